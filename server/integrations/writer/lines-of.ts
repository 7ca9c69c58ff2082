import { setImmediate as nextTurn } from "node:timers/promises";
import { ModelError } from "./model-problems.ts";

/** Of one letter: more than a word each, thoughts included. */
export const MOST_LINES = 200_000;

/** So long lines are passed on without a pause; whoever sends them may never stop. */
const TURN_MS = 5;

/** A line longer than this is none of a server that speaks in lines. */
const MOST_CHARACTERS = 1_000_000;

/**
 * The lines of an answer as they come, without empty ones; others have a turn in between. Ends at once, with the signal's reason, when it is aborted.
 * @throws ModelError endless where there are more than `most`
 */
export async function* linesOf(
  response: Response,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stop = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  let rest = "";
  let count = 0;
  let since = performance.now();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      signal.throwIfAborted();
      const lines = (rest + (done ? "\n" : value)).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      if (rest.length > MOST_CHARACTERS) throw new Error("an endless line");
      for (const line of lines) {
        if (performance.now() - since > TURN_MS) {
          await nextTurn();
          signal.throwIfAborted();
          since = performance.now();
        }
        if (line === "") continue;
        if (++count > most) throw new ModelError("endless");
        yield line;
      }
      if (done) return;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // Whoever stops reading early ends the call upstream too.
    await reader.cancel().catch(() => {});
  }
}
