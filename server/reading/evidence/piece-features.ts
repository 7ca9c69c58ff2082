import { labelOf } from "../labels.ts";
import type { TextLine } from "../resume-text.ts";
import { type Reading, usualReading } from "./line-features.ts";
import type { Piece } from "./pieces.ts";
import { lineKey, type RuleReading } from "./read-by-rules.ts";
import { formNames, type Signs, signNames } from "./signs.ts";

export type Header = { kind: "job" | "study"; lines: readonly TextLine[]; pieces: readonly Piece[] };

/** Names of what is seen at each piece of a header and around it. */
export function pieceFeatures(
  { kind, lines, pieces }: Header,
  rules: RuleReading,
  reading: Reading = usualReading,
): string[][] {
  const byRule = pieces.map((piece) => ruleNames(piece, lines, rules));
  const own = pieces.map((piece) => ownNames(piece, lines, reading));
  const count = (name: string) => own.filter((names) => names.includes(name)).length;
  const alone = ["title!", "company!", "degree", "school"].filter((name) => count(name) === 1);
  const missing = ["title", "company", "degree", "school", "place"].filter(
    (name) => count(name) + count(`${name}!`) === 0,
  );
  const first = lines[0];
  const places = placesInRows(pieces);
  return pieces.map((piece, index) => {
    const here = own[index] ?? [];
    const line = lines[piece.row];
    const { at, of } = places[index] ?? { at: 0, of: 1 };
    const next = pieces[index + 1];
    const after = next && next.row === piece.row ? next.before : "end";
    const row = Math.min(3, piece.row);
    const telling = here.filter((name) => crossed.has(name));
    const sequence = `${kind} ${row}.${Math.min(3, at)} of ${Math.min(4, of)}`;
    return [
      kind,
      ...(byRule[index] ?? []),
      ...(byRule[index - 1] ?? []).map((name) => `${name} before`),
      ...(byRule[index + 1] ?? []).map((name) => `${name} after`),
      ...here,
      ...here.map((name) => `${kind} ${name}`),
      `before:${piece.before}`,
      `after:${after}`,
      `${piece.before}>${after}`,
      ...telling.map((name) => `${piece.before} ${name}`),
      ...telling.map((name) => `${kind} ${row}.${Math.min(2, at)} ${name}`),
      sequence,
      `rows:${Math.min(4, lines.length)} ${row} ${kind}`,
      ...alone.map((name) => (here.includes(name) ? `only ${name}` : `elsewhere ${name}`)),
      ...missing.map((name) => `${kind} no ${name} ${telling[0] ?? ""}`),
      `${kind} ${line?.look === first?.look ? "as" : "unlike"} first row ${row}`,
      ...around(own[index - 1], index > 0 && pieces[index - 1]?.row === piece.row ? "-" : "^"),
      ...around(own[index + 1], next && next.row === piece.row ? "+" : "v"),
      ...around(own[index - 2], "--"),
      ...around(own[index + 2], "++"),
    ];
  });
}

/** Which piece of its row each one is, and of how many; counted once, for a line may hold a thousand. */
function placesInRows(pieces: readonly Piece[]): { at: number; of: number }[] {
  const counts = new Map<number, number>();
  const at = pieces.map(({ row }) => {
    const before = counts.get(row) ?? 0;
    counts.set(row, before + 1);
    return before;
  });
  return pieces.map(({ row }, index) => ({ at: at[index] ?? 0, of: counts.get(row) ?? 1 }));
}

/** What the rules take the piece for: the whole of a name, its beginning or a later part. */
function ruleNames({ text, row }: Piece, lines: readonly TextLine[], rules: RuleReading): string[] {
  const line = lines[row];
  const names = line && rules.names.get(lineKey(line));
  if (!names) return ["rule:none"];
  const { period: _period, ...texts } = names;
  const found = Object.entries(texts).flatMap(([label, name]) => {
    if (name === "" || !name.includes(text)) return [];
    return [
      name === text ? `rule:is ${label}` : name.startsWith(text) ? `rule:begins ${label}` : `rule:within ${label}`,
    ];
  });
  return found.length > 0 ? found : ["rule:other"];
}

const crossed = new Set(
  "title title! company company! sector degree school place street nothing date capitals small one short duration digits".split(
    " ",
  ),
);

function around(names: readonly string[] | undefined, mark: string): string[] {
  if (!names) return [`${mark}none`];
  return names.filter((name) => crossed.has(name)).map((name) => mark + name);
}

const townSigns: Signs = { title: 0, company: 0, degree: false, school: false, place: true, language: false };

const duration = /^\(?\d{1,2}\+?\s*\p{L}{1,9}\.?(?:\s(?:\p{L}\s)?\d{1,2}\s*\p{L}{1,9}\.?)?\)?$/u;

function ownNames(piece: Piece, lines: readonly TextLine[], reading: Reading): string[] {
  if (piece.date) return ["date"];
  const { text } = piece;
  const words = text.split(/\s+/).length;
  const whole = lines[piece.row]?.text ?? "";
  const label = labelOf(whole);
  const marks: readonly [boolean, string][] = [
    [/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text), "capitals"],
    [/^\p{Ll}/u.test(text), "small"],
    [words === 1, "one"],
    [words === 2 || words === 3, "short"],
    [words > 5, "long"],
    [words > 9, "longer"],
    [/\d/.test(text), "digits"],
    [duration.test(text), "duration"],
    [/^\p{Lu}{2}$/u.test(text), "state"],
    [/[.]\p{L}|^\p{Ll}+\d?$/u.test(text), "brand"],
    [/\d/.test(text) && !/\p{L}/u.test(text), "number"],
    [text.length > 60, "sentence"],
    [label !== null && whole.endsWith(text), `label:${label?.label}`],
    [lines[piece.row]?.bullet ?? false, "bullet"],
  ];
  return [
    ...signNames(text === lines[piece.row]?.town ? townSigns : reading.signs(text)),
    ...formNames(text).filter((name) => name !== "dateOnly"),
    ...marks.flatMap(([is, name]) => (is ? [name] : [])),
  ];
}

/** Where in its entry each piece stands, as its siblings in other entries stand. */
function slotsOf({ kind, lines, pieces }: Header): string[] {
  const places = placesInRows(pieces);
  return pieces.map(
    ({ row, before }, index) => `${kind} ${row} ${places[index]?.at ?? 0} ${before} ${lines[row]?.look ?? ""}`,
  );
}

/** What pieces at the same place of the other entries were taken for at first. */
export function siblingFeatures(
  headers: readonly Header[],
  probabilities: readonly (readonly Float64Array[])[],
  labels: readonly string[],
): string[][][] {
  const sums = new Map<string, { sum: Float64Array; count: number }>();
  const slots = headers.map(slotsOf);
  for (const [index, ofHeader] of slots.entries()) {
    for (const [place, slot] of ofHeader.entries()) {
      const held = sums.get(slot) ?? { sum: new Float64Array(labels.length), count: 0 };
      for (const [label, share] of (probabilities[index]?.[place] ?? []).entries())
        held.sum[label] = (held.sum[label] ?? 0) + share;
      sums.set(slot, { ...held, count: held.count + 1 });
    }
  }
  return slots.map((ofHeader, index) =>
    ofHeader.map((slot, place) => {
      const held = sums.get(slot);
      const own = probabilities[index]?.[place];
      if (!held || !own) return [];
      return labels.flatMap((label, at) => {
        const mine = own[at] ?? 0;
        const others = held.count > 1 ? ((held.sum[at] ?? 0) - mine) / (held.count - 1) : 0;
        return [
          ...(others > 0.7 ? [`like:${label}!`] : others > 0.35 ? [`like:${label}`] : []),
          ...(mine > 0.9
            ? [`first:${label}!`]
            : mine > 0.5
              ? [`first:${label}`]
              : mine > 0.2
                ? [`first:${label}?`]
                : []),
        ];
      });
    }),
  );
}
