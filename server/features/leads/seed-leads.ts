import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

const MOST = 10_000_000;
const BATCH = 50_000;

const firstNames = ["Ada", "Noor", "Jürgen", "María", "Chloé", "Иван", "Yusuf", "Mei", "Ελένη", "Tomás", "Aoife"];
const lastNames = ["Lindqvist", "Haddad", "Müller", "García", "Dubois", "Петров", "Demir", "Chen", "O’Brien"];
const jobTitles = ["Nurse", "Plumber", "Librarian", "Programmer", "Teacher", "Driver", "Cook", "Accountant"];
const sources = ["Google", "Instagram", "Facebook", "YouTube", "Blogs", "Job Boards", "Friend"];

/**
 * Adds made-up leads, all under example.com, spread over the last two years: for trying the admin area at its full
 * size. The same count gives the same leads.
 */
export async function seedLeads(db: Database, count: number, onBatch: (done: number) => void): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count);
    await db.execute(sql`
      insert into ${promptSubmissions} (name, email, job_title, source, prompt, result, created_at)
      select ${pick(firstNames, 7)} || ' ' || ${pick(lastNames, 5)}, 'lead' || n || '@example.com',
        ${pick(jobTitles, 3)}, ${pick(sources, 1)},
        'Wanted: ' || ${pick(jobTitles, 3)} || '. ' || repeat('What the posting says. ', 20),
        repeat('What the letter says. ', 20),
        now() - (n % 730) * interval '1 day' - (n % 86400) * interval '1 second'
      from generate_series(${sql.raw(String(first))}, ${sql.raw(String(last))}) n`);
    onBatch(last);
  }
  await db.execute(sql`vacuum (analyze) ${promptSubmissions}`);
}

/** A count that can be seeded, or null. */
export function parseSeedCount(text: string): number | null {
  const count = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : null;
}

/** One of the words by the lead's number; `step` keeps two lists from going round together. */
function pick(words: readonly string[], step: number) {
  const list = words.map((word) => `'${word}'`).join(",");
  return sql.raw(`(array[${list}])[1 + (n / ${step}) % ${words.length}]`);
}
