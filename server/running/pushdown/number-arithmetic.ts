import {
  asDecimal,
  type Decimal,
  type ExactDecimal,
  integerOf,
  isHuge,
  type PushedValue,
  StaysHere,
  timesFixed,
} from "./pushed-value.ts";

type Operator = "+" | "-" | "*" | "/";

/** Two numbers put together as DuckDB does it. @throws StaysHere */
export function calculate(operator: Operator, left: PushedValue, right: PushedValue): PushedValue {
  if (left.type === "INTEGER" && right.type === "INTEGER" && operator !== "/")
    return wholeNumbers(operator, left, right);
  if (operator === "*") {
    if (left.type === "INTEGER" && right.type === "DECIMAL" && right.fixed) return timesFixed(left, right);
    if (right.type === "INTEGER" && left.type === "DECIMAL" && left.fixed) return timesFixed(right, left);
  }
  const [one, other] = [toDecimal(left), toDecimal(right)];
  if (one.fixed && (other.fixed || right.type === "INTEGER")) throw new StaysHere(CONSTANTS_ONLY);
  if (other.fixed && left.type === "INTEGER") throw new StaysHere(CONSTANTS_ONLY);
  if (operator === "/") return { type: "DECIMAL", double: divided(one, other, right), exact: null, fixed: false };
  const double = `(${one.double} ${operator} ${other.double})`;
  return { type: "DECIMAL", double, exact: exactly(operator, one.exact, other.exact), fixed: false };
}

export function negated(value: PushedValue): PushedValue {
  if (value.type === "INTEGER") return integerOf(`(- ${wide(value.sql)})`, -value.most, -value.least);
  const { double, exact, fixed } = toDecimal(value);
  if (fixed) throw new StaysHere(CONSTANTS_ONLY);
  return {
    type: "DECIMAL",
    double: `(- ${double})`,
    exact: exact && { ...exact, sql: `(- ${exact.sql})`, nonNegative: false, signedZero: true },
    fixed,
  };
}

const CONSTANTS_ONLY = "It puts decimal constants together without a decimal column.";

function wholeNumbers(operator: "+" | "-" | "*", left: PushedValue, right: PushedValue): PushedValue {
  if (left.type !== "INTEGER" || right.type !== "INTEGER")
    throw new StaysHere("It computes with something else than numbers.");
  // Two constants are computed with fewer digits by DuckDB.
  if (left.least === left.most && right.least === right.most) throw new StaysHere("It computes with constants only.");
  if (isHuge(left) || isHuge(right)) throw new StaysHere("A sum of whole numbers may be longer than databases count.");
  const sql = `(${wide(left.sql)} ${operator} ${wide(right.sql)})`;
  if (operator === "+") return integerOf(sql, left.least + right.least, left.most + right.most);
  if (operator === "-") return integerOf(sql, left.least - right.most, left.most - right.least);
  const ends = [left.least, left.most].flatMap((one) => [one * right.least, one * right.most]);
  const sorted = ends.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return integerOf(sql, sorted[0] ?? 0n, sorted.at(-1) ?? 0n);
}

const wide = (sql: string) => `(${sql})::bigint`;

function toDecimal(value: PushedValue): Decimal {
  if (value.type === "INTEGER") return asDecimal(value);
  if (value.type === "DECIMAL") return value;
  throw new StaysHere("It computes with something else than numbers.");
}

/** What is divided by the whole number 0 is infinite here, and an error there. */
function divided(one: Decimal, other: Decimal, right: PushedValue): string {
  const quotient = `${one.double} / ${other.double}`;
  if (right.type !== "INTEGER" || right.least > 0n || right.most < 0n) return `(${quotient})`;
  const ends = `CASE WHEN ${one.double} = 'NaN' OR ${one.double} = 0 THEN 'NaN' WHEN ${one.double} > 0 THEN 'Infinity' WHEN ${one.double} < 0 THEN '-Infinity' END::float8`;
  return `(CASE WHEN ${right.sql} = 0 THEN ${ends} ELSE ${quotient} END)`;
}

/** The decimal that the double of the result is near to, where that can be said. */
function exactly(operator: "+" | "-" | "*", one: ExactDecimal | null, other: ExactDecimal | null): ExactDecimal | null {
  if (!one || !other) return null;
  const sql = `(${one.sql} ${operator} ${other.sql})`;
  const nonNegative = one.nonNegative && other.nonNegative;
  const neverNull = one.neverNull && other.neverNull;
  if (operator === "*") {
    const digits = one.digits === null || other.digits === null ? null : one.digits + other.digits;
    const scale = one.scale === null || other.scale === null ? null : one.scale + other.scale;
    // Doubling is exact.
    const doubles = isPowerOfTwo(one.sql) || isPowerOfTwo(other.sql);
    const errors = one.errors + other.errors + (doubles ? 0 : 1);
    return { sql, errors, digits, scale, nonNegative, signedZero: !nonNegative, neverNull };
  }
  // What is left of a difference may be smaller than the errors of what it was taken from.
  if (operator === "-" || !nonNegative) return null;
  const errors = Math.max(one.errors, other.errors) + 1;
  return { sql, errors, digits: null, scale: null, nonNegative, signedZero: false, neverNull };
}

function isPowerOfTwo(sql: string): boolean {
  const number = Number(/^\(?(\d+)\)?::numeric$/.exec(sql)?.[1] ?? 0);
  return number > 0 && number < 2 ** 31 && (number & (number - 1)) === 0;
}
