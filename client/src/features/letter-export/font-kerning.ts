import type { FontFile } from "./font-file.ts";

/** Space to add between two glyphs (mostly negative), in thousandths of the type size. */
export type Kerning = (left: number, right: number) => number;

/**
 * The font's pair kerning, from its GPOS table (OpenType 1.9, "Pair adjustment positioning"). Scripts are not told
 * apart: the pairs of one script never meet those of another.
 */
export function readKerning(font: FontFile): Kerning {
  const gpos = font.table("GPOS");
  if (!gpos) return () => 0;
  const lookups = kernLookups(gpos).map((lookup) => pairSubtables(gpos, lookup).map((at) => readPairs(gpos, at)));
  const known = new Map<number, number>();
  return (left, right) => {
    const key = left * 65_536 + right;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = (sum(lookups.map((subtables) => firstMatch(subtables, left, right))) * 1000) / font.unitsPerEm;
    known.set(key, value);
    return value;
  };
}

/** Undefined where the subtable does not speak of the pair, so that the next one is asked. */
type Pairs = (left: number, right: number) => number | undefined;

const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;
const X_ADVANCE = 0x0004;

function kernLookups(gpos: DataView): number[] {
  const features = gpos.getUint16(6);
  const lookupList = gpos.getUint16(8);
  const indexes = new Set<number>();
  for (let index = 0; index < gpos.getUint16(features); index++) {
    const record = features + 2 + 6 * index;
    if (gpos.getUint32(record) !== 0x6b65726e) continue;
    const feature = features + gpos.getUint16(record + 4);
    for (const lookup of readUint16s(gpos, feature + 4, gpos.getUint16(feature + 2))) indexes.add(lookup);
  }
  return [...indexes].sort((a, b) => a - b).map((index) => lookupList + gpos.getUint16(lookupList + 2 + 2 * index));
}

function pairSubtables(gpos: DataView, lookup: number): number[] {
  const type = gpos.getUint16(lookup);
  const starts = readUint16s(gpos, lookup + 6, gpos.getUint16(lookup + 4)).map((offset) => lookup + offset);
  if (type === PAIR_ADJUSTMENT) return starts;
  if (type !== EXTENSION) return [];
  return starts
    .filter((start) => gpos.getUint16(start + 2) === PAIR_ADJUSTMENT)
    .map((start) => start + gpos.getUint32(start + 4));
}

function readPairs(gpos: DataView, at: number): Pairs {
  const coverage = readCoverage(gpos, at + gpos.getUint16(at + 2));
  const first = gpos.getUint16(at + 4);
  const second = gpos.getUint16(at + 6);
  const size = 2 * (bitCount(first) + bitCount(second));
  const valueAt = (position: number) =>
    first & X_ADVANCE ? gpos.getInt16(position + 2 * bitCount(first & (X_ADVANCE - 1))) : 0;
  return gpos.getUint16(at) === 1
    ? readGlyphPairs({ gpos, at, coverage, size, valueAt })
    : readClassPairs({ gpos, at, coverage, size, valueAt });
}

type PairTable = {
  gpos: DataView;
  at: number;
  coverage: Map<number, number>;
  size: number;
  valueAt: (position: number) => number;
};

function readGlyphPairs({ gpos, at, coverage, size, valueAt }: PairTable): Pairs {
  return (left, right) => {
    const index = coverage.get(left);
    if (index === undefined) return undefined;
    const set = at + gpos.getUint16(at + 10 + 2 * index);
    for (let pair = 0; pair < gpos.getUint16(set); pair++) {
      const record = set + 2 + pair * (2 + size);
      if (gpos.getUint16(record) === right) return valueAt(record + 2);
    }
    return undefined;
  };
}

function readClassPairs({ gpos, at, coverage, size, valueAt }: PairTable): Pairs {
  const leftClasses = readClasses(gpos, at + gpos.getUint16(at + 8));
  const rightClasses = readClasses(gpos, at + gpos.getUint16(at + 10));
  const rightCount = gpos.getUint16(at + 14);
  return (left, right) => {
    if (!coverage.has(left)) return undefined;
    const row = (leftClasses.get(left) ?? 0) * rightCount;
    return valueAt(at + 16 + size * (row + (rightClasses.get(right) ?? 0)));
  };
}

function readCoverage(gpos: DataView, at: number): Map<number, number> {
  const count = gpos.getUint16(at + 2);
  if (gpos.getUint16(at) === 1) return new Map(readUint16s(gpos, at + 4, count).map((glyph, index) => [glyph, index]));
  const indexes = new Map<number, number>();
  forEachRange({ gpos, at: at + 4, count }, (glyph, start, value) => indexes.set(glyph, value + glyph - start));
  return indexes;
}

function readClasses(gpos: DataView, at: number): Map<number, number> {
  if (gpos.getUint16(at) === 1) {
    const start = gpos.getUint16(at + 2);
    const classes = readUint16s(gpos, at + 6, gpos.getUint16(at + 4));
    return new Map(classes.map((value, index) => [start + index, value]));
  }
  const classes = new Map<number, number>();
  forEachRange({ gpos, at: at + 4, count: gpos.getUint16(at + 2) }, (glyph, _start, value) =>
    classes.set(glyph, value),
  );
  return classes;
}

function forEachRange(
  { gpos, at, count }: { gpos: DataView; at: number; count: number },
  visit: (glyph: number, start: number, value: number) => void,
): void {
  for (let range = 0; range < count; range++) {
    const [start = 0, end = 0, value = 0] = readUint16s(gpos, at + 6 * range, 3);
    for (let glyph = start; glyph <= end; glyph++) visit(glyph, start, value);
  }
}

function readUint16s(view: DataView, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => view.getUint16(at + 2 * index));
}

function firstMatch(subtables: readonly Pairs[], left: number, right: number): number {
  for (const pairs of subtables) {
    const value = pairs(left, right);
    if (value !== undefined) return value;
  }
  return 0;
}

function bitCount(flags: number): number {
  return flags.toString(2).replaceAll("0", "").length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
