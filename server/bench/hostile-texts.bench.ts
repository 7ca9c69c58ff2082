import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aLetterOrder, aPosting } from "../features/generator/testing/prompts.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";

const LENGTH = 59_990;
const AT_ONCE = 4;
const ROUNDS = 5;

/**
 * The event loop's worst delay in the built server while texts are read that are made to hold it up, four at a time, for
 * what a posting says and for a letter; against the same calls with usual postings, because other programs delay it too.
 */
export async function benchHostileTexts(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-"));
  const server = await startBuiltServer(join(folder, "data"));
  const rows: BenchRow[] = [];
  try {
    const usual = () => `${aPosting}\n${Math.random()}`;
    // The first texts are the slowest, whatever they say.
    for (let round = 0; round < ROUNDS; round++) await worstDelay(server, usual);
    const baseline = await medianDelay(server, usual);
    for (const unit of ["? ? ? ! ", "Dr. ", "• "]) {
      const posting = () => `${Math.random()} ${unit.repeat(LENGTH / unit.length)}`.slice(0, LENGTH);
      const delay = await medianDelay(server, posting);
      rows.push({
        what: `worst delay of the event loop, 60 kB of ${JSON.stringify(unit.trim())}`,
        measured: `${Math.round(delay)} ms`,
        baseline: `${Math.round(baseline)} ms with usual postings`,
        ratio: (delay / baseline).toFixed(2),
        ...against("<= 50 ms", delay),
      });
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

async function atOnce(call: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, call));
}

function readPosting({ url }: BuiltServer, posting: string): Promise<void> {
  return post(`${url}/api/postings/read`, { posting });
}

function askLetter({ url }: BuiltServer, prompt: string): Promise<void> {
  const order = aLetterOrder();
  return post(`${url}/api/prompts`, { prompt, letter: { ...order, form: { ...order.form, prompt } } });
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

async function medianDelay(server: BuiltServer, posting: () => string): Promise<number> {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round++) delays.push(await worstDelay(server, posting));
  return median(delays);
}

/** In milliseconds, as the server itself measures it from one look at its metrics to the next. */
async function worstDelay(server: BuiltServer, posting: () => string): Promise<number> {
  const look = async () => (await fetch(`${server.url}/metrics`)).text();
  await look();
  await atOnce(() => readPosting(server, posting()));
  await atOnce(() => askLetter(server, posting()));
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/mu.exec(await look()) ?? [];
  if (seconds === undefined) throw new Error("the server does not measure its event loop");
  return Number(seconds) * 1_000;
}
