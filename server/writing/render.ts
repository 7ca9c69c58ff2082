import type { Book } from "#shared/languages/book.ts";
import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { fillFrame, slotsOf } from "#shared/writing/frames.ts";
import { polish } from "#shared/writing/polish.ts";
import type { Piece } from "./pieces.ts";

/** The sentences of one paragraph; `frameFor` is the frame that was chosen for each piece that has several. */
export function renderPieces(
  pieces: readonly Piece[],
  frameFor: ReadonlyMap<Piece, string>,
  book: Book,
): LetterSentence[] {
  const sentences: LetterSentence[] = [];
  const swallowed = new Set<string>();
  for (const piece of pieces) {
    if (piece.kind === "fixed") sentences.push(piece.sentence);
    else if (piece.kind === "frame") {
      const frame = frameFor.get(piece) ?? piece.frames[0] ?? "";
      const filled = fillFrame(frame, piece.slots);
      if (!filled || filled.text === "") continue;
      const takesIn = ["clause", "why", "answer"].some((slot) => slotsOf(frame).includes(slot));
      for (const fact of piece.slots.clause?.facts ?? []) if (slotsOf(frame).includes("clause")) swallowed.add(fact);
      sentences.push({ ...filled, text: polish(filled.text, book), ...(takesIn ? { words: "joined" } : {}) });
    } else if (!swallowed.has(piece.fact)) {
      sentences.push({ text: piece.text, facts: [piece.fact], postingLines: [], words: "own" });
    }
  }
  return sentences;
}
