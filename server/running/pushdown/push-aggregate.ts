import { aggregateConfigSchema, type Measure } from "#shared/workflows/node-config.schema.ts";
import type { PushTransform } from "./push-transform.ts";
import { identity, type PushedColumn, pushedColumn, withStep } from "./pushed-relation.ts";
import { asDecimal, type Decimal, HUGE, INT64, isHuge, type PushedValue, StaysHere } from "./pushed-value.ts";

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
    const { sql, value } = pushMeasure(measure, source?.value ?? null, ref);
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
    order: refs.map((ref) => `${ref} NULLS LAST`),
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

/** A measure that is the same to the last digit, or makes the query fail where it cannot be. @throws StaysHere */
function pushMeasure(measure: Measure, source: PushedValue | null, ref: string): Pushed {
  if (measure.function === "count" || source === null)
    return {
      sql: `count(${source === null ? "*" : plain(source)})`,
      value: { type: "INTEGER", sql: ref, least: 0n, most: INT64.most },
    };
  if (measure.function === "min" || measure.function === "max") return extreme(measure.function, source, ref);
  if (source.type === "INTEGER" && measure.function === "sum")
    return { sql: `sum(${source.sql})`, value: { type: "INTEGER", sql: ref, ...HUGE } };
  if (source.type !== "INTEGER" && source.type !== "DECIMAL")
    throw new StaysHere("It adds up something else than numbers.");
  const sum = source.type === "INTEGER" ? sumOfIntegers(source) : sumOfDecimals(source);
  if (measure.function === "sum") {
    const exact = {
      sql: ref,
      errors: 1,
      digits: 15,
      scale: null,
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

function extreme(name: "min" | "max", source: PushedValue, ref: string): Pushed {
  if (source.type === "BOOLEAN")
    return { sql: `${name === "min" ? "bool_and" : "bool_or"}(${source.sql})`, value: { ...source, sql: ref } };
  if (source.type !== "DECIMAL") return { sql: `${name}(${source.sql})`, value: { ...source, sql: ref } };
  const column = { name: "the column", type: "DECIMAL" as const, value: source, given: null };
  const sql = identity(column);
  return { sql: `${name}(${sql})`, value: regrouped(column, ref, sql) };
}

/**
 * DuckDB adds doubles with compensation and rounds to 15 digits. Where no numbers of both signs meet and the sum has no more
 * digits than that, the exact sum is what it comes to: its errors are then less than half of the last digit.
 */
function sumOfDecimals({ exact }: Decimal): string {
  if (!exact || exact.errors > 2)
    throw new StaysHere("It adds up computed decimals, whose last digit depends on how that is done.");
  const sum = `sum(${exact.sql})`;
  const fits = `abs(${sum}) < 1e15 AND ${sum} = ${sum}::float8::numeric`;
  const sameSign = exact.nonNegative ? "" : ` AND (bool_and(${exact.sql} >= 0) OR bool_and(${exact.sql} <= 0))`;
  return checked(sum, `${fits}${sameSign}`);
}

function sumOfIntegers(source: Extract<PushedValue, { type: "INTEGER" }>): string {
  const sum = `sum(${source.sql})`;
  const sameSign = source.least >= 0n ? "" : ` AND (bool_and(${source.sql} >= 0) OR bool_and(${source.sql} <= 0))`;
  const size = asDecimal(source).exact?.digits ?? 0;
  // So few that the sum on the way to it never gets longer than a double counts.
  const few = isHuge(source) || size > 10 ? "" : ` OR count(${source.sql}) < 900000`;
  return checked(sum, `(abs(${sum}) < 1e15${sameSign})${few}`);
}

/** Fails, so that it is computed here, where the condition does not hold. */
function checked(sum: string, condition: string): string {
  return `CASE WHEN ${sum} IS NULL OR (${condition}) THEN ${sum} ELSE ('added differently: ' || ${sum}::text)::numeric END`;
}
