import type { Response } from "express";

export type EventStream = {
  /** Nothing is sent once the stream has ended or its reader has gone. */
  write: (text: string) => void;
  /** Whether what was written waits for its reader; what may be left out is, until then. */
  readonly isFull: boolean;
  /** Calls back once when it has been read. */
  whenRead: (then: () => void) => void;
  end: () => void;
};

const STALLED_BEATS = 4;

/**
 * Begins to answer with server-sent events, and says now and then that it's still there. An ended answer may wait for
 * minutes until a reader takes it, and a write behind its end would stop the process.
 */
export function openEventStream(response: Response, heartbeatMs: number): EventStream {
  response.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
  const write = (text: string) => {
    if (!response.writableEnded && !response.destroyed) response.write(text);
  };
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) write(": still here\n\n");
  }, heartbeatMs);
  response.once("close", () => clearInterval(heartbeat));
  // Nothing goes out to a reader who takes nothing, not even a heartbeat.
  response.setTimeout(STALLED_BEATS * heartbeatMs, () => response.destroy());
  return {
    write,
    get isFull() {
      return response.writableNeedDrain;
    },
    whenRead: (then) => void response.once("drain", then),
    end: () => {
      clearInterval(heartbeat);
      response.end();
    },
  };
}
