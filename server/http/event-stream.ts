import type { Response } from "express";

export type EventStream = {
  /** Nothing is sent once the stream has ended or its reader has gone. */
  write: (text: string) => void;
  end: () => void;
};

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
  const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
  response.once("close", () => clearInterval(heartbeat));
  return {
    write,
    end: () => {
      clearInterval(heartbeat);
      response.end();
    },
  };
}
