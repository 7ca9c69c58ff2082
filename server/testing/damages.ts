import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { OpenDatabase } from "#server/db/database.ts";

/** Where the table of accounts and its key lie, below the folder. */
export type DamagedPaths = { table: string; key: string };

const segment = async (folder: string) =>
  (await readdir(join(folder, "pg_wal"))).find((name) => /^[0-9A-F]{24}$/.test(name));

/** Ways in which the folder of an embedded database is damaged: what it is called, what the operator is told, how. */
export const damages: readonly [string, string, (folder: string, paths: DamagedPaths) => Promise<void>][] = [
  ["PG_VERSION is gone", "PG_VERSION is missing or empty", (folder) => rm(join(folder, "PG_VERSION"))],
  ["PG_VERSION is empty", "PG_VERSION is missing or empty", (folder) => writeFile(join(folder, "PG_VERSION"), "")],
  ["the control file is empty", "pg_control is missing", (folder) => truncate(join(folder, "global/pg_control"), 0)],
  ["the control file is cut", "4000 bytes instead of", (folder) => truncate(join(folder, "global/pg_control"), 4000)],
  [
    "the control file is zeros",
    "contains only zeros",
    (folder) => writeFile(join(folder, "global/pg_control"), Buffer.alloc(8192)),
  ],
  [
    "the control file is overwritten",
    "PostgreSQL can't start with its files",
    (folder) => writeFile(join(folder, "global/pg_control"), Buffer.alloc(8192, 7)),
  ],
  ["a file map is gone", "base/5/pg_filenode.map", (folder) => rm(join(folder, "base/5/pg_filenode.map"))],
  ["the log is gone", "pg_wal has no write-ahead log", (folder) => rm(join(folder, "pg_wal"), { recursive: true })],
  [
    "the log is cut",
    "bytes instead of 16777216",
    async (folder) => truncate(join(folder, "pg_wal", (await segment(folder)) ?? ""), 1_000_000),
  ],
  [
    "half an archive was unpacked",
    "“base” folder is missing",
    (folder) => rm(join(folder, "base"), { recursive: true }),
  ],
  ["a table's file is cut", "public.users has 1 of the", (folder, { table }) => truncate(join(folder, table), 8192)],
];

/** Puts accounts into a database that is to be damaged, and closes it. */
export async function fillForDamage(database: OpenDatabase): Promise<DamagedPaths> {
  await database.query(
    "insert into users (username, password) select 'person ' || n, repeat('x', 300) from generate_series(1, 200) n",
  );
  const { rows } = await database.query(
    "select pg_relation_filepath('users') as table, pg_relation_filepath('users_pkey') as key",
  );
  await database.query("vacuum analyze users");
  await database.close();
  return z.tuple([z.object({ table: z.string(), key: z.string() })]).parse(rows)[0];
}
