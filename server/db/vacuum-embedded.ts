import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./database.ts";

const foundSchema = z.object({ rows: z.array(z.object({ schema: z.string(), name: z.string() })) });

/**
 * The embedded database has no autovacuum of its own: without this, rows that were changed or deleted would fill the
 * disk, and rows that were added would be read without statistics and never from an index alone. Tables of which a fifth is
 * dead or new are done one by one, so that other queries pass between them.
 */
export async function vacuumEmbedded(db: Database): Promise<string[]> {
  const found = await db.execute(sql`
    select schemaname as schema, relname as name from pg_stat_user_tables
    where (n_dead_tup > 1000 and n_dead_tup > 0.2 * n_live_tup)
      or (n_ins_since_vacuum > 1000 and n_ins_since_vacuum > 0.2 * n_live_tup)`);
  const { rows: tables } = foundSchema.parse(found);
  for (const { schema, name } of tables)
    await db.execute(sql`vacuum (analyze) ${sql.identifier(schema)}.${sql.identifier(name)}`);
  return tables.map(({ name }) => name);
}
