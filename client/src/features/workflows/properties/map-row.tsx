import type { ReactNode, SelectHTMLAttributes } from "react";
import { SelectArrow } from "#client/components/ui/select-arrow.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { Field, Mapping } from "#shared/workflows/node-config.schema.ts";
import { fieldTypes } from "#shared/workflows/node-types.ts";
import { typeWords } from "#shared/workflows/type-labels.ts";
import { quoted } from "./expression-completion.ts";

const control =
  "h-9 w-full min-w-0 rounded border bg-card px-2 text-small text-strong hover:border-line pointer-coarse:h-11";

/** One new column in a single line. A source is a column, a fixed value, or an expression. */
export function MapRow({
  mapping,
  place,
  columns,
  areKnown,
  onChange,
  onKind,
  actions,
}: {
  mapping: Mapping;
  place: number;
  columns: readonly Field[];
  /** Whether they are those that come in; without an input no column is gone. */
  areKnown: boolean;
  onChange: (changes: Partial<Mapping>, about: string) => void;
  /** Told when the source is to be written. */
  onKind: () => void;
  actions: ReactNode;
}) {
  const { kind, source, target, value, cast } = mapping;
  const isOther = kind === "field" && source !== "" && !columns.some(({ name }) => name === source);
  const gone = isOther && areKnown;
  const isOpen = kind === "field" ? source === "" || gone : kind === "expression" && value.trim() === "";
  const border = (wrong: boolean) => (wrong ? "border-danger" : "border-edge");
  const choose = (chosen: string) => {
    if (chosen === "constant" || chosen === "expression") {
      // What is computed usually begins with the column that stood here.
      const begin = chosen === "expression" && kind === "field" && value === "" ? { value: quoted(source) } : {};
      onChange({ kind: chosen, ...begin }, "kind");
      onKind();
      return;
    }
    const name = chosen.slice(COLUMN.length);
    // A name that was only taken over from the column follows it.
    const follows = target === "" || target === source;
    onChange({ kind: "field", source: name, ...(follows ? { target: name } : {}) }, "source");
  };
  return (
    <tr className="align-top">
      <td className="py-0.5">
        <Choice
          aria-label={`Source of mapping ${place + 1}`}
          aria-invalid={isOpen || undefined}
          className={border(isOpen)}
          value={kind === "field" ? (source === "" ? "" : `${COLUMN}${source}`) : kind}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            Choose
          </option>
          {isOther ? (
            <option value={`${COLUMN}${source}`}>
              {source}
              {gone ? " (gone)" : ""}
            </option>
          ) : null}
          <optgroup label="Columns">
            {columns.map(({ name }) => (
              <option key={name} value={`${COLUMN}${name}`} className="bg-raised text-strong">
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label="Custom value">
            <option value="constant" className="bg-raised text-strong">
              {kind === "constant" && value !== "" ? `“${value.slice(0, 40)}”` : "Fixed value"}
            </option>
            <option value="expression" className="bg-raised text-strong">
              {kind === "expression" && value.trim() !== "" ? `= ${value.slice(0, 40)}` : "Expression"}
            </option>
          </optgroup>
        </Choice>
      </td>
      <td className="py-0.5 pl-1">
        <input
          aria-label={`Target of mapping ${place + 1}`}
          aria-invalid={target.trim() === "" || undefined}
          className={classNames(control, border(target.trim() === ""))}
          value={target}
          placeholder="Name"
          onChange={(event) => onChange({ target: event.target.value }, "target")}
        />
      </td>
      <td className="hidden py-0.5 pl-1 @sm:table-cell">
        <Choice
          aria-label={`Type of mapping ${place + 1}`}
          className={border(false)}
          value={cast ?? ""}
          onChange={(event) =>
            onChange({ cast: fieldTypes.find((type) => type === event.target.value) ?? null }, "cast")
          }
        >
          <option value="">Same as source</option>
          {fieldTypes.map((type) => (
            <option key={type} value={type} className="bg-raised text-strong">
              {typeWords[type]}
            </option>
          ))}
        </Choice>
      </td>
      <td className="whitespace-nowrap py-0.5 text-right">{actions}</td>
    </tr>
  );
}

/** A list in a row of a table, with an arrow that says that it is one. */
function Choice({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="relative block">
      <select {...select} className={classNames(control, "appearance-none text-ellipsis pr-5.5", className)} />
      <SelectArrow size={14} className="inset-y-0 right-1.5 my-auto" />
    </span>
  );
}

const COLUMN = "column ";
