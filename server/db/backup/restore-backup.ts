import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { type BackupSummary, readArchive, verifyArchive } from "./archive.ts";
import { listTables } from "./list-tables.ts";

/**
 * Brings a backup into an empty database: first the tables as they were when it was made, then its rows, then what
 * migrations have come since. All rows or none.
 * @throws Error in words where the archive is not whole or of a newer version, or the database holds accounts already.
 */
export async function restoreBackup(options: {
  path: string;
  dataDir: string | null;
  migrationsFolder: string;
  /** Opens the database, migrated as that folder says. */
  open: (migrationsFolder: string) => Promise<OpenDatabase>;
}): Promise<BackupSummary> {
  const { path, dataDir, migrationsFolder, open } = options;
  const summary = await verifyArchive(path);
  const migrations = await migrationsUntil(migrationsFolder, await migrationOf(path));
  try {
    const database = await open(migrations);
    try {
      await requireEmpty(database.db);
      await database.db.transaction((transaction) => bringRows(transaction, path));
    } finally {
      await database.close();
    }
  } finally {
    await rm(migrations, { recursive: true, force: true });
  }
  await (await open(migrationsFolder)).close();
  if (dataDir) await bringFiles(dataDir, path);
  return summary;
}

async function migrationOf(path: string): Promise<number> {
  for await (const line of readArchive(path)) if (line.kind === "head") return line.migration;
  return 0;
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** A folder with the migrations that the backup's database had. */
async function migrationsUntil(folder: string, newest: number): Promise<string> {
  const journal = journalSchema.parse(JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8")));
  if (!journal.entries.some(({ when }) => when === newest))
    throw new Error("This backup was made by a newer version of Cover Letter Desk. Restore it with that version.");
  const copy = await mkdtemp(join(tmpdir(), "desk-migrations-"));
  await cp(folder, copy, { recursive: true });
  const entries = journal.entries.filter(({ when }) => when <= newest);
  await writeFile(join(copy, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  return copy;
}

const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

async function requireEmpty(db: Database): Promise<void> {
  const found = countSchema.parse(await db.execute(sql`select count(*) as count from users`));
  if (found.rows[0].count > 0)
    throw new Error("This database already has accounts. Restore the backup into an empty database.");
}

async function bringRows(db: Database, path: string): Promise<void> {
  const known = new Map((await listTables(db)).map(({ name, columns }) => [name, new Set(columns)]));
  let table: { name: string; columns: string[] } = { name: "", columns: [] };
  for await (const line of readArchive(path)) {
    if (line.kind === "table") {
      const columns = known.get(line.name);
      if (!columns) throw new Error(`The backup has a table that this version doesn't know: ${line.name}`);
      table = { name: line.name, columns: line.columns.filter((name) => columns.has(name)) };
    }
    if (line.kind !== "rows") continue;
    const target = sql.identifier(table.name);
    const columns = sql.join(
      table.columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(
      sql`insert into ${target} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(line.rows)}::json)`,
    );
  }
  await db.execute(sql.raw(SEQUENCES));
}

/** Numbers go on after the highest that is there. */
const SEQUENCES = `
  do $$ declare owned record; begin
    for owned in
      select s.oid::regclass as sequence, t.oid::regclass as owner, a.attname as col
      from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
        join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace
    loop
      execute format('select setval(%L, greatest((select coalesce(max(%I), 0) from %s), 0) + 1, false)',
        owned.sequence, owned.col, owned.owner);
    end loop;
  end $$`;

async function bringFiles(dataDir: string, path: string): Promise<void> {
  const begun = new Set<string>();
  for await (const line of readArchive(path)) {
    if (line.kind !== "file") continue;
    const target = join(dataDir, line.path);
    const data = Buffer.from(line.data, "base64");
    if (begun.has(line.path)) await appendFile(target, data);
    else {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, data, { mode: 0o600 });
    }
    begun.add(line.path);
  }
}
