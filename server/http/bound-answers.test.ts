import { once } from "node:events";
import { connect, type Socket } from "node:net";
import compression from "compression";
import express from "express";
import pino from "pino";
import { expect, it } from "vitest";
import { boundAnswers } from "./bound-answers.ts";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";
import { serveTests } from "./testing/serve-tests.ts";

/** Longer than what the system takes of an answer that nobody reads. */
const LONG = 20_000_000;
const STALLED_MS = 1500;

const app = express();
app.set("trust proxy", true);
app.use(requestLog(pino({ level: "silent" })), compression());
app.use(boundAnswers({ ofOne: 2 * LONG, ofNetwork: 2 * LONG, all: 3 * LONG, stalledMs: STALLED_MS }));
app.get("/long", (_request, response) => void response.type("json").end(`"${"x".repeat(LONG - 2)}"`));
app.get("/short", (_request, response) => void response.json({ is: "short" }));
app.use(errorHandler());
const server = serveTests(app);

/** A long answer of which nothing is read once its head has come. */
async function leave(from: string): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`GET /long HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

async function ask(from: string, path = "/long") {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { "X-Forwarded-For": from } });
  return {
    status: response.status,
    length: (await response.text()).length,
    retry: response.headers.get("retry-after"),
  };
}

it("gives long answers to whoever reads them, one after the other and at once", async () => {
  for (let time = 0; time < 4; time++) expect(await ask("10.0.0.1")).toMatchObject({ status: 200, length: LONG });
  const both = await Promise.all([ask("10.0.0.1"), ask("10.0.0.1")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

it("refuses an IPv6 network that leaves as many unread on addresses of its own", async () => {
  const unread = [await leave("2001:db8:1234:1::1"), await leave("2001:db8:1234:2::1")];
  expect(await ask("2001:db8:1234:3::1")).toMatchObject({ status: 429, retry: "5" });
  expect(await ask("2001:db8:1235:3::1")).toMatchObject({ status: 200 });
  for (const socket of unread) socket.destroy();
});

it("refuses an address that leaves its answers unread, then everybody for what is long, until the readers are dropped", async () => {
  const unread = [await leave("10.0.0.2"), await leave("10.0.0.2")];
  expect(await ask("10.0.0.2")).toMatchObject({ status: 429, retry: "5" });
  unread.push(await leave("10.0.0.3"));
  expect(await ask("10.0.0.4")).toMatchObject({ status: 503, retry: "5" });
  expect(await ask("10.0.0.4", "/short")).toMatchObject({ status: 200 });

  // Nobody reads them, so the server ends them.
  await expect.poll(() => ask("10.0.0.2"), { timeout: 20_000 }).toMatchObject({ status: 200, length: LONG });
  for (const socket of unread) socket.destroy();
});
