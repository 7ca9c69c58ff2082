import { toneSchema } from "#shared/letters/letter.schema.ts";
import { people } from "../writing/testing/people.ts";
import { writeLetter } from "../writing/write-letter.ts";
import { type BenchRow, median } from "./bench-row.ts";

const ROUNDS = 5;
const LETTERS = 300;

/** Letters a second on one core, every letter from posting and facts as they were typed. */
export async function benchBuiltInWriter(): Promise<BenchRow> {
  const applicants = Object.values(people).map((person) => person.applicant);
  const write = (seed: number) => {
    const applicant = applicants[seed % applicants.length];
    const tone = toneSchema.options[seed % toneSchema.options.length];
    if (!applicant || !tone) throw new Error("no applicant");
    writeLetter({
      applicant,
      tone,
      language: "en",
      seed,
      history: { strategies: [], openingFacts: [] },
      asOf: "2026-11-21",
    });
  };
  for (let seed = 0; seed < LETTERS; seed++) write(seed);
  const rates = Array.from({ length: ROUNDS }, (_none, round) => {
    const started = process.cpuUsage();
    for (let seed = 0; seed < LETTERS; seed++) write(seed + round * LETTERS);
    const { user, system } = process.cpuUsage(started);
    return (LETTERS * 1_000_000) / (user + system);
  });
  return {
    what: "built-in writer",
    measured: `${Math.round(median(rates))} letters/s of CPU`,
    baseline: "-",
    ratio: "-",
    bar: ">= 300",
  };
}
