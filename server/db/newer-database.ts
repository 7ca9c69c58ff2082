import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Thrown where a newer version of the program has migrated the database: this one would write what that one cannot read. */
class NewerDatabaseError extends Error {
  constructor(database: Date, program: { tag: string; at: Date }) {
    super(
      `The database was upgraded by a newer version of Cover Letter Desk: its last migration is from ${database.toISOString()}, ` +
        `and the last one this version knows is ${program.tag} from ${program.at.toISOString()}. Nothing was changed. ` +
        'Start the newer version again, or restore a backup from before the upgrade (README, "Backup and restore").',
    );
    this.name = "NewerDatabaseError";
  }
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const rowsSchema = z.array(z.object({ newest: z.union([z.string(), z.number(), z.bigint()]).nullable() }));

/**
 * How the database stands to the migrations of this program.
 * @throws NewerDatabaseError where a newer program has migrated it
 */
export async function compareVersions(options: {
  migrationsFolder: string;
  query: (text: string) => Promise<{ rows: unknown[] }>;
}): Promise<"new" | "older" | "same"> {
  const { rows: tables } = await options.query("select to_regclass('drizzle.__drizzle_migrations')::text as newest");
  if (rowsSchema.parse(tables)[0]?.newest == null) return "new";
  const { rows } = await options.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  const newest = Number(rowsSchema.parse(rows)[0]?.newest ?? 0);
  const journal = journalSchema.parse(
    JSON.parse(await readFile(join(options.migrationsFolder, "meta", "_journal.json"), "utf8")),
  );
  const last = journal.entries.reduce((a, b) => (b.when > a.when ? b : a), { tag: "none", when: 0 });
  if (newest > last.when) throw new NewerDatabaseError(new Date(newest), { tag: last.tag, at: new Date(last.when) });
  return newest < last.when ? "older" : "same";
}
