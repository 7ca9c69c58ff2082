import { count, desc, ilike, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { containsPattern } from "#server/http/list-query.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";

type AuditAction =
  | "approve user"
  | "activate user"
  | "deactivate user"
  | "reset password"
  | "delete lead"
  | "forget lead"
  | "view letter"
  | "view resume"
  | "export leads";
export type NewAuditEntry = { actor: string; action: AuditAction; target: string; details?: unknown };
export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore(db: Database) {
  return {
    async record(entry: NewAuditEntry): Promise<void> {
      await db.insert(auditEntries).values(entry);
    },

    async list(query: { q: string; limit: number; offset: number }) {
      const pattern = containsPattern(query.q);
      const found = query.q
        ? or(
            ilike(auditEntries.actor, pattern),
            ilike(auditEntries.action, pattern),
            ilike(auditEntries.target, pattern),
          )
        : undefined;
      const rows = await db
        .select()
        .from(auditEntries)
        .where(found)
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(query.limit)
        .offset(query.offset);
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(found);
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
