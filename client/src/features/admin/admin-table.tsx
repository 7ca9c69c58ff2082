import { ArrowDown, ArrowUp, Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { AdminTableProps, Column } from "./admin-list.ts";
import { PhoneRows } from "./phone-rows.tsx";

/** A list of rows: a table on wide screens, people instead of a squeezed table on phones; with its four looks. */
export function AdminTable<Row extends { id: number }>(props: AdminTableProps<Row>) {
  const { rows, failed, failure, empty, emptyBecause, later, onRetry, onClearFilters } = props;
  if (failed) {
    return (
      <Notice title={failure} text="The server didn't respond as expected. Nothing was lost.">
        <Button onClick={onRetry}>Try Again</Button>
      </Notice>
    );
  }
  if (!rows) return <Skeleton />;
  if (rows.length === 0) {
    return (
      <Notice
        title={empty}
        text={emptyBecause ?? (onClearFilters ? "Try another search or clear the filters." : later)}
      >
        {onClearFilters ? <Button onClick={onClearFilters}>Clear filters</Button> : null}
      </Notice>
    );
  }
  return (
    <>
      <WideTable {...props} rows={rows} />
      <PhoneRows {...props} rows={rows} />
    </>
  );
}

function WideTable<Row extends { id: number }>({
  caption,
  columns,
  rows,
  sort,
  onSort,
  actions,
  actionsWidth = "w-28",
  selection,
}: AdminTableProps<Row> & { rows: readonly Row[] }) {
  return (
    <table className="hidden w-full table-fixed border-collapse text-left md:table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-hairline border-b text-quiet text-small">
          {selection ? (
            <th scope="col" className="w-12 pl-4">
              <Checkbox
                label="Select all on this page"
                checked={rows.every((row) => selection.selected.has(row.id))}
                onChange={selection.toggleAll}
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={ariaSort(column, sort)}
              className={classNames(
                "px-3 py-1.5 font-semibold first:pl-4",
                column.width,
                column.spare && "max-wide:hidden",
              )}
            >
              {column.sort ? (
                <SortButton
                  label={column.label}
                  column={column.sort}
                  newestFirst={column.ofTime === true}
                  sort={sort}
                  onSort={onSort}
                />
              ) : (
                column.label
              )}
            </th>
          ))}
          <th scope="col" className={classNames("px-4", actionsWidth)}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className="group border-hairline border-b last:border-0 hover:bg-raised focus-within:bg-raised"
          >
            {selection ? (
              <td className="pl-4">
                <Checkbox
                  label={`Select row ${row.id}`}
                  checked={selection.selected.has(row.id)}
                  onChange={() => selection.toggle(row.id)}
                />
              </td>
            ) : null}
            {columns.map((column, index) => {
              const Cell = index === 0 ? "th" : "td";
              return (
                <Cell
                  key={column.key}
                  {...(index === 0 ? { scope: "row" } : {})}
                  className={classNames(
                    "h-12 px-3 font-normal first:pl-4",
                    column.whole ? "wrap-anywhere py-1.5 leading-snug" : "truncate",
                    column.className,
                    column.spare && "max-wide:hidden",
                  )}
                >
                  <bdi>{column.render(row)}</bdi>
                </Cell>
              );
            })}
            <td className="whitespace-nowrap px-2 text-right">{actions(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortButton({
  label,
  column,
  newestFirst,
  sort,
  onSort,
}: {
  label: string;
  column: string;
  newestFirst: boolean;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const active = sort.replace(/^-/, "") === column;
  const falls = sort.startsWith("-");
  const Arrow = falls ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort((active ? !falls : newestFirst) ? `-${column}` : column)}
      className="flex min-h-11 items-center gap-1 hover:text-strong"
    >
      {label}
      {active ? <Arrow aria-hidden="true" size={16} strokeWidth={1.75} /> : null}
    </button>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: string): "ascending" | "descending" | undefined {
  if (!column.sort || sort.replace(/^-/, "") !== column.sort) return undefined;
  return sort.startsWith("-") ? "descending" : "ascending";
}

function Checkbox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="relative flex size-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="peer size-5 cursor-pointer appearance-none rounded-badge border border-edge bg-page checked:border-accent checked:bg-accent forced-colors:appearance-auto"
      />
      <Check
        aria-hidden="true"
        size={16}
        strokeWidth={2.5}
        className="pointer-events-none absolute hidden text-accent-on peer-checked:block forced-colors:hidden!"
      />
    </label>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 px-5 py-8">
      <p className="font-semibold text-strong">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" className="px-4 py-2">
      <span className="sr-only">Loading</span>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key} className="flex h-12 items-center gap-6 border-hairline border-b last:border-0">
          <span className="h-3.5 w-12 animate-pulse rounded bg-raised" />
          <span className="h-3.5 w-40 animate-pulse rounded bg-raised" />
          <span className="h-3.5 flex-1 animate-pulse rounded bg-raised" />
        </div>
      ))}
    </div>
  );
}
