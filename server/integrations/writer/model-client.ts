import OpenAI from "openai";
import { z } from "zod";
import type { ModelMessage } from "#shared/model/model-messages.ts";
import { ModelError, toModelError } from "./model-problems.ts";
import { readServerEvents } from "./server-events.ts";

export type ModelSettings = { apiKey: string | null; baseUrl: string | null; name: string };

/**
 * Milliseconds. `first` is how long a server may keep silent before the answer begins, `idle` while it comes; `total`
 * holds for all tries together. A server that asks to wait is waited for up to `longestWait`.
 */
export type ModelTiming = { total: number; first: number; idle: number; pauses: number[]; longestWait: number };

/** Silence is what tells that nothing comes any more: a slow model on somebody's own computer may take its time. */
export function modelTiming(idleSeconds: { first: number; between: number }): ModelTiming {
  return {
    total: 15 * 60_000,
    first: idleSeconds.first * 1_000,
    idle: idleSeconds.between * 1_000,
    pauses: [400, 1_500],
    longestWait: 60_000,
  };
}

/** A shorter wait is over before it is read. */
const LEAST_TOLD = 2_000;

/** More than any letter has, thoughts included: a model that goes on beyond this is stopped. */
const MOST_CHARACTERS = 60_000;

export type ModelClient = {
  /** Where calls go. */
  baseUrl: string;
  /**
   * Asks for a completion and passes its text on as it comes.
   * @throws ModelError; the signal's reason once it is aborted. Tries again only while nothing has been passed on.
   */
  complete: (call: {
    messages: ModelMessage[];
    onText: (delta: string) => void;
    signal: AbortSignal;
    /** Left out: as the server has it. Servers that do not take one are asked again without. */
    temperature?: number;
    /** The server asked to wait so many seconds, and is waited for. */
    onWait?: (seconds: number) => void;
  }) => Promise<void>;
};

/** Any server that speaks OpenAI's chat completions, streamed or whole. Never logs what it sends or gets. */
export function createModelClient(settings: ModelSettings, timing: ModelTiming): ModelClient {
  const client = new OpenAI({
    apiKey: settings.apiKey ?? "none",
    baseURL: settings.baseUrl ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    adminAPIKey: null,
    // The SDK would sleep out any Retry-After and not hear the signal meanwhile.
    maxRetries: 0,
    timeout: timing.total,
    logLevel: "off",
    ...(settings.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
  });

  async function attempt(
    asked: { messages: ModelMessage[]; temperature?: number },
    onText: (delta: string) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const guard = createIdleGuard(timing);
    const either = AbortSignal.any([signal, guard.signal]);
    try {
      guard.start();
      const response = await client.chat.completions
        .create({ model: settings.name, ...asked, stream: true }, { signal: either })
        .asResponse();
      await readAnswer(response, { onText, signal: either, onSign: guard.alive });
    } catch (error) {
      signal.throwIfAborted();
      if (guard.signal.aborted) throw new ModelError(guard.hasBegun() ? "silent" : "late");
      throw toModelError(error);
    } finally {
      guard.stop();
    }
  }

  return {
    baseUrl: client.baseURL,
    complete: async ({ messages, onText, signal, temperature, onWait }) => {
      let asked = temperature === undefined ? { messages } : { messages, temperature };
      const deadline = AbortSignal.timeout(timing.total);
      const either = AbortSignal.any([signal, deadline]);
      let passedOn = 0;
      const onPiece = (delta: string) => {
        passedOn += delta.length;
        if (passedOn > MOST_CHARACTERS) throw new ModelError("endless");
        onText(delta);
      };
      for (let tries = 0; ; tries++) {
        try {
          await attempt(asked, onPiece, either);
          if (passedOn === 0) throw new ModelError("empty");
          return;
        } catch (error) {
          signal.throwIfAborted();
          if (deadline.aborted) throw new ModelError("late");
          const problem = toModelError(error);
          if (problem.problem === "rejected" && "temperature" in asked && passedOn === 0) {
            asked = { messages };
            continue;
          }
          const pause = timing.pauses[tries];
          const wait = Math.max(pause ?? 0, (problem.waitSeconds ?? 0) * 1000);
          if (!problem.again || passedOn > 0 || pause === undefined || wait > timing.longestWait) throw problem;
          if (wait >= LEAST_TOLD) onWait?.(Math.ceil(wait / 1_000));
          await sleep(wait, either);
          signal.throwIfAborted();
          if (deadline.aborted) throw new ModelError("late");
        }
      }
    },
  };
}

const choiceSchema = z.object({
  delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
  finish_reason: z.string().nullish(),
});
const chunkSchema = z.object({
  choices: z.array(choiceSchema).nullish(),
  error: z.unknown().optional(),
});

type Reading = { onText: (delta: string) => void; signal: AbortSignal; onSign: () => void };

/** Some servers answer whole although a stream was asked for. */
async function readAnswer(response: Response, reading: Reading): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("event-stream")) {
    if (readChunk(await response.text(), reading) === null) throw new ModelError("cut");
    return;
  }
  let ended = false;
  for await (const line of readServerEvents(response, reading)) {
    if (line === "[DONE]") {
      ended = true;
      break;
    }
    if (readChunk(line, reading) !== null) ended = true;
  }
  if (!ended) throw new ModelError("cut");
}

/** Passes on the text; answers why the model ended, null where it goes on. */
function readChunk(text: string, { onText }: Reading): string | null {
  const chunk = chunkSchema.safeParse(toJson(text));
  if (!chunk.success) throw new ModelError("broken");
  if (chunk.data.error) throw toModelError(toApiError(chunk.data.error));
  const choice = chunk.data.choices?.[0];
  const part = choice?.delta ?? choice?.message;
  if (part?.refusal) throw new ModelError("refused");
  if (choice?.finish_reason === "content_filter") throw new ModelError("filtered");
  if (part?.content) onText(part.content);
  if (choice?.finish_reason === "length") throw new ModelError("cut");
  return choice?.finish_reason ?? null;
}

/** An error in the middle of a stream comes as a chunk like the others. */
function toApiError(error: unknown): Error {
  const known = z.object({ code: z.string().nullish(), type: z.string().nullish() }).safeParse(error);
  const body = known.success ? { code: known.data.code, type: known.data.type } : {};
  return OpenAI.APIError.generate(500, { error: body }, undefined, new Headers());
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Aborts after `first` without a sign of life, then after `idle` without another. */
function createIdleGuard({ first, idle }: Pick<ModelTiming, "first" | "idle">) {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let begun = false;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), milliseconds);
  };
  return {
    signal: silence.signal,
    start: () => wait(first),
    alive: () => {
      begun = true;
      wait(idle);
    },
    hasBegun: () => begun,
    stop: () => clearTimeout(timer),
  };
}

/** Ends early, without an error, when the signal is aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
