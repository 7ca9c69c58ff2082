import { expect, it } from "vitest";
import { openPostgres } from "./open-postgres.ts";

it("names the variable where no PostgreSQL answers", async () => {
  const opening = openPostgres({ url: "postgres://nobody@127.0.0.1:1/none", migrationsFolder: "migrations" });
  await expect(opening).rejects.toThrow(/^Couldn't open PostgreSQL at 127\.0\.0\.1:1 \(DATABASE_URL\): .*ECONNREFUSED/);
});
