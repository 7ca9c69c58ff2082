import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { languageRows } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { tools } from "./lexicon/tools.ts";
import { numberWords } from "./number-words.ts";
import { fold, isSameWord, type Word } from "./words.ts";

/** Tools, methods and materials that the person has not named. */
export function checkTools(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  return [...clause.folded.matchAll(anyTool)].flatMap((match): Claim[] => {
    const row = rowOfTool.get(match[1] ?? "");
    if (row === undefined || row.some((form) => hasForm(form, evidence))) return [];
    const posted = row.some((form) => evidence.postingFolded.includes(form));
    if (posted && clause.mode === "offer") return [];
    const text = clause.text.slice(match.index, match.index + match[0].length);
    return [{ kind: "tool", text, at: clause.at + match.index, why: posted ? "posting" : "nowhere" }];
  });
}

function hasForm(form: string, evidence: Evidence): boolean {
  if (evidence.factsFolded.includes(form) || evidence.inHeading(form)) return true;
  return (
    !form.includes(" ") &&
    form.length > 4 &&
    evidence.units.some((unit) => unit.words.some((word) => isSameWord(word.folded, form)))
  );
}

const rowOfTool = new Map<string, string[]>();
for (const line of tools) {
  const forms = line.split(/[\s|]+/u).map((form) => form.replaceAll("_", " "));
  for (const form of forms) rowOfTool.set(form, [...(rowOfTool.get(form) ?? []), ...forms]);
}
const anyTool = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...rowOfTool.keys()].sort((a, b) => b.length - a.length).join("|")})(?:s|es|e|n|en)?(?![\\p{L}\\p{N}])`,
  "gu",
);

/** What stands where a skill, a tool or a held title is named, and is in no fact. */
export function checkFrames(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  const { skill, as } = phrases[evidence.language];
  return [
    ...[...clause.folded.matchAll(skill)].flatMap((match) =>
      looseItems(clause, match, evidence).map((claim) => ({ ...claim, kind: "tool" as const })),
    ),
    ...[...clause.folded.matchAll(as)].flatMap((match) => looseTitle(clause, match, evidence)),
  ];
}

function looseItems(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Claim[] {
  return itemsAfter(clause, match, evidence).flatMap((item): Claim[] => {
    const judged = item.filter(({ folded }) => !isCommon(folded) && evidence.canJudge(folded));
    const loose = judged.filter(({ folded }) => !isToldOf(folded, evidence));
    const [first] = loose;
    if (!first || 2 * loose.length < judged.length) return [];
    const last = loose.at(-1) ?? first;
    const posted = loose.every(({ folded }) => evidence.inPosting(folded));
    return [
      {
        kind: "tool",
        text: clause.text.slice(first.at - clause.at, last.end - clause.at),
        at: first.at,
        why: posted ? "posting" : "nowhere",
      },
    ];
  });
}

function isToldOf(word: string, evidence: Evidence): boolean {
  return evidence.knows(word) || evidence.inHeading(word);
}

/** The nouns of a list behind a frame, item by item. */
function itemsAfter(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Word[][] {
  const { stop } = phrases[evidence.language];
  const from = clause.at + (match.index ?? 0) + match[0].length;
  const items: Word[][] = [[]];
  let end = from;
  let count = 0;
  for (const word of clause.words.filter(({ at }) => at >= from)) {
    const gap = clause.text.slice(end - clause.at, word.at - clause.at);
    if (/[.;:!?()—–]/u.test(gap) || stop.has(word.folded) || count > 8) break;
    if (gap.includes(",") && !goesOn(clause.text.slice(word.at - clause.at))) break;
    if (gap.includes(",") || joins.has(word.folded)) items.push([]);
    end = word.end;
    count++;
    if (joins.has(word.folded) || word.folded.length < 3 || /^\d/u.test(word.text)) continue;
    if (languages.has(word.folded) || numberWords(evidence.language).has(word.folded)) continue;
    items.at(-1)?.push(word);
  }
  return items.filter((item) => item.length > 0);
}

/** A comma begins another item only where more items or an "and" follow; else it begins an aside. */
function goesOn(rest: string): boolean {
  const near =
    fold(rest)
      .split(/[.;:!?()]/u)[0]
      ?.split(/\s+/u)
      .slice(0, 7) ?? [];
  return near.some((word) => joins.has(word) || word.endsWith(","));
}

const joins = new Set("and or und oder et ou y e o as sowie plus".split(" "));
const languages = new Set(languageRows.join(" ").split(/[\s|]+/u));

/** "as a head gardener": a word for an occupation that no post of the person has. */
function looseTitle(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Claim[] {
  const [item] = itemsAfter(clause, match, evidence);
  const loose = (item ?? [])
    .slice(0, 4)
    .filter(
      ({ folded, text }) =>
        !isToldOf(folded, evidence) &&
        !isCommon(folded) &&
        isOccupation.test(folded) &&
        (evidence.language !== "de" || /^\p{Lu}/u.test(text)) &&
        evidence.canJudge(folded),
    );
  const [first] = loose;
  if (!first) return [];
  const posted = loose.every(({ folded }) => evidence.inPosting(folded));
  return [{ kind: "title", text: first.text, at: first.at, why: posted ? "posting" : "nowhere" }];
}

const isOccupation =
  /(?:er|or|ist|ian|ant|ent|man|woman|eer|ee|nurse|chef|cook|clerk|lead|head|smith|apprentice|intern|captain|guard|agent|assistant|aide|coach|erin|eur|euse|in|kraft|mann|frau|koch|leitung|assistenz|hilfe|ier|iere|iste|ien|ienne|trice|cadre|apprenti|stagiaire|ora|ero|era|ista|enta|anta|ario|aria|ico|ica|jefe|jefa|auxiliar|oficial|aprendiz|becario|becaria)$/u;
