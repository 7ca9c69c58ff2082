import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import {
  createLeadListStore,
  type ExportCursor,
  type LeadListStore,
  type LeadQuery,
  leadColumns,
  searchedFor,
} from "./lead-list.store.ts";

const query = {
  ...{ page: 1, limit: 4, offset: 0, q: "", source: null, from: null, to: null },
  sort: { column: "createdAt", descending: true },
} satisfies LeadQuery;

async function listed(leads: LeadListStore, wanted: LeadQuery) {
  const { slices, total } = await leads.list(wanted, { whole: false });
  return { rows: (await gather(slices)).flat(), total };
}

async function gather<T>(slices: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const slice of slices) all.push(slice);
  return all;
}

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
      expect(await listed(sliced, { ...query, q })).toEqual(await listed(whole, { ...query, q }));
    expect((await listed(sliced, query)).total).toBe(200 - 28);
  });

  it("keeps its order on a page far down", async () => {
    await addLeads();
    const leads = createLeadListStore(test.db, { slice: null });
    const { rows } = await listed(leads, { ...query, offset: 100 });
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toHaveLength(4);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it("is empty where nothing was ever unlocked", async () => {
    const leads = createLeadListStore(test.db, { slice: 9 });
    expect(await listed(leads, query)).toEqual({ rows: [], total: 0 });
  });

  it("comes some leads at a time where it is whole, in the same order", async () => {
    await addLeads();
    const leads = createLeadListStore(test.db, { slice: null });
    const { slices } = await leads.list({ ...query, limit: 50 }, { whole: true });
    const pages = await gather(slices);
    expect(pages.length).toBeGreaterThan(10);
    const { rows } = await listed(leads, { ...query, limit: 50 });
    expect(pages.flat().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it("is found whatever the accents of a name, and of what is searched for", async () => {
    await test.query(`
      insert into prompt_submissions (name, email, job_title, prompt)
      values ('Jürgen García', 'a@example.com', 'Ingénieur', 'A posting'), ('Ελένη Łukasz', 'b@example.com', null, 'A posting')`);
    const leads = createLeadListStore(test.db, { slice: null });
    for (const [q, total] of [
      ...([
        ["jurgen", 1],
        ["GARCIA", 1],
        ["García", 1],
        ["ingenieur", 1],
        ["ju\u0308rgen", 1],
      ] as const),
      ...([
        ["ελενη", 1],
        ["lukasz", 1],
        ["Zoë", 0],
        ["100%", 0],
      ] as const),
    ])
      expect([q, (await listed(leads, { ...query, q })).total]).toEqual([q, total]);
    const plan = await test.query(
      "select indexdef from pg_indexes where indexname = 'prompt_submissions_search_plain'",
    );
    const { sql: asked } = test.db
      .select({ id: promptSubmissions.id })
      .from(promptSubmissions)
      .where(searchedFor("jurgen"))
      .toSQL();
    const literal = /translate\(.*?, '([^']+)', '([^']+)'\)/su.exec(asked);
    for (const letters of literal?.slice(1) ?? []) expect(JSON.stringify(plan)).toContain(letters);
    expect(literal).not.toBeNull();
  });

  it.each(
    leadColumns.flatMap((column) => [
      { column, descending: false },
      { column, descending: true },
    ]),
  )("is exported in the order it is listed in: %j", async (sort) => {
    await addLeads();
    await test.query("update prompt_submissions set job_title = null where id % 5 = 0");
    const leads = createLeadListStore(test.db, { slice: null });
    const found: number[] = [];
    for (let last: ExportCursor | null = null; ; ) {
      const page = await leads.listAfter(last, { ...query, sort }, 16);
      found.push(...page.leads.map(({ id }) => id));
      if (page.last === null) break;
      last = page.last;
    }
    const { rows } = await listed(leads, { ...query, sort, limit: 500 });
    expect(found).toEqual(rows.map(({ id }) => id));
  });
});
