import type { Book } from "#shared/languages/book.ts";
import { framesFor } from "#shared/writing/frames.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Piece } from "./pieces.ts";

export type Telling = { gathered: Gathered; request: LetterRequest; book: Book };
export type Told = { text: string; fact: string; lines?: readonly number[] };
type FrameName = keyof Book["facts"]["frames"];

export function slot(told: readonly Told[]) {
  return { text: told.map(({ text }) => text).join(", "), facts: told.map(({ fact }) => fact) };
}

export function piece(name: FrameName, told: readonly Told[], book: Book, as = "list"): Piece[] {
  if (told.length === 0) return [];
  const value = {
    text: joined(
      told.map(({ text }) => text),
      book,
    ),
    facts: told.map(({ fact }) => fact),
    lines: [...new Set(told.flatMap(({ lines }) => lines ?? []))],
  };
  const slots = { [as]: value };
  const frames = value.text === "" ? book.facts.frames[name] : framesFor([book.facts.frames[name]], slots);
  return frames.length > 0 ? [{ kind: "frame", key: name, frames, slots: value.text === "" ? {} : slots }] : [];
}

/** "A, B and C"; Spanish "y" is "e" before its own sound. */
export function joined(texts: readonly string[], { facts }: Book): string {
  const last = texts.at(-1) ?? "";
  if (texts.length < 2) return last;
  const and = facts.and === "y" && /^h?i(?![aeo])/iu.test(last) ? "e" : facts.and;
  return `${texts.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Who tells fewer things than this has their tools and languages told, whatever the posting asks. */
const LITTLE = 3;
/** The same for papers and a licence to drive. */
const LITTLE_FOR_PAPERS = 6;

export function tellsLittle({ ranked, completions }: Gathered): boolean {
  return ranked.length + completions.length < LITTLE;
}

export function hasRoomForPapers({ ranked, completions }: Gathered): boolean {
  return ranked.length + completions.length < LITTLE_FOR_PAPERS;
}
