import { BYTE_ORDER_MARK, toCsvLine } from "#server/integrations/csv/csv-line.ts";
import type { AuditQuery, AuditStore } from "./audit.store.ts";

const EXPORT_PAGE = 1_000;

/** The audit log as CSV, page by page, in the order and with the filters of the list. */
export async function* auditCsv(audit: AuditStore, query: AuditQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(["Time", "Admin", "Action", "Target"]);
  for (let offset = 0; ; offset += EXPORT_PAGE) {
    const { rows } = await audit.list({ ...query, limit: EXPORT_PAGE, offset });
    yield rows.map((row) => toCsvLine([row.createdAt.toISOString(), row.actor, row.action, row.target])).join("");
    if (rows.length < EXPORT_PAGE) return;
  }
}

export function auditFileName(now: Date): string {
  return `audit-log-${now.toISOString().slice(0, 10)}.csv`;
}
