export type ServerSentEvent = { name: string; text: string };

const LONGEST_EVENT = 2_000_000;

/**
 * Reads `text/event-stream` as the HTML standard writes it: events parted by blank lines, `\n`, `\r` or `\r\n`, several
 * data lines joined, comments and unknown fields passed over, a last event without its blank line dropped.
 * @throws RangeError when one event is longer than two million characters.
 */
export async function* readEventStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  let rest = "";
  let endedInReturn = false;
  let open = emptyEvent();
  for await (const text of decoded(stream)) {
    // A return that ended the last piece may have been the first half of `\r\n`.
    rest += endedInReturn && text.startsWith("\n") ? text.slice(1) : text;
    if (text !== "") endedInReturn = text.endsWith("\r");
    if (rest.length > LONGEST_EVENT) throw new RangeError("an event of the stream is too long");
    const lines = rest.split(/\r\n|\r|\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line !== "") {
        addLine(open, line);
        continue;
      }
      if (open.data.length > 0) yield { name: open.name, text: open.data.join("\n") };
      open = emptyEvent();
    }
  }
}

type OpenEvent = { name: string; data: string[] };

function emptyEvent(): OpenEvent {
  return { name: "message", data: [] };
}

async function* decoded(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function addLine(event: OpenEvent, line: string): void {
  const colon = line.indexOf(":");
  if (colon === 0) return;
  const field = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
  if (field === "event") event.name = value;
  if (field === "data") event.data.push(value);
}
