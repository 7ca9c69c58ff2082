import { describe, expect, it, vi } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { vacuumEmbedded } from "./vacuum-embedded.ts";

describe("the embedded database", () => {
  const test = useTestApp();

  it("gives the room of deleted rows back", async () => {
    // As it is on the embedded database, where nothing vacuums by itself.
    await test.query("alter table rate_limits set (autovacuum_enabled = false)");
    await test.query("insert into rate_limits (key, points) select 'k' || n, 1 from generate_series(1, 3000) as t(n)");
    await test.query("delete from rate_limits where key like 'k1%' or key like 'k2%'");
    // Dead rows are counted a moment after they died.
    const dead = { timeout: 20_000, interval: 250 };
    await vi.waitFor(async () => expect(await vacuumEmbedded(test.db)).toContain("rate_limits"), dead);
    expect((await test.query("select 1 from rate_limits")).rows).toHaveLength(778);
    await vi.waitFor(async () => expect(await vacuumEmbedded(test.db)).not.toContain("rate_limits"), dead);
  });

  it("learns of rows that were only added", async () => {
    await test.query("alter table rate_limits set (autovacuum_enabled = false)");
    let added = 0;
    const add = (prefix: string) =>
      test.query(
        `insert into rate_limits (key, points) select '${prefix}-' || n, 1 from generate_series(1, 3000) as t(n)`,
      );
    const seen = () => test.query("select relallvisible > 0 as seen from pg_class where relname = 'rate_limits'");
    // A snapshot that is still open elsewhere can keep the first rows from being seen by all.
    await vi.waitFor(
      async () => {
        await add(`n${added++}`);
        await vacuumEmbedded(test.db);
        expect((await seen()).rows).toEqual([{ seen: true }]);
      },
      { timeout: 20_000, interval: 250 },
    );
  });
});
