import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openDatabase } from "../db/open-database.ts";
import { seedLeads } from "../features/leads/seed-leads.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { against, type BenchRow, median, timed } from "./bench-row.ts";
import { startProduct } from "./product.ts";

const LEADS = 1_000_000;
const ROUNDS = 5;
const run = promisify(execFile);

const columns = "id, name, email, job_title, source, other_source, created_at";
const newest = "order by created_at desc, id desc limit 100";
const searched = "(name || ' ' || email || ' ' || coalesce(job_title, ''))";
const found = `where ${searched} ilike '%lead77721%'`;

/** List, search and export of a million leads against psql running the same queries on the same PostgreSQL. */
export async function benchLeads(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    const url = postgres.url("postgres");
    const database = await openDatabase({ databaseUrl: url, dataDir: "unused", migrationsFolder: "migrations" });
    await seedLeads(database.db, LEADS, () => {});
    const product = await startProduct(database, { DATABASE_URL: url });
    const cookie = await product.register();
    await database.query("update users set is_super_admin = true, is_approved = true, is_active = true");
    const admin = `${product.url}/api/admin`;
    const get = (path: string) => timed(() => read(`${admin}${path}`, cookie));
    const psql = (...queries: string[]) =>
      timed(() => run("psql", [url, ...queries.flatMap((query) => ["-c", query])]));
    const count = (where: string) => `select count(*) from prompt_submissions ${where}`;
    const list = (where: string) => `select ${columns} from prompt_submissions ${where} ${newest}`;

    const rows = [
      await compare(
        "leads list, 1,000,000",
        () => get("/submissions?fields=summary"),
        () => psql(list(""), count("")),
      ),
      await compare(
        "leads search, 1,000,000",
        () => get("/submissions?fields=summary&q=lead77721"),
        () => psql(list(found), count(found)),
      ),
      await compare(
        "leads CSV, 1,000,000",
        () => get("/submissions.csv"),
        () => psql(`\\copy (select ${columns} from prompt_submissions order by id desc) to '/dev/null' csv`),
      ),
    ];
    rows.push(await memoryOf(() => get("/submissions.csv")));
    await product.close();
    await database.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

/** Both in turn, so that a busy moment of the machine falls on both. */
async function compare(what: string, own: () => Promise<number>, other: () => Promise<number>): Promise<BenchRow> {
  const rounds: { own: number; other: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ own: await own(), other: await other() });
  const ratio = median(rounds.map((round) => round.own / round.other));
  return {
    what,
    measured: `${Math.round(median(rounds.map((round) => round.own)))} ms`,
    baseline: `${Math.round(median(rounds.map((round) => round.other)))} ms (psql)`,
    ratio: ratio.toFixed(2),
    ...against("<= 3", ratio),
  };
}

/** What the process holds at most while it works, beside what it held before. */
async function memoryOf(work: () => Promise<unknown>): Promise<BenchRow> {
  const held = () => process.memoryUsage.rss() / 1_048_576;
  const before = held();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, held());
  }, 20);
  await work();
  clearInterval(look);
  return {
    what: "leads CSV, 1,000,000: memory",
    measured: `${Math.round(most - before)} MB more at most`,
    baseline: `${Math.round(before)} MB before, both ends in one process`,
    ratio: (most / before).toFixed(2),
    ...against("<= 1.3", most / before),
  };
}

async function read(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  for await (const _chunk of answer.body);
}
