import { numberWords } from "#shared/claims/number-words.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import type { Post, Profile } from "../facts/profile.ts";
import { INCLUDED_TIME, TIME_IN_WORK, TIME_SPAN } from "../lexicon/work-words.ts";
import { fold } from "../words/stem.ts";
import { stemsOf } from "../words/stems.ts";
import { weakStems } from "../words/weak-stems.ts";
import { fieldsOfWork } from "./fields-of-work.ts";

/** "5+ years in warehouse operations": how long, and the telling words of the field; none if any work counts. */
export type YearsAsked = { months: number; field: ReadonlySet<string> };

/** A span of time that the posting wants somebody to have worked; null if it names none. */
export function yearsAsked(text: string): YearsAsked | null {
  const folded = fold(text);
  if (!TIME_IN_WORK.test(folded)) return null;
  const span = TIME_SPAN.exec(folded);
  const { count = "", unit = "" } = span?.groups ?? {};
  const number = /^\d+$/u.test(count) ? Number(count) : NUMBERS.get(count);
  if (!span || !number || number > 40) return null;
  const rest = `${folded.slice(0, span.index)} ${folded.slice(span.index + span[0].length)}`;
  const field = [...stemsOf(rest.replace(INCLUDED_TIME, " "))].filter((stem) => !OF_ANY_WORK.has(stem));
  return { months: /^m/u.test(unit) ? number : number * 12, field: new Set(field) };
}

/** The posts that were held in the field, and for how many months together; a month is counted once. */
export function yearsShown({ field }: YearsAsked, { posts }: Profile): { posts: Post[]; months: number } {
  const shown = posts.filter((post) => field.size === 0 || isInField(post, field));
  return { posts: shown, months: monthsCovered(shown) };
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ["one", 1],
  ["ein", 1],
  ["eines", 1],
  ["einem", 1],
  ["un", 1],
  ...languageSchema.options.flatMap((language) => [...numberWords(language)]),
]);

const OF_ANY_WORK: ReadonlySet<string> = stemsOf(
  "progressively progressive verifiable verified recent professional hands-on practical commercial comparable full-time similar field role industry setting environment preferred mindestens einschlägige einschlägig mehrjährige praktische vergleichbar berufserfahrung berufspraxis bereich expérience similaire probante fonction avérée confirmée significative réussie domaine minimum mínima demostrable similar sector puesto previa",
);

/** Words of the title tell what the post was; what else is told of it has to speak for the field twice. */
export function isInField(post: Post, field: ReadonlySet<string>): boolean {
  const title = stemsOf(post.title);
  const told = new Set([...stemsOf(post.company), ...post.lines.flatMap(({ text }) => [...stemsOf(text)])]);
  const telling = [...field].filter((stem) => !weakStems.has(stem));
  const words = telling.length > 0 ? telling : [...field];
  const inTitle = words.filter((stem) => title.has(stem)).length;
  if (inTitle > 0 && inTitle * 3 >= words.length) return true;
  if (words.length > 0 && words.every((stem) => title.has(stem) || told.has(stem))) return true;
  return FIELDS.some((shown) => {
    // "Correctional Care, Critical Care …": a word in many is no field.
    if (words.filter((stem) => shown.has(stem)).length * LEAST_PART < words.length) return false;
    return [...title].some((stem) => shown.has(stem)) || [...told].filter((stem) => shown.has(stem)).length >= 2;
  });
}

/** At least one in so many of the field's words has to speak for it. */
const LEAST_PART = 4;

const FIELDS: readonly ReadonlySet<string>[] = fieldsOfWork.map(stemsOf);

/** Words of several fields that are no kin: somebody sits at the desk of a hotel as of an office. */
const BRIDGES: ReadonlySet<string> = stemsOf("hotel reception receptionist service helpdesk assistant");

/**
 * Whether two sets of words show fields of work that have nothing to do with each other; where one shows none, nobody
 * can say.
 */
export function areFieldsApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shownBy = (words: ReadonlySet<string>) => FIELDS.filter((shown) => [...words].some((word) => shown.has(word)));
  const fields = shownBy(one);
  const others = shownBy(other);
  if (fields.length === 0 || others.length === 0) return false;
  return fields.every((field) =>
    others.every((next) => ![...field].some((word) => next.has(word) && !BRIDGES.has(word))),
  );
}

/** Months that at least one of the posts covers. */
export function monthsCovered(posts: readonly Post[]): number {
  const covered = new Set<number>();
  for (const { period } of posts) {
    if (!period.start || period.months === null) continue;
    const from = period.start.year * 12 + (period.start.month ?? 1);
    for (let month = 0; month < Math.min(period.months, LONGEST_LIFE); month++) covered.add(from + month);
  }
  return covered.size;
}

/** Months. */
const LONGEST_LIFE = 720;
