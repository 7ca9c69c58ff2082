import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { applications } from "#shared/applications/application.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";

/** What people have left in this database, such as "2 leads"; the first administrator counts as nobody. */
export async function whatIsKept(db: Database): Promise<string[]> {
  const counts: [name: string, count: number][] = [
    ["accounts", Math.max(0, (await db.$count(users)) - (await db.$count(users, sql`${users.isSuperAdmin}`)))],
    ["leads", await db.$count(promptSubmissions)],
    ["letters", await db.$count(savedCoverLetters)],
    ["applications", await db.$count(applications)],
    ["workflows", await db.$count(workflows)],
  ];
  return counts.flatMap(([name, count]) => (count > 0 ? `${name}: ${count}` : []));
}
