import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./database.ts";

/**
 * What is wrong with tables whose file is shorter than the database last counted; quick where none is, because then only
 * the catalog and the sizes of files are read. A table that is short and yet whole was shortened by the database itself.
 */
export async function findCutTables(db: Database): Promise<string[]> {
  const cut = cutSchema.parse(await rowsOf(db, SHORT));
  if (cut.length === 0) return [];
  const problems = await readTables(db);
  return problems.length === 0
    ? []
    : cut.map(({ name, pages, found }) => `${name} has ${found} of the ${pages} pages that were written`);
}

const SHORT = `
  select n.nspname || '.' || c.relname as name, c.relpages as pages, pg_relation_size(c.oid) / 8192 as found
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'i', 't', 'm') and c.relpages > 0 and pg_relation_size(c.oid) / 8192 < c.relpages
  order by 1`;

const cutSchema = z.array(z.object({ name: z.string(), pages: z.number(), found: z.coerce.number() }));

/** What `checkDatabase` found; `problems` is empty where every table could be read and every index agrees with its table. */
type DatabaseCheck = { tables: number; indexes: number; compared: boolean; problems: string[] };

/**
 * Reads every row of every table, by the table and by its primary key, and compares every B-tree index with its table
 * (amcheck), where the database has that extension.
 */
export async function checkDatabase(db: Database): Promise<DatabaseCheck> {
  const problems = await readTables(db);
  const compared = await rowsOf(db, "create extension if not exists amcheck").then(
    () => true,
    () => false,
  );
  const indexes = indexSchema.parse(await rowsOf(db, INDEXES));
  for (const { id, name } of compared ? indexes : []) {
    problems.push(...(await problemOf(name, rowsOf(db, `select bt_index_parent_check(${id}::regclass, true)`))));
  }
  const tables = tableSchema.parse(await rowsOf(db, TABLES));
  return { tables: tables.length, indexes: indexes.length, compared, problems };
}

/** Reads all tables, each by itself and by its key, and says of which that failed. */
async function readTables(db: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, key } of tableSchema.parse(await rowsOf(db, TABLES))) {
    problems.push(...(await problemOf(name, rowsOf(db, `select count(t::text) from ${name} t`))));
    if (key !== null) problems.push(...(await problemOf(`${name} by its key`, readByKey(db, name, key))));
  }
  return problems;
}

async function problemOf(name: string, work: Promise<unknown>): Promise<string[]> {
  return work.then(
    () => [],
    (error: unknown) => [`${name}: ${reasonOf(error)}`],
  );
}

/** Drizzle's own words are the query; PostgreSQL's are what caused it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function rowsOf(db: Database, query: string): Promise<unknown[]> {
  return rowsSchema.parse(await db.execute(sql.raw(query))).rows;
}

const tableSchema = z.array(z.object({ name: z.string(), key: z.string().nullable() }));
const indexSchema = z.array(z.object({ id: z.coerce.number(), name: z.string() }));

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(format('%I', a.attname), ', ' order by array_position(i.indkey::int[], a.attnum::int))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int[])
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by 1`;

const INDEXES = `
  select c.oid as id, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am m on m.oid = c.relam
    join pg_index i on i.indexrelid = c.oid
  where c.relkind = 'i' and m.amname = 'btree' and i.indisready and i.indisvalid and c.relpersistence <> 't'
    and n.nspname not like 'pg\\_toast%' order by 2`;

/** An entry of an index that points behind the end of a cut table is seen only by following it. */
function readByKey(db: Database, name: string, key: string): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const read = `select count(r.t) from (select t.ctid as at, t::text as t from ${name} t order by ${key} offset 0) r`;
    await transaction.execute(sql.raw(read));
  });
}

const rowsSchema = z.object({ rows: z.array(z.unknown()) });
