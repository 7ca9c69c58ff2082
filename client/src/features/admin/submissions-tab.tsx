import { Download, Eye, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { useHistoryLayer } from "#client/lib/use-history-layer.ts";
import { toQuery, useListParams } from "#client/lib/use-list-params.ts";
import type { Lead } from "#shared/admin/admin.schema.ts";
import { sourceOptions } from "#shared/generator/source-options.ts";
import { PAGE_SIZE, useDeleteLeads, useLeads } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";
import type { Column } from "./admin-list.ts";
import { AdminTable } from "./admin-table.tsx";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { exportCsv } from "./export-csv.ts";
import { besideFilters, DateRangeFilter, FilterSelect, FoldedFilters, rangeProblem } from "./filter-fields.tsx";
import { FoldedCharts } from "./folded-charts.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import { Pager } from "./pager.tsx";
import { SearchField } from "./search-field.tsx";

const columns: readonly Column<Lead>[] = [
  {
    key: "name",
    label: "Name",
    sort: "name",
    phone: true,
    className: "font-semibold text-strong",
    render: (lead) => lead.name.slice(0, 200),
  },
  {
    key: "email",
    label: "Email",
    sort: "email",
    phone: true,
    whole: true,
    width: "w-[26%]",
    render: (lead) => lead.email,
  },
  {
    key: "jobTitle",
    label: "Job title",
    sort: "jobTitle",
    phone: true,
    whole: true,
    render: (lead) => lead.jobTitle || <span className="text-quiet">Not given</span>,
  },
  { key: "source", label: "Source", sort: "source", phone: "same line", render: sourceOf },
  {
    key: "createdAt",
    label: "Submitted",
    sort: "createdAt",
    ofTime: true,
    phone: "same line",
    width: "w-44",
    className: "tabular-nums",
    render: (lead) => adminTime(lead.createdAt),
  },
];

/** Leads with their charts, search, filters and, for super admins, the export. */
export function SubmissionsTab({ isSuper, charts }: { isSuper: boolean; charts: boolean }) {
  const { params, change } = useListParams("", ["source", "from", "to"], "-createdAt");
  const leads = useLeads(params, isSuper);
  const remove = useDeleteLeads(isSuper);
  const { shown, show, hide } = useHistoryLayer("submission");
  const [deleting, setDeleting] = useState<readonly Lead[]>([]);
  const [selection, setSelection] = useState<{ of: string; ids: ReadonlySet<number> }>({ of: "", ids: none });
  const search = useCallback((q: string) => change({ q }), [change]);
  const rows = leads.data?.rows ?? [];
  // A selection is of the rows that are seen: another page or search begins with none.
  const list = toQuery(params, PAGE_SIZE);
  const selected = selection.of === list ? selection.ids : none;
  const setSelected = (ids: ReadonlySet<number>) => setSelection({ of: list, ids });
  const viewing = rows.find(({ id }) => id === shown);
  const filtered = params.q !== "" || Object.values(params.filters).some(Boolean);

  return (
    <>
      {charts ? <FoldedCharts /> : null}
      <section aria-label="Submissions" className="rounded-box bg-card">
        <div className="grid grid-cols-[auto_1fr] items-end gap-3 p-4 sm:flex sm:flex-wrap sm:items-center">
          <SearchField label="Name, email, or job title" value={params.q} onSearch={search} />
          <FoldedFilters filters={params.filters}>
            <FilterSelect
              label="Source"
              value={params.filters.source ?? ""}
              onChange={(source) => change({ filters: { source } })}
            >
              <option value="">All sources</option>
              {sourceOptions.map((source) => (
                <option key={source}>{source}</option>
              ))}
            </FilterSelect>
            <div className="contents sm:flex sm:flex-wrap sm:gap-3">
              <DateRangeFilter filters={params.filters} onChange={(filters) => change({ filters })} />
            </div>
          </FoldedFilters>
          <div className={`flex flex-wrap gap-3 sm:ml-auto ${besideFilters}`}>
            {selected.size > 0 ? (
              <Button
                icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />}
                onClick={() => setDeleting(rows.filter((lead) => selected.has(lead.id)))}
              >
                Delete {selected.size}
              </Button>
            ) : null}
            {isSuper ? (
              <Button
                icon={<Download aria-hidden="true" size={16} strokeWidth={1.75} />}
                onClick={() =>
                  exportCsv({
                    total: leads.data?.total ?? 0,
                    of: ["submission", "submissions"],
                    address: `/api/admin/submissions.csv?${toQuery({ ...params, page: 1 }, 100)}`,
                  })
                }
              >
                Export to CSV
              </Button>
            ) : null}
          </div>
        </div>
        <AdminTable
          caption="Submissions"
          columns={columns}
          rows={leads.data?.rows}
          failed={leads.isError}
          failure="Failed to fetch user data"
          empty="No submissions found"
          later="Submissions appear here once people unlock a letter."
          sort={params.sort}
          onSort={(sort) => change({ sort })}
          onRetry={() => leads.refetch()}
          emptyBecause={rangeProblem(params.filters)}
          onClearFilters={filtered ? () => change({ q: "", filters: { source: "", from: "", to: "" } }) : null}
          selection={{
            selected,
            toggle: (id) => setSelected(toggled(selected, id)),
            toggleAll: () =>
              setSelected(
                rows.every((lead) => selected.has(lead.id)) ? new Set() : new Set(rows.map((lead) => lead.id)),
              ),
          }}
          actions={(lead) => (
            <>
              <IconButton
                label={`View ${lead.name.slice(0, 60)}`}
                icon={<Eye aria-hidden="true" size={20} strokeWidth={1.75} />}
                onClick={() => show(lead.id)}
              />
              <IconButton
                label={`Delete ${lead.name.slice(0, 60)}`}
                icon={<Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />}
                onClick={() => setDeleting([lead])}
              />
            </>
          )}
        />
      </section>
      <Pager page={params.page} list={leads.data} onPage={(page, how) => change({ page }, how)} />
      {viewing ? (
        <LeadDialog
          lead={viewing}
          list={rows}
          isSuper={isSuper}
          onShow={show}
          onDelete={() => {
            hide();
            setDeleting([viewing]);
          }}
          onClose={hide}
        />
      ) : null}
      {deleting.length > 0 ? (
        <ConfirmDelete
          names={deleting.map((lead) => `${lead.name.slice(0, 80)}, ${lead.email}`)}
          busy={remove.isPending}
          onCancel={() => setDeleting([])}
          onDelete={() =>
            remove.mutate(
              deleting.map((lead) => lead.id),
              {
                onSettled: () => {
                  setDeleting([]);
                  setSelected(new Set());
                },
              },
            )
          }
        />
      ) : null}
    </>
  );
}

const none: ReadonlySet<number> = new Set();

function sourceOf(lead: Lead) {
  if (!lead.source) return <span className="text-quiet">Not given</span>;
  return lead.otherSource ? `${lead.source}: ${lead.otherSource}` : lead.source;
}

function toggled(selected: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
