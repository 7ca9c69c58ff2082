/** A line longer than this is none of a server that speaks in lines. */
const MOST_CHARACTERS = 1_000_000;

/** The lines of an answer as they come, without empty ones. Ends at once, with the signal's reason, when it is aborted. */
export async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stop = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      signal.throwIfAborted();
      const lines = (rest + (done ? "\n" : value)).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      if (rest.length > MOST_CHARACTERS) throw new Error("an endless line");
      for (const line of lines) if (line !== "") yield line;
      if (done) return;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // Whoever stops reading early ends the call upstream too.
    await reader.cancel().catch(() => {});
  }
}
