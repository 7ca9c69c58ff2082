import { oneOf } from "#shared/words/word-pattern.ts";
import { isCommon } from "./common.ts";
import type { Unit } from "./evidence.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Quantity } from "./quantities.ts";

const known = new WeakMap<Unit, readonly Quantity[]>();

/** The numbers of a fact, and what follows from two of them: sum, difference, change in percent. */
export function numbersOfFact(unit: Unit): readonly Quantity[] {
  const kept = known.get(unit);
  if (kept) return kept;
  const told = unit.quantities.filter(({ year }) => !year).slice(0, 8);
  const derived = told.flatMap((one, index) =>
    told.slice(index + 1).flatMap((other) => {
      const from = (value: number, percent: boolean): Quantity => ({
        ...one,
        value,
        percent,
        hedge: "exact",
        time: null,
      });
      const sameThing = one.what[0] === other.what[0] && !isCommon(one.what[0] ?? "");
      if (one.percent !== other.percent || one.value === other.value) return [];
      const share = other.value > one.value ? [(100 * one.value) / other.value] : [(100 * other.value) / one.value];
      // "30 pupils, 27 passed": a share of two things that a line tells together.
      if (!(sameThing || links.has(one.what[0] ?? "") || linked.test(unit.fact.text.slice(one.end, other.at))))
        return share.map((value) => from(Math.round(value), true));
      const change = one.value === 0 ? [] : [Math.abs((100 * (other.value - one.value)) / one.value)];
      return [
        ...(sameThing ? [from(one.value + other.value, one.percent)] : []),
        from(Math.abs(one.value - other.value), one.percent),
        ...[...change, ...share].flatMap((value) => [
          from(Math.round(value), true),
          from(Math.round(value * 10) / 10, true),
        ]),
      ];
    }),
  );
  const [first] = unit.quantities.filter(({ year }) => year);
  // A note is read in several ways, and a year counts once.
  const years = [...new Set(unit.quantities.filter(({ year }) => year).map(({ value }) => value))];
  // "summers 2016 and 2017" are two of them, "veranos 2022-24" three.
  const seasons = [
    years.length,
    ...(SEASONAL.test(unit.fact.text) ? [Math.max(...years) - Math.min(...years) + 1] : []),
  ];
  const counted =
    first && years.length > 1 ? seasons.map((value) => ({ ...first, year: false, value, bound: null })) : [];
  const above = told.filter(({ percent, value }) => percent && value > 100 && value < 200);
  const all = [
    ...told,
    ...derived,
    ...counted,
    ...above.map((quantity) => ({ ...quantity, value: quantity.value - 100 })),
  ];
  known.set(unit, all);
  return all;
}

const SEASONAL = /summer|sommer|(?<!\p{L})étés?(?!\p{L})|verano|season|saison|temporada|winter|hiver|invierno/iu;

/** "from 12 to 8", "40 minutes instead of 65": what stands between two numbers of one thing. */
const links = new Set(["to", "auf", "a", "down"]);
const linked = new RegExp(String.raw`^(?:\s\p{L}+){0,2}\s${oneOf(tables.changes)}\s$`, "iu");
