import { useCallback } from "react";
import { useListParams } from "#client/lib/use-list-params.ts";
import type { AuditEntry } from "#shared/admin/admin.schema.ts";
import { useAuditLog } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";
import { AdminTable, type Column } from "./admin-table.tsx";
import { Pager } from "./pager.tsx";
import { SearchField } from "./search-field.tsx";

const columns: readonly Column<AuditEntry>[] = [
  {
    key: "createdAt",
    label: "When",
    sort: "createdAt",
    phone: true,
    width: "w-44",
    className: "tabular-nums",
    render: (entry) => adminTime(entry.createdAt),
  },
  { key: "actor", label: "Who", phone: true, className: "font-semibold text-strong", render: (entry) => entry.actor },
  { key: "action", label: "Did what", phone: true, render: (entry) => entry.action },
  { key: "target", label: "To what", phone: true, render: (entry) => entry.target },
];

/** What admins did, newest first. */
export function AuditLog() {
  const { params, change } = useListParams("log", [], "-createdAt");
  const log = useAuditLog(params);
  const search = useCallback((q: string) => change({ q }), [change]);
  return (
    <>
      <section aria-label="Audit log" className="rounded-box bg-card">
        <div className="flex flex-wrap items-center gap-3 p-4">
          <h2 className="mr-4 font-heading text-section">Audit log</h2>
          <SearchField label="Who, what or which" value={params.q} onSearch={search} />
        </div>
        <AdminTable
          caption="Audit log"
          columns={columns}
          rows={log.data?.rows}
          failed={log.isError}
          failure="Failed to fetch user data"
          empty="No entries found"
          sort={params.sort}
          onSort={(sort) => change({ sort })}
          onRetry={() => log.refetch()}
          onClearFilters={params.q ? () => change({ q: "" }) : null}
          actionsWidth="w-4"
          actions={() => null}
        />
      </section>
      <Pager
        label="Pages of the audit log"
        page={params.page}
        total={log.data?.total}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
