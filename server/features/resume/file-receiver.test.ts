import { once } from "node:events";
import { type ClientRequest, request as call } from "node:http";
import express from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import { errorHandler } from "#server/http/error-handler.ts";
import { createLogger, requestLog } from "#server/http/logger.ts";
import { fileReceiver } from "./file-receiver.ts";

const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
const tail = "\r\n--x--\r\n";

/** A server that receives files, one that sends the beginning of a file, and the answers that came. */
async function startReceiving() {
  const receive = fileReceiver("resume");
  const app = express().set("trust proxy", 1);
  app.use(requestLog(createLogger({ level: "silent" })));
  app.post("/", async (request, response) => {
    const file = receive(request, response);
    app.emit("taken");
    response.json({ bytes: (await file).length });
  });
  app.use(errorHandler());
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const calls: ClientRequest[] = [];
  onTestFinished(() => {
    for (const open of calls) open.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  async function begin(from: string) {
    const taken = once(app, "taken");
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "X-Forwarded-For": from };
    const open = call({ port, host: "127.0.0.1", method: "POST", agent: false, headers });
    open.on("error", () => {});
    calls.push(open);
    const status = once(open, "response").then(([response]) => Number(response.statusCode));
    status.catch(() => {});
    open.write(head);
    await taken;
    return { status, more: (text: string) => open.write(text), finish: () => open.end(tail) };
  }
  return { begin };
}

describe("files on their way into memory", () => {
  it("are so many of one address, and so many of all", async () => {
    const { begin } = await startReceiving();
    const first = await begin("10.0.0.1");
    for (let more = 1; more < 24; more++) await begin("10.0.0.1");
    expect(await (await begin("10.0.0.1")).status).toBe(429);
    for (let more = 0; more < 24; more++) await begin("10.0.0.2");
    for (let more = 0; more < 12; more++) await begin("10.0.0.3");
    expect(await (await begin("10.0.0.2")).status).toBe(429);
    first.finish();
    expect(await first.status).toBe(200);
    const next = await begin("10.0.0.1");
    next.finish();
    expect(await next.status).toBe(200);
  });

  it("leave half the places to others, whatever one IPv6 network sends", async () => {
    const { begin } = await startReceiving();
    for (let nth = 0; nth < 30; nth++) await begin(`2001:db8:1234:${nth % 3}::1`);
    expect(await (await begin("2001:db8:1234:9::1")).status).toBe(429);
    const other = await begin("10.0.0.1");
    other.finish();
    expect(await other.status).toBe(200);
  });

  it("give the place of the slowest of whoever has most to a newcomer", async () => {
    const { begin } = await startReceiving();
    const slowest = await begin("10.0.0.1");
    for (let nth = 1; nth < 20; nth++) (await begin("10.0.0.1")).more("x".repeat(50_000));
    for (let nth = 0; nth < 40; nth++) await begin(nth < 20 ? "10.0.0.2" : "10.0.0.3");
    const newcomer = await begin("10.0.0.4");
    newcomer.finish();
    expect(await newcomer.status).toBe(200);
    expect(await slowest.status).toBe(503);
    // Whoever has as many is no newcomer.
    await begin("10.0.0.4");
    expect(await (await begin("10.0.0.2")).status).toBe(503);
  });
});
