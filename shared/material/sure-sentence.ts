import type { SentenceWords } from "#shared/languages/book.ts";
import { isFiniteWord, lookAtSentence } from "./look-at-sentence.ts";

/** "No corporate team managed so far" has the look of a sentence. */
const NOTHING: ReadonlySet<string> = new Set(["no"]);

const SUBJECT_WITHIN = 4;
const INVERTED_WITHIN = 8;
const VERB_WITHIN = 9;

/**
 * Whether a line that looks like a sentence may stand in prose: somebody speaks at its beginning, it begins with a noun
 * that a known verb follows, or it was typed with a capital and a full stop. Whatever else may be a sentence stands in
 * the table, where one is as good as a note.
 */
export function isSurelySentence(text: string, words: SentenceWords): boolean {
  const typed = text.trim();
  if (beginsWithNote(typed, words)) return false;
  // "5 personas a cargo.": a figure is nobody who speaks.
  if (isTypedWhole(typed) && !(words.dropsSubject && /^\p{N}/u.test(typed))) return true;
  const head = tokensOf(/^[^,:;(]*/u.exec(typed)?.[0] ?? "");
  const tokens = tokensOf(typed);
  const [first = "", second = ""] = tokens;
  // "Do the ordering, got waste down": a verb without anybody.
  if (!words.dropsSubject && (words.bare.includes(first) || first === "do") && !words.subjects.includes(second))
    return false;
  const isVerb = (token: string) => isFiniteWord(token, words) && !words.notFiniteBare.includes(token);
  const speaks = (token: string, at: number) =>
    (words.subjects.includes(token) || words.subjects.includes(token.split("'")[0] ?? "")) &&
    (at === 1 || !words.subordinators.includes(tokens[at - 1] ?? ""));
  if (words.leads.includes(first) && (isVerb(second) || isPast(second, words))) return true;
  const opens = words.adverbials.includes(first) || /^\p{N}/u.test(first);
  if (words.dropsSubject) {
    const start = opens ? head.slice(0, INVERTED_WITHIN) : [first];
    if (start.some((token) => isVerb(token) || isPast(token, words))) return true;
  }
  const within = words.perfect !== "" || words.adverbials.includes(first) ? INVERTED_WITHIN : SUBJECT_WITHIN;
  if (tokens.length > 2 && head.slice(0, within).some(speaks)) return true;
  return (
    words.determiners.includes(first) &&
    !NOTHING.has(first) &&
    tokens.slice(2, VERB_WITHIN).some((token, at) => isVerb(token) && !words.determiners.includes(tokens[at + 1] ?? ""))
  );
}

/**
 * "Comité Paritario: asesoré a 3" is under a title; "Budget 1,9 Mio, ich verhandle" is a note before a sentence, as German
 * has its verb where the subject stands here.
 */
function beginsWithNote(text: string, words: SentenceWords): boolean {
  const [, title = ""] = /^(\p{Lu}\p{L}*(?: \p{L}+){1,2})\s?:\s\p{Ll}/u.exec(text) ?? [];
  const [, head = ""] =
    words.nouns.length === 0 ? [] : (/^((?:[^,]|,(?=\d)){4,60}),\s(?:ich|wir)\s/iu.exec(text) ?? []);
  const notes = [title, head].filter((one) => one.includes(" "));
  return notes.some((one) => lookAtSentence(one, words).is !== "sentence");
}

/** Begins with a capital or a figure, ends with a full stop, and has three words. Each is looked for once. */
function isTypedWhole(text: string): boolean {
  const [, second] = text.matchAll(/\s/gu);
  return /^[\p{Lu}\p{N}]/u.test(text) && /[.!?]["”»“)]?$/u.test(text.slice(-2)) && second !== undefined;
}

/** "Do the ordering, got waste down": a verb without anybody. */
export function lacksSubject(text: string, { dropsSubject, bare, subjects }: SentenceWords): boolean {
  const [first = "", second = ""] = tokensOf(text);
  return !dropsSubject && (bare.includes(first) || first === "do") && !subjects.includes(second);
}

/** A form that only a past of the person's has in a language that drops its subject ("bajé", "atendía"). */
function isPast(token: string, { dropsSubject, finiteEnds, verbFirst, notFinite }: SentenceWords): boolean {
  const ends = [...finiteEnds, ...verbFirst.alwaysEnds];
  return (
    dropsSubject &&
    !notFinite.includes(token) &&
    !verbFirst.not.includes(token) &&
    ends.some((end) => token.length > end.length + 1 && token.endsWith(end))
  );
}

/** "Lehrtochter betreut" lacks an article as well, and "Regale eingeräumt" or "Gräber, Stufen und Platten …" does not. */
export function lacksArticle(text: string, { verbFirst, determiners, leads, adverbials }: SentenceWords): boolean {
  const [first = ""] = text.split(/\s+/u);
  const low = first.toLowerCase();
  const isNoun = ![verbFirst.before, determiners, leads, adverbials].some((words) => words.includes(low));
  return isNoun && /^[\p{L}-]+$/u.test(first) && !/(?:[^u]n|e|s)$/u.test(first);
}

function tokensOf(text: string): string[] {
  return (
    text
      .slice(0, 400)
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/(?<!\p{L})(j')(?=\p{L})/gu, "$1 ")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  );
}
