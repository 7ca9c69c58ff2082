import { Download } from "lucide-react";
import { useCallback } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { toQuery, useListParams } from "#client/lib/use-list-params.ts";
import type { AuditEntry } from "#shared/admin/admin.schema.ts";
import { auditActionName, auditActions } from "#shared/admin/audit-actions.ts";
import { useAuditLog } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";
import type { Column } from "./admin-list.ts";
import { AdminTable } from "./admin-table.tsx";
import { exportCsv } from "./export-csv.ts";
import { besideFilters, DateRangeFilter, FilterSelect, FoldedFilters, rangeProblem } from "./filter-fields.tsx";
import { Pager } from "./pager.tsx";
import { SearchField } from "./search-field.tsx";

const columns: readonly Column<AuditEntry>[] = [
  {
    key: "createdAt",
    label: "Time",
    sort: "createdAt",
    ofTime: true,
    phone: true,
    width: "w-44",
    className: "tabular-nums",
    render: (entry) => adminTime(entry.createdAt),
  },
  { key: "actor", label: "Admin", phone: true, className: "font-semibold text-strong", render: (entry) => entry.actor },
  { key: "action", label: "Action", phone: "same line", render: (entry) => auditActionName(entry.action) },
  { key: "target", label: "Target", phone: true, whole: true, width: "w-[40%]", render: targetOf },
];

/** What admins did, newest first. */
export function AuditLog() {
  const { params, change } = useListParams("log", ["action", "from", "to"], "-createdAt");
  const log = useAuditLog(params);
  const search = useCallback((q: string) => change({ q }), [change]);
  const filtered = params.q !== "" || Object.values(params.filters).some(Boolean);
  return (
    <>
      <section aria-label="Audit log" className="rounded-box bg-card">
        <div className="grid grid-cols-[auto_1fr] items-end gap-3 p-4 sm:flex sm:flex-wrap sm:items-center">
          <SearchField label="Admin or target" value={params.q} onSearch={search} />
          <FoldedFilters filters={params.filters}>
            <FilterSelect
              label="Action"
              value={params.filters.action ?? ""}
              onChange={(action) => change({ filters: { action } })}
            >
              <option value="">All actions</option>
              {auditActions.map((action) => (
                <option key={action} value={action}>
                  {auditActionName(action)}
                </option>
              ))}
            </FilterSelect>
            <div className="contents sm:flex sm:flex-wrap sm:gap-3">
              <DateRangeFilter filters={params.filters} onChange={(filters) => change({ filters })} />
            </div>
          </FoldedFilters>
          <Button
            className={`sm:ml-auto ${besideFilters}`}
            icon={<Download {...smallIcon} />}
            onClick={() =>
              exportCsv({
                total: log.data?.total ?? 0,
                of: ["entry", "entries"],
                address: `/api/admin/audit-log.csv?${toQuery({ ...params, page: 1 }, 100)}`,
              })
            }
          >
            Export to CSV
          </Button>
        </div>
        <AdminTable
          caption="Audit log"
          columns={columns}
          rows={log.data?.rows}
          failed={log.isError}
          failure="Couldn't load the audit log"
          empty="No entries found"
          later="What admins do appears here."
          sort={params.sort}
          onSort={(sort) => change({ sort })}
          onRetry={() => log.refetch()}
          emptyBecause={rangeProblem(params.filters)}
          onClearFilters={filtered ? () => change({ q: "", filters: { action: "", from: "", to: "" } }) : null}
          actionsWidth="w-4"
          actions={() => null}
        />
      </section>
      <Pager
        label="Pages of the audit log"
        page={params.page}
        list={log.data}
        onPage={(page, how) => change({ page }, how)}
      />
    </>
  );
}

/** A submission with its person, while it is there. */
function targetOf({ target, person }: AuditEntry) {
  return person ? `${person.name}, ${person.email} (${target})` : target;
}
