import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Language, languageSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Applicant, LetterRequest } from "../writing/letter-request.ts";
import { writeLetter } from "../writing/write-letter.ts";
import { type BenchRow, median } from "./bench-row.ts";
import { applicantsOf, newPosting } from "./new-postings.ts";

const ROUNDS = 5;
const LETTERS = 150;
/**
 * Rounds before those that are counted. The writer is much code of which each letter runs a part: over its first thousands
 * of letters a process spends more than a quarter of its time on compiling it. A server has that behind it, and so it is
 * measured; what the first rounds came to stands beside it.
 */
const WARMING_UP = 40;

/**
 * Letters a second on one core, in each language: from postings never seen before, from postings that are still read, and
 * anew beside two letters that stand already; then what memory all of these leave behind.
 */
export async function benchBuiltInWriter(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const perSecond = (
    what: string,
    language: Language,
    request: (seed: number) => LetterRequest,
    bar: string,
    warmingUp = 1,
  ) => {
    const { first, later } = rates(request, warmingUp);
    rows.push({
      what: `built-in writer, ${what}, ${language}`,
      measured: `${Math.round(later)} letters/s of CPU`,
      baseline: warmingUp > 1 ? `${Math.round(first)} over the first ${(ROUNDS + 1) * LETTERS}` : "-",
      ratio: "-",
      bar,
    });
  };
  for (const language of languageSchema.options) {
    const applicants = applicantsOf(language);
    perSecond(
      "new postings",
      language,
      (seed) => firstLetter(withNewPosting(applicants, seed), language, seed),
      ">= 300",
      WARMING_UP,
    );
    perSecond("same postings", language, (seed) => firstLetter(at(applicants, seed), language, seed), ">= 300");
    const beside = applicants.map((applicant, seed) => letterAnew(applicant, language, seed));
    perSecond("letters anew", language, (seed) => ({ ...at(beside, seed), seed }), "-");
  }
  return [...rows, memory()];
}

function at<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (!item) throw new Error("there is nobody to write for");
  return item;
}

function withNewPosting(applicants: readonly Applicant[], seed: number): Applicant {
  const applicant = at(applicants, seed);
  const { prompt } = applicant.form;
  const other = at(applicants, seed + 1 + Math.floor(seed / applicants.length)).form.prompt;
  return { ...applicant, form: { ...applicant.form, prompt: newPosting(prompt, other, seed) } };
}

function firstLetter(applicant: Applicant, language: Language, seed: number): LetterRequest {
  const tone = at(toneSchema.options, seed);
  return { applicant, tone, language, seed, history: { strategies: [], openingFacts: [] }, asOf: "2026-11-21" };
}

/** Asks for a third letter beside the two that were written for the posting. */
function letterAnew(applicant: Applicant, language: Language, seed: number): LetterRequest {
  let request = firstLetter(applicant, language, seed);
  for (const before of [1, 2]) {
    const { letter, used } = writeLetter({ ...request, seed: seed + before });
    const { strategies, openingFacts, phrases = [], texts = [] } = request.history;
    const history = {
      strategies: [...strategies, used.strategy],
      openingFacts: [...openingFacts, used.openingFact],
      phrases: [...phrases, ...used.phrases],
      texts: [letterText(letter), ...texts],
    };
    request = { ...request, history };
  }
  return request;
}

/** Letters a second, without the very first round: of the rounds behind it, and of those behind the warming up. */
function rates(requestOf: (seed: number) => LetterRequest, warmingUp: number): { first: number; later: number } {
  const all = Array.from({ length: warmingUp + ROUNDS }, (_none, round) => {
    // Postings are made up before the clock runs.
    const requests = Array.from({ length: LETTERS }, (_nothing, seed) => requestOf(seed + round * LETTERS));
    const started = process.cpuUsage();
    for (const request of requests) writeLetter(request);
    const { user, system } = process.cpuUsage(started);
    return (LETTERS * 1_000_000) / (user + system);
  });
  return { first: median(all.slice(1, ROUNDS + 1)), later: median(all.slice(warmingUp)) };
}

/** What the writer keeps of one posting must not stay for good. */
function memory(): BenchRow {
  const applicants = languageSchema.options.flatMap((language) =>
    applicantsOf(language).map((applicant) => ({ applicant, language })),
  );
  const write = (from: number, to: number) => {
    for (let seed = from; seed < to; seed++) {
      const { applicant, language } = at(applicants, seed);
      writeLetter(firstLetter(withNewPosting([applicant], seed), language, seed));
    }
  };
  write(0, MEMORY_LETTERS);
  const before = heapInUse();
  write(MEMORY_LETTERS, 3 * MEMORY_LETTERS);
  const after = heapInUse();
  return {
    what: `built-in writer, heap after ${3 * MEMORY_LETTERS} new postings`,
    measured: `${after.toFixed(1)} MB`,
    baseline: `${before.toFixed(1)} MB after ${MEMORY_LETTERS}`,
    ratio: (after / before).toFixed(2),
    bar: "<= 1.1",
  };
}

const MEMORY_LETTERS = 1000;

/** In megabytes, with all garbage gone. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}
