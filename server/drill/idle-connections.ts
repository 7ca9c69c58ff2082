import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { DrillRow } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";

const AT_ONCE = 500;
/** In milliseconds: a call that takes longer beside them counts as hung. */
const SOON = 1_000;
const CALLS = 50;

/** Opens so many connections that say nothing, and looks how long calls take beside them. */
export async function drillIdle(dataDir: string, { connections }: { connections: number }): Promise<DrillRow> {
  const server = await startDrilled(dataDir);
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  while (sockets.length < connections) {
    const some = Array.from({ length: AT_ONCE }, () => connect(Number(port), hostname).on("error", () => {}));
    await Promise.all(some.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])));
    sockets.push(...some);
  }
  let slowest = 0;
  let hung = 0;
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now();
    const answered = await fetch(`${server.url}/api/user`, { signal: AbortSignal.timeout(10 * SOON) }).catch(
      () => null,
    );
    await answered?.arrayBuffer();
    const took = performance.now() - began;
    slowest = Math.max(slowest, took);
    if (!answered || took > SOON) hung += 1;
  }
  const held = sockets.filter((socket) => !socket.destroyed && !socket.connecting).length;
  for (const socket of sockets) socket.destroy();
  await server.kill();
  return {
    what: "connections that say nothing",
    done: `${held} held, slowest of ${CALLS} calls ${Math.round(slowest)} ms`,
    lost: 0,
    doubled: 0,
    hung,
  };
}
