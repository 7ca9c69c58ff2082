import type { Book } from "#shared/languages/book.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { JobHead, PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { clean } from "./text-words.ts";

/** The role as the person is called by it; empty where it names both genders and their own titles do not say which is theirs. */
export function roleOf(job: JobHead, reading: PostingReading | null, material: Material, book: Book): string {
  const { jobs } = material;
  const role = withoutGenderMarks(job.role);
  const read = reading?.head.role;
  const value = clean(read?.value ?? "");
  // "Infirmier(ère) en chef", to which the person has added "– Soins intensifs".
  const rest = clean(job.role).startsWith(value) ? clean(job.role).slice(value.length) : null;
  const listed = rest === null ? [] : (read?.forms ?? []).map((form) => withoutGenderMarks(form + rest));
  const forms = listed.length > 0 ? listed : formsOf(role);
  const own = jobs.flatMap(({ title }) => wordsOf(title));
  if (forms.length === 0) return namesBoth(role, book) || isPlural(role, book) ? "" : asTheirs(role, own, book);
  const called = [...own, ...calledThemselves(material)];
  const named = forms.filter((form) => ownWords(form, forms).some((word) => called.includes(word)));
  if (named.length === 1) return named[0] ?? "";
  const sex = sexOf(called, material, book);
  const theirs = forms.filter((form) => ownWords(form, forms).some((word) => isFeminine(word, book)));
  if (sex === null || theirs.length !== 1) return "";
  return (sex === "female" ? theirs[0] : forms.find((form) => !theirs.includes(form))) ?? "";
}

/** "Techniker:in / Maschinist:in", "assistant-e", and "promotor(a)" as a man and as a woman is called. */
function formsOf(role: string): string[] {
  const marked = /(?<=\p{Ll}{3})(?:[:*_]|\/-?|\()in\)?(?!\p{L})/gu;
  if (marked.test(role)) return [role.replace(marked, ""), role.replace(marked, "in")];
  const woman = role.replace(ENDS, (_all, last: string, end: string) =>
    end === "a" && last === "o" ? "a" : end === "ve" && last === "f" ? "ve" : last + end,
  );
  return woman === role ? [] : [role.replace(ENDS, "$1"), woman];
}

/** "-e" and "-ve" of French, "(a)" of Spanish, behind the end of the other form. */
const ENDS = /(?<=\p{Ll}{2})(\p{Ll})(?:[-·]|\()(e|ve|a)\)?(?!\p{L})/gu;

/** What the person's own titles say of them, or what else they call themselves, where all that say it agree. */
function sexOf(called: readonly string[], { jobs }: Material, { words }: Book): "female" | "male" | null {
  const titles = jobs.flatMap(({ title }) => wordsOf(title).find((word) => word.length > SHORT_HEAD) ?? []);
  // "Bin immer pünktlich" ends like a man, and names none.
  const heads = (titles.length > 0 ? titles : called).filter((word) => !words.notPersons.includes(word));
  const has = (ends: readonly string[]) =>
    heads.some((word) => ends.some((end) => word.length > end.length + 2 && word.endsWith(end)));
  const [isWoman, isMan] = [has(words.feminine), has(words.masculine)];
  return isWoman === isMan ? null : isWoman ? "female" : "male";
}

const SHORT_HEAD = 4;

/** Of two forms of a title the one that is longer by an end, or has "a" where the other has "o" or "e". */
function isFeminine(word: string, { words }: Book): boolean {
  return words.feminineForms.some((end) => word.endsWith(end));
}

/** "para ser profesor", "suis développeuse": what people call themselves in what they tell. */
function calledThemselves({ jobs, plain, completions }: Material): string[] {
  const texts = [...jobs.flatMap(({ lines }) => lines), ...plain].map(({ text }) => text);
  return [...texts, ...completions.map(({ ending }) => ending)].flatMap((text) =>
    [...text.matchAll(asPerson)].flatMap(([, word = ""]) => word.toLowerCase()),
  );
}

const calls = "soy|ser|fui|bin|war|suis|étais|être|devenir|comme|como|als|desde entonces";
const begins = "(?:trabajé|trabajo|empecé|empece|entré|estuve|estoy|certificado|título|titulo) de";
const asPerson = new RegExp(
  String.raw`(?<!\p{L})(?:${calls}|${begins})\s(?:une?\s|eine?\s|una?\s)?(\p{L}{4,})(?!\p{L})`,
  "giu",
);

/** "Bauzeichner" as "Bauzeichnerin" of who has been one. */
function asTheirs(role: string, own: readonly string[], { sentences }: Book): string {
  if (sentences.nouns.length === 0) return role;
  return role.replace(/\p{Lu}\p{Ll}{3,}(?!\p{L})/gu, (word) =>
    own.includes(`${word.toLowerCase()}in`) ? `${word}in` : word,
  );
}

/** What tells one form of a title from the others. */
function ownWords(form: string, forms: readonly string[]): string[] {
  return wordsOf(form).filter((word) => forms.every((other) => other === form || !wordsOf(other).includes(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
}

const SAME_START = 4;

/** "Verkäufer/in", "ingénieur(e)", "director/a", "directeur ou directrice". */
export function namesBoth(role: string, { words }: Book): boolean {
  if (words.titleArticles) return false;
  if (/\p{Ll}(?:\(-?\p{Ll}{1,5}\)|[/·•*:_]-?\p{Ll}{1,5})(?!\p{L})/u.test(role)) return true;
  const parts = role.toLowerCase().split(/\s?(?:\/|\bou\b|\boder\b|\bo\b|\by\b|\bu\b)\s?/u);
  return parts.some((part, at) => {
    const [last = ""] = wordsOf(parts[at - 1] ?? "").slice(-1);
    return last.length > SAME_START && wordsOf(part)[0]?.startsWith(last.slice(0, SAME_START));
  });
}

/** "Technicians" are several posts, and none of them is called so. */
function isPlural(role: string, { words }: Book): boolean {
  const [head = ""] = role.toLowerCase().split(/ (?:of|for|in|at|–|-|to) |[,(–|]/u);
  const last = head.trim().split(" ").at(-1) ?? "";
  return words.titleArticles && words.personEndings.some((end) => last.endsWith(`${end}s`)) && !last.endsWith("ss");
}

/** "(m/w/d)", "H/F" and their kin say whom the posting is for, not what the post is. */
export function withoutGenderMarks(role: string): string {
  return clean(role)
    .replace(/\s*[([][mwfdhxnv]\s?[/|,]\s?[mwfdhxnv](?:\s?[/|,]\s?[mwfdhxnv*])?[)\]]/giu, "")
    .replace(/\s+[HFMW]\s?\/\s?[HFMW](?:\s?\/\s?[DX])?$/u, "")
    .replace(/(?<=\p{L} )(?:Of|And|The|For)(?= \p{L})/gu, (word) => word.toLowerCase())
    .replace(/\s(?:für|in|for|to join|pour|para|en)\s(?:unser|our\s|notre\s|nos\s|nuestr)[^\n]*$/iu, "")
    .trim();
}
