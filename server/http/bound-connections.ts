import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#server/integrations/helper-process/network.ts";

/** Some 15 kB each, and a file of the process's. */
const USUAL = 4_000;

type Held = { network: string; calls: number };

/**
 * Keeps connections within a number: each holds memory and one of the files that the process may have open, and whoever opens
 * enough of them and says nothing would shut everybody else out. Beyond it the one that is idle longest makes room, of the
 * network that has most; where none of that is idle, the newcomer is hung up on.
 */
export function boundConnections(server: Server, most = USUAL): void {
  /** Whoever is idle longest first. */
  const open = new Map<Socket, Held>();
  const perNetwork = new Map<string, number>();

  function count(network: string, by: 1 | -1): void {
    const now = (perNetwork.get(network) ?? 0) + by;
    if (now > 0) perNetwork.set(network, now);
    else perNetwork.delete(network);
  }

  /** At once: a socket tells of its end only afterwards. */
  function leave(socket: Socket): void {
    const held = open.get(socket);
    if (held && open.delete(socket)) count(held.network, -1);
  }

  function makeRoom(newcomer: Socket): void {
    const [crowd] = [...perNetwork].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    const idle = [...open].find(([, { network, calls }]) => network === crowd && calls === 0);
    const [leaver = newcomer] = idle ?? [];
    leave(leaver);
    leaver.destroy();
  }

  server.on("connection", (socket: Socket) => {
    const network = networkOf((socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, ""));
    open.set(socket, { network, calls: 0 });
    count(network, 1);
    socket.once("close", () => leave(socket));
    if (open.size > most) makeRoom(socket);
  });
  server.on("request", ({ socket }, response) => {
    const held = open.get(socket);
    if (!held) return;
    held.calls += 1;
    response.once("close", () => {
      held.calls -= 1;
      // As one that has just become idle.
      if (open.delete(socket)) open.set(socket, held);
    });
  });
}
