import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuseStalledBody } from "./stalled-body.ts";

const AFTER_MS = 600;
const app = express();
app.use(express.json());
app.post("/", (request, response) => void response.json(request.body));
const server = createServer(app);
let port = 0;

beforeAll(async () => {
  server.on("request", refuseStalledBody({ afterMs: AFTER_MS, leastBytes: 4, lookEveryMs: 50 }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => void server.close());

/** Sends the head and these pieces of a body of 20 bytes, one each 200 ms; answers what came back. */
async function send(pieces: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const answer = text(socket);
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n");
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (pieces.join("").length === 20) socket.end();
  return answer;
}

describe("a request's body", () => {
  it("that stops coming is answered 408", async () => {
    const answer = await send(['{"a": ']);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(answer).toContain("The connection was interrupted");
  });

  it("of which a byte now and then comes is answered 408", async () => {
    expect(await send([..."{ 123456789"])).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it("that is slow but gets on is taken, though it takes longer than that in all", async () => {
    const answer = await send(['{"a"', ": ", '"12', "34", "567", "89", '01"', "}"]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
    expect(answer).toContain("12345678901");
  });
});
