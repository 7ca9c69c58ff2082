import { quoteText } from "../sql-text.ts";
import type { Dialect } from "./dialect.ts";
import { textAt, wordAt } from "./push-function.ts";
import { type Decimal, StaysHere } from "./pushed-value.ts";

export const postgresDialect: Dialect = {
  type: "postgres",
  text: (text) => `(${quoteText(text)}::text COLLATE "C")`,
  asText: (sql) => `((${sql})::text COLLATE "C")`,
  noText: 'NULL::text COLLATE "C"',
  isWord: (sql) => /^\('(?:[^']|'')+'::text COLLATE "C"\)$/.test(sql),
  noEscape: " ESCAPE ''",
  trim: "btrim",
  ...{ all: "bool_and", any: "bool_or" },
  sumOfDecimals,
  as: "AS NOT MATERIALIZED",
  ...{ hasDoubles: true, hasOrder: true },
  check: () => {},
  functions: {
    concat_ws: (values, dialect) => {
      const parts = values.slice(1).map((_value, at) => textAt(values, at + 1));
      return { type: "VARCHAR", sql: `concat_ws(${[wordAt(values, 0, dialect), ...parts].join(", ")})` };
    },
  },
};

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

/** Fails, so that it is computed here, where the condition does not hold. */
export function checked(sum: string, condition: string): string {
  return `CASE WHEN ${sum} IS NULL OR (${condition}) THEN ${sum} ELSE ('added differently: ' || ${sum}::text)::numeric END`;
}
