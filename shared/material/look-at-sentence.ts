import type { SentenceWords } from "#shared/languages/book.ts";
import { hangingClause } from "./hanging-clause.ts";

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
  const opened = /^[^.!?…]*/u.exec(trimmed.slice(0, LOOKED_AT))?.[0] ?? "";
  // "120 ha de cerezos": hectares are no verb.
  const first = opened.replace(/(?<=\d\s?)ha(?!\p{L})/gu, "x");
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
  const state = words.selfStates[`${opening} ${next}`];
  if (state !== undefined)
    return { is: "fragment", mended: `${state} ${decapitalised(trimmed)}`, isSure: true, now: true };
  const head = tokensOf(/^.*?(?=,\s)/u.exec(first)?.[0] ?? "").length;
  const hanging = hangingClause(tokens, head, words);
  if (hanging !== null)
    return {
      is: "fragment",
      mended: hanging === "" ? null : `${hanging} ${decapitalised(trimmed)}`,
      isSure: false,
      now: false,
    };
  const isVerbless =
    head > 0 &&
    !tables.adverbials.has(opening) &&
    !tables.determiners.has(opening) &&
    !tokens.slice(0, head).some((token) => tables.subjects.has(token) || isFiniteVerb(token)) &&
    !tables.subjects.has(tokens[head] ?? "") &&
    !tables.determiners.has(tokens[head] ?? "");
  const hasLead = tables.leads.has(opening);
  const verb = hasLead ? next : opening;
  const after = tokens[hasLead ? 2 : 1] ?? "";
  const startsBare = words.bareEnds.some((end) => opening.length > end.length + 2 && opening.endsWith(end));
  // "Service and repair of" are nouns.
  const isPair =
    after === "and" && tokens[3] !== "of" && [tables.bases, tables.bare].some((known) => known.has(tokens[2] ?? ""));
  const isBase = !hasLead && tables.bases.has(verb) && (BEHIND_BASE.has(after) || isPair);
  const startsWithVerb =
    !startsBare &&
    (isVerbFirst(verb, after, words.verbFirst, tables) ||
      (!hasLead && tables.forms.has(verb) && /^\p{Ll}/u.test(trimmed)) ||
      isBase);
  const perfect =
    !startsWithVerb && !hasLead && !tables.bare.has(verb)
      ? perfectOf(trimmed, first, tokens, words, tables, isFiniteVerb)
      : null;
  if (perfect !== null) return { is: "fragment", mended: perfect, isSure: true, now: false };
  const isHalf =
    (isVerbless && !startsWithVerb && !tables.bare.has(verb)) ||
    (tables.countNouns.has(opening) && isFiniteVerb(next)) ||
    ((tables.openers.has(opening) || tables.openers.has(next)) && !tokens.slice(1, VERB_WITHIN).some(isFiniteVerb));
  if (isHalf && !hasLead) return { is: "fragment", mended: null, isSure: false, now: false };
  const isOwnLater =
    tokens.slice(0, 3).some((token) => tables.subjects.has(token)) ||
    (head > 0 &&
      tokens[head] === words.subject.toLowerCase() &&
      words.verbFirst.ends.some((end) => verb.endsWith(end)));
  const isParticiple = !isEmpty(words.participles) && words.verbFirst.ends.some((end) => opening.endsWith(end));
  if (!words.dropsSubject && (tables.bare.has(verb) || (startsWithVerb && !isParticiple)) && !isOwnLater) {
    const slip = tables.slips.get(verb);
    const rest = decapitalised(slip === undefined ? trimmed : trimmed.replace(/^\S+/u, slip));
    const isSure = !hasLead && (tables.sure.has(verb) || startsWithVerb) && (isPair || !tables.never.has(after));
    const now = isSure && (tables.sureNow.has(verb) || isBase || (tables.forms.has(verb) && !tables.sure.has(verb)));
    return { is: "fragment", mended: withSubject(words.subject, rest), isSure, now };
  }
  if (words.dropsSubject && startsWithVerb) return { is: "sentence" };
  if (tokens.some((token, at) => tables.subjects.has(token) && at < tokens.length - 1)) return { is: "sentence" };
  const [auxiliary] = startsWithVerb && isParticiple ? Object.values(words.participles) : [];
  const [, known] = Object.entries(words.participles).find(([end]) => opening.endsWith(end)) ?? [];
  const participle = auxiliary ?? (opening.endsWith("té") ? undefined : known);
  if (words.dropsSubject && (isFiniteVerb(verb) || isFiniteVerb(after))) return { is: "sentence" };
  if (tokens.some((_, at) => at > 0 && isVerbAt(tokens, at, words)) && !(participle && startsWithVerb))
    return { is: startsBare ? "unsure" : "sentence" };
  if (tables.determiners.has(opening) && tokens.length > 3) return { is: "unsure" };
  const mended = participle ? `${participle} ${decapitalised(trimmed)}` : null;
  return { is: "fragment", mended, isSure: mended !== null && startsWithVerb, now: false };
}

/** Whether that word is a finite verb; one in "-ed" behind "and", "the" or the like is none ("and planned repairs"). */
function isVerbAt(tokens: readonly string[], at: number, words: SentenceWords): boolean {
  const { finite, notFinite, determiners, before } = tablesOf(words);
  const token = tokens[at] ?? "";
  const hasEnd = words.finiteEnds.some((end) => token.length > end.length + 2 && token.endsWith(end));
  const last = tokens[at - 1] ?? "";
  if (hasEnd && (determiners.has(last) || before.has(last))) return false;
  return finite.has(token) || (hasEnd && !notFinite.has(token));
}

function isEmpty(table: object): boolean {
  return Object.keys(table).length === 0;
}

/** Whether the first word is what the person does or did, by its form and by what follows. */
function isVerbFirst(verb: string, after: string, { ends, alwaysEnds }: SentenceWords["verbFirst"], tables: Tables) {
  if (tables.notVerbs.has(verb)) return false;
  const hasEnd = (one: string) => verb.length > one.length + 2 && verb.endsWith(one);
  if (alwaysEnds.some(hasEnd)) return true;
  return (tables.forms.has(verb) || ends.some(hasEnd)) && (tables.before.has(after) || /^\p{N}/u.test(after));
}

/** "Reklamationen auf 31 ppm gesenkt" behind "Ich habe"; null where a verb stands already. */
function perfectOf(
  text: string,
  first: string,
  tokens: readonly string[],
  { perfect }: SentenceWords,
  tables: Tables,
  isFiniteVerb: (token: string) => boolean,
): string | null {
  if (perfect === "") return null;
  // "Gräber, Stufen und Platten gefertigt, meist zu zweit": the first part that ends so, with what stands before it.
  const parts = first.split(/[,;(:]/u).map(tokensOf);
  const ends = parts.findIndex((part) => tables.lastParticiples.has(part.at(-1) ?? ""));
  // "Kurs 2021, zwei Lernende begleitet" notes two things.
  if (parts.slice(0, Math.max(0, ends)).some((part) => /^(?:19|20)\d\d$/u.test(part.at(-1) ?? ""))) return null;
  const clause = parts.slice(0, ends + 1).flat();
  if (clause.length < 2 || (ends > 0 && /^\P{L}/u.test(first))) return null;
  if (tokens.some((token) => tables.subjects.has(token)) || clause.slice(0, -1).some(isFiniteVerb)) return null;
  const [opening = "", next = ""] = first.split(/\s+/u);
  const low = opening.toLowerCase();
  const isAdjective = /(?:e|en|er|es|em)$/u.test(low) && /^\p{Lu}/u.test(next);
  const isSmall = isAdjective || tables.before.has(low) || tables.determiners.has(low);
  return `${perfect} ${isSmall ? decapitalised(text) : text}`;
}

/** "J’ai" where the subject loses its vowel. */
function withSubject(subject: string, rest: string): string {
  return subject === "Je" && /^[aeiouyhéèêàâîïôû]/iu.test(rest) ? `J’${rest}` : `${subject} ${rest}`;
}

/** "Inspect and repair brakes": what stands behind a verb and behind no noun that looks like one. */
const BEHIND_BASE: ReadonlySet<string> = new Set(["a", "all", "an", "every", "my", "our", "the", "their", "up"]);

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
  | "countNouns"
  | "adverbials"
  | "forms"
  | "before"
  | "notVerbs"
  | "lastParticiples"
  | "bases",
  ReadonlySet<string>
> &
  Record<"slips" | "perfects", ReadonlyMap<string, string>>;

const made = new WeakMap<SentenceWords, Tables>();

/** Whether a word is surely a finite verb by the table alone. */
export function isFiniteWord(word: string, words: SentenceWords): boolean {
  return tablesOf(words).finite.has(word);
}

function tablesOf(words: SentenceWords): Tables {
  const known = made.get(words);
  if (known) return known;
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
    adverbials: new Set(words.adverbials),
    forms: new Set(words.verbFirst.forms),
    before: new Set(words.verbFirst.before),
    notVerbs: new Set(words.verbFirst.not),
    lastParticiples: new Set(words.lastParticiples),
    // English only: "inspect" of "inspected", "calibrate" of "calibrated".
    bases: new Set(words.subject === "I" ? bare.filter((verb) => /ed$/u.test(verb)).flatMap(basesOf) : []),
    slips: new Map(Object.entries(words.slips)),
    perfects: new Map(Object.entries(words.perfects)),
  };
  made.set(words, tables);
  return tables;
}

function basesOf(past: string): string[] {
  return past.endsWith("ied") ? [`${past.slice(0, -3)}y`] : [past.slice(0, -2), past.slice(0, -1)];
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

/** "Never had" as it stands behind a subject; names, short forms and the polite German "Sie" keep their capitals. */
export function decapitalised(text: string): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? "";
  const stays = /\p{Lu}/u.test(word.slice(1)) || /^(?:I(?:$|['’])|Sie$|Ihnen$)/u.test(word);
  return stays ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function mendSecond(text: string, subject: string, second: string): string {
  return text.replace(/^\S+\s+\S+/u, `${subject} ${second}`);
}
