import type { Fact } from "#shared/letters/letter.schema.ts";
import { stemsOf } from "../words/stems.ts";
import type { Post, Profile } from "./profile.ts";

/**
 * Whether two lines tell the same thing done: the words of the shorter stand in the longer, in whatever form, and no
 * figure speaks against it. "Managed a team of 6" and "Manage team of 6 cooks" are one, "… of 6" and "… of 8" are two.
 */
export function tellsTheSame(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.all.length - b.all.length);
  const figures = [figuresIn(one), figuresIn(other)].sort((a, b) => a.length - b.length);
  if (!short || !long || short.all.length + (figures[0]?.length ?? 0) < LEAST_WORDS || short.all.length < 2)
    return false;
  if (figures[0]?.some((figure) => !figures[1]?.includes(figure))) return false;
  const missing = short.all.filter((stem) => !long.all.some((known) => isLike(stem, known)));
  // The verb may be typed in another tense, and an irregular one changes within.
  const unlike = missing.filter((stem) => !(stem === short.lead && short.initial === long.initial));
  return short.all.length >= MANY_WORDS ? unlike.length <= short.all.length * MOST_UNLIKE : unlike.length === 0;
}

/** "betreu" and "betreut", "senkt" and "gesenkt". */
function isLike(one: string, other: string): boolean {
  const [a = "", b = ""] = [one, other].map((stem) => stem.replace(/^ge(?=\p{L}{4})/u, ""));
  return a === b || (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a)));
}

const LEAST_WORDS = 3;
const MANY_WORDS = 6;
const MOST_UNLIKE = 0.2;

/**
 * Whether a line says again what a line of the same post, or of the resume, has told; where it says more, its words take
 * the place of the other's.
 */
export function isToldAlready(
  profile: Profile,
  typed: Pick<Fact, "id" | "origin" | "text">,
  post: Post | null,
): boolean {
  const isElsewhere = typed.origin !== "resume";
  const known = isElsewhere ? [...profile.posts.flatMap(({ lines }) => lines), ...profile.lines] : (post?.lines ?? []);
  const same = known.find(({ text }) => tellsTheSame(text, typed.text));
  if (!same) return false;
  const at = profile.facts.findIndex(({ id }) => id === same.fact);
  const fact = profile.facts[at];
  if (fact && richness(typed.text) > richness(same.text)) {
    profile.facts[at] = { ...fact, ...typed };
    same.fact = typed.id;
    same.text = typed.text;
  }
  return true;
}

/** How much a line tells: of two that say the same, the richer one is kept. */
function richness(text: string): number {
  return stemsOf(text).size + 2 * figuresIn(text).length;
}

function wordsOf(text: string): { lead: string; initial: string; all: string[] } {
  const all = [...stemsOf(text.replace(/(?<=\p{L})-(?=\p{L})/gu, " "))];
  return { lead: all[0] ?? "", initial: text.charAt(0).toLowerCase(), all };
}

function figuresIn(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f]\d{3})*(?:[.,]\d+)?/gu) ?? []).map((figure) =>
    figure.replace(/[.,\u00a0\u202f](?=\d{3})/gu, "").replace(",", "."),
  );
}
