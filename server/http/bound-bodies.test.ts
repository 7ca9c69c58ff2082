import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import express from "express";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { boundBodies } from "./bound-bodies.ts";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";
import { serveTests } from "./testing/serve-tests.ts";

const app = express();
app.set("trust proxy", true);
app.use(requestLog(pino({ level: "silent" })));
app.use(
  boundBodies({
    ...{ ofOne: { bodies: 3, bytes: 500_000 }, ofNetwork: { bodies: 4, bytes: 600_000 } },
    bytes: 900_000,
  }),
  express.raw({ type: () => true, limit: "1mb" }),
);
app.use((request, response) => void response.json({ length: request.body.length }));
app.use(errorHandler());
const server = serveTests(app);

type Length = number | "chunked" | "packed";
const packed = gzipSync("x".repeat(900_000));

/** Begins to send a body of that length; `answer` has what comes back. */
function begin(from: string, length: Length) {
  const socket = connect(server.port, "127.0.0.1");
  const announced =
    length === "chunked"
      ? "Transfer-Encoding: chunked"
      : length === "packed"
        ? `Content-Encoding: gzip\r\nContent-Length: ${packed.length}`
        : `Content-Length: ${length}`;
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: text/plain\r\n${announced}\r\n\r\n`,
  );
  return { socket, answer: once(socket, "data").then(([data]) => String(data)) };
}

/** Such bodies, all of which wait for more; ended by `end`. */
async function hold(from: string, lengths: Length[]) {
  const sockets: Socket[] = [];
  for (const length of lengths) {
    const { socket } = begin(from, length);
    sockets.push(socket);
    await taken();
  }
  return { end: () => Promise.all(sockets.map((socket) => once(socket.destroy(), "close"))) };
}

/** The server has seen what was written before: a call of another visitor that came later is answered. */
async function taken(): Promise<void> {
  const { socket, answer } = begin("198.51.100.1", 1);
  socket.write("x");
  expect(await answer).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
}

async function statusOf(from: string, length: Length): Promise<string> {
  const { socket, answer } = begin(from, length);
  socket.write(length === "chunked" ? "1\r\nx\r\n0\r\n\r\n" : length === "packed" ? packed : "x".repeat(length));
  const [head = ""] = (await answer).split("\r\n\r\n");
  socket.destroy();
  return head;
}

describe("bodies that are under way", () => {
  it("are so many of one address: more are 429 with when to try again, and others' are taken", async () => {
    const many = await hold("203.0.113.7", [10, 10, 10]);
    const refused = await statusOf("203.0.113.7", 10);
    expect(refused).toMatch(/^HTTP\/1\.1 429/);
    expect(refused).toMatch(/Retry-After: 5/);
    expect(refused).toMatch(/Connection: close/);
    expect(await statusOf("203.0.113.8", 10)).toMatch(/^HTTP\/1\.1 200/);
    await many.end();
    await expect.poll(() => statusOf("203.0.113.7", 10)).toMatch(/^HTTP\/1\.1 200/);
  });

  it("are so many bytes of one address", async () => {
    const held = await hold("203.0.113.7", [400_000]);
    expect(await statusOf("203.0.113.7", 200_000)).toMatch(/^HTTP\/1\.1 429/);
    expect(await statusOf("203.0.113.7", 50_000)).toMatch(/^HTTP\/1\.1 200/);
    await held.end();
  });

  it("are so many, and so many bytes, of one IPv6 network, whatever addresses it takes", async () => {
    const long = await hold("2001:db8:1234:1::1", [450_000]);
    expect(await statusOf("2001:db8:1234:2::1", 200_000)).toMatch(/^HTTP\/1\.1 429/);
    const many = await hold("2001:db8:1234:3::1", [10, 10, 10]);
    expect(await statusOf("2001:db8:1234:4::1", 10)).toMatch(/^HTTP\/1\.1 429/);
    expect(await statusOf("2001:db8:1235:4::1", 400_000)).toMatch(/^HTTP\/1\.1 200/);
    await Promise.all([long.end(), many.end()]);
  });

  it.each<[string, Length]>([
    ["of an unknown length", "chunked"],
    ["that are packed", "packed"],
  ])("count as the longest that are taken where they are %s", async (_name, length) => {
    expect(await statusOf("203.0.113.7", length)).toMatch(/^HTTP\/1\.1 429/);
  });

  it("are so many bytes of all together: more long ones are 503, short ones are taken", async () => {
    const one = await hold("203.0.113.7", [450_000]);
    const other = await hold("203.0.113.8", [400_000]);
    expect(await statusOf("203.0.113.9", 100_000)).toMatch(/^HTTP\/1\.1 503/);
    expect(await statusOf("203.0.113.9", 60_000)).toMatch(/^HTTP\/1\.1 200/);
    await one.end();
    await expect.poll(() => statusOf("203.0.113.9", 100_000)).toMatch(/^HTTP\/1\.1 200/);
    await other.end();
  });

  it("count no more once they are answered", async () => {
    for (let nth = 0; nth < 8; nth++) expect(await statusOf("203.0.113.7", 400_000)).toMatch(/^HTTP\/1\.1 200/);
  });
});
