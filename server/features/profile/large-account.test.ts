import { describe, expect, it } from "vitest";
import { createApplicationStore } from "#server/features/applications/application.store.ts";
import { goodPassword, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { longestHold } from "#server/testing/watch-holds.ts";
import { applications } from "#shared/applications/application.table.ts";
import { createPersonalCopyStore } from "./personal-copy.store.ts";

const ROWS = 250;

describe("an account as large as it may be", { timeout: 120_000 }, () => {
  const test = useTestApp();

  async function withApplications(username: string): Promise<Person> {
    const person = await register(test, username);
    await test.query(
      `insert into applications (user_id, key, fingerprint, role, posting, bytes)
       select $1, md5(row::text), '', 'Nurse',
         (select string_agg(md5(row::text || part::text), '') from generate_series(1, 6000) part), 192000
       from generate_series(1, ${ROWS}) row`,
      [person.id],
    );
    return person;
  }

  it("is taken away without holding up others", async () => {
    const holds: number[] = [];
    for (const name of ["mara", "noor"]) {
      const { browser } = await withApplications(name);
      holds.push(await longestHold(() => browser.delete("/api/profile").send({ password: goodPassword }).expect(204)));
      expect(await test.db.$count(applications)).toBe(0);
    }
    // Once of two times garbage may have been collected.
    expect(Math.min(...holds)).toBeLessThan(50);
  });

  it("is handed out in pieces by how long its rows are", async () => {
    const { id } = await withApplications("mara");
    const copy = await createPersonalCopyStore(test.db).collect(id, []);
    for (const rows of [createApplicationStore(test.db).all(id), copy.applications]) {
      const sizes: number[] = [];
      for await (const some of rows) sizes.push(some.length);
      expect([Math.max(...sizes), sizes.reduce((all, one) => all + one)]).toEqual([2, ROWS]);
    }
  });
});
