import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodPassword, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { logLimits } from "./run-limits.ts";

describe("the events of runs that nobody reads", { timeout: 180_000 }, () => {
  const test = useTestApp({ WORKER: "off" });
  let server: Server;
  let port = 0;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = createServer(test.app).listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** A run that is over, with as much to tell as one may have: the id of it. */
  async function aLongRun({ id }: Person): Promise<number> {
    const insert = async (text: string, values: unknown[]) =>
      Number(Object.values((await test.query(text, values)).rows[0] ?? {})[0]);
    const workflowId = await insert(
      "insert into workflows (user_id, name, nodes, edges) values ($1, 'Long', '[]', '[]') returning id",
      [id],
    );
    const runId = await insert(
      `insert into executions (workflow_id, status, logs) select $1, 'completed', (select json_agg(json_build_object(
         'at', '2026-11-01T10:00:00.000Z', 'level', 'info', 'nodeId', 'n1', 'text', repeat('é', $2::int)
       )) from generate_series(1, $3::int)) returning id`,
      [workflowId, logLimits.text - 1, logLimits.lines],
    );
    await test.query(
      `insert into execution_runs (execution_id, user_id, trigger, concurrency, nodes, edges, completed_nodes)
       values ($1, $2, 'manual', 1, '[]', '[]', '[]')`,
      [runId, id],
    );
    const row = `json_build_object('reason', repeat('é', 299), 'row', json_build_object('a', repeat('é', 299)))`;
    await test.query(
      `insert into execution_nodes (execution_id, node_id, position, label, status, skipped_rows)
       select $1, 'n' || nth, nth, 'Step', 'completed', (select json_agg(${row}) from generate_series(1, 20))
       from generate_series(1, 150) nth`,
      [runId],
    );
    return runId;
  }

  async function cookieOf(username: string): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, password: goodPassword }),
    });
    const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return pairs.join("; ");
  }

  /** Asks, reads the status, and nothing more. */
  async function leave(cookie: string, id: number): Promise<number> {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(`GET /api/executions/${id}/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, "readable");
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(socket.read(12)))?.[1]);
  }

  it("are refused beyond what may wait, to all accounts of an address, until they are read or left", async () => {
    const statuses: number[] = [];
    let [cookie, run] = ["", 0];
    for (const name of ["mara", "noor"]) {
      const person = await register(test, name);
      run = await aLongRun(person);
      cookie = await cookieOf(name);
      for (let count = 0; count < 4; count++) statuses.push(await leave(cookie, run));
    }
    const refused = statuses.filter((status) => status === 429).length;
    expect(statuses.filter((status) => status !== 429)).toEqual(Array.from({ length: 8 - refused }, () => 200));
    expect(refused).toBeGreaterThan(1);
    for (const socket of sockets.splice(0)) socket.destroy();
    const read = await fetch(`http://127.0.0.1:${port}/api/executions/${run}/events`, { headers: { Cookie: cookie } });
    expect(read.status).toBe(200);
    expect((await read.text()).match(/^event: log$/gmu)).toHaveLength(logLimits.lines);
  });
});
