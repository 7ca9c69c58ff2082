import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { type Listener, startListening } from "./listen.ts";

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const SILENT = 500;

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
    ["a head that comes in drops", ["GET / HTTP/1.1\r\n", ...Array<string>(8).fill("X-A: b\r\n")], { head: 400 }],
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
    expect(await all).toMatch(/^HTTP\/1\.1 408 /u);
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
