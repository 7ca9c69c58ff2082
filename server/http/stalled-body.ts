import type { IncomingMessage, RequestListener } from "node:http";

export type BodyPatience = {
  afterMs: number;
  /** What has to come of a body in that time. */
  leastBytes: number;
  lookEveryMs: number;
};

/**
 * Answers 408 where a request's body is waited for and too little of it has come for so long: bytes that trickle in would
 * hold a place for minutes. What we ourselves have not read yet is not the sender's delay.
 */
export function refuseStalledBody(times: BodyPatience): RequestListener {
  return (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let seen = { bytes: socket.bytesRead, at: Date.now() };
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const isOurTurn = request.readableFlowing !== true || request.readableLength > 0;
      if (isOurTurn || socket.bytesRead - seen.bytes >= times.leastBytes) {
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
