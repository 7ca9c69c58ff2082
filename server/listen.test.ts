import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { type Listener, startListening } from "./listen.ts";

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const SILENT = 500;

/** Longer than all drops of a head take, so that none meets a connection that is closed. */
const HEAD = 2_000;

describe("the listening server", () => {
  let listener: Listener;
  const listen = async (patience?: Parameters<typeof startListening>[0]["patience"]) => {
    listener = await startListening({ host: "127.0.0.1", port: 0, ...(patience ? { patience } : {}) });
    listener.serve((request, response) => {
      request.on("end", () => response.end("served")).resume();
    });
  };
  afterEach(() => listener.drain(0));

  async function open(): Promise<Socket> {
    const socket = connect(listener.port, "127.0.0.1");
    await once(socket, "connect");
    return socket;
  }

  it("keeps a connection for longer than the 60 s after which proxies give it up", async () => {
    await listen();
    const socket = await open();
    socket.write(GET);
    const [head] = await once(socket, "data");
    expect(Number(/^Keep-Alive: timeout=(\d+)\r$/m.exec(String(head))?.[1])).toBeGreaterThan(60);
    socket.destroy();
  });

  it("has so many connections; the longest idle one of the network with most makes room for a newcomer", async () => {
    listener = await startListening({ host: "127.0.0.1", port: 0, mostConnections: 5 });
    listener.serve((_request, response) => response.end("served"));
    async function call(localAddress: string) {
      const socket = connect({ port: listener.port, host: "127.0.0.1", localAddress });
      socket.on("error", () => {}).write(GET);
      await once(socket, "data");
      return socket;
    }
    const visitor = await call("127.0.0.1");
    const crowd: Socket[] = [];
    for (let at = 0; at < 8; at++) crowd.push(await call("127.0.0.2"));
    const isOpen = ({ closed, readableEnded }: Socket) => !closed && !readableEnded;
    await expect.poll(() => crowd.map(isOpen)).toEqual([...Array(4).fill(false), ...Array(4).fill(true)]);
    expect(isOpen(visitor)).toBe(true);
    const newcomer = await call("127.0.0.1");
    await expect.poll(() => crowd.filter(isOpen)).toHaveLength(3);
    for (const socket of [visitor, newcomer, ...crowd]) socket.destroy();
  });

  it("answers another call on a connection, and closes it when none comes", async () => {
    await listen({ next: 300 });
    const socket = await open();
    const all = text(socket);
    socket.write(GET);
    await setTimeout(100);
    socket.write(GET);
    expect((await all).match(/served/g)).toHaveLength(2);
  });

  it.each<[string, string[], object]>([
    ["a head that comes in drops", ["GET / HTTP/1.1\r\n", ...Array<string>(14).fill("X-A: b\r\n")], { head: HEAD }],
    [
      "a body that takes too long in all",
      ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n", "aa"],
      { call: 500 },
    ],
    ["a body that stops", ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n"], { body: 300 }],
  ])("answers 408 to %s, and hangs up", async (_name, pieces, patience) => {
    await listen({ head: 400, ...patience, look: 50 });
    const socket = await open();
    const all = text(socket);
    for (const piece of pieces) {
      // The answer may have come: a drop behind it would reset the connection before it is read.
      await setImmediate();
      if (socket.bytesRead > 0 || !socket.writable) break;
      socket.write(piece);
      await setTimeout(100);
    }
    const last = Date.now();
    expect(await all).toMatch(/^HTTP\/1\.1 408 /u);
    // Drops that bought more time would bring the answer so long after the last of them.
    expect(Date.now() - last).toBeLessThan(HEAD);
  });

  it("works on one call of a connection after the other, and on none whose sender has gone", async () => {
    listener = await startListening({ host: "127.0.0.1", port: 0 });
    const calls: ServerResponse[] = [];
    listener.serve((_request, response) => void calls.push(response));
    const socket = await open();
    socket.write(GET.repeat(4));
    await expect.poll(() => calls.length).toBe(1);
    await setTimeout(100);
    expect(calls).toHaveLength(1);
    calls[0]?.end("served");
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.end("served");
    await expect.poll(() => calls.length).toBe(3);
    await expect.poll(() => String(socket.read() ?? "").match(/served/g)?.length ?? 0).toBe(2);
    socket.destroy();
    await setTimeout(100);
    expect(calls).toHaveLength(3);
  });

  it("hangs up on a connection that sends many calls ahead", async () => {
    listener = await startListening({ host: "127.0.0.1", port: 0 });
    const calls: ServerResponse[] = [];
    listener.serve((_request, response) => void calls.push(response));
    const socket = await open();
    socket.write(GET.repeat(500));
    await once(socket.resume(), "close");
    expect(calls).toHaveLength(1);
  });

  it("ends an answer that nobody reads, whatever its reader goes on sending", async () => {
    listener = await startListening({ host: "127.0.0.1", port: 0, patience: { reader: 600, look: 50 } });
    let answer: ServerResponse | undefined;
    let began = 0;
    listener.serve((_request, response) => {
      [answer, began] = [response, Date.now()];
      response.end("x".repeat(20_000_000));
    });
    const socket = await open();
    socket.on("error", () => {});
    socket.write(`${GET}GET / HTTP/1.1\r\n`);
    await expect.poll(() => answer !== undefined).toBe(true);
    const talk = setInterval(() => socket.write("X-A: b\r\n"), 100);
    await expect.poll(() => answer?.destroyed, { timeout: 10_000 }).toBe(true);
    expect(Date.now() - began).toBeGreaterThan(500);
    clearInterval(talk);
    socket.destroy();
  });

  it("serves others beside hundreds of connections that say nothing, and hangs up on those", async () => {
    await listen({ head: 1_000, look: 100 });
    const silent = await Promise.all(Array.from({ length: SILENT }, open));
    const gone = Promise.all(silent.map((socket) => once(socket.resume(), "close")));
    const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
    expect(await answer.text()).toBe("served");
    await gone;
  });
});
