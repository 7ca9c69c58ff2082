import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import express, { type Request, type RequestHandler, type Response } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { executionEventsRoutes } from "./features/executions/execution-events.routes.ts";
import { openPromptStream } from "./features/generator/prompt-stream.ts";
import { openUploadStream } from "./features/resume/upload-stream.ts";
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
