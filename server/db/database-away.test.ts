import { DrizzleQueryError } from "drizzle-orm/errors";
import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { isDatabaseAway } from "./database-away.ts";

const coded = (code: string) => Object.assign(new Error("some words"), { code });

describe("an error", () => {
  it("tells that the database is away, bare from the driver or wrapped", async () => {
    const pool = new Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    const error: unknown = await pool.query("select 1").catch((thrown: unknown) => thrown);
    await pool.end();
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new DrizzleQueryError("select 1", [], error instanceof Error ? error : undefined))).toBe(
      true,
    );
    for (const code of ["57P01", "53100", "08006"])
      expect(isDatabaseAway(new DrizzleQueryError("select 1", [], coded(code)))).toBe(true);
  });

  it("of a query that is wrong, or of another service, does not", () => {
    expect(isDatabaseAway(new DrizzleQueryError("select 1", [], coded("42601")))).toBe(false);
    expect(isDatabaseAway(coded("ECONNREFUSED"))).toBe(false);
    expect(isDatabaseAway("ECONNREFUSED")).toBe(false);
  });
});
