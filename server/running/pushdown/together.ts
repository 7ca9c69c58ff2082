import { asDecimal, type ExactDecimal, HUGE, type PushedValue, StaysHere } from "./pushed-value.ts";

/** Several values, one of which is taken: of one type, as `write` puts their SQL together. @throws StaysHere */
export function together(values: readonly PushedValue[], write: (parts: string[]) => string): PushedValue {
  const known = values.filter(({ type }) => type !== "NULL");
  const types = new Set(known.map(({ type }) => type));
  const [first] = known;
  if (!first) throw new StaysHere("It has no value but NULL.");
  if ([...types].every((type) => type === "INTEGER" || type === "DECIMAL"))
    return types.has("DECIMAL") ? decimals(values, write) : integers(values, write);
  if (types.size > 1) throw new StaysHere("It puts values of different types together.");
  const type = first.type === "INTEGER" || first.type === "DECIMAL" ? "NULL" : first.type;
  return { type, sql: write(values.map((value) => (value.type === "NULL" ? "NULL" : plainOf(value)))) };
}

function plainOf(value: PushedValue): string {
  return value.type === "DECIMAL" ? value.double : value.sql;
}

function integers(values: readonly PushedValue[], write: (parts: string[]) => string): PushedValue {
  let [least, most] = [HUGE.most, HUGE.least];
  for (const value of values) {
    if (value.type !== "INTEGER") continue;
    if (value.least < least) least = value.least;
    if (value.most > most) most = value.most;
  }
  return { type: "INTEGER", sql: write(values.map(plainOf)), least, most };
}

function decimals(values: readonly PushedValue[], write: (parts: string[]) => string): PushedValue {
  const all = values.map((value) => (value.type === "INTEGER" ? asDecimal(value) : value));
  const found = all.flatMap((value) => (value.type === "DECIMAL" ? [value] : []));
  // Constants like 1.5 beside whole numbers stay decimals in DuckDB, with as many places as the longest has.
  if (found.every(({ fixed }, place) => fixed || values[place]?.type === "INTEGER"))
    throw new StaysHere("It puts whole numbers and decimal constants together.");
  const exacts = found.flatMap(({ exact }) => (exact ? [exact] : []));
  const sqlOf = (pick: (value: (typeof found)[number]) => string) =>
    write(all.map((value) => (value.type === "DECIMAL" ? pick(value) : "NULL")));
  return {
    type: "DECIMAL",
    double: sqlOf(({ double }) => double),
    exact:
      exacts.length === found.length
        ? widest(
            exacts,
            sqlOf(({ exact }) => exact?.sql ?? "NULL"),
          )
        : null,
    fixed: false,
  };
}

function widest(exacts: readonly ExactDecimal[], sql: string): ExactDecimal {
  const scales = exacts.flatMap(({ scale }) => (scale === null ? [] : [scale]));
  const wholes = exacts.flatMap(({ digits, scale }) => (digits === null || scale === null ? [] : [digits - scale]));
  const known = wholes.length === exacts.length;
  const scale = known ? Math.max(...scales) : null;
  return {
    sql,
    errors: Math.max(...exacts.map(({ errors }) => errors)),
    digits: scale === null ? null : Math.max(...wholes, 0) + scale,
    scale,
    nonNegative: exacts.every(({ nonNegative }) => nonNegative),
    signedZero: exacts.some(({ signedZero }) => signedZero),
    neverNull: false,
  };
}
