import { count, desc, gte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

const DAYS = 30;
const MOST_NAMED = 8;

/** Leads of the last 30 days, today included: a day each, by source and by wished job. Days are UTC. */
export function createLeadStatsStore(db: Database) {
  return {
    async get(now: Date) {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - (DAYS - 1)));
      const recent = gte(promptSubmissions.createdAt, first);
      const day = sql<string>`to_char(${promptSubmissions.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      const source = sql<string>`coalesce(${promptSubmissions.source}, 'Not given')`;
      const jobTitle = sql<string>`coalesce(nullif(trim(${promptSubmissions.jobTitle}), ''), 'Not given')`;
      const byDay = await db.select({ day, leads: count() }).from(promptSubmissions).where(recent).groupBy(day);
      const sources = await db
        .select({ source, leads: count() })
        .from(promptSubmissions)
        .where(recent)
        .groupBy(source)
        .orderBy(desc(count()), source);
      const jobTitles = await db
        .select({ jobTitle, leads: count() })
        .from(promptSubmissions)
        .where(recent)
        .groupBy(jobTitle)
        .orderBy(desc(count()), jobTitle)
        .limit(MOST_NAMED);
      const counted = new Map(byDay.map((row) => [row.day, row.leads]));
      const days = Array.from({ length: DAYS }, (_none, index) => {
        const name = new Date(first.getTime() + index * 86_400_000).toISOString().slice(0, 10);
        return { day: name, leads: counted.get(name) ?? 0 };
      });
      return { total: days.reduce((sum, { leads }) => sum + leads, 0), days, sources, jobTitles };
    },
  };
}
