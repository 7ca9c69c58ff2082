import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { aLetterOrder, aPosting } from "../features/generator/testing/prompts.ts";
import { against, type BenchRow, median, percentile } from "./bench-row.ts";
import { builtServer, startServer } from "./built-server.ts";
import { type VisitorPlan, type VisitorResult, visitorCalls } from "./visitor-plan.ts";
import { filesOfStart, registerVisitors, visit } from "./visitors.ts";

const VISITORS = 200;
/** Somebody who hurries: each goes from the start page to the list of letters in about ten seconds. */
const PAUSE_MS = 1_000;

type Length = { seconds: number; rounds: number; roundSeconds: number };

/**
 * Two hundred visitors of one process, mixed, for so many seconds: how long calls take, and how late the event loop is. Then
 * how much gets through where they pause for nothing, against the least that serves the same bytes, in turn.
 */
export async function benchVisitors({ seconds, rounds, roundSeconds }: Length): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-visitors-"));
  const product = await startServer(builtServer, { DATA_DIR: join(folder, "data") });
  try {
    const files = await filesOfStart();
    const cookies = await registerVisitors(product.url, VISITORS);
    const order = { prompt: aPosting, letter: aLetterOrder() };
    const plan = { url: product.url, cookies, files, order };
    const samplePath = join(folder, "sample.json");
    await writeFile(samplePath, JSON.stringify({ files, ...(await sampleAnswers(plan)) }));
    const bare = await startServer(["server/bench/bare-app.ts", join(folder, "bare"), "dist/client", samplePath]);
    try {
      await visit({ ...plan, seconds: 10, pauseMs: PAUSE_MS });
      await loopDelay(product.url);
      const paced = await visit({ ...plan, seconds, pauseMs: PAUSE_MS });
      const delay = await loopDelay(product.url);
      const rates = { product: [] as number[], bare: [] as number[] };
      const hurried: VisitorResult[] = [];
      await visit({ ...plan, url: bare.url, seconds: 4, pauseMs: 0 });
      for (let round = 0; round < rounds; round++) {
        const own = await visit({ ...plan, seconds: roundSeconds, pauseMs: 0 });
        hurried.push(own);
        rates.product.push(rateOf(own));
        rates.bare.push(rateOf(await visit({ ...plan, url: bare.url, seconds: roundSeconds, pauseMs: 0 })));
      }
      return [...rowsOf(paced, delay), throughput(rates), ...errorsOf(hurried)];
    } finally {
      await bare.close();
    }
  } finally {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const answerSchema = z.object({ draftId: z.string() }).loose();

/** A letter before and after it is unlocked, as the product answers. */
async function sampleAnswers({ url, cookies, order }: Pick<VisitorPlan, "url" | "cookies" | "order">) {
  const ask = async (body: object) => {
    const headers = { "Content-Type": "application/json", Cookie: cookies[0] ?? "" };
    const answer = await fetch(`${url}/api/prompts`, { method: "POST", headers, body: JSON.stringify(body) });
    return answerSchema.parse(await answer.json());
  };
  const preview = await ask({ ...order, name: "", email: "" });
  const letter = { ...order.letter, draftId: preview.draftId };
  return { preview, whole: await ask({ ...order, letter, name: "Maya Okafor", email: "maya@example.org" }) };
}

/** The 99th percentile since it was last asked, in milliseconds, as the server itself measures it. */
async function loopDelay(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/mu.exec(metrics)?.[1]) * 1_000;
}

function rateOf({ times, seconds }: VisitorResult): number {
  return Object.values(times).reduce((sum, list) => sum + list.length, 0) / seconds;
}

function rowsOf(paced: VisitorResult, delay: number): BenchRow[] {
  const calls = visitorCalls.map((call) => {
    const times = paced.times[call] ?? [];
    const p95 = percentile(times, 95);
    return {
      what: `${VISITORS} visitors, ${call}, 95 of 100`,
      measured: `${Math.round(p95)} ms`,
      baseline: `${Math.round(median(times))} ms median, ${times.length} calls`,
      ratio: "-",
      ...against("<= 500 ms", p95),
    };
  });
  const late = {
    what: `${VISITORS} visitors, event loop late, 99 of 100`,
    measured: `${Math.round(delay)} ms`,
    baseline: `${Math.round(rateOf(paced))} calls/s`,
    ratio: "-",
    ...against("<= 50 ms", delay),
  };
  return [...calls, late, ...errorsOf([paced])];
}

function errorsOf(results: VisitorResult[]): BenchRow[] {
  const errors = results.flatMap((result) => result.errors);
  const what = `${VISITORS} visitors${results.length > 1 ? " without pauses" : ""}, errors`;
  const count = { measured: String(errors.length), baseline: errors[0]?.slice(0, 80) ?? "-", ratio: "-" };
  return [{ what, ...count, ...against("<= 0", errors.length) }];
}

function throughput(rates: { product: number[]; bare: number[] }): BenchRow {
  const ratio = median(rates.product.map((rate, round) => rate / (rates.bare[round] ?? rate)));
  return {
    what: `${VISITORS} visitors without pauses`,
    measured: `${Math.round(median(rates.product))} calls/s`,
    baseline: `${Math.round(median(rates.bare))} calls/s (bare Express and PGlite)`,
    ratio: ratio.toFixed(2),
    ...against(">= 0.7", ratio),
  };
}
