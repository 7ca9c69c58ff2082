import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { promptSubmissions } from "../../shared/leads/prompt-submission.table.ts";
import { openDatabase } from "../db/open-database.ts";
import { applicationDoors } from "./application-doors.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { type Caller, heavyDoors } from "./heavy-doors.ts";
import { signIn } from "./sign-in.ts";

const LEADS = 1_000;
const WARM_UP = 3;
const ROUNDS = 5;
const password = "Correct-Horse-7";

/** How long the main thread of the built server works in one piece at most, at every door that takes or gives much. */
export async function benchHeavyCalls(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-"));
  const dataDir = join(folder, "data");
  await addLongLeads(dataDir);
  const server = await startBuiltServer(dataDir, { ADMIN_PASSWORD: password });
  try {
    const admin = callerAs(server, await signIn(server, password));
    const idle = await holds(server, () => fetch(`${server.url}/healthz`));
    const rows: BenchRow[] = [];
    for (const { what, prepare } of [...heavyDoors, ...applicationDoors]) {
      const hold = await holds(server, await prepare(admin));
      rows.push({
        what: `longest hold of the main thread, ${what}`,
        measured: `${Math.round(hold)} ms CPU`,
        baseline: `${Math.round(idle)} ms CPU for /healthz`,
        ratio: (hold / Math.max(1, idle)).toFixed(2),
        ...against("<= 50 ms", hold),
      });
    }
    return rows;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The median of some rounds, after some that let the engine learn the code. */
async function holds(server: BuiltServer, call: () => Promise<unknown>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    await server.longestHold();
    await call();
    found.push(await server.longestHold());
  }
  return median(found.slice(WARM_UP));
}

/** As long as a call can make them. */
async function addLongLeads(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir, migrationsFolder: "migrations" });
  await database.db.execute(sql`
    insert into ${promptSubmissions} (name, email, job_title, source, prompt, result)
    select 'Ann', 'a' || n || '@example.com', 'Nurse', 'Google', repeat('Wanted: a nurse for our ward. ', 3300),
      repeat('Dear team, ', 500)
    from generate_series(1, ${sql.raw(String(LEADS))}) n`);
  await database.close();
}

function callerAs({ url }: BuiltServer, cookie: string): Caller {
  return {
    ask: async (method, path, body, statuses = [200, 201]) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { Cookie: cookie, ...(body ? { "Content-Type": typeOf(body) } : {}) },
        ...(body ? { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      if (!statuses.includes(answer.status))
        throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
      return text;
    },
  };
}

function typeOf(body: object): string {
  return body instanceof Uint8Array ? "application/octet-stream" : "application/json";
}
