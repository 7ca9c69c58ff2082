import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lt, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { containsPattern, type ListQuery } from "#server/http/list-query.ts";
import type { auditActions } from "#shared/admin/audit-actions.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

type AuditAction = (typeof auditActions)[number];
export type NewAuditEntry = { actor: string; action: AuditAction; target: string; details?: unknown };
export type AuditQuery = ListQuery<"createdAt"> & { action: AuditAction | null; from: Date | null; to: Date | null };
export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore(db: Database) {
  /**
   * Entries name a submission by its number, so that who is deleted is in no entry; while it is there, its person is
   * looked up.
   */
  async function withPersons<Entry extends { target: string }>(entries: readonly Entry[]) {
    const ids = new Set(entries.flatMap(({ target }) => submissionIn(target) ?? []));
    const { id, name, email } = promptSubmissions;
    const found = await db
      .select({ id, name, email })
      .from(promptSubmissions)
      .where(inArray(id, [...ids]));
    const persons = new Map(found.map((lead) => [lead.id, { name: lead.name.slice(0, 200), email: lead.email }]));
    return entries.map((entry) => ({ ...entry, person: persons.get(submissionIn(entry.target) ?? 0) ?? null }));
  }

  return {
    async record(entry: NewAuditEntry): Promise<void> {
      await db.insert(auditEntries).values(entry);
    },

    async list(query: AuditQuery) {
      const { sort, limit, offset } = query;
      const found = matching(query);
      const order = sort.descending ? desc : asc;
      const rows = await db
        .select()
        .from(auditEntries)
        .where(found)
        .orderBy(order(auditEntries.createdAt), order(auditEntries.id))
        .limit(limit)
        .offset(offset);
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(found);
      return { rows: await withPersons(rows), total: counted?.total ?? 0 };
    },

    /** The next entries after an id, for reading all of them: none is passed by again, and new ones shift nothing. */
    async listAfter(id: number | null, query: Omit<AuditQuery, "limit" | "offset">, limit: number) {
      const [order, beyond] = query.sort.descending ? [desc, lt] : [asc, gt];
      const rows = await db
        .select()
        .from(auditEntries)
        .where(and(matching(query), id === null ? undefined : beyond(auditEntries.id, id)))
        .orderBy(order(auditEntries.id))
        .limit(limit);
      return withPersons(rows);
    },
  };
}

function submissionIn(target: string): number | null {
  const id = Number(/^submission (\d{1,10})$/u.exec(target)?.[1] ?? 0);
  return id > 0 && id <= MOST_ID ? id : null;
}

const MOST_ID = 2_147_483_647;

function matching({ q, action, from, to }: Pick<AuditQuery, "q" | "action" | "from" | "to">) {
  const pattern = containsPattern(q);
  return and(
    q
      ? or(ilike(auditEntries.actor, pattern), ilike(auditEntries.action, pattern), ilike(auditEntries.target, pattern))
      : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    from ? gte(auditEntries.createdAt, from) : undefined,
    to ? lt(auditEntries.createdAt, to) : undefined,
  );
}
