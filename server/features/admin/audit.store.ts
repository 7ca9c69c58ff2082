import { and, asc, count, desc, eq, gte, ilike, lt, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { containsPattern, type ListQuery } from "#server/http/list-query.ts";
import type { auditActions } from "#shared/admin/audit-actions.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";

type AuditAction = (typeof auditActions)[number];
export type NewAuditEntry = { actor: string; action: AuditAction; target: string; details?: unknown };
export type AuditQuery = ListQuery<"createdAt"> & { action: AuditAction | null; from: Date | null; to: Date | null };
export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore(db: Database) {
  return {
    async record(entry: NewAuditEntry): Promise<void> {
      await db.insert(auditEntries).values(entry);
    },

    async list({ q, action, from, to, sort, limit, offset }: AuditQuery) {
      const pattern = containsPattern(q);
      const found = and(
        q
          ? or(
              ilike(auditEntries.actor, pattern),
              ilike(auditEntries.action, pattern),
              ilike(auditEntries.target, pattern),
            )
          : undefined,
        action ? eq(auditEntries.action, action) : undefined,
        from ? gte(auditEntries.createdAt, from) : undefined,
        to ? lt(auditEntries.createdAt, to) : undefined,
      );
      const order = sort.descending ? desc : asc;
      const rows = await db
        .select()
        .from(auditEntries)
        .where(found)
        .orderBy(order(auditEntries.createdAt), order(auditEntries.id))
        .limit(limit)
        .offset(offset);
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(found);
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
