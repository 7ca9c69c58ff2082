import type { Measure } from "#shared/workflows/node-config.schema.ts";
import type { Column } from "./relation.ts";

/** A measure as SQL, and the column it makes. Decimals are added with compensation, so that the order does not show. */
export function compileMeasure(measure: Measure, source: Column | null, ref: string): { sql: string; column: Column } {
  const column = { name: measure.target, ref, exact: null };
  if (measure.function === "count" || source === null) {
    const what = source === null ? "*" : source.ref;
    return { sql: `count(${what})`, column: { ...column, type: "INTEGER", physical: "BIGINT" } };
  }
  const { type, physical } = source;
  if (measure.function === "min" || measure.function === "max")
    return { sql: `${measure.function}(${source.ref})`, column: { ...column, type, physical } };
  if (measure.function === "sum" && type === "INTEGER")
    return { sql: `sum(${source.ref})`, column: { ...column, type, physical: "HUGEINT" } };
  const sum = roundedSum(`fsum(CAST(${source.ref} AS DOUBLE))`);
  return {
    sql: measure.function === "sum" ? sum : `${sum} / nullif(count(${source.ref}), 0)`,
    column: { ...column, type: "DECIMAL", physical: "DOUBLE" },
  };
}

/** To the 15 digits that a double holds for sure: so it is the same wherever and in whatever order it was added up. */
function roundedSum(sum: string): string {
  return `CASE WHEN abs(${sum}) < 1e15 THEN CAST(printf('%.15g', ${sum}) AS DOUBLE) ELSE ${sum} END`;
}
