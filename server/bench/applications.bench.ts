import { setTimeout } from "node:timers/promises";
import { applicationSorts } from "#shared/applications/application.schema.ts";
import { applications } from "#shared/applications/application.table.ts";
import { users } from "#shared/auth/user.table.ts";
import type { Database } from "../db/database.ts";
import { openPglite } from "../db/open-pglite.ts";
import { vacuumEmbedded } from "../db/vacuum-embedded.ts";
import { against, type BenchRow, median, timed } from "./bench-row.ts";
import { startProduct } from "./product.ts";

const MANY = 5_000;
const FEW = 50;
const ROUNDS = 20;

const lists: Readonly<Record<string, string>> = {
  ...Object.fromEntries(applicationSorts.map((sort) => [`by ${sort}`, `?sort=${sort}`])),
  "in one status": "?status=sent&limit=5",
  "search for one": "?q=harbour7z",
  "search for none": "?q=nowhere",
};

/** Lists of an account with 5,000 applications against those of one with 50, on one database, in turn. */
export async function benchApplications(): Promise<BenchRow[]> {
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const product = await startProduct(database);
  const many = await product.register("many");
  const few = await product.register("few");
  const people = await database.db.select({ id: users.id, username: users.username }).from(users);
  for (const [name, count] of [
    ["many", MANY],
    ["few", FEW],
  ] as const) {
    const userId = people.find(({ username }) => username === name)?.id ?? 0;
    const rows = Array.from({ length: count }, (_, at) => toRow(userId, at));
    for (let at = 0; at < count; at += 500) await database.db.insert(applications).values(rows.slice(at, at + 500));
  }
  await untilTidied(database.db);
  const rows: BenchRow[] = [];
  for (const [what, query] of Object.entries(lists)) {
    const get = (cookie: string) => timed(() => read(`${product.url}/api/applications${query}`, cookie));
    const times: { many: number; few: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push({ few: await get(few), many: await get(many) });
    const [own, other] = [median(times.map((time) => time.many)), median(times.map((time) => time.few))];
    rows.push({
      what: `applications ${what}, 5,000`,
      measured: `${own.toFixed(1)} ms`,
      baseline: `${other.toFixed(1)} ms (50)`,
      ratio: (own / other).toFixed(2),
      ...against("<= 1.2", own / other),
    });
  }
  await product.close();
  await database.close();
  return rows;
}

const statuses = ["draft", "ready", "sent", "interview", "offer", "no", "withdrawn"];

function toRow(userId: number, at: number): typeof applications.$inferInsert {
  const day = new Date(Date.UTC(2026, 0, 1 + (at % 300))).toISOString().slice(0, 10);
  return {
    ...{ userId, key: at.toString(16).padStart(32, "0"), fingerprint: "", dueOn: day, closesOn: day },
    role: `Gardener ${(at * 7) % 4_999}`,
    company: `Harbour${at}z Estates`,
    place: "Devon",
    link: `https://jobs.example/${at}`,
    posting: "We look for a gardener who knows herbs and frost. ".repeat(60),
    notes: "Met Jo at the fair. ".repeat(10),
    status: statuses[at % statuses.length],
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
  };
}

/** The running product does so every hour; what was added is counted a moment later. */
async function untilTidied(db: Database): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    if ((await vacuumEmbedded(db)).includes("applications")) return;
    await setTimeout(500);
  }
  throw new Error("the new applications were not counted");
}

async function read(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
}
