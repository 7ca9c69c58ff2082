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
  const aggregate = measure.function === "sum" ? "fsum" : "favg";
  return {
    sql: `${aggregate}(CAST(${source.ref} AS DOUBLE))`,
    column: { ...column, type: "DECIMAL", physical: "DOUBLE" },
  };
}
