import { totalmem } from "node:os";
import { z } from "zod";
import { linesOf } from "#server/integrations/writer/lines-of.ts";
import type { Pull } from "#shared/writer/writer.schema.ts";
import { localUrl } from "./ask-local.ts";

/** Models that write a letter well for their size, the largest first; `bytes` is what Ollama's library says of each. */
const models = [
  { model: "qwen3:8b", bytes: 5_200_000_000, memory: 14_000_000_000 },
  { model: "qwen3:4b", bytes: 2_500_000_000, memory: 7_000_000_000 },
  { model: "qwen3:1.7b", bytes: 1_400_000_000, memory: 0 },
];

/** The model to offer for download: the largest that this computer's memory has room for beside other programs. */
export function offeredModel(memory = totalmem()): { model: string; bytes: number } {
  const { model, bytes } = models.find((one) => memory >= one.memory) ?? { model: "qwen3:1.7b", bytes: 1_400_000_000 };
  return { model, bytes };
}

/** A model has about five; whatever listens at the port may be another program. */
const MOST_LAYERS = 1_000;

const lineSchema = z.object({
  status: z.string().optional(),
  error: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
});

/** A download that Ollama makes: one at a time, going on while nobody looks. */
export type OllamaPull = {
  /** The one under way or the last one; null before any. */
  state: () => Pull | null;
  /** Begins, or joins the one under way. */
  start: (model: string) => void;
  /** Ollama stops when its caller hangs up, and keeps what it has for another try. */
  cancel: () => void;
};

/** `port`: where Ollama listens; null where it is not looked for. */
export function createOllamaPull(port: number | null): OllamaPull {
  let state: Pull | null = null;
  let running: AbortController | null = null;

  async function pull(model: string, signal: AbortSignal): Promise<void> {
    const layers = new Map<string, { completed: number; total: number }>();
    const sum = { completed: 0, total: 0 };
    const response = await fetch(`${localUrl(port ?? 0)}/api/pull`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ model, stream: true }),
      redirect: "error",
      signal,
    });
    let isComplete = false;
    for await (const line of linesOf(response, signal)) {
      const said = lineSchema.parse(JSON.parse(line));
      if (said.error !== undefined) throw new PullError(said.error);
      if (said.status === "success") isComplete = true;
      if (said.digest && said.total) {
        const layer = { total: said.total, completed: Math.min(said.completed ?? 0, said.total) };
        const before = layers.get(said.digest) ?? { completed: 0, total: 0 };
        sum.completed += layer.completed - before.completed;
        sum.total += layer.total - before.total;
        layers.set(said.digest, layer);
        if (layers.size > MOST_LAYERS) throw new PullError("It has more parts than a model has.");
      }
      state = { model, state: "pulling", ...sum };
    }
    if (!response.ok || !isComplete) throw new PullError("");
    state = { model, state: "done", ...sum };
  }

  return {
    state: () => state,
    start: (model) => {
      if (running || port === null) return;
      const run = new AbortController();
      running = run;
      state = { model, state: "pulling", completed: 0, total: 0 };
      pull(model, run.signal)
        .catch((error: unknown) => {
          const { completed, total } = state ?? { completed: 0, total: 0 };
          const message = error instanceof PullError ? error.message : "";
          state = run.signal.aborted
            ? { model, state: "cancelled", completed, total }
            : { model, state: "failed", completed, total, message: message.slice(0, 300) };
        })
        .finally(() => {
          running = null;
        });
    },
    cancel: () => running?.abort(),
  };
}

/** What Ollama says about it, for the person: a full disk, an unknown model, no network. */
class PullError extends Error {}
