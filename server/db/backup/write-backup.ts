import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { inPieces } from "#server/db/in-pieces.ts";
import { type BackupLine, type BackupSummary, verifyArchive } from "./archive.ts";
import { type BackedUpTable, listTables } from "./list-tables.ts";

/** Rows that are looked up at a time, and of these what is read at once: as many rows, and bytes as they stand in the table. */
const ROWS_LOOKED_UP = 1_000;
const AT_ONCE = { rows: 200, bytes: 50_000 };
/** Of a file a line; base64 makes a third more of it. */
const PIECE_BYTES = 384 * 1024;
/** What lies beside the database in the data folder and belongs to it. */
const BESIDE = ["session-secret", "encryption-key", "files"];

/**
 * Writes all rows, as they were at one moment, and the files of `dataDir` that belong to them into one archive, and reads
 * it back. The file appears under its name only when it is whole.
 */
export async function writeBackup(options: {
  db: Database;
  dataDir: string | null;
  path: string;
}): Promise<BackupSummary> {
  const { db, dataDir, path } = options;
  const draft = `${path}.part`;
  // In a folder that others write to, one of them may have made a file of that name, to read what comes into it.
  await rm(draft, { force: true });
  try {
    await db.transaction(
      async (snapshot) => {
        const text = Readable.from(toText(lines(snapshot, dataDir)), { objectMode: false });
        await pipeline(text, createGzip(), createWriteStream(draft, { flags: "wx", mode: 0o600 }));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const file = await open(draft, "r+");
    await file.sync().finally(() => file.close());
    const summary = await verifyArchive(draft);
    await rename(draft, path);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* toText(source: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of source) yield `${JSON.stringify(line)}\n`;
}

async function* lines(db: Database, dataDir: string | null): AsyncGenerator<BackupLine> {
  yield { kind: "head", format: 1, madeAt: new Date().toISOString(), migration: await newestMigration(db) };
  const rows: Record<string, number> = {};
  for (const { name, columns } of await listTables(db)) {
    yield { kind: "table", name, columns };
    rows[name] = 0;
    for await (const some of rowsOf(db, { name, columns })) {
      rows[name] += some.length;
      yield { kind: "rows", rows: some };
    }
  }
  const paths = dataDir ? await filesBeside(dataDir) : [];
  for (const path of paths) {
    for await (const piece of piecesOf(join(dataDir ?? "", path))) {
      yield { kind: "file", path, data: piece.toString("base64") };
    }
  }
  yield { kind: "end", rows, files: paths.length };
}

const placesSchema = z.object({ rows: z.array(z.object({ id: z.string(), bytes: z.coerce.number() })) });
const rowsSchema = z.object({ rows: z.array(z.object({ row: z.string() })) });
const parsedSchema = z.record(z.string(), z.unknown());

/** A few at a time by how long they are: two hundred may have hundreds of megabytes, and the server works on meanwhile. */
async function* rowsOf(db: Database, { name, columns }: BackedUpTable): AsyncGenerator<Record<string, unknown>[]> {
  const table = sql.identifier(name);
  const sizes = columns.map((column) => sql`coalesce(pg_column_size(${sql.identifier(column)}), 0)`);
  await db.execute(
    sql`declare backup_rows cursor for select ctid::text as id, ${sql.join(sizes, sql` + `)} as bytes from ${table}`,
  );
  for (;;) {
    const places = placesSchema.parse(await db.execute(sql.raw(`fetch ${ROWS_LOOKED_UP} from backup_rows`)));
    if (places.rows.length === 0) break;
    for (const piece of inPieces(places.rows, AT_ONCE)) {
      const found = await db.execute(
        sql`select row_to_json(t)::text as row from ${table} t where ctid = any(${asArray(piece)}::tid[])`,
      );
      yield rowsSchema.parse(found).rows.map(({ row }) => parsedSchema.parse(JSON.parse(row)));
      await nextTurn();
    }
  }
  await db.execute(sql`close backup_rows`);
}

function asArray(places: readonly string[]): string {
  return `{${places.map((place) => `"${place}"`).join(",")}}`;
}

const newestSchema = z.object({ rows: z.tuple([z.object({ newest: z.coerce.number() })]) });

async function newestMigration(db: Database): Promise<number> {
  const found = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  return newestSchema.parse(found).rows[0].newest;
}

/** Paths below the data folder, with slashes. */
async function filesBeside(dataDir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const name of BESIDE) {
    const found = await stat(join(dataDir, name)).catch(() => null);
    if (found?.isFile()) paths.push(name);
    if (!found?.isDirectory()) continue;
    for (const entry of await readdir(join(dataDir, name), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith(".new")) continue;
      const inside = join(entry.parentPath, entry.name).slice(dataDir.length).replaceAll("\\", "/");
      paths.push(inside.replace(/^\/+/u, ""));
    }
  }
  return paths;
}

/** A file that holds nothing is one empty piece. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  let none = true;
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    none = false;
    yield Buffer.from(piece);
  }
  if (none) yield Buffer.alloc(0);
}
