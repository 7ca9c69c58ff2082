import { once } from "node:events";
import { createServer, connect as open, type Socket } from "node:net";

export type CutLine = {
  /** The same address through this line. */
  url: string;
  /** From now on nothing passes, and nobody is told: as when a network is unplugged. */
  cut: () => void;
  /** Lets through again what waited. */
  mend: () => void;
  close: () => Promise<void>;
};

/** A line to a server on this machine that a test can cut. */
export async function openCutLine(serverUrl: string): Promise<CutLine> {
  const far = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const there = open({ host: far.hostname, port: Number(far.port) });
    for (const [one, other] of [
      [near, there],
      [there, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on("data", (bytes) => void other.write(bytes));
      if (isCut) one.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
