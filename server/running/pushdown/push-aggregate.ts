import { aggregateConfigSchema, type Measure } from "#shared/workflows/node-config.schema.ts";
import type { Dialect } from "./dialect.ts";
import { checked } from "./postgres-dialect.ts";
import type { PushTransform } from "./push-transform.ts";
import { identity, type PushedColumn, pushedColumn, withStep } from "./pushed-relation.ts";
import { asDecimal, HUGE, INT64, isHuge, type PushedValue, StaysHere, sortable } from "./pushed-value.ts";

export const pushAggregate: PushTransform = async ({ node, input, context }) => {
  const { groupBy, measures } = aggregateConfigSchema.parse(node.data.config);
  const keys = groupBy.map((name) => {
    const source = pushedColumn(name, input.columns);
    const ref = context.nextName("c");
    const sql = identity(source);
    return { sql, ref, column: { ...source, value: regrouped(source, ref, sql), given: null } };
  });
  const list = keys.map(({ sql, ref }) => `${sql} AS ${ref}`);
  const computed = measures.map((measure): PushedColumn => {
    const source = measure.field === "" ? null : pushedColumn(measure.field, input.columns);
    const ref = context.nextName("c");
    const { sql, value } = pushMeasure(measure, source?.value ?? null, { ref, dialect: input.dialect });
    list.push(`${sql} AS ${ref}`);
    if (value.type === "NULL") throw new StaysHere("It has no value but NULL.");
    return { name: measure.target, type: value.type, value, given: null };
  });
  const name = context.nextName("n");
  const grouped = keys.length > 0 ? ` GROUP BY ${keys.map(({ sql }) => sql).join(", ")}` : "";
  const sql = `SELECT ${list.join(", ") || "1 AS nothing"} FROM ${input.name}${grouped}`;
  const refs = keys.map(({ ref }) => ref);
  return {
    ...withStep(input, node.id, { name, sql }),
    columns: [...keys.map(({ column }) => column), ...computed],
    // As here: in the order of the groups.
    order: keys.map(({ column }) => `${sortable(column.value)} NULLS LAST`),
    ...{ isTotal: true, unique: refs },
  };
};

/** A key's value once it has been grouped by. */
function regrouped({ value }: PushedColumn, ref: string, sql: string): PushedValue {
  if (value.type !== "DECIMAL") return { ...value, sql: ref };
  const { exact } = value;
  if (!exact || sql !== exact.sql) return { ...value, double: ref, exact: null };
  return { ...value, double: `${ref}::float8`, exact: { ...exact, sql: ref } };
}

type Pushed = { sql: string; value: PushedValue };
type Into = { ref: string; dialect: Dialect };

/** A measure that is the same to the last digit, or makes the query fail where it cannot be. @throws StaysHere */
function pushMeasure(measure: Measure, source: PushedValue | null, { ref, dialect }: Into): Pushed {
  if (measure.function === "count" || source === null)
    return {
      sql: `count(${source === null ? "*" : plain(source)})`,
      value: { type: "INTEGER", sql: ref, least: 0n, most: INT64.most },
    };
  if (measure.function === "min" || measure.function === "max")
    return extreme(measure.function, source, { ref, dialect });
  if (source.type === "INTEGER" && measure.function === "sum")
    return { sql: `sum(${source.sql})`, value: { type: "INTEGER", sql: ref, ...HUGE } };
  if (source.type !== "INTEGER" && source.type !== "DECIMAL")
    throw new StaysHere("It adds up something else than numbers.");
  const sum = source.type === "INTEGER" ? sumOfIntegers(source) : dialect.sumOfDecimals(source);
  if (measure.function === "sum") {
    const exact = {
      sql: ref,
      errors: 1,
      digits: 15,
      scale: dialect.hasDoubles || source.type !== "DECIMAL" ? null : (source.exact?.scale ?? null),
      nonNegative: false,
      signedZero: false,
      neverNull: false,
    };
    return { sql: sum, value: { type: "DECIMAL", double: `${ref}::float8`, exact, fixed: false } };
  }
  // Rows are counted anyway; values that may be missing are counted for this alone.
  const isThere = source.type === "DECIMAL" && source.exact?.neverNull === true;
  const what = isThere ? "*" : plain(source);
  return {
    sql: `(${sum})::float8 / nullif(count(${what}), 0)::float8`,
    value: { type: "DECIMAL", double: ref, exact: null, fixed: false },
  };
}

function plain(value: PushedValue): string {
  return value.type === "DECIMAL" ? (value.exact?.sql ?? value.double) : value.sql;
}

function extreme(name: "min" | "max", source: PushedValue, { ref, dialect }: Into): Pushed {
  if (source.type === "BOOLEAN")
    return { sql: `${name === "min" ? dialect.all : dialect.any}(${source.sql})`, value: { ...source, sql: ref } };
  if (source.type !== "DECIMAL") return { sql: `${name}(${source.sql})`, value: { ...source, sql: ref } };
  const column = { name: "the column", type: "DECIMAL" as const, value: source, given: null };
  const sql = identity(column);
  return { sql: `${name}(${sql})`, value: regrouped(column, ref, sql) };
}

/** Of a mean, which only PostgreSQL is given. */
function sumOfIntegers(source: Extract<PushedValue, { type: "INTEGER" }>): string {
  const sum = `sum(${source.sql})`;
  const sameSign = source.least >= 0n ? "" : ` AND (bool_and(${source.sql} >= 0) OR bool_and(${source.sql} <= 0))`;
  const size = asDecimal(source).exact?.digits ?? 0;
  // So few that the sum on the way to it never gets longer than a double counts.
  const few = isHuge(source) || size > 10 ? "" : ` OR count(${source.sql}) < 900000`;
  return checked(sum, `(abs(${sum}) < 1e15${sameSign})${few}`);
}
