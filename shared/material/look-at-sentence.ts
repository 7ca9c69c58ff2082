import type { SentenceWords } from "#shared/languages/book.ts";

/**
 * What the first sentence of a text is. `mended` is the smallest mend; `isSure` says that it may be made unasked,
 * because all that is missing is the subject, `now` that this holds for what is still done.
 */
export type Looked =
  | { is: "sentence" | "unsure" }
  | { is: "fragment" | "slip"; mended: string | null; isSure: boolean; now: boolean };

/** Looks at words alone, so its time grows with the text's length only. */
export function lookAtSentence(text: string, words: SentenceWords): Looked {
  const trimmed = text.trim();
  const first = /^[^.!?…]*/u.exec(trimmed.slice(0, LOOKED_AT))?.[0] ?? "";
  const tokens = tokensOf(first.length > 2 ? first : trimmed.slice(0, LOOKED_AT));
  const [opening = "", next = ""] = tokens;
  const tables = tablesOf(words);

  if (tables.subjects.has(opening) && tokens.length > 1) {
    const isOwn = opening === words.subject.toLowerCase();
    const since = tokens.indexOf(words.since);
    const lasts = words.since !== "" && since > 1 && /^\d{4}$/u.test(tokens[since + 1] ?? "");
    const slip = isOwn ? (tables.slips.get(next) ?? (lasts ? tables.perfects.get(next) : undefined)) : undefined;
    if (slip === undefined) return { is: "sentence" };
    const isSure = !tables.slips.has(next);
    return { is: "slip", mended: mendSecond(trimmed, words.subject, slip), isSure, now: false };
  }
  const isFiniteVerb = (token: string) =>
    tables.finite.has(token) ||
    (!tables.notFinite.has(token) &&
      words.finiteEnds.some((end) => token.length > end.length + 2 && token.endsWith(end)));
  const isHalf =
    (!words.dropsSubject &&
      /^\p{L}+,\s/u.test(trimmed) &&
      !tokens.slice(1, 3).some((token) => tables.subjects.has(token)) &&
      tokens.length > 2) ||
    (tables.countNouns.has(opening) && isFiniteVerb(next)) ||
    ((tables.openers.has(opening) || tables.openers.has(next)) && !tokens.slice(1, VERB_WITHIN).some(isFiniteVerb));
  if (isHalf && !tables.leads.has(opening)) return { is: "fragment", mended: null, isSure: false, now: false };
  const hasLead = tables.leads.has(opening);
  const verb = hasLead ? next : opening;
  const after = tokens[hasLead ? 2 : 1] ?? "";
  if (!words.dropsSubject && tables.bare.has(verb) && !tokens.some((token) => tables.subjects.has(token))) {
    const slip = tables.slips.get(verb);
    const rest = decapitalised(slip === undefined ? trimmed : trimmed.replace(/^\S+/u, slip));
    const isSure = !hasLead && tables.sure.has(verb) && !tables.never.has(after);
    const now = isSure && tables.sureNow.has(verb);
    return { is: "fragment", mended: withSubject(words.subject, rest), isSure, now };
  }
  if (tokens.some((token, at) => tables.subjects.has(token) && at < tokens.length - 1)) return { is: "sentence" };
  const participle = Object.entries(words.participles).find(
    ([end]) => opening.endsWith(end) && !opening.endsWith("té"),
  );
  if (words.dropsSubject && (isFiniteVerb(verb) || isFiniteVerb(after))) return { is: "sentence" };
  const startsBare = words.bareEnds.some((end) => opening.length > end.length + 2 && opening.endsWith(end));
  if (tokens.slice(1).some(isFiniteVerb)) return { is: startsBare ? "unsure" : "sentence" };
  if (tables.determiners.has(opening) && tokens.length > 3) return { is: "unsure" };
  const mended = participle ? `${participle[1]} ${decapitalised(trimmed)}` : null;
  return { is: "fragment", mended, isSure: false, now: false };
}

/** "J’ai" where the subject loses its vowel. */
function withSubject(subject: string, rest: string): string {
  return subject === "Je" && /^[aeiouyhéèêàâîïôû]/iu.test(rest) ? `J’${rest}` : `${subject} ${rest}`;
}

const LOOKED_AT = 400;
const VERB_WITHIN = 5;

type Tables = Record<
  | "subjects"
  | "leads"
  | "bare"
  | "sure"
  | "sureNow"
  | "never"
  | "finite"
  | "notFinite"
  | "determiners"
  | "openers"
  | "countNouns",
  ReadonlySet<string>
> &
  Record<"slips" | "perfects", ReadonlyMap<string, string>>;

const known = new WeakMap<SentenceWords, Tables>();

/** Whether a word is surely a finite verb by the table alone. */
export function isFiniteWord(word: string, words: SentenceWords): boolean {
  return tablesOf(words).finite.has(word);
}

function tablesOf(words: SentenceWords): Tables {
  const made = known.get(words);
  if (made) return made;
  const { subjects, leads, bare, unsure, sureNow, notFiniteBare, never, finite, notFinite, determiners } = words;
  const isUnsure = new Set(unsure);
  const isOther = new Set(notFiniteBare);
  const tables = {
    subjects: new Set(subjects),
    leads: new Set(leads),
    bare: new Set(bare),
    sure: new Set(bare.filter((verb) => !isUnsure.has(verb))),
    sureNow: new Set(sureNow),
    never: new Set(never),
    finite: new Set([...finite, ...bare.filter((verb) => !isOther.has(verb))]),
    notFinite: new Set(notFinite),
    determiners: new Set(determiners),
    openers: new Set(words.openers),
    countNouns: new Set(words.countNouns),
    slips: new Map(Object.entries(words.slips)),
    perfects: new Map(Object.entries(words.perfects)),
  };
  known.set(words, tables);
  return tables;
}

function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/(?<!\p{L})(j')(?=\p{L})/gu, "$1 ")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  );
}

/** "Never had" as it stands behind a subject; names and short forms keep their capitals. */
export function decapitalised(text: string): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? "";
  const stays = /\p{Lu}/u.test(word.slice(1)) || /^I(?:$|['’])/u.test(word);
  return stays ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function mendSecond(text: string, subject: string, second: string): string {
  return text.replace(/^\S+\s+\S+/u, `${subject} ${second}`);
}
