import type { TextLine } from "../resume-text.ts";
import type { Section } from "../sections.ts";
import { type ChainModel, type Labelled, labelChain } from "./crf.ts";
import type { Doubt } from "./doubt.ts";
import { likenessFeatures, lineFeatures, type PlacedLine, placeLines } from "./line-features.ts";
import { type Header, pieceFeatures, siblingFeatures } from "./piece-features.ts";
import { toPieces } from "./pieces.ts";
import { linePriors, piecePriors } from "./priors.ts";
import type { RuleReading } from "./read-by-rules.ts";

export type Models = {
  lines: ChainModel;
  linesAgain: ChainModel;
  pieces: ChainModel;
  piecesAgain: ChainModel;
  doubt: Doubt;
};
export type LabelledLine = PlacedLine & Labelled;

/** What each line is; a second look knows what lines that look alike were taken for. */
export function labelLines(sections: readonly Section[], rules: RuleReading, models: Models): LabelledLine[] {
  const placed = placeLines(sections);
  const features = lineFeatures(placed, rules);
  const first = labelChain(models.lines, features);
  const alike = likenessFeatures(
    placed,
    first.map(({ probabilities }) => probabilities),
    models.lines.labels,
  );
  const again = labelChain(
    models.linesAgain,
    features.map((names, index) => [...names, ...(alike[index] ?? [])]),
    linePriors(placed, rules, titlesIn(placed, first)),
  );
  return placed.flatMap((one, index) => {
    const labelled = again[index];
    return labelled ? [{ ...one, ...labelled }] : [];
  });
}

function titlesIn(placed: readonly PlacedLine[], labels: readonly Labelled[]): Set<number> {
  return new Set(
    placed.flatMap(({ opens }, index) =>
      !opens && labels[index]?.label === "title" && Math.max(...(labels[index]?.probabilities ?? [0])) > 0.6
        ? [index]
        : [],
    ),
  );
}

/** What each piece of the headers names, once by itself and once by what its siblings in other entries name. */
export function labelPieces(headers: readonly Header[], rules: RuleReading, models: Models): Labelled[][] {
  const features = headers.map((header) => pieceFeatures(header, rules));
  const priors = headers.map((header) => piecePriors(header, rules));
  const first = features.map((names, index) => labelChain(models.pieces, names, priors[index]));
  const alike = siblingFeatures(
    headers,
    first.map((labels) => labels.map(({ probabilities }) => probabilities)),
    models.pieces.labels,
  );
  return features.map((names, index) =>
    labelChain(
      models.piecesAgain,
      names.map((own, place) => [...own, ...(alike[index]?.[place] ?? [])]),
      priors[index],
    ),
  );
}

export function toHeader(kind: Header["kind"], lines: readonly TextLine[]): Header {
  return { kind, lines, pieces: toPieces(lines) };
}
