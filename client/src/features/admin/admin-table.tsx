import { ArrowDown, ArrowUp, Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { FilterSelect } from "./filter-fields.tsx";

export type Column<Row> = {
  key: string;
  label: string;
  /** The server's name of this order; without one the column cannot be sorted. */
  sort?: string;
  render: (row: Row) => ReactNode;
  className?: string;
  /** A class for the width of what has always the same; the others share the rest and cut what is longer. */
  width?: string;
  /** Never cut: what is too long goes on in a second line. */
  whole?: boolean;
  /** Left out of the table where the screen is narrow. */
  spare?: boolean;
  /** Shown in the phone's rows as well, in this order. */
  phone?: boolean;
};

export type AdminTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  failed: boolean;
  /** What went wrong, in the words of this list. */
  failure: string;
  empty: string;
  /** What will stand in the list, while there is nothing. */
  later: string;
  /** Why nothing can be found with these filters, where that is known. */
  emptyBecause?: string | null;
  sort: string;
  onSort: (sort: string) => void;
  onRetry: () => void;
  onClearFilters: (() => void) | null;
  actions: (row: Row) => ReactNode;
  actionsWidth?: string;
  selection?: { selected: ReadonlySet<number>; toggle: (id: number) => void; toggleAll: () => void };
};

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
                <SortButton label={column.label} column={column.sort} sort={sort} onSort={onSort} />
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

function PhoneRows<Row extends { id: number }>({
  caption,
  columns,
  rows,
  sort,
  onSort,
  actions,
}: AdminTableProps<Row> & { rows: readonly Row[] }) {
  return (
    <div className="md:hidden">
      <PhoneSort columns={columns} sort={sort} onSort={onSort} />
      <ul aria-label={caption}>
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-2 border-hairline border-b px-4 py-3 last:border-0"
          >
            <div className="min-w-40 flex-1">
              {columns
                .filter((column) => column.phone)
                .map((column, index) => (
                  <p
                    key={column.key}
                    className={classNames(
                      column.whole ? "wrap-anywhere" : "truncate",
                      index === 0 ? "font-semibold text-strong" : "text-small",
                    )}
                  >
                    <bdi>{column.render(row)}</bdi>
                  </p>
                ))}
            </div>
            <div className="flex shrink-0 flex-wrap justify-end">{actions(row)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the heads of the columns are on wide screens. */
function PhoneSort<Row>({ columns, sort, onSort }: Pick<AdminTableProps<Row>, "columns" | "sort" | "onSort">) {
  const orders = columns.flatMap(({ label, sort: name }) =>
    name
      ? [
          { value: name, label: `${label}, ascending` },
          { value: `-${name}`, label: `${label}, descending` },
        ]
      : [],
  );
  return (
    <div className="px-4 pb-3">
      <FilterSelect label="Sort by" value={sort} onChange={onSort}>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FilterSelect>
    </div>
  );
}

function SortButton({
  label,
  column,
  sort,
  onSort,
}: {
  label: string;
  column: string;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const active = sort.replace(/^-/, "") === column;
  const Arrow = sort.startsWith("-") ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(active && !sort.startsWith("-") ? `-${column}` : column)}
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
