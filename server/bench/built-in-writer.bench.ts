import { toneSchema } from "#shared/letters/letter.schema.ts";
import { people } from "../writing/testing/people.ts";
import { writeLetter } from "../writing/write-letter.ts";
import { type BenchRow, median } from "./bench-row.ts";

const ROUNDS = 5;
const LETTERS = 300;

/** Letters a second on one core: from postings never seen before, and again from postings that are still read. */
export async function benchBuiltInWriter(): Promise<BenchRow[]> {
  const row = { baseline: "-", ratio: "-", bar: ">= 300" };
  return [
    { what: "built-in writer, new postings", measured: `${Math.round(rate(freshPosting))} letters/s of CPU`, ...row },
    { what: "built-in writer, same postings", measured: `${Math.round(rate(samePosting))} letters/s of CPU`, ...row },
  ];
}

const samePosting = (prompt: string) => prompt;
const freshPosting = (prompt: string, seed: number) => `${prompt}\nNotice ${seed}`;

function rate(postingOf: (prompt: string, seed: number) => string): number {
  const applicants = Object.values(people).map((person) => person.applicant);
  const write = (seed: number) => {
    const applicant = applicants[seed % applicants.length];
    const tone = toneSchema.options[seed % toneSchema.options.length];
    if (!applicant || !tone) throw new Error("no applicant");
    const form = { ...applicant.form, prompt: postingOf(applicant.form.prompt, seed) };
    writeLetter({
      applicant: { ...applicant, form },
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
    for (let seed = 0; seed < LETTERS; seed++) write(seed + (round + 1) * LETTERS);
    const { user, system } = process.cpuUsage(started);
    return (LETTERS * 1_000_000) / (user + system);
  });
  return median(rates);
}
