import { useId } from "react";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { isNumeric } from "#shared/workflows/output-fields.ts";
import { typeWords } from "#shared/workflows/type-labels.ts";

/** Rows of text under their columns; it scrolls by itself where it is wider than its place. */
export function RowsTable({
  caption,
  fields,
  rows,
}: {
  caption: string;
  fields: readonly Field[];
  rows: readonly (readonly (string | null)[])[];
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section tabIndex={0} aria-labelledby={id} className="max-h-[50vh] overflow-auto rounded border border-hairline">
      <table className="w-full border-collapse text-left text-small">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            {fields.map(({ name, type }) => (
              <th
                key={name}
                scope="col"
                className={`whitespace-nowrap px-3 py-1.5 font-semibold text-strong ${alignment(type)}`}
              >
                {name}
                <span className="block font-normal text-quiet">{typeWords[type]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={place} className="border-hairline border-t">
              {fields.map(({ name, type }, column) => (
                <td key={name} className={`max-w-60 truncate px-3 py-1.5 ${alignment(type)}`}>
                  {row[column] ?? <span className="text-quiet">empty</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function alignment(type: Field["type"]): string {
  return isNumeric(type) ? "text-right tabular-nums" : "";
}
