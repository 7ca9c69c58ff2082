import { and, asc, count, desc, eq, gte, inArray, lt, max, min, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { containsPattern, type ListQuery } from "#server/http/list-query.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions, sortKey } from "#shared/leads/prompt-submission.table.ts";
import { plainLetters } from "./plain-letters.ts";

export const leadColumns = ["createdAt", "name", "email", "jobTitle", "source", "id"] as const;
export type LeadFilter = { source: string | null; from: Date | null; to: Date | null };
export type LeadQuery = ListQuery<(typeof leadColumns)[number]> & LeadFilter;
type LeadSummary = Omit<typeof promptSubmissions.$inferSelect, "prompt" | "result" | "form">;
export type ExportedLead = Omit<LeadSummary, "createdAt"> & { createdAt: string };
/** Where a page of an export ends: what it is sorted by there, as text. */
export type ExportCursor = { key: string | null; id: number };
export type ExportPage = { leads: ExportedLead[]; last: ExportCursor | null };
export type LeadListStore = ReturnType<typeof createLeadListStore>;

const summary = {
  id: promptSubmissions.id,
  name: promptSubmissions.name,
  email: promptSubmissions.email,
  jobTitle: promptSubmissions.jobTitle,
  source: promptSubmissions.source,
  otherSource: promptSubmissions.otherSource,
  createdAt: promptSubmissions.createdAt,
} satisfies Record<keyof LeadSummary, AnyPgColumn>;

/** The time as text from the database: a million dates need not be taken apart and put together again. */
const exported = {
  ...summary,
  createdAt: sql<string>`to_char(${promptSubmissions.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** The same expression as the trigram index has, so that a search of a million leads need not read them all. */
const searched = plainLetters(
  sql`(${promptSubmissions.name} || ' ' || ${promptSubmissions.email} || ' ' || coalesce(${promptSubmissions.jobTitle}, ''))`,
);

/** A lead may have a hundred kilobytes of text. */
const WHOLE_IN_SLICE = 4;

/** As many ids as the embedded database counts in 70 ms, with the slowest search. */
export const EMBEDDED_SLICE = 50_000;

/**
 * `slice` is for the embedded database, where one query holds up all others: a count of more leads than that is made
 * of short ones, between which the others pass.
 */
export function createLeadListStore(db: Database, { slice }: { slice: number | null }) {
  async function countMatching(where: SQL | undefined): Promise<number> {
    if (slice !== null && (await estimate(where)) > slice) return countInSlices(where, slice);
    const [counted] = await db.select({ total: count() }).from(promptSubmissions).where(where);
    return counted?.total ?? 0;
  }

  /** How many the planner expects; a search it has an index for and that finds little needs no slices. */
  async function estimate(where: SQL | undefined): Promise<number> {
    const condition = where ?? sql`true`;
    const plan = await db.execute(sql`explain (format json) select 1 from ${promptSubmissions} where ${condition}`);
    return planSchema.parse(plan).rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  }

  async function countInSlices(where: SQL | undefined, size: number): Promise<number> {
    const { id } = promptSubmissions;
    const [range] = await db.select({ from: min(id), to: max(id) }).from(promptSubmissions);
    let total = 0;
    for (let from = range?.from ?? 0; from <= (range?.to ?? -1); from += size) {
      const part = and(where, gte(id, from), lt(id, from + size));
      const [counted] = await db.select({ total: count() }).from(promptSubmissions).where(part);
      total += counted?.total ?? 0;
    }
    return total;
  }

  return {
    /** One page, some leads at a time; `whole` with their texts, which may be long. */
    async list(query: LeadQuery, options: { whole: boolean }) {
      const where = matching(query);
      const { column } = query.sort;
      const key = isText(column) ? sortKey(promptSubmissions[column]) : promptSubmissions[column];
      const order = query.sort.descending ? desc : asc;
      const fields = options.whole
        ? { ...summary, prompt: promptSubmissions.prompt, result: promptSubmissions.result }
        : summary;
      const ordered = [order(key), order(promptSubmissions.id)];
      // Leads before the page are passed by in the index alone, without reading their texts.
      const page = await db
        .select({ id: promptSubmissions.id })
        .from(promptSubmissions)
        .where(where)
        .orderBy(...ordered)
        .limit(query.limit)
        .offset(query.offset);
      const slices = inSlices(
        page.map(({ id }) => id),
        options.whole ? WHOLE_IN_SLICE : query.limit,
        (some) =>
          db
            .select(fields)
            .from(promptSubmissions)
            .where(inArray(promptSubmissions.id, some))
            .orderBy(...ordered),
      );
      return { slices, total: await countMatching(where) };
    },

    /** How many the filters leave. */
    count: (query: Pick<LeadQuery, "q"> & LeadFilter) => countMatching(matching(query)),

    async get(id: number) {
      const [lead] = await db.select().from(promptSubmissions).where(eq(promptSubmissions.id, id));
      return lead ?? null;
    },

    /** The next leads in the list's order after one of them, for reading all of them in steady memory. */
    async listAfter(last: ExportCursor | null, query: LeadQuery, limit: number): Promise<ExportPage> {
      const { column, descending } = query.sort;
      const key = isText(column) ? sortKey(promptSubmissions[column]) : sql`${promptSubmissions[column]}`;
      const order = descending ? desc : asc;
      const rows = await db
        .select({ ...exported, key: sql<string | null>`${key}::text` })
        .from(promptSubmissions)
        .where(
          and(
            matching(query),
            last ? after(last, { key, descending, mayLack: column === "jobTitle" || column === "source" }) : undefined,
          ),
        )
        .orderBy(order(key), order(promptSubmissions.id))
        .limit(limit);
      const end = rows.at(-1);
      return {
        leads: rows.map(({ key: _key, ...lead }) => lead),
        last: end ? { key: end.key, id: end.id } : null,
      };
    },

    /** Returns what was deleted. */
    async remove(ids: number[]) {
      return db
        .delete(promptSubmissions)
        .where(inArray(promptSubmissions.id, ids))
        .returning({ id: promptSubmissions.id, name: promptSubmissions.name, email: promptSubmissions.email });
    },

    /** What `forget` would delete. */
    async countOf(email: string): Promise<{ submissions: number; drafts: number }> {
      const ids = await idsOf(db, email);
      if (ids.length === 0) return { submissions: 0, drafts: 0 };
      const [drafts] = await db.select({ total: count() }).from(letterDrafts).where(inArray(letterDrafts.leadId, ids));
      return { submissions: ids.length, drafts: drafts?.total ?? 0 };
    },

    /** Deletes every lead with this e-mail, whatever its case, and the drafts that became those leads. */
    async forget(email: string): Promise<{ submissions: number; drafts: number }> {
      return db.transaction(async (tx) => {
        const ids = await idsOf(tx, email);
        if (ids.length === 0) return { submissions: 0, drafts: 0 };
        const drafts = await tx
          .delete(letterDrafts)
          .where(inArray(letterDrafts.leadId, ids))
          .returning({ id: letterDrafts.id });
        await tx.delete(promptSubmissions).where(inArray(promptSubmissions.id, ids));
        return { submissions: ids.length, drafts: drafts.length };
      });
    },

    async removeOlderThan(moment: Date): Promise<number> {
      const removed = await db
        .delete(promptSubmissions)
        .where(lt(promptSubmissions.createdAt, moment))
        .returning({ id: promptSubmissions.id });
      return removed.length;
    },
  };
}

async function idsOf(db: Pick<Database, "select">, email: string): Promise<number[]> {
  const leads = await db
    .select({ id: promptSubmissions.id })
    .from(promptSubmissions)
    .where(eq(sql`lower(${promptSubmissions.email})`, email.toLowerCase()));
  return leads.map(({ id }) => id);
}

const planSchema = z.object({
  rows: z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })) })),
});

function isText(column: LeadQuery["sort"]["column"]): column is "name" | "email" | "jobTitle" | "source" {
  return column !== "createdAt" && column !== "id";
}

export function searchedFor(q: string): SQL {
  return sql`${searched} ilike ${plainLetters(sql`${containsPattern(q.normalize("NFC"))}::text`)}`;
}

/** What comes after a lead in this order. Those without a value come last, or first where the order is turned. */
function after(
  { key: value, id }: ExportCursor,
  { key, descending, mayLack }: { key: SQL; descending: boolean; mayLack: boolean },
): SQL {
  const { id: ids } = promptSubmissions;
  const further = descending ? sql`${ids} < ${id}` : sql`${ids} > ${id}`;
  if (value === null)
    return descending ? sql`(${key} is not null or ${further})` : sql`(${key} is null and ${further})`;
  const sign = sql.raw(descending ? "<" : ">");
  const rest = descending || !mayLack ? sql`` : sql` or ${key} is null`;
  return sql`((${key}, ${ids}) ${sign} (${value}, ${id})${rest})`;
}

function matching(query: Pick<LeadQuery, "q"> & LeadFilter): SQL | undefined {
  return and(
    query.q ? searchedFor(query.q) : undefined,
    query.source ? eq(promptSubmissions.source, query.source) : undefined,
    query.from ? gte(promptSubmissions.createdAt, query.from) : undefined,
    query.to ? lt(promptSubmissions.createdAt, query.to) : undefined,
  );
}
