import type { IncomingMessage, RequestListener } from "node:http";

/**
 * Answers 408 where a request's body is waited for and none of it has come for so long. What is slow but gets on may take
 * its time, and what we ourselves have not read yet is not the sender's delay.
 */
export function refuseStalledBody(times: { afterMs: number; lookEveryMs: number }): RequestListener {
  return (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let seen = { bytes: socket.bytesRead, at: Date.now() };
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const isOurTurn = request.readableFlowing !== true || request.readableLength > 0;
      if (isOurTurn || socket.bytesRead !== seen.bytes) {
        seen = { bytes: socket.bytesRead, at: Date.now() };
        return;
      }
      if (Date.now() - seen.at < times.afterMs) return;
      clearInterval(timer);
      if (response.headersSent) return socket.destroy();
      response.writeHead(408, { "Content-Type": "application/json", Connection: "close" });
      response.end(JSON.stringify({ message: STALLED }), () => socket.destroySoon());
    }, times.lookEveryMs).unref();
    response.once("close", () => clearInterval(timer));
  };
}

const STALLED = "The connection was interrupted. Check it and try again.";

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
