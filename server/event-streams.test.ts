import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import express, { type Request, type RequestHandler, type Response } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { executionEventsRoutes } from "./features/executions/execution-events.routes.ts";
import { openPromptStream } from "./features/generator/prompt-stream.ts";
import { openUploadStream } from "./features/resume/upload-stream.ts";
import { errorHandler } from "./http/error-handler.ts";
import { openEventStream } from "./http/event-stream.ts";
import { createLogger, requestLog } from "./http/logger.ts";

const MINUTE = 60_000;

/** An answer that nobody takes: it has no connection yet, like one behind another on the same connection. */
async function answerUntaken(handler: RequestHandler, path = "/"): Promise<{ response: Response; errors: unknown[] }> {
  const errors: unknown[] = [];
  const answered = Promise.withResolvers<Response>();
  const app = express();
  app.use((request, response, next) => {
    request.user = { id: 1 } as Request["user"] & object;
    response.on("error", (error) => errors.push(error));
    answered.resolve(response);
    next();
  });
  app.use(handler);
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: path });
  app(request as Request, new ServerResponse(request) as Response);
  return { response: await answered.promise, errors };
}

describe("a stream of events that has ended and that nobody takes", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  const run = { id: 5, status: "completed", logs: [] };
  const onError = () => {};
  const watch = vi.fn();
  const feed = { watch, close: onError };
  const handlers: [string, RequestHandler, string?][] = [
    ["of whatever kind", (_request, response) => openEventStream(response, 1_000).end()],
    [
      "of a letter",
      async (_request, response) => {
        const options = { locked: false, paced: false, signal: new AbortController().signal };
        await openPromptStream(response, options).fail({ status: 500, message: "no" });
      },
    ],
    [
      "of an upload",
      async (_request, response) => {
        const stream = openUploadStream(response, { wanted: true, beforeFirst: async () => {} });
        stream.progress({ page: 1, pages: 2 });
        await stream.fail(new Error("no"));
      },
    ],
    [
      "of a run",
      executionEventsRoutes({
        load: async () => ({ detail: run, version: 1 }) as never,
        feed: feed as never,
        stillSignedIn: async () => true,
        onError,
      }),
      "/executions/5/events",
    ],
  ];

  it.each(handlers)("is not written to, %s", async (_name, handler, path) => {
    const { response, errors } = await answerUntaken(handler, path);
    await vi.waitFor(() => expect(response.writableEnded).toBe(true));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(errors).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("of a run that its owner has signed out of, is not written to and asks nothing more", async () => {
    const stop = vi.fn();
    watch.mockReturnValue(stop);
    const stillSignedIn = vi.fn(async () => false);
    const load = async () => ({ detail: { ...run, status: "running" }, version: 1 }) as never;
    const routes = executionEventsRoutes({ load, feed: feed as never, stillSignedIn, onError });
    const { response, errors } = await answerUntaken(routes, "/executions/5/events");
    await vi.waitFor(() => expect(watch).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([response.writableEnded, errors, stop.mock.calls.length]).toEqual([true, [], 1]);
    expect(stillSignedIn).toHaveBeenCalledTimes(1);
  });
});

it("logs each error of an answer, so that none of them stops the process", async () => {
  const lines: string[] = [];
  const logger = createLogger({ level: "error", write: (line) => lines.push(line) });
  const app = express();
  app.use(requestLog(logger), (_request, response) => response.end());
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/" });
  const response = new ServerResponse(request) as Response;
  app(request as Request, response);
  for (const text of ["first", "second"]) {
    response.write(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(lines.filter((line) => line.includes("answer failed"))).toHaveLength(2);
});

describe("the events of a run that goes on", () => {
  it("are sent to one account on so many connections at once, and the run isn't even read for another", async () => {
    const app = express();
    app.use(requestLog(createLogger({ level: "silent" })));
    app.use((request, _response, next) => {
      request.user = { id: 1 } as Request["user"] & object;
      next();
    });
    const detail = { id: 5, status: "running", logs: [] };
    const feed = { watch: () => () => {} } as never;
    const onError = () => {};
    const load = vi.fn(async () => ({ detail, version: 1 }) as never);
    app.use(executionEventsRoutes({ load, feed, stillSignedIn: async () => true, onError }));
    app.use(errorHandler());
    const server = createServer(app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const sockets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => {});
        socket.write("GET /executions/5/events HTTP/1.1\r\nHost: x\r\n\r\n");
        await once(socket, "readable");
        return socket;
      }),
    );
    expect((await fetch(`http://127.0.0.1:${port}/executions/5/events`)).status).toBe(429);
    expect(load).toHaveBeenCalledTimes(8);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

describe("the events of a run for a reader who takes nothing", () => {
  it("hold one state at a time, and give the newest and every line of the log once it's read", async () => {
    const big = "x".repeat(200_000);
    const line = (text: string) => ({ at: "2026-11-29T06:00:00.000Z", level: "info", nodeId: null, text });
    let state = 0;
    const logs: object[] = [];
    let onChange = async () => {};
    const watch = (watcher: { onChange: () => Promise<void> }) => {
      onChange = watcher.onChange;
      return () => {};
    };
    const app = express();
    let response: Response | undefined;
    app.use((request, answer, next) => {
      request.user = { id: 1 } as Request["user"] & object;
      response = answer;
      next();
    });
    app.use(
      executionEventsRoutes({
        load: async () => ({ detail: { id: 5, status: "running", state, big, logs: [...logs] }, version: 1 }) as never,
        feed: { watch } as never,
        stillSignedIn: async () => true,
        onError: (error) => {
          throw error;
        },
      }),
    );
    const server = createServer(app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    try {
      socket.write("GET /executions/5/events HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(socket, "readable");
      for (state = 1; state < 300; state++) {
        logs.push(line(`line ${state}`));
        await onChange();
      }
      expect(response?.writableLength).toBeLessThan(1_000_000);

      let text = "";
      socket.on("data", (data) => (text += String(data)));
      await expect.poll(() => text.includes(`"state":300,`), { timeout: 20_000 }).toBe(true);
      const lines = [...text.matchAll(/"text":"line (\d+)"/gu)].map(([, number]) => Number(number));
      expect(lines).toEqual(Array.from({ length: 299 }, (_, at) => at + 1));
    } finally {
      socket.destroy();
      server.close();
    }
  });
});
