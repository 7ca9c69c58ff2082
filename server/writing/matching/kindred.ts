import { kindredWords } from "../lexicon/kindred-words.ts";
import { stemsOf } from "../words/stems.ts";

/** A text's stems with what comes close to them: by their first letters, and by the kinds of work they belong to. */
export type Kin = { heads: ReadonlyMap<string, string>; kinds: ReadonlySet<number> };

export function kinOf(stems: ReadonlySet<string>): Kin {
  const heads = new Map<string, string>();
  const kinds = new Set<number>();
  for (const stem of stems) {
    if (stem.length >= HEAD) heads.set(stem.slice(0, HEAD), stem);
    for (const kind of KINDS.get(stem) ?? []) kinds.add(kind);
  }
  return { heads, kinds };
}

/**
 * How much of a wanted stem another text has that lacks the stem itself, 0 to 1: another form of the word ("elaborar",
 * "elaboración"), or a word of the same kind of work ("rota", "shifts").
 */
export function nearness(wanted: string, kin: Kin): number {
  return nearnessOf(soughtOf(wanted), kin);
}

/** A wanted stem, looked at once for all the facts that it is held against. */
export type Sought = { stem: string; head: string; kinds: readonly number[] };

export function soughtOf(stem: string): Sought {
  return { stem, head: stem.length >= HEAD ? stem.slice(0, HEAD) : "", kinds: KINDS.get(stem) ?? [] };
}

export function nearnessOf({ stem, head, kinds: own }: Sought, { heads, kinds }: Kin): number {
  const like = head === "" ? undefined : heads.get(head);
  if (like && (like.startsWith(stem) || stem.startsWith(like))) return OTHER_FORM;
  for (const kind of own) if (kinds.has(kind)) return SAME_KIND;
  return 0;
}

/** Whether a text holds every one of the wanted stems, in that form or another: it need not be said again. */
export function saysAgain(wanted: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  const kin = kinOf(stems);
  return [...wanted].every((stem) => stems.has(stem) || nearness(stem, kin) >= OTHER_FORM);
}

/** Letters from which on two words are forms of one. */
const HEAD = 5;
const OTHER_FORM = 0.9;
const SAME_KIND = 0.55;

const KINDS: ReadonlyMap<string, readonly number[]> = kindsByStem();

function kindsByStem(): Map<string, number[]> {
  const kinds = new Map<string, number[]>();
  for (const [kind, words] of kindredWords.entries())
    for (const stem of stemsOf(words)) kinds.set(stem, [...(kinds.get(stem) ?? []), kind]);
  return kinds;
}
