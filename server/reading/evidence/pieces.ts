import { legalForm } from "#shared/words/legal-form.ts";
import { findPeriods, isDateOnly } from "../dates.ts";
import type { TextLine } from "../resume-text.ts";

/** A part of a header that is not cut further: `from` and `to` are its place in the line's text. */
export type Piece = {
  text: string;
  row: number;
  from: number;
  to: number;
  /** What parts it from the piece before: "start" of a line, "tab", "comma", "at" … */
  before: string;
  date: boolean;
};

/** What a piece names; "more" goes on with the piece before. */
export const pieceLabels = ["title", "company", "place", "date", "degree", "school", "other", "more"] as const;
export type PieceLabel = (typeof pieceLabels)[number];

const cuts: readonly [string, RegExp][] = [
  ["tab", /\t/gu],
  ["pipe", /\s*[|¦]\s*|\s[•·▪◦]\s/gu],
  ["dash", /\s[–—―-]{1,2}\s|\s?—\s?|\s?[→➔»›]\s?/gu],
  // "Tubos y Perfiles, S.A. de C.V.": what a company is by law goes on with its name.
  ["comma", new RegExp(`,\\s+(?!${legalForm})|，|;\\s+`, "gu")],
  ["slash", /\s\/\/?\s/gu],
  ["colon", /:\s+|：/gu],
  ["bracket", /\s?[([]|[)\]]\s?/gu],
  [
    "at",
    /\s(?:at|@|bei der|bei dem|bei|beim|chez|presso|bij|hos|på|w|we|na|no|en|em|im|in|for|für|with|pour|para|till)\s(?=(?:the\s|la\s|el\s|de\s)?[\p{Lu}\d])/gu,
  ],
  ["stop", /\.$/gu],
];

/** Cuts the lines of a header wherever one thing could end and another begin; dates are pieces of their own. */
export function toPieces(lines: readonly TextLine[]): Piece[] {
  return lines.flatMap((line, row) => piecesOf(line, row));
}

type Cut = { from: number; to: number; kind: string };

function piecesOf({ text, turns }: TextLine, row: number): Piece[] {
  const periods = findPeriods(text).filter((period) => period.end > period.start);
  const inDate = (at: number) => periods.some((period) => at >= period.start && at < period.end);
  const found: Cut[] = cuts.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, from: match.index, to: match.index + match[0].length })),
  );
  const turned: Cut[] = turns.flatMap((turn) => {
    const at = text.indexOf(turn.split(/[\t|]/)[0]?.trim() || turn, 1);
    return at > 0 ? [{ kind: "turn", from: at, to: at }] : [];
  });
  const dated: Cut[] = periods.flatMap(({ start, end }) => [
    { kind: "date", from: start, to: start },
    { kind: "date", from: end, to: end },
  ]);
  const all = [...found.filter((cut) => !inDate(cut.from)), ...turned.filter((cut) => !inDate(cut.from)), ...dated];
  all.sort((a, b) => a.from - b.from || a.to - b.to);

  const pieces: Piece[] = [];
  let from = 0;
  let before = "start";
  for (const cut of [...all, { kind: "end", from: text.length, to: text.length }]) {
    if (cut.from < from) {
      if (cut.to > from) from = cut.to;
      continue;
    }
    const piece = trimmed(text, from, cut.from);
    if (piece) {
      pieces.push({ ...piece, row, before, date: inDate(piece.from) || isDateOnly(piece.text) });
      before = cut.kind;
    } else if (strength(cut.kind) > strength(before)) before = cut.kind;
    from = cut.to;
  }
  return pieces;
}

/** Where several marks meet ("\t(") the plainer one counts. */
function strength(kind: string): number {
  return (
    ["start", "date", "turn", "stop", "comma", "at", "slash", "dash", "colon", "bracket", "pipe", "tab"].indexOf(kind) *
    (kind === "start" ? 0 : 1)
  );
}

function trimmed(text: string, from: number, to: number): { text: string; from: number; to: number } | null {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const inner = raw.trim();
  return /[\p{L}\p{N}]/u.test(inner) ? { text: inner, from: start, to: start + inner.length } : null;
}
