import { quoteText } from "../sql-text.ts";
import type { Dialect } from "./dialect.ts";
import { type Decimal, type PushedValue, StaysHere } from "./pushed-value.ts";

/** Digits of a decimal that a double tells apart, and places that a product of two decimals keeps in any case. */
const MOST_DIGITS = 15;
const MOST_PLACES = 12;

/** As Snowflake's documentation says; what it leaves open stays here. Decimals are computed with all their digits, never as doubles. */
export const snowflakeDialect: Dialect = {
  type: "snowflake",
  text: (text) => `(${snowflakeText(text)} COLLATE 'utf8')`,
  asText: (sql) => `((${sql})::text COLLATE 'utf8')`,
  noText: "(NULL::text COLLATE 'utf8')",
  isWord: (sql) => /^\('(?:[^']|'')+' COLLATE 'utf8'\)$/.test(sql),
  // No character has that meaning unless one is named.
  noEscape: "",
  trim: "trim",
  ...{ all: "booland_agg", any: "boolor_agg" },
  sumOfDecimals,
  as: "AS",
  ...{ hasDoubles: false, hasOrder: false },
  check: (sql, computed) => {
    if (sql.includes("::float8")) throw new StaysHere(DOUBLES);
    for (const { value } of computed) if (value.type === "DECIMAL" && !isExact(value)) throw new StaysHere(DOUBLES);
  },
  functions: {},
};

const DOUBLES = "It computes decimals, whose last digit could be another one in Snowflake.";

/** A backslash begins a character there that is written otherwise. */
export function snowflakeText(text: string): string {
  return quoteText(text.replaceAll("\\", "\\\\"));
}

/** Whether the number is the same to the last digit, and has no more of them than a double tells apart. */
function isExact({ exact }: Extract<PushedValue, { type: "DECIMAL" }>): boolean {
  if (exact === null || exact.digits === null || exact.scale === null) return false;
  return exact.errors <= 1 && !exact.signedZero && exact.digits <= MOST_DIGITS && exact.scale <= MOST_PLACES;
}

/**
 * As of PostgreSQL, see there. The text that is read as a number is chosen before, so whether both branches of the condition are
 * looked at makes no difference.
 */
function sumOfDecimals(decimal: Decimal): string {
  const { exact } = decimal;
  if (!exact || exact.scale === null || !isExact(decimal)) throw new StaysHere(DOUBLES);
  const sum = `sum(${exact.sql})`;
  const fits = `abs(${sum}) < 1${"0".repeat(MOST_DIGITS - exact.scale)}`;
  const signs = [">=", "<="].map((sign) => `booland_agg(${exact.sql} ${sign} 0)`);
  const sameSign = exact.nonNegative ? "" : ` AND (${signs.join(" OR ")})`;
  const text = `CASE WHEN ${fits}${sameSign} THEN (${sum})::text WHEN ${sum} IS NOT NULL THEN 'added differently' END`;
  return `(${text})::number(38, ${exact.scale})`;
}
