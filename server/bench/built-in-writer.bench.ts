import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Language, languageSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { templateIds } from "#shared/templates/template.ts";
import type { LetterRequest } from "../writing/letter-request.ts";
import { people } from "../writing/testing/people.ts";
import { toRequest } from "../writing/testing/to-request.ts";
import { writeLetter } from "../writing/write-letter.ts";
import { against, type BenchRow, median } from "./bench-row.ts";

const ROUNDS = 5;
const LETTERS = 300;
const REMEMBERED = 20_000;

/**
 * Letters a second on one core, in each language, each of a person and a posting never seen before (the posting is read
 * already, that is another measure), and anew beside ten that stand; then what memory twenty thousand leave behind.
 */
export async function benchBuiltInWriter(): Promise<BenchRow[]> {
  const rows = languageSchema.options.flatMap((language) => [
    rate("new people and postings", language, (seed) => newRequest(language, seed), ">= 1000"),
    rate("the eleventh version", language, eleventh(language), "-"),
  ]);
  return [...rows, memory()];
}

function rate(what: string, language: Language, request: (seed: number) => LetterRequest, bar: string): BenchRow {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const requests = Array.from({ length: LETTERS }, (_, at) => request(round * LETTERS + at));
    const { user, system } = process.cpuUsage();
    for (const one of requests) writeLetter(one);
    const spent = process.cpuUsage();
    rates.push(LETTERS / ((spent.user + spent.system - user - system) / 1e6));
  }
  const measured = `${Math.round(median(rates.slice(1)))} letters/s of CPU`;
  const baseline = `${Math.round(rates[0] ?? 0)} over the first ${LETTERS}`;
  const passed = against(bar, median(rates.slice(1)));
  return { what: `built-in writer, ${what}, ${language}`, measured, baseline, ratio: "-", ...passed };
}

/** A person with words of their own in every line, and a posting with words of its own in every demand. */
function newRequest(language: Language, seed: number): LetterRequest {
  const ours = people.filter(({ lang }) => lang === language);
  const told = ours[seed % ours.length];
  const tone = toneSchema.options[seed % 5] ?? "formal";
  if (!told) throw new Error("there is nobody to write for");
  const own = (text: string) => `${text} ${seed.toString(36)}`;
  const request = toRequest(
    {
      ...told,
      first: own(told.first),
      company: own(told.company ?? "Firma"),
      jobs: (told.jobs ?? []).map(([title, at, from, to, lines]) => [title, own(at), from, to, lines.map(own)]),
      asks: (told.asks ?? []).map(([label, row, kind]) => (kind ? [own(label), row, kind] : [own(label), row])),
    },
    { seed, tone },
  );
  return { ...request, templateId: templateIds[seed % 40] ?? null };
}

function eleventh(language: Language): (seed: number) => LetterRequest {
  const used: string[] = [];
  const first = newRequest(language, 1);
  for (let seed = 0; seed < 10; seed++)
    used.push(...writeLetter({ ...first, seed, earlier: { texts: [], used } }).used);
  return (seed) => ({ ...first, seed, earlier: { texts: [], used } });
}

function memory(): BenchRow {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const write = (from: number, to: number) => {
    const { options } = languageSchema;
    for (let seed = from; seed < to; seed++) writeLetter(newRequest(options[seed % options.length] ?? "en", seed));
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = write(0, REMEMBERED / 10);
  const after = write(REMEMBERED / 10, REMEMBERED);
  return {
    what: `built-in writer, memory after ${REMEMBERED} letters`,
    measured: `${after.toFixed(1)} MB`,
    baseline: `${before.toFixed(1)} MB after a tenth of them`,
    ratio: (after / before).toFixed(2),
    ...against("<= 1.05", after / before),
  };
}
