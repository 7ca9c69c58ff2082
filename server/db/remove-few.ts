import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** Removes all rows that fit, a few in one statement: of long texts thousands would go at once, and nobody else have a turn. */
export async function removeFew(
  db: Database,
  table: PgTable,
  { which, few }: { which: SQL; few: number },
): Promise<void> {
  for (;;) {
    const some = sql`select ctid from ${table} where ${which} limit ${few}`;
    const removed = await db.delete(table).where(sql`ctid in (${some})`).returning({ one: sql`1` });
    if (removed.length < few) return;
  }
}
