import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";

export type BackedUpTable = { name: string; columns: string[] };

const tablesSchema = z.object({
  rows: z.array(z.object({ name: z.string(), columns: z.array(z.string()), needs: z.array(z.string()) })),
});

/** The product's tables with the columns that can be written, each after those that it refers to. */
export async function listTables(db: Database): Promise<BackedUpTable[]> {
  const { rows } = tablesSchema.parse(await db.execute(sql.raw(TABLES)));
  const left = new Map(rows.map((row) => [row.name, row]));
  const ordered: BackedUpTable[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(
      ({ name, needs }) => !needs.some((need) => need !== name && left.has(need)),
    );
    if (ready.length === 0)
      throw new Error(`These tables reference each other in a loop: ${[...left.keys()].join(", ")}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      left.delete(name);
    }
  }
  return ordered;
}

const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by a.attnum) as columns,
    array(select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f') as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' order by 1`;
