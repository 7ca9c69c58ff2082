import type { Decimal, PushedValue } from "./pushed-value.ts";

/** What the databases that steps are pushed to write differently. All else that the steps are compiled to means the same in each of them. */
export type Dialect = {
  type: "postgres" | "snowflake";
  /** A text that is compared by its bytes, as here. */
  text: (text: string) => string;
  /** A value that is no text, as people read it, and compared likewise. */
  asText: (sql: string) => string;
  /** A text that is not there. */
  noText: string;
  /** Whether the SQL is that of a text that is not empty and the same for every row. */
  isWord: (sql: string) => boolean;
  /** Behind LIKE, so that no character takes away the meaning of the next one. */
  noEscape: string;
  trim: string;
  /** Aggregates: whether all, and whether any are true, of those that are there. */
  all: string;
  any: string;
  /** A sum of decimals that is the same here, or makes the query fail. @throws StaysHere */
  sumOfDecimals: (decimal: Decimal) => string;
  /** Between the name of a step and its query. */
  as: string;
  /** Whether a computed decimal is also kept as the double that a run here has. */
  hasDoubles: boolean;
  /** Whether a table has rows in an order that they are read in, and keys that the database sees to. */
  hasOrder: boolean;
  /** Looks once more at the SQL of a step and the columns that it computes. @throws StaysHere */
  check: (sql: string, computed: readonly { name: string; value: PushedValue }[]) => void;
  /** Functions that only this database has with the same meaning. */
  functions: Readonly<Record<string, (values: readonly PushedValue[], dialect: Dialect) => PushedValue>>;
};

export function textConstant(dialect: Dialect, text: string): { type: "VARCHAR"; sql: string } {
  return { type: "VARCHAR", sql: dialect.text(text) };
}
