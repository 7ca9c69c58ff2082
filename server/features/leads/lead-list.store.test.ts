import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { createLeadListStore, type LeadQuery } from "./lead-list.store.ts";

const query = {
  ...{ page: 1, limit: 4, offset: 0, q: "", source: null, from: null, to: null },
  sort: { column: "createdAt", descending: true },
} satisfies LeadQuery;

describe("a list of leads", () => {
  const test = useTestApp();

  async function addLeads(): Promise<void> {
    await test.query(`
      insert into prompt_submissions (name, email, job_title, source, prompt, created_at)
      select 'Lead ' || n, n || '@example.com', case when n % 3 = 0 then 'Nurse' else 'Cook' end, 'Google', 'A posting',
        timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 200) n`);
    await test.query("delete from prompt_submissions where id % 7 = 0");
    await test.query("analyze prompt_submissions");
  }

  it("is counted in slices as it is counted in one piece", async () => {
    await addLeads();
    const whole = createLeadListStore(test.db, { slice: null });
    const sliced = createLeadListStore(test.db, { slice: 9 });
    for (const q of ["", "nurse", "nobody", "Lead 1"])
      expect(await sliced.list({ ...query, q }, { whole: false })).toEqual(
        await whole.list({ ...query, q }, { whole: false }),
      );
    expect((await sliced.list(query, { whole: false })).total).toBe(200 - 28);
  });

  it("keeps its order on a page far down", async () => {
    await addLeads();
    const leads = createLeadListStore(test.db, { slice: null });
    const { rows } = await leads.list({ ...query, offset: 100 }, { whole: false });
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toHaveLength(4);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it("is empty where nothing was ever unlocked", async () => {
    const leads = createLeadListStore(test.db, { slice: 9 });
    expect(await leads.list(query, { whole: false })).toEqual({ rows: [], total: 0 });
  });
});
