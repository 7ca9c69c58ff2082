import { quoteText } from "../sql-text.ts";

/** A step, or a part of it, that has no exact counterpart in the database. The message says why, for the person. */
export class StaysHere extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "StaysHere";
  }
}

/**
 * The decimal that a number stands for, as `numeric`. A run here computes with its nearest double, so this may only stand for that
 * where it can be shown to give the same answer.
 */
export type ExactDecimal = {
  sql: string;
  /** How far the double of a run here may be from it, in units of 2^-53 of its size. Up to 1 it is the nearest. */
  errors: number;
  /** Significant digits at most; null where nobody knows. Up to 15, different decimals have different doubles. */
  digits: number | null;
  scale: number | null;
  nonNegative: boolean;
  /** The double may be -0, which is written with its sign. */
  signedZero: boolean;
  neverNull: boolean;
};

/** A value inside the pushed query. `sql` refers to the columns of the step before it. */
export type PushedValue =
  | { type: "INTEGER"; sql: string; least: bigint; most: bigint }
  | { type: "DECIMAL"; double: string; exact: ExactDecimal | null; fixed: boolean }
  | { type: "VARCHAR" | "DATE" | "TIMESTAMP" | "BOOLEAN" | "NULL"; sql: string };

type Integer = Extract<PushedValue, { type: "INTEGER" }>;
export type Decimal = Extract<PushedValue, { type: "DECIMAL" }>;

export const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };
/** What the sum of whole numbers may be; nothing but comparing and adding is done with it. */
export const HUGE = { least: -(2n ** 127n), most: 2n ** 127n - 1n };
const EXACT_IN_DOUBLE = 2n ** 53n;
const FIFTEEN_DIGITS = 10n ** 15n;
const MOST_DIGITS = 15;

export function isHuge({ least, most }: Integer): boolean {
  return least < INT64.least || most > INT64.most;
}

function sizeOf({ least, most }: Integer): bigint {
  return -least > most ? -least : most;
}

export function integerConstant(value: bigint): Integer {
  return { type: "INTEGER", sql: value < 0n ? `(${value})` : String(value), least: value, most: value };
}

/** `text` has digits, at most one point and a sign. `fixed`: DuckDB takes it for a DECIMAL until it meets a DOUBLE. */
export function decimalConstant(text: string, { fixed }: { fixed: boolean }): Decimal {
  const [, sign = "", whole = "", part = ""] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  const unscaled = BigInt(whole + part || "0");
  const sql = `${sign === "-" ? "(-" : ""}${whole || "0"}${part ? `.${part}` : ""}${sign === "-" ? ")" : ""}`;
  // What has a power of two below the line is a double as it stands.
  const isDyadic = unscaled % 5n ** BigInt(part.length) === 0n && unscaled < EXACT_IN_DOUBLE;
  return {
    type: "DECIMAL",
    double: `${quoteText(`${sign}${whole || "0"}.${part || "0"}`)}::float8`,
    exact: {
      sql: part ? sql : `${sql}::numeric`,
      errors: isDyadic ? 0 : 1,
      digits: String(unscaled).length,
      scale: part.length,
      nonNegative: sign !== "-" || unscaled === 0n,
      signedZero: sign === "-" && unscaled === 0n,
      neverNull: true,
    },
    fixed,
  };
}

/** A whole number as the double that DuckDB makes of it. */
export function asDecimal(value: Integer): Decimal {
  const size = sizeOf(value);
  return {
    type: "DECIMAL",
    double: `(${value.sql})::float8`,
    exact: {
      sql: `(${value.sql})::numeric`,
      errors: size <= EXACT_IN_DOUBLE ? 0 : 1,
      digits: String(size).length,
      scale: 0,
      nonNegative: value.least >= 0n,
      signedZero: false,
      neverNull: value.least === value.most,
    },
    fixed: false,
  };
}

/** Whether comparing the decimals says the same as comparing their doubles. */
function comparesExactly({ exact }: Decimal): boolean {
  return exact !== null && exact.errors <= 1 && exact.digits !== null && exact.digits <= MOST_DIGITS;
}

/** SQL by which values are compared, sorted and told apart, each alone. */
export function comparable(value: PushedValue): string {
  if (value.type !== "DECIMAL") return value.sql;
  return value.exact && comparesExactly(value) ? value.exact.sql : value.double;
}

/** SQL by which values are put in order. That false comes before true is said of numbers only. */
export function sortable(value: PushedValue): string {
  return value.type === "BOOLEAN" ? `(${value.sql})::integer` : comparable(value);
}

const bothNumbers = ({ type }: PushedValue) => type === "INTEGER" || type === "DECIMAL";

/** Two values so that they can stand on both sides of a comparison. @throws StaysHere where their types differ */
export function alike(left: PushedValue, right: PushedValue): [string, string] {
  if (left.type === "DECIMAL" || right.type === "DECIMAL") {
    if (!bothNumbers(left) || !bothNumbers(right)) throw new StaysHere("It compares a number with something else.");
    const [one, other] = [left, right].map((value) => (value.type === "INTEGER" ? asDecimal(value) : value));
    if (one?.type !== "DECIMAL" || other?.type !== "DECIMAL") throw new StaysHere("It compares a number with nothing.");
    // DuckDB compares a whole number with a constant like 2.5 digit by digit.
    const digitByDigit = (left.type === "INTEGER" && other.fixed) || (right.type === "INTEGER" && one.fixed);
    const exactly = digitByDigit || (comparesExactly(one) && comparesExactly(other));
    if (exactly && one.exact && other.exact) {
      const plain = (value: PushedValue, exact: ExactDecimal) => (value.type === "INTEGER" ? value.sql : exact.sql);
      return [plain(left, one.exact), plain(right, other.exact)];
    }
    return [one.double, other.double];
  }
  if (left.type !== right.type && left.type !== "NULL" && right.type !== "NULL")
    throw new StaysHere("It compares values of different types.");
  return [left.sql, right.sql];
}

/** Whole numbers as long as they may get; a sum that could be longer fails here, which PostgreSQL would do elsewhere. */
export function integerOf(sql: string, least: bigint, most: bigint): Integer {
  if (least < INT64.least || most > INT64.most)
    throw new StaysHere("A result could be longer than a whole number may be.");
  return { type: "INTEGER", sql, least, most };
}

/** A whole number times a constant like 1.19, which DuckDB computes digit by digit. */
export function timesFixed(integer: Integer, constant: Decimal): Decimal {
  const { exact } = constant;
  const most = sizeOf(integer) * 10n ** BigInt(exact?.digits ?? MOST_DIGITS);
  if (!exact || most >= FIFTEEN_DIGITS) throw new StaysHere("A product could have more digits than a decimal keeps.");
  const sql = `(${integer.sql} * ${exact.sql})`;
  const digits = String(most).length;
  return {
    type: "DECIMAL",
    double: `${sql}::float8`,
    exact: {
      ...{ sql, errors: 1, digits, scale: exact.scale, signedZero: false, neverNull: false },
      nonNegative: integer.least >= 0n && exact.nonNegative,
    },
    fixed: true,
  };
}
