import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { boundConnections } from "./http/bound-connections.ts";
import { oneAtATime } from "./http/one-at-a-time.ts";
import { refuseStalledBody } from "./http/stalled-body.ts";
import { endUnreadAnswer } from "./http/unread-answer.ts";

export type Listener = {
  port: number;
  /** From now on requests go to this handler instead of the "Preparing" page. */
  serve: (handler: RequestListener) => void;
  /** Stops accepting and waits for what is under way, at most so many milliseconds. */
  drain: (milliseconds: number) => Promise<void>;
  /** Runs at SIGTERM or SIGINT, in the order of registration; then the process exits with 0. */
  onShutdown: (name: string, work: () => Promise<void>) => void;
};

/** How long the server waits for whoever is connected, in milliseconds. */
type Patience = {
  /** For the head of a call; also for the first one of a connection that says nothing. */
  head: number;
  /** For a whole call. */
  call: number;
  /** For the next bytes of a body. */
  body: number;
  /** How many have to come in that time. */
  leastOfBody: number;
  /** For somebody to take more of an answer. */
  reader: number;
  /** For the next call. */
  next: number;
  /** How often it is looked. */
  look: number;
};

/**
 * A client that sends its head or body byte by byte must not hold a connection for ever; a slow line that gets on may. The
 * next call is awaited for longer than the 60 s after which proxies give up an idle connection: else they send one into a
 * connection that was just closed.
 */
const usualPatience: Patience = {
  head: 20_000,
  call: 600_000,
  body: 30_000,
  leastOfBody: 30_000,
  reader: 60_000,
  next: 75_000,
  look: 5_000,
};

/**
 * Listens at once, answering "Preparing" until there is an app to serve, because the first seconds count.
 * @throws Error with a message for the person when the port is taken or not allowed.
 */
export async function startListening(options: {
  host: string;
  port: number;
  patience?: Partial<Patience>;
  mostConnections?: number;
}): Promise<Listener> {
  const { head, call, body, leastOfBody, reader, next, look } = { ...usualPatience, ...options.patience };
  let handler: RequestListener = answerPreparing;
  const times = {
    headersTimeout: head,
    requestTimeout: call,
    keepAliveTimeout: next,
    connectionsCheckingInterval: look,
  };
  const answer: RequestListener = (request, response) => {
    endUnreadAnswer(response, { afterMs: reader, lookEveryMs: look });
    handler(request, response);
  };
  const server = createServer(times, oneAtATime(answer));
  server.on("request", refuseStalledBody({ afterMs: body, leastBytes: leastOfBody, lookEveryMs: look }));
  boundConnections(server, options.mostConnections);
  await listen(server, options);

  const steps: { name: string; work: () => Promise<void> }[] = [];
  shutDownOnSignals(steps);
  return {
    port: toPort(server),
    serve: (next) => {
      handler = next;
    },
    drain: (milliseconds) => drain(server, milliseconds),
    onShutdown: (name, work) => void steps.push({ name, work }),
  };
}

function answerPreparing(request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]): void {
  const health = request.url === "/healthz";
  response.statusCode = health ? 200 : 503;
  response.setHeader("Retry-After", "2");
  response.setHeader("Cache-Control", "no-store");
  if (health || request.url?.startsWith("/api") || request.url === "/readyz") {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(health ? { status: "ok" } : { message: "Starting. Try again in a moment." }));
    return;
  }
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Preparing</title>' +
      '<body style="background:#0f1312;color:#eceee8;font:17px/28px system-ui;margin:20vh auto;max-width:32rem;padding:0 20px">' +
      "<h1>Preparing</h1><p>Cover Letter Desk is opening its database. The app opens here when it's ready.</p></body></html>",
  );
}

function listen(server: Server, options: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new Error(
          listenProblems[error.code ?? ""]?.(options.port) ??
            `Cannot listen on ${options.host}:${options.port}: ${error.message}`,
        ),
      );
    });
    server.listen(options.port, options.host, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}

const listenProblems: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use. Stop what runs there, or choose another with PORT=3001 npm start.`,
  EACCES: (port) => `This account may not listen on port ${port}. Choose one above 1023 with PORT=3000 npm start.`,
};

function toPort(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function drain(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearTimeout(deadline);
}

function shutDownOnSignals(steps: { name: string; work: () => Promise<void> }[]): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    let exitCode = 0;
    for (const step of steps) {
      try {
        await step.work();
      } catch (error) {
        exitCode = 1;
        process.stderr.write(
          `While stopping (${step.name}): ${error instanceof Error ? error.message : String(error)}\n`,
        );
      }
    }
    process.exit(exitCode);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
