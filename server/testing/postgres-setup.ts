import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

/** Starts a real PostgreSQL with a migrated template database; every test file copies the template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new Pool({ connectionString: server.url("postgres") });
  await admin.query("create database migrated");
  await admin.end();
  const pool = new Pool({ connectionString: server.url("migrated") });
  await migrate(drizzle({ client: pool }), { migrationsFolder: "migrations" });
  await pool.end();
  project.provide("testDatabase", { kind: "postgres", location: server.url("postgres") });
  return server.stop;
}
