import { linesOf, MOST_LINES } from "./lines-of.ts";

/** The data of each server-sent event, as it comes. Ends at once, with the signal's reason, when it is aborted. */
export async function* readServerEvents(
  response: Response,
  options: { signal: AbortSignal; onSign: () => void },
): AsyncGenerator<string> {
  for await (const line of linesOf(response, options.signal, MOST_LINES)) {
    const content = /^data: ?(.*)$/.exec(line)?.[1];
    if (!content) continue;
    options.onSign();
    yield content;
  }
}
