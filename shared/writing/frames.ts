import type { LetterSentence } from "#shared/letters/letter.schema.ts";

/** What fills a slot, and what it rests on. */
export type Value = { text: string; facts?: readonly string[]; lines?: readonly number[] };
export type Slots = Readonly<Record<string, Value | undefined>>;

/** Marks around what fills a slot until `polish` has seen to the words of ours; they can stand in no text. */
export const VALUE = "\u0001";
export const END = "\u0002";

type Token = string | { slot: string } | { optional: Token[] };

type Compiled = { tokens: readonly Token[]; slots: readonly string[] };

const compiled = new Map<string, Compiled>();

/** The sentence with its slots filled; null where one has no value. Parts in brackets go when theirs has none. */
export function fillFrame(frame: string, slots: Slots): LetterSentence | null {
  const facts = new Set<string>();
  const lines = new Set<number>();
  const text = fill(compile(frame).tokens, slots, { facts, lines });
  if (text === null) return null;
  return { text, facts: [...facts], postingLines: [...lines].sort((a, b) => a - b), words: "ours" };
}

/** The slots without which the frame cannot stand. */
export function slotsOf(frame: string): readonly string[] {
  return compile(frame).slots;
}

/** Frames are our own and few, so each is taken apart once. */
function compile(frame: string): Compiled {
  const known = compiled.get(frame);
  if (known) return known;
  const tokens = frame
    .split(/(\[[^\]]*\])/u)
    .filter(Boolean)
    .flatMap((part) => (part.startsWith("[") ? [{ optional: parse(part.slice(1, -1)) }] : parse(part)));
  const slots = tokens.flatMap((token) => (typeof token === "object" && "slot" in token ? [token.slot] : []));
  const made = { tokens, slots };
  compiled.set(frame, made);
  return made;
}

function parse(text: string): Token[] {
  return text
    .split(/(\{[A-Za-z]+\})/u)
    .filter(Boolean)
    .map((part) => (part.startsWith("{") ? { slot: part.slice(1, -1) } : part));
}

function fill(
  tokens: readonly Token[],
  slots: Slots,
  sources: { facts: Set<string>; lines: Set<number> },
): string | null {
  let text = "";
  for (const token of tokens) {
    if (typeof token === "string") text += token;
    else if ("optional" in token) text += fill(token.optional, slots, sources) ?? "";
    else {
      const value = slots[token.slot];
      if (!value || value.text === "") return null;
      text += `${VALUE}${value.text}${END}`;
      for (const fact of value.facts ?? []) sources.facts.add(fact);
      for (const line of value.lines ?? []) sources.lines.add(line);
    }
  }
  return text;
}

/** The frames of the first tier in which one can be filled, without those that cannot. */
export function framesFor(tiers: readonly (readonly string[])[], slots: Slots): string[] {
  for (const tier of tiers) {
    const able = tier.filter((frame) => slotsOf(frame).every((slot) => (slots[slot]?.text ?? "") !== ""));
    if (able.length > 0) return able;
  }
  return [];
}
