import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "#server/testing/postgres-server.ts";
import { compareAnswers } from "#server/testing/same-answers.ts";

let server: PostgresServer;
let client: Client;
beforeAll(async () => {
  server = await startPostgres();
  client = new Client({ connectionString: server.url("postgres") });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** Enough to see what breaks all of them; `npm run bench -- same-answers` runs a thousand. How many of so few are pushed is luck, but never none. */
it("gives the same rows whether the database runs the steps or we do", { timeout: 120_000 }, async () => {
  expect(await compareAnswers(client, { port: server.port, graphs: 30 })).toBeGreaterThan(0);
});
