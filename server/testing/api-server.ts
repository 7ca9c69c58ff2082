import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type ApiRequest = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

export type ApiServer = {
  url: string;
  /** Every call so far. */
  requests: ApiRequest[];
  /** What is answered from now on: JSON, unless the body is text. */
  answer: (handler: (request: ApiRequest, call: number) => Answer | Promise<Answer>) => void;
  close: () => Promise<void>;
};

/** A web API on a free port of 127.0.0.1, with answers as a test says. */
export async function startApiServer(): Promise<ApiServer> {
  const requests: ApiRequest[] = [];
  let handler: Parameters<ApiServer["answer"]>[0] = () => ({ body: [] });
  const server = createServer(async (request, response) => {
    const told = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body: "" };
    for await (const part of request) told.body += String(part);
    requests.push(told);
    send(response, await handler(told, requests.length));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer: (next) => {
      handler = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = "" }: Answer): void {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  response.writeHead(status, { ...(isRaw ? {} : { "content-type": "application/json" }), ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}
