import type { ServerResponse } from "node:http";

export type ReaderPatience = { afterMs: number; lookEveryMs: number };

/**
 * Ends an answer of which nothing has been taken for so long: it holds a connection, memory, and often a file. What is waited
 * for is the reader only while something waits to be sent. What they send meanwhile counts for nothing.
 */
export function endUnreadAnswer(response: ServerResponse, times: ReaderPatience): void {
  let seen = { bytes: 0, at: Date.now() };
  const watch = setInterval(() => {
    const { socket } = response;
    if (!socket) return;
    const bytes = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || bytes !== seen.bytes) seen = { bytes, at: Date.now() };
    else if (Date.now() - seen.at >= times.afterMs) response.destroy();
  }, times.lookEveryMs).unref();
  response.once("close", () => clearInterval(watch));
}
