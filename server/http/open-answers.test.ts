import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import express from "express";
import pino from "pino";
import { expect, it, vi } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";
import { sendPieces } from "./send-json-pieces.ts";
import { serveTests } from "./testing/serve-tests.ts";
import { endUnreadAnswer } from "./unread-answer.ts";

/** Longer than what the system takes of an answer that nobody reads. */
const PIECE = "x".repeat(100_000);
const PIECES = 200;
const bounds = { ofOwner: 2, ofNetwork: 3, ofAll: 5 };
const patience = { afterMs: 1_200, lookEveryMs: 100 };
const opened = vi.fn<(content: Readable) => void>();

const app = express();
app.set("trust proxy", true);
app.use(requestLog(pino({ level: "silent" })));
app.get("/:account", async (request, response) => {
  // Who is signed in, as the session says.
  request.user = { id: Number(request.params.account), username: "mara" } as never;
  const content = Readable.from(Array.from({ length: PIECES }, () => PIECE));
  opened(content);
  await sendPieces(response.attachment("rows.csv"), content, bounds);
});
app.use(errorHandler());
const server = serveTests((request, response) => {
  endUnreadAnswer(response, patience);
  app(request, response);
});

/** An answer of which nothing is read once its head has come. */
async function leave(from: string, account: number): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`GET /${account} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

async function ask(from: string, account: number) {
  const response = await fetch(`http://127.0.0.1:${server.port}/${account}`, { headers: { "X-Forwarded-For": from } });
  const text = await response.text();
  return { status: response.status, length: text.length, type: response.headers.get("content-type") };
}

const whole = { status: 200, length: PIECES * PIECE.length };
const refused = { status: 429, type: "application/json; charset=utf-8" };

it("refuses one account, or one IPv6 network, more answers than may be unread, until the readers are dropped", async () => {
  const unread = [await leave("2001:db8:1234:1::1", 1), await leave("10.0.0.1", 1)];
  expect(await ask("10.0.0.2", 1)).toMatchObject(refused);
  expect(opened.mock.lastCall?.[0].destroyed).toBe(true);
  unread.push(await leave("2001:db8:1234:2::1", 2), await leave("2001:db8:1234:3::1", 3));
  expect(await ask("2001:db8:1234:4::1", 4)).toMatchObject(refused);
  expect(await ask("2001:db8:1235:4::1", 4)).toMatchObject(whole);

  // What they go on sending is no reading.
  for (const socket of unread) socket.write("GET / HTTP/1.1\r\n");
  const talk = setInterval(() => unread.map((socket) => socket.write("X-A: b\r\n")), 200);
  const contents = opened.mock.calls.map(([content]) => content);
  await expect.poll(() => contents.every(({ destroyed }) => destroyed), { timeout: 20_000 }).toBe(true);
  clearInterval(talk);
  expect(await ask("10.0.0.2", 1)).toMatchObject(whole);
  for (const socket of unread) socket.destroy();
});

it("gives answers to whoever reads them, also slowly and one after the other", async () => {
  for (let time = 0; time < 4; time++) expect(await ask("10.0.0.3", 5)).toMatchObject(whole);
  const socket = await leave("10.0.0.3", 5);
  const reading = setInterval(() => socket.read(), 20);
  const content = opened.mock.lastCall?.[0];
  await once(content ?? socket, "close");
  clearInterval(reading);
  expect(content?.readableEnded).toBe(true);
  socket.destroy();
});

it("gives the place of the slowest of whoever has most to a newcomer, and others none beyond all places", async () => {
  const unread = [await leave("10.1.0.1", 11), await leave("10.1.0.1", 12), await leave("10.1.0.1", 13)];
  const contents = opened.mock.calls.slice(-3).map(([content]) => content);
  unread.push(await leave("10.1.0.2", 14), await leave("10.1.0.2", 15));
  expect(await ask("10.1.0.3", 16)).toMatchObject(whole);
  expect(contents.filter(({ destroyed }) => destroyed)).toHaveLength(1);

  unread.push(await leave("10.1.0.4", 17));
  expect(await ask("10.1.0.2", 18)).toMatchObject({ ...refused, status: 503 });
  for (const socket of unread) socket.destroy();
});
