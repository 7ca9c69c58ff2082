import type { Tone } from "#shared/letters/letter.schema.ts";
import type { MessageKind } from "../planning/plan.ts";
import { firstRandom, hashOf } from "../planning/random.ts";
import type { LanguageModule, Register } from "./language-module.ts";
import { countWays, wayOf } from "./phrase-ways.ts";

/** One way of a phrase, taken apart: per sentence, words at even places and slot names at odd ones. */
export type Phrase = {
  id: string;
  /** Among how many ways of the same phrase. */
  ways: number;
  sentences: string[][];
  /** The names of all its slots. */
  slots: string[];
  /** Feeling words and hedges of the phrase itself, without what goes into its slots. */
  feelings: number;
  hedges: number;
  /** Nothing but slots: each time it says something else, so it may be used again. */
  isBare: boolean;
};
/** The ways of one phrase, of which each person has one, so that two who say the same to one posting say it otherwise. */
type Ways = { id: string; hash: number; count: number; way: (number: number) => Phrase };
export type CompiledPhrases = Record<Tone, ReadonlyMap<MessageKind, readonly Ways[]>>;

/** The way of a phrase that is left to the person with this number; once letters of theirs have said it, another. */
export function wayFor(person: number, { hash, count, way }: Ways, timesSaid: number): Phrase {
  if (count === 1) return way(0);
  return way(Math.floor(firstRandom(person ^ hash ^ Math.imul(timesSaid, ANOTHER)) * count));
}

/** An odd number without a pattern. */
const ANOTHER = 0x9e3779b1;

const REGISTERS: Record<Tone, readonly Register[]> = {
  professional: ["professional", "plain", "full", "any"],
  friendly: ["friendly", "warm", "any"],
  confident: ["confident", "plain", "any"],
  enthusiastic: ["enthusiastic", "warm", "any"],
  formal: ["formal", "full"],
};

/** The phrases of a language by tone and kind; formal falls back on "any" only where it has none of its own. */
export function compilePhrases(module: LanguageModule): CompiledPhrases {
  const known = COMPILED.get(module);
  if (known) return known;
  const compiled: CompiledPhrases = {
    professional: compileTone(module, "professional"),
    friendly: compileTone(module, "friendly"),
    confident: compileTone(module, "confident"),
    enthusiastic: compileTone(module, "enthusiastic"),
    formal: compileTone(module, "formal"),
  };
  COMPILED.set(module, compiled);
  return compiled;
}

const COMPILED = new WeakMap<LanguageModule, CompiledPhrases>();

function compileTone(module: LanguageModule, tone: Tone): ReadonlyMap<MessageKind, readonly Ways[]> {
  const byKind = new Map<MessageKind, readonly Ways[]>();
  for (const [kind] of entriesOf(module.phrases)) {
    const own = REGISTERS[tone].flatMap((register) => compileRegister(kind, register, module));
    byKind.set(kind, own.length > 0 ? own : compileRegister(kind, "any", module));
  }
  return byKind;
}

function entriesOf<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value | undefined][] {
  const entries: [Key, Value | undefined][] = [];
  for (const key in record) entries.push([key, record[key]]);
  return entries;
}

function compileRegister(
  kind: keyof LanguageModule["phrases"],
  register: Register,
  { phrases, toneWords }: LanguageModule,
): Ways[] {
  return (phrases[kind]?.[register] ?? []).map((phrase, index) => {
    const id = `${kind}.${register}.${index}`;
    const count = countWays(phrase);
    const take = (number: number) => taken(wayOf(phrase, number), { id, ways: count, toneWords });
    return { id, hash: hashOf(id), count, way: remembering(take) };
  });
}

/** A phrase can have hundreds of ways: only those of the latest people are kept. */
const MOST_KEPT = 16;

function remembering(take: (number: number) => Phrase): (number: number) => Phrase {
  const kept = new Map<number, Phrase>();
  return (number) => {
    const known = kept.get(number);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const way = take(number);
    kept.set(number, way);
    return way;
  };
}

function taken(
  phrase: string,
  { id, ways, toneWords }: Pick<Phrase, "id" | "ways"> & Pick<LanguageModule, "toneWords">,
): Phrase {
  const words = phrase
    .replace(/\{[^}]*\}/gu, " ")
    .replaceAll("~", " ")
    .toLowerCase();
  const sentences = phrase.split(" | ").map((sentence) => sentence.split(/[{}]/u));
  return {
    id,
    ways,
    sentences,
    slots: sentences.flatMap((parts) => parts.filter((_, place) => place % 2 > 0)),
    feelings: words.match(toneWords.feelings)?.length ?? 0,
    hedges: words.match(toneWords.hedges)?.length ?? 0,
    isBare: !/\p{L}/u.test(words),
  };
}
