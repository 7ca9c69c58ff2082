import { describe, expect, it } from "vitest";
import { readEventStream, type ServerSentEvent } from "./read-event-stream.ts";

function streamOf(chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
}

async function read(...chunks: (string | Uint8Array)[]): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  for await (const event of readEventStream(streamOf(chunks))) events.push(event);
  return events;
}

describe("readEventStream", () => {
  it("gives each event its name and its lines of data", async () => {
    expect(await read("event: text\ndata: one\ndata: two\n\ndata:three\n\n")).toEqual([
      { name: "text", text: "one\ntwo" },
      { name: "message", text: "three" },
    ]);
  });

  it.each(["\n", "\r", "\r\n"])("takes %j as the end of a line", async (end) => {
    expect(await read(["event: a", "data: 1", "", "data: 2", "", ""].join(end))).toEqual([
      { name: "a", text: "1" },
      { name: "message", text: "2" },
    ]);
  });

  it("reads the same however the bytes are cut", async () => {
    const text = ": heartbeat\r\n\r\nid: 7\r\nevent: text\r\ndata: Größe 😀 щ\r\n\r\nevent: done\r\ndata: {}\r\n\r\n";
    const bytes = new TextEncoder().encode(text);
    for (let size = 1; size <= bytes.length; size++) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      expect(await read(...chunks)).toEqual([
        { name: "text", text: "Größe 😀 щ" },
        { name: "done", text: "{}" },
      ]);
    }
  });

  it("passes over comments, events without data and a last event without its blank line", async () => {
    expect(await read(": hello\n\nevent: empty\n\nretry: 100\n\nevent: cut\ndata: off")).toEqual([]);
  });

  it("refuses an event that never ends", async () => {
    await expect(read(`data: ${"x".repeat(2_000_001)}`)).rejects.toThrow(RangeError);
  });

  it("lets go of the connection when the reader stops early", async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: again\n\n")),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const event of readEventStream(stream)) {
      expect(event.text).toBe("again");
      break;
    }
    expect(cancelled).toBe(true);
  });
});
