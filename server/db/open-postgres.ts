import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { createCallerTurns } from "./callers.ts";
import { type Database, databaseSchema, type OpenDatabase } from "./database.ts";
import { compareVersions } from "./newer-database.ts";
import { shareConnections } from "./share-connections.ts";

/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_219_630;
/** Connections, of all and of one network. */
const connections = { atOnce: 20, ofNetwork: 12 };

export async function openPostgres(options: {
  url: string;
  migrationsFolder: string;
  onIdleError?: (error: Error) => void;
}): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: options.url, max: connections.atOnce, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks must not end the process; the next query opens a new one or says why not.
  pool.on("error", options.onIdleError ?? (() => {}));
  // Nor one that breaks between two queries of a transaction: the pool does not listen then, and the second query says it.
  pool.on("connect", (client) => void client.on("error", () => {}));
  try {
    await requireReachable(pool, options.url);
    await migrateUnderLock(pool, options.migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  shareConnections(pool, createCallerTurns(connections));
  const db: Database = drizzle({ client: pool, schema: databaseSchema });
  const { host, port, pathname } = new URL(options.url);
  return {
    db,
    description: `PostgreSQL at ${host || "localhost"}${port ? "" : ":5432"}${pathname}`,
    query: (text, params) => pool.query(text, params),
    source: { kind: "postgres", url: options.url },
    close: () => pool.end(),
  };
}

/** @throws Error that names the variable: the driver's own says only what the socket or the server said. */
async function requireReachable(pool: Pool, url: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    const { hostname, port } = new URL(url);
    // Where a name has several addresses, none of which answers, the message is empty.
    const reason = error instanceof Error && error.message !== "" ? error.message : "nothing answers there";
    throw new Error(
      `Couldn't open PostgreSQL at ${hostname || "localhost"}:${port || "5432"} (DATABASE_URL): ${reason}`,
      {
        cause: error,
      },
    );
  }
}

async function migrateUnderLock(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await compareVersions({ migrationsFolder, query: (text) => client.query(text) });
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
