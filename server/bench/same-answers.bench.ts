import { Client } from "pg";
import { startPostgres } from "../testing/postgres-server.ts";
import { compareAnswers } from "../testing/same-answers.ts";
import type { BenchRow } from "./bench-row.ts";

const GRAPHS = 1_000;

/** Workflows that chance makes, each run here and in PostgreSQL: all rows must be the same. */
export async function benchSameAnswers(): Promise<BenchRow> {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url("postgres") });
  try {
    await client.connect();
    const pushed = await compareAnswers(client, { port: server.port, graphs: GRAPHS });
    return {
      what: "same rows here and in PostgreSQL",
      measured: `${GRAPHS} graphs, ${pushed} pushed`,
      baseline: "-",
      ratio: "1.00",
      bar: "all",
      passed: true,
    };
  } finally {
    await client.end();
    await server.stop();
  }
}
