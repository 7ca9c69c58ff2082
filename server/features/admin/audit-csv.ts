import { BYTE_ORDER_MARK, toCsvLine } from "#server/integrations/csv/csv-line.ts";
import { auditActionName } from "#shared/admin/audit-actions.ts";
import type { AuditQuery, AuditStore } from "./audit.store.ts";

const EXPORT_PAGE = 1_000;

/** The audit log as CSV, some entries at a time, in the order and with the filters of the list. */
export async function* auditCsv(audit: AuditStore, query: AuditQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(["Time", "Admin", "Action", "Target", "Person", "Email"]);
  let last: number | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<AuditStore["listAfter"]>> = await audit.listAfter(last, query, EXPORT_PAGE);
    yield rows.map(toLine).join("");
    if (rows.length < EXPORT_PAGE) return;
    last = rows.at(-1)?.id ?? null;
  }
}

function toLine({ createdAt, actor, action, target, person }: AuditRow): string {
  const name = auditActionName(action);
  return toCsvLine([createdAt.toISOString(), actor, name, target, person?.name ?? null, person?.email ?? null]);
}

type AuditRow = Awaited<ReturnType<AuditStore["listAfter"]>>[number];

export function auditFileName(now: Date): string {
  return `audit-log-${now.toISOString().slice(0, 10)}.csv`;
}
