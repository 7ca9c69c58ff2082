import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import type { Slots } from "#shared/writing/frames.ts";

/**
 * One step of a paragraph. A frame is chosen late, so that another letter can say it in another way; where the one that
 * is chosen holds {clause}, the line it holds is not said again.
 */
export type Piece =
  | { kind: "frame"; key: string; frames: readonly string[]; slots: Slots }
  | { kind: "own"; fact: string; text: string }
  | { kind: "fixed"; sentence: LetterSentence };

/** A paragraph or more; "list" has no sentences, it says where the table goes. */
export type BlockName =
  | "open"
  | "work"
  | "before"
  | "stories"
  | "asked"
  | "list"
  | "answers"
  | "brought"
  | "held"
  | "close";

/** What a posting asks of which somebody has a paper, or speaks. */
export const PAPERS: ReadonlySet<string> = new Set(["degree", "licence", "certificate", "driving", "language"]);
