import { afterEach, describe, expect, it } from "vitest";
import { type HostilePostgres, startHostilePostgres } from "#server/testing/hostile-postgres.ts";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";

describe("a database that somebody hostile runs", { timeout: 90_000 }, () => {
  const test = useTestApp();
  let server: HostilePostgres | undefined;
  afterEach(() => server?.close());

  async function connect(answer: Parameters<typeof startHostilePostgres>[0]) {
    server = await startHostilePostgres(answer);
    const { browser } = await register(test, "mara");
    const config = { host: "127.0.0.1", port: server.port, database: "shop", username: "mara", ssl: "disable" };
    const made = await browser
      .post("/api/connections")
      .send({ name: "Own", type: "postgres", config: { ...config, password: "Correct-Horse-7" } })
      .expect(201);
    return { browser, path: `/api/connections/${made.body.id}` };
  }

  it("says no more of an error than people read", async () => {
    const { browser, path } = await connect(() => ({ error: "no ".repeat(1_000_000) }));
    const answer = await browser.post(`${path}/fields`).send({ query: "select 1" });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^The query can't be read: no no/);
    expect(answer.text.length).toBeLessThan(3_000);
  });

  it("says no more of itself than people read", async () => {
    const row = ["v".repeat(1_000_000), "f", "1"];
    const { browser } = await connect(() => ({ names: ["version", "ssl", "tables"], rows: [row] }));
    const config = { host: "127.0.0.1", port: server?.port, database: "shop", username: "mara", ssl: "disable" };
    const form = { type: "postgres", config: { ...config, password: "Correct-Horse-7" } };
    const answer = await browser.post("/api/connections/test").send(form).expect(200);
    expect(answer.body.message).toMatch(/PostgreSQL vvv/);
    expect(answer.text.length).toBeLessThan(3_000);
  });

  it("has no columns with names that nothing can be called", async () => {
    const { browser, path } = await connect(() => ({ names: ["n".repeat(100_000), "b"], rows: [] }));
    const answer = await browser.post(`${path}/fields`).send({ query: "select 1" });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/response couldn't be read/);
    expect(answer.text.length).toBeLessThan(3_000);
  });

  it("has no more tables than it is asked for", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ["public", `t${at}`]);
    const { browser, path } = await connect(() => ({ names: ["schema", "name"], rows }));
    const answer = await browser.get(`${path}/tables`);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(2_000);
  });
});
