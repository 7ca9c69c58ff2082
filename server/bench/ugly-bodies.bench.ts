import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { routesOfApp } from "../tools/routes-of-app.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { signIn } from "./sign-in.ts";
import { uglyBodies } from "./ugly-bodies.ts";

const WARM_UP = 1;
const ROUNDS = 3;
const WORST = 5;
const password = "Correct-Horse-7";

/** How long the main thread of the built server works in one piece while any route that takes JSON gets the ugliest there is. */
export async function benchUglyBodies(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-"));
  const server = await startBuiltServer(join(folder, "data"), { ADMIN_PASSWORD: password });
  try {
    const ids = await makeOneOfEach(server, await signIn(server, password));
    const routes = (await routesOfApp())
      .map(({ name }) => name)
      .filter((name) => /^(POST|PUT|PATCH|DELETE) /.test(name));
    const found: { what: string; hold: number }[] = [];
    for (const route of routes) {
      // The last one may have ended the session.
      const cookie = await signIn(server, password);
      const [method = "", path = ""] = route.split(" ");
      const [, kind = ""] = /^\/api\/([\w-]+)\/:/.exec(path) ?? [];
      const filled = path.replaceAll(/:\w+/g, String(ids.get(kind) ?? 1));
      for (const [kind, body] of Object.entries(uglyBodies)) {
        const { holds, status } = await measure(server, { method, path: filled, body, cookie });
        found.push({ what: `${route}, ${kind} (${status})`, hold: median(holds) });
      }
    }
    const worst = found.toSorted((one, other) => other.hold - one.hold).slice(0, WORST);
    return worst.map(({ what, hold }) => ({
      what: `longest hold of the main thread, ${what}`,
      measured: `${Math.round(hold)} ms CPU`,
      baseline: "-",
      ratio: "-",
      ...against("<= 50 ms", hold),
    }));
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The ids of what is called upon, by the path below which it stands. */
async function makeOneOfEach({ url }: BuiltServer, cookie: string): Promise<Map<string, number>> {
  const made: [string, object][] = [
    ["workflows", { name: "W", nodes: [], edges: [] }],
    ["saved-cover-letters", { title: "Letter", content: "Dear team" }],
  ];
  const ids = new Map<string, number>();
  for (const [kind, body] of made) {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const answer = await fetch(`${url}/api/${kind}`, { method: "POST", body: JSON.stringify(body), headers });
    if (!answer.ok) throw new Error(`${kind} answered ${answer.status}`);
    ids.set(kind, z.object({ id: z.number() }).parse(await answer.json()).id);
  }
  return ids;
}

type Call = { method: string; path: string; body: string; cookie: string };

async function measure(server: BuiltServer, { method, path, body, cookie }: Call) {
  const holds: number[] = [];
  let status = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    await server.longestHold();
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const answer = await fetch(`${server.url}${path}`, { method, body, headers });
    await answer.arrayBuffer();
    status = answer.status;
    holds.push(await server.longestHold());
  }
  return { holds: holds.slice(WARM_UP), status };
}
