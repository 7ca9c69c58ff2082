import { ModelError, toModelError } from "./model-problems.ts";
import type { Asked, ModelSettings, ModelTiming } from "./model-settings.ts";
import { createOllamaSpeaker } from "./speak-ollama.ts";
import { createOpenAiSpeaker } from "./speak-openai.ts";

/**
 * Silence is what tells that nothing comes any more. A model on somebody's own computer is read from the disk first, and then
 * reads the whole prompt, which takes minutes without a graphics card.
 */
export function modelTiming(
  idleSeconds: { first: number; between: number } | null,
  { local }: Pick<ModelSettings, "local"> = {},
): ModelTiming {
  const { first, between } = idleSeconds ?? (local ? { first: 300, between: 60 } : { first: 45, between: 30 });
  return {
    total: (local ? 45 : 15) * 60_000,
    first: first * 1_000,
    idle: between * 1_000,
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
  complete: (
    call: Asked & {
      onText: (delta: string) => void;
      signal: AbortSignal;
      /** The server asked to wait so many seconds, and is waited for. */
      onWait?: (seconds: number) => void;
    },
  ) => Promise<void>;
};

/**
 * Any server that speaks OpenAI's chat completions, streamed or whole, and Ollama. Never logs what it sends or gets. Where a
 * temperature is not taken, the question is asked again without.
 */
export function createModelClient(settings: ModelSettings, timing: ModelTiming): ModelClient {
  const speaker = settings.local === "ollama" ? createOllamaSpeaker(settings) : createOpenAiSpeaker(settings, timing);

  async function attempt(asked: Asked, onText: (delta: string) => void, signal: AbortSignal): Promise<void> {
    const guard = createIdleGuard(timing);
    const either = AbortSignal.any([signal, guard.signal]);
    try {
      guard.start();
      await speaker.ask(asked, { signal: either, onText, onSign: guard.alive });
    } catch (error) {
      signal.throwIfAborted();
      if (guard.signal.aborted) throw new ModelError(guard.hasBegun() ? "silent" : "late");
      throw toModelError(error);
    } finally {
      guard.stop();
    }
  }

  return {
    baseUrl: speaker.baseUrl,
    complete: async ({ onText, signal, onWait, ...question }) => {
      let asked: Asked = question;
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
          if (problem.problem === "rejected" && asked.temperature !== undefined && passedOn === 0) {
            const { temperature: _refused, ...rest } = asked;
            asked = rest;
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
