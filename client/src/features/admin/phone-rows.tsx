import { Fragment } from "react";
import { classNames } from "#client/lib/class-names.ts";
import type { AdminTableProps } from "./admin-list.ts";
import { FilterSelect } from "./filter-fields.tsx";

/** What the table shows, person by person. */
export function PhoneRows<Row extends { id: number }>({
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
              {linesOf(columns).map((line, index) => (
                <p
                  key={line.map(({ key }) => key).join()}
                  className={classNames(
                    line.some(({ whole }) => whole) ? "wrap-anywhere" : "truncate",
                    index === 0 ? "font-semibold text-strong" : "text-small",
                  )}
                >
                  {line.map((column, place) => (
                    <Fragment key={column.key}>
                      {place > 0 ? ", " : null}
                      <bdi>{column.render(row)}</bdi>
                    </Fragment>
                  ))}
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

/** Columns that share a line on a phone: a list of thirty people is long enough with three lines each. */
function linesOf<Row>(columns: AdminTableProps<Row & { id: number }>["columns"]) {
  const shown = columns.filter(({ phone }) => phone);
  return shown.reduce<(typeof shown)[]>((lines, column) => {
    const before = lines.at(-1);
    if (column.phone === "same line" && before) before.push(column);
    else lines.push([column]);
    return lines;
  }, []);
}

/** What the heads of the columns are on wide screens. */
function PhoneSort<Row>({ columns, sort, onSort }: Pick<AdminTableProps<Row>, "columns" | "sort" | "onSort">) {
  const orders = columns.flatMap(({ label, sort: name, ofTime }) => {
    if (!name) return [];
    const rising = { value: name, label: `${label}, ${ofTime ? "oldest first" : "A to Z"}` };
    const falling = { value: `-${name}`, label: `${label}, ${ofTime ? "newest first" : "Z to A"}` };
    return ofTime ? [falling, rising] : [rising, falling];
  });
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
