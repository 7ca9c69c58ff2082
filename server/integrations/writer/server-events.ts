/** The data of each server-sent event, as it comes. Ends at once, with the signal's reason, when it is aborted. */
export async function* readServerEvents(
  response: Response,
  options: { signal: AbortSignal; onSign: () => void },
): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stop = () => void reader.cancel(options.signal.reason).catch(() => {});
  options.signal.addEventListener("abort", stop, { once: true });
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      options.signal.throwIfAborted();
      const lines = (rest + (done ? "\n" : value)).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const content = /^data: ?(.*)$/.exec(line)?.[1];
        if (!content) continue;
        options.onSign();
        yield content;
      }
      if (done) return;
    }
  } finally {
    options.signal.removeEventListener("abort", stop);
    // Whoever stops reading early ends the call upstream too.
    await reader.cancel().catch(() => {});
  }
}
