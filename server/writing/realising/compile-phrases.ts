import type { Tone } from "#shared/letters/letter.schema.ts";
import type { MessageKind } from "../planning/plan.ts";
import type { LanguageModule, Register } from "./language-module.ts";

/** A phrase taken apart: per sentence, words at even places and slot names at odd ones. */
export type Phrase = {
  id: string;
  sentences: string[][];
  /** The names of all its slots. */
  slots: string[];
  /** Feeling words and hedges of the phrase itself, without what goes into its slots. */
  feelings: number;
  hedges: number;
  /** Nothing but slots: each time it says something else, so it may be used again. */
  isBare: boolean;
};
export type CompiledPhrases = Record<Tone, ReadonlyMap<MessageKind, readonly Phrase[]>>;

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

function compileTone(module: LanguageModule, tone: Tone): ReadonlyMap<MessageKind, readonly Phrase[]> {
  const byKind = new Map<MessageKind, readonly Phrase[]>();
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
): Phrase[] {
  return (phrases[kind]?.[register] ?? []).map((phrase, index) => {
    const words = phrase
      .replace(/\{[^}]*\}/gu, " ")
      .replaceAll("~", " ")
      .toLowerCase();
    const sentences = phrase.split(" | ").map((sentence) => sentence.split(/[{}]/u));
    return {
      id: `${kind}.${register}.${index}`,
      sentences,
      slots: sentences.flatMap((parts) => parts.filter((_, place) => place % 2 > 0)),
      feelings: words.match(toneWords.feelings)?.length ?? 0,
      hedges: words.match(toneWords.hedges)?.length ?? 0,
      isBare: !/\p{L}/u.test(words),
    };
  });
}
