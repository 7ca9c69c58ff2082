import type { Strength } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { withTo } from "./elision.ts";
import { lowerFirst } from "./letter-case.ts";
import { lineAsTyped, readLine } from "./lines.ts";
import { strongSpan } from "./person-spans.ts";
import { asManner, strengthAsNoun, withMy, withoutArticle } from "./strengths.ts";

/** What the slots stand for that name what somebody is like. */
export const strengthFillers: Record<string, (message: Message) => Span | null> = {
  "mon-strength": ({ strengths = [] }) => inForm(strengths, withMy),
  "avec-strength": ({ strengths = [] }) => inForm(strengths, asManner),
  "à-strength": ({ strengths = [] }) => inForm(strengths, withTo),
  "two-strengths": ({ strengths = [] }) => (nounsOf(strengths).size > 1 ? inForm(strengths, inRow) : null),
  strength: ({ strengths = [] }) => strongSpan(strengths, ({ text }) => strengthAsNoun(text)),
  "strength-typed": ({ strengths = [] }) => {
    const typed = strengths.filter(({ text }) => !strengthAsNoun(text));
    const [first] = typed;
    // "je sais écouter et souriante" is no row.
    const alike = typed.filter(({ text }) => first && isClause(text) === isClause(first.text));
    return strongSpan(alike, ({ text }) => strengthTyped(text));
  },
};

function isClause(text: string): boolean {
  return /^(?:work|clause|sentence)$/u.test(readLine(text).kind);
}

/** "lecteur insatiable", "à l’aise avec les procédures": what somebody is stands as it was typed. */
function strengthTyped(text: string): string {
  const read = readLine(text);
  return isClause(text) || read.kind === "foreign" ? lineAsTyped(read, false) : lowerFirst(text);
}

function nounsOf(strengths: readonly Strength[]): ReadonlySet<string> {
  return new Set(strengths.flatMap(({ text }) => strengthAsNoun(text) ?? []));
}

/** "patience et créativité"; what has a complement needs its article. */
function inRow(noun: string): string | null {
  const bare = withoutArticle(noun);
  return bare.includes(" ") ? null : bare;
}

/** Null where one of them has not that form: the others would stand for all. */
function inForm(strengths: readonly Strength[], form: (noun: string) => string | null): Span | null {
  if ([...nounsOf(strengths)].some((noun) => form(noun) === null)) return null;
  return strongSpan(strengths, ({ text }) => {
    const noun = strengthAsNoun(text);
    return noun && form(noun);
  });
}
