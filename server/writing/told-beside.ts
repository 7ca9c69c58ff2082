import type { Book } from "#shared/languages/book.ts";
import type { Job } from "#shared/material/material.schema.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { OwnLine } from "./own-line.ts";
import type { Piece } from "./pieces.ts";

/** "From 2014 to 2019 I was at home": a line with its own years stands before the post that ended by then. */
export function endsBefore({ from, to }: Job, { said }: OwnLine): boolean {
  const opening = (said ?? "").split(" ").slice(0, PERIOD_WITHIN).join(" ");
  const [begun = "", ended] = opening.match(/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu) ?? [];
  const last = (to === "now" ? "" : to || from).slice(0, YEAR);
  return ended !== undefined && last !== "" && last <= begun;
}

const PERIOD_WITHIN = 8;
const YEAR = 4;

/** Answers with the lines that go on with them behind, and those that introduce them before; and the other lines. */
export function joinLines(
  units: readonly Piece[][],
  lines: readonly OwnLine[],
  toPieces: (line: OwnLine) => Piece[],
  book: Book,
): { units: Piece[][]; others: OwnLine[] } {
  const joined = units.map((unit) => ({ text: toText(unit), pieces: [...unit] }));
  const others = lines.filter((line) => {
    const said = line.said ?? "";
    const unit = joined.find(({ text }) => sharedWords(said, text, book) >= GOES_ON);
    if (unit && sharesYear(said, unit.text)) unit.pieces.push(...toPieces(line));
    else unit?.pieces.unshift(...toPieces(line));
    return unit === undefined;
  });
  return { units: joined.map(({ pieces }) => pieces), others };
}

const GOES_ON = 3;

function sharesYear(text: string, other: string): boolean {
  return (text.match(/(?:19|20)\d\d/gu) ?? []).some((year) => other.includes(year));
}

function toText(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (piece.kind === "fixed" ? piece.sentence.text : piece.kind === "own" ? piece.text : ""))
    .join(" ");
}
