import { quoteText } from "../sql-text.ts";
import type { Dialect } from "./dialect.ts";
import { INT64, isHuge, type PushedValue, StaysHere } from "./pushed-value.ts";
import { together } from "./together.ts";

type Push = (values: readonly PushedValue[], dialect: Dialect) => PushedValue;

/** The separators of Unicode that DuckDB's `trim` takes away. */
const SPACES = "\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000";

/** The text without the spaces around it. */
export function trimmed(sql: string, dialect: Dialect, side: "trim" | "ltrim" | "rtrim" = "trim"): string {
  return `${side === "trim" ? dialect.trim : side}(${sql}, ${quoteText(SPACES)})`;
}

export function contains(whole: string, part: string): string {
  return `(position(${part} IN ${whole}) > 0)`;
}

export function beginsWith(whole: string, part: string): string {
  return `(left(${whole}, length(${part})) = ${part})`;
}

export function endsWith(whole: string, part: string): string {
  return `(right(${whole}, length(${part})) = ${part})`;
}

/** A function of DuckDB as the database's that gives the same for every value. @throws StaysHere */
export function pushFunction(name: string, values: readonly PushedValue[], dialect: Dialect): PushedValue {
  const push = [functions, dialect.functions].find((table) => Object.hasOwn(table, name))?.[name];
  if (!push) throw new StaysHere(`Databases compute “${names[name] ?? name}” differently.`);
  return push(values, dialect);
}

const names: Record<string, string> = {
  "~~*": "ILIKE",
  "!~~*": "NOT ILIKE",
  "**": "to the power of",
  "%": "remainder",
};

const text = (sql: string): PushedValue => ({ type: "VARCHAR", sql });
const truth = (sql: string): PushedValue => ({ type: "BOOLEAN", sql });
const count = (sql: string): PushedValue => ({ type: "INTEGER", sql, least: 0n, most: 2n ** 31n - 1n });

export function textAt(values: readonly PushedValue[], place: number): string {
  const value = values[place];
  if (value?.type !== "VARCHAR") throw new StaysHere("It treats something else as text.");
  return value.sql;
}

/** A text that is written in the expression, and is not empty. */
export function wordAt(values: readonly PushedValue[], place: number, dialect: Dialect): string {
  const sql = textAt(values, place);
  if (!dialect.isWord(sql)) throw new StaysHere("It looks for a text that differs from row to row.");
  return sql;
}

/** A whole number that is written in the expression. */
function numberAt(values: readonly PushedValue[], place: number, least: number): string {
  const value = values[place];
  const isGiven = value?.type === "INTEGER" && value.least === value.most && value.least >= BigInt(least);
  if (!isGiven || value.most > 1_000_000n) throw new StaysHere("It counts characters by a number that differs.");
  return value.sql;
}

function exactly(most: number, push: Push, least = most): Push {
  return (values, dialect) => {
    if (values.length < least || values.length > most) throw new StaysHere("It has a function with other values.");
    return push(values, dialect);
  };
}

const holds = exactly(2, (values) => truth(contains(textAt(values, 0), textAt(values, 1))));
const begins = exactly(2, (values) => truth(beginsWith(textAt(values, 0), textAt(values, 1))));
const ends = exactly(2, (values) => truth(endsWith(textAt(values, 0), textAt(values, 1))));
const place = exactly(2, (values, dialect) => count(`position(${wordAt(values, 1, dialect)} IN ${textAt(values, 0)})`));
const length = exactly(1, (values) => count(`length(${textAt(values, 0)})`));
const trim = (side: "trim" | "ltrim" | "rtrim") =>
  exactly(
    2,
    (values, dialect) =>
      text(
        values.length === 1
          ? trimmed(textAt(values, 0), dialect, side)
          : `${side === "trim" ? dialect.trim : side}(${textAt(values, 0)}, ${wordAt(values, 1, dialect)})`,
      ),
    1,
  );
const part = exactly(
  3,
  (values) => {
    const from = `${textAt(values, 0)}, ${numberAt(values, 1, 1)}`;
    return text(`substr(${from}${values.length === 3 ? `, ${numberAt(values, 2, 0)}` : ""})`);
  },
  2,
);
const like = (not: string) =>
  exactly(2, (values, dialect) =>
    truth(`(${textAt(values, 0)} ${not}LIKE ${wordAt(values, 1, dialect)}${dialect.noEscape})`),
  );

/** Of dates between the years 1 and 9999; infinity has no year, so databases fail where DuckDB knows none. */
const partOfDate = (unit: string) =>
  exactly(1, ([value]): PushedValue => {
    if (value?.type !== "DATE" && value?.type !== "TIMESTAMP")
      throw new StaysHere("It treats something else as a date.");
    return { type: "INTEGER", sql: `extract(${unit} from ${value.sql})::integer`, least: 0n, most: 9999n };
  });

const rounded = (name: "floor" | "ceil") =>
  exactly(1, ([value]): PushedValue => {
    if (value?.type !== "DECIMAL" || value.fixed) throw new StaysHere("It rounds something else than a decimal.");
    return { type: "DECIMAL", double: `${name}(${value.double})`, exact: null, fixed: false };
  });

const either: Push = (values) => together(values, (parts) => `coalesce(${parts.join(", ")})`);

const functions: Record<string, Push> = {
  "||": exactly(2, (values) => text(`(${textAt(values, 0)} || ${textAt(values, 1)})`)),
  "~~": like(""),
  "!~~": like("NOT "),
  contains: holds,
  starts_with: begins,
  prefix: begins,
  ends_with: ends,
  suffix: ends,
  instr: place,
  strpos: place,
  position: place,
  length,
  len: length,
  trim: trim("trim"),
  ltrim: trim("ltrim"),
  rtrim: trim("rtrim"),
  substring: part,
  substr: part,
  left: exactly(2, (values) => text(`left(${textAt(values, 0)}, ${numberAt(values, 1, 0)})`)),
  right: exactly(2, (values) => text(`right(${textAt(values, 0)}, ${numberAt(values, 1, 0)})`)),
  replace: exactly(3, (values, dialect) =>
    text(`replace(${textAt(values, 0)}, ${wordAt(values, 1, dialect)}, ${textAt(values, 2)})`),
  ),
  // Snowflake's own gives nothing where one of them is missing.
  concat: (values) => text(`(${values.map((_value, at) => `coalesce(${textAt(values, at)}, '')`).join(" || ")})`),
  ifnull: exactly(2, either),
  year: partOfDate("year"),
  month: partOfDate("month"),
  day: partOfDate("day"),
  dayofmonth: partOfDate("day"),
  floor: rounded("floor"),
  ceil: rounded("ceil"),
  ceiling: rounded("ceil"),
  abs: exactly(1, ([value]): PushedValue => {
    if (value?.type === "DECIMAL" && !value.fixed)
      return {
        ...value,
        double: `abs(${value.double})`,
        exact: value.exact && {
          ...value.exact,
          ...{ sql: `abs(${value.exact.sql})`, nonNegative: true, signedZero: false },
        },
      };
    if (value?.type !== "INTEGER" || isHuge(value) || value.least === INT64.least)
      throw new StaysHere("A result could be longer than a whole number may be.");
    const size = -value.least > value.most ? -value.least : value.most;
    return { type: "INTEGER", sql: `abs((${value.sql})::bigint)`, least: 0n, most: size };
  }),
};
