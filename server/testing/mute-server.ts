import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type MuteServer = {
  port: number;
  /** Connections that are open now. */
  open: () => number;
  /** Hangs up on everybody and takes no more calls. */
  close: () => void;
};

/** A system that takes calls and never says a word. */
export async function startMuteServer(): Promise<MuteServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Who is killed hangs up roughly.
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    socket.resume();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    open: () => sockets.size,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
