import type { TextLine } from "../resume-text.ts";
import { type SectionKind, sectionKindOf } from "../section-titles.ts";
import type { Section } from "../sections.ts";
import { lineKey, type RuleReading } from "./read-by-rules.ts";
import { formNames, type Signs, signNames, signsOf } from "./signs.ts";

/** A line with the section that the rules put it into; `opens` where they take it for the section's title. */
export type PlacedLine = { line: TextLine; section: Section["kind"]; since: number; opens: boolean };

export type Reading = {
  signs: (text: string) => Signs;
  titleKind: (text: string) => SectionKind | null;
};
export const usualReading: Reading = { signs: signsOf, titleKind: sectionKindOf };

/** The lines in the order of their sections, so that what belongs together follows each other across columns and pages. */
export function placeLines(sections: readonly Section[]): PlacedLine[] {
  return sections.flatMap(({ kind, head, lines }) => [
    ...(head ? [{ line: head, section: kind, since: 0, opens: true }] : []),
    ...lines.map((line, index) => ({ line, section: kind, since: index + 1, opens: false })),
  ]);
}

/** Names of what is seen at each line and around it. */
export function lineFeatures(
  placed: readonly PlacedLine[],
  rules: RuleReading,
  reading: Reading = usualReading,
): string[][] {
  const roles = placed.map(({ line }) => rules.roles.get(lineKey(line)) ?? "none");
  const body = usualLook(placed);
  const left = leftEdges(placed);
  const repeated = countRepeats(placed);
  const shouting = placed.filter(({ line }) => isCapitals(line.text)).length > 0.6 * placed.length;
  const own = placed.map((one) => ownNames(one, { body, left, reading, shouting }));
  const ends = datedEnds(placed, own);
  return placed.map((one, index) => {
    const here = own[index] ?? [];
    const near = (offset: number, mark: string, names: ReadonlySet<string>) => {
      const other = placed[index + offset];
      if (!other) return [`${mark}none`];
      const change = other.line.column !== one.line.column ? [`${mark}column`] : [];
      return [...change, ...(own[index + offset] ?? []).filter((name) => names.has(name)).map((name) => mark + name)];
    };
    const before = placed[index - 1]?.line;
    const after = placed[index + 1]?.line;
    const section = `in:${one.section}`;
    const telling = here.filter((name) => crossed.has(name));
    return [
      "always",
      ...here,
      section,
      `${section} ${one.opens ? "title" : Math.min(3, one.since)}`,
      ...telling.map((name) => `${section} ${name}`),
      `rule:${one.opens ? "title" : roles[index]}`,
      `rule:${roles[index]} after ${roles[index - 1] ?? "start"}`,
      `rule:${roles[index]} in ${one.section}`,
      `rule:before ${roles[index + 1] ?? "end"}`,
      ...pairs(telling),
      `ends:${ends.get(one.section) ?? ""} ${here.includes("dateOnly")}`,
      `place:${index < 3 ? index : index < 7 ? "few" : index < 20 ? "many" : "far"}${one.line.page > 1 ? " later" : ""}`,
      `repeats:${Math.min(4, repeated.get(lookKey(one.line)) ?? 0)}`,
      before ? `look:${before.look === one.line.look ? "same" : "other"} as before` : "look:first",
      after ? `look:${after.look === one.line.look ? "same" : "other"} as after` : "look:last",
      ...near(-1, "-", neighbours),
      ...near(1, "+", neighbours),
      ...near(-2, "--", further),
      ...near(2, "++", further),
      `dated:${distance(own, index, -1)},${distance(own, index, 1)}`,
    ];
  });
}

const crossed = new Set(
  "title title! company company! degree school place dateOnly range date bullet long sentence colon nothing language email number larger capitals tabs list".split(
    " ",
  ),
);
const neighbours = new Set(
  "title title! company company! degree school place dateOnly range date bullet sentence long larger opens colon list email capitals language indent known".split(
    " ",
  ),
);
const further = new Set("title! company! degree school dateOnly range bullet sentence opens".split(" "));

/** Two signs together say more than each alone. */
function pairs(names: readonly string[]): string[] {
  return names.slice(0, 7).flatMap((name, index) => names.slice(index + 1, 7).map((other) => `${name}&${other}`));
}

type Around = { body: { look: string; size: number }; left: Map<number, number>; reading: Reading; shouting: boolean };

function ownNames({ line, opens }: PlacedLine, { body, left, reading, shouting }: Around): string[] {
  const { text } = line;
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
  const kind = reading.titleKind(text.replace(/\s*[:：]$/, ""));
  const parts = text.split(/[,;|•·]/).length;
  const ratio = line.size > 0 && body.size > 0 ? line.size / body.size : 1;
  const indent = line.x - (left.get(line.column) ?? line.x);
  const names = [
    ...signNames(reading.signs(text.length > 160 ? text.slice(0, 160) : text)),
    ...formNames(text),
    `words:${words.length < 4 ? words.length : words.length < 7 ? "some" : words.length < 13 ? "many" : "most"}`,
  ];
  const marks: readonly [boolean, string][] = [
    [opens, "opens"],
    [kind !== null, `known`],
    [kind !== null, `known:${kind}`],
    [line.bullet, "bullet"],
    [line.heading, "heading"],
    [words.length > 12, "long"],
    [words.length > 6 && ((/[.!?]$/.test(text) && !SHORT_END.test(text)) || small > 0.6), "sentence"],
    [/\.$/.test(text) && !SHORT_END.test(text), "stop"],
    [/[:：]$/.test(text), "ends:"],
    [/^[^:：]{2,40}[:：]\s*\S/u.test(text), "colon"],
    [text.includes("\t"), "tabs"],
    [parts > 3, "list"],
    [/^\p{Ll}/u.test(text), "small"],
    [!shouting && isCapitals(text), "capitals"],
    [/^[\d(]/.test(text), "figure"],
    [/[()]/.test(text), "brackets"],
    [ratio > 1.6, "huge"],
    [ratio > 1.08, "larger"],
    [ratio < 0.94, "smaller"],
    [line.look === body.look, "usualLook"],
    [line.gap > 0.9, "gap"],
    [line.gap > 1.6, "wideGap"],
    [indent > 6, "indent"],
    [indent > 40, "farIn"],
    [line.column > 0, "inColumn"],
    [line.size === 0, "noSize"],
  ];
  return [...names, ...marks.flatMap(([is, name]) => (is ? [name] : []))];
}

/** "León, Gto.", "Casa Verde, S.A.": the stop is a short form's. */
const SHORT_END = /(?:^|[\s,])(?:\p{Lu}\p{L}{0,3}|(?:\p{L}\.)+\p{L})\.$/u;

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

function usualLook(placed: readonly PlacedLine[]): { look: string; size: number } {
  const letters = new Map<string, { count: number; size: number }>();
  for (const { line } of placed) {
    const before = letters.get(line.look)?.count ?? 0;
    letters.set(line.look, { count: before + line.text.length, size: line.size });
  }
  const [look = "", { size } = { size: 0 }] = [...letters].sort((a, b) => b[1].count - a[1].count)[0] ?? [];
  return { look, size };
}

function leftEdges(placed: readonly PlacedLine[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { line } of placed) edges.set(line.column, Math.min(edges.get(line.column) ?? line.x, line.x));
  return edges;
}

/** Lines that look alike and stand at one edge. */
function lookKey(line: TextLine): string {
  const shape = /^\S*\d{4}/.test(line.text) ? "figures" : "";
  return `${line.look} ${Math.round(line.x / 3)} ${line.bullet} ${shape}`;
}

function countRepeats(placed: readonly PlacedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of placed) counts.set(lookKey(line), (counts.get(lookKey(line)) ?? 0) + 1);
  return counts;
}

/** Whether the sections of a kind begin and end with a line that is a date. */
function datedEnds(placed: readonly PlacedLine[], own: readonly string[][]): Map<string, string> {
  const ends = new Map<string, string>();
  for (const [index, one] of placed.entries()) {
    const isDate = own[index]?.includes("dateOnly") ?? false;
    if (one.since === 1) ends.set(one.section, `${isDate ? "first" : ""}${ends.get(one.section) ?? ""}`);
    const isLast = placed[index + 1]?.section !== one.section || (placed[index + 1]?.since ?? 0) <= 1;
    if (isLast && isDate) ends.set(one.section, `${ends.get(one.section) ?? ""}last`);
  }
  return ends;
}

/** How far the next line with a date is. */
function distance(own: readonly string[][], index: number, way: 1 | -1): string {
  for (let away = 0; away < 5; away++) {
    const names = own[index + away * way];
    if (names?.includes("range") || names?.includes("dateOnly")) return `${away}`;
  }
  return "far";
}

/** What lines of the same look were taken for at first: the second job of a resume looks like the first. */
export function likenessFeatures(
  placed: readonly PlacedLine[],
  probabilities: readonly Float64Array[],
  labels: readonly string[],
): string[][] {
  const sums = new Map<string, { sum: Float64Array; count: number }>();
  for (const [index, { line }] of placed.entries()) {
    const held = sums.get(lookKey(line)) ?? { sum: new Float64Array(labels.length), count: 0 };
    for (const [label, share] of (probabilities[index] ?? []).entries())
      held.sum[label] = (held.sum[label] ?? 0) + share;
    sums.set(lookKey(line), { ...held, count: held.count + 1 });
  }
  return placed.map(({ line }, index) => {
    const held = sums.get(lookKey(line));
    const own = probabilities[index];
    if (!held || !own) return [];
    return labels.flatMap((label, at) => {
      const mine = own[at] ?? 0;
      const others = held.count > 1 ? ((held.sum[at] ?? 0) - mine) / (held.count - 1) : 0;
      return [
        ...(others > 0.6 ? [`like:${label}!`] : others > 0.25 ? [`like:${label}`] : []),
        ...(mine > 0.8 ? [`first:${label}!`] : mine > 0.3 ? [`first:${label}`] : []),
      ];
    });
  });
}
