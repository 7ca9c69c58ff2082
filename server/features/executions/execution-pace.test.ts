import { once } from "node:events";
import { createServer } from "node:http";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import { executionEventsRoutes } from "./execution-events.routes.ts";
import type { Watcher } from "./execution-feed.ts";

/** In characters. */
const LONG = 1_000_000;

it("a large run that changes all the time is sent again now and then, and as it ended", async () => {
  let status: ExecutionDetail["status"] = "running";
  let loads = 0;
  const load = async () => {
    loads += 1;
    const detail = { id: 1, status, error: "x".repeat(LONG), logs: [] } as unknown as ExecutionDetail;
    return { detail, version: loads };
  };
  const watchers: Watcher[] = [];
  const watch = (watcher: Watcher) => {
    watchers.push(watcher);
    return () => true;
  };
  const app = express();
  app.use((request, _response, next) => {
    Object.assign(request, { user: { id: 7, isAdmin: false }, isAuthenticated: () => true });
    next();
  });
  app.use(
    executionEventsRoutes({
      ...{ load, stillSignedIn: async () => true, onError: () => {} },
      feed: { watch, close: () => {} },
    }),
  );
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/executions/1/events`);
  const text = answer.text();
  for (let change = 0; change < 100; change++) {
    await watchers[0]?.onChange();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(loads).toBe(1);
  status = "completed";
  await watchers[0]?.onChange();
  const events = (await text).split("\n\n").filter((event) => event.includes("event: execution"));
  expect(events).toHaveLength(2);
  expect(events[1]).toContain('"status":"completed"');
}, 30_000);
