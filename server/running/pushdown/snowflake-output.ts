import type { SnowflakeColumn } from "#server/integrations/connectors/open-snowflake.ts";
import { ordered } from "./pushed-output.ts";
import { type PushedColumn, type PushedRelation, withPushed } from "./pushed-relation.ts";
import { isHuge, StaysHere } from "./pushed-value.ts";
import { MOST_WHOLE_DIGITS } from "./snowflake-source.ts";

/** The query whose rows go on here: as text the service keeps every digit, and dates are ISO. */
export function selectFromSnowflake(relation: PushedRelation): string {
  const list = relation.columns.map((column) => `${copied(column)} AS ${nameless(column, relation)}`).join(", ") || "1";
  return `${withPushed(relation)}SELECT ${list} FROM ${relation.name}${ordered(relation)}`;
}

/** The driver gives rows as lists, so names only have to be different, also from those that rows are sorted by. */
function nameless(column: PushedColumn, { columns }: PushedRelation): string {
  return `o${columns.indexOf(column)}`;
}

function copied({ value, given }: PushedColumn): string {
  if (given) return `(${given.sql})::text`;
  if (value.type === "DECIMAL") return `(${value.exact?.sql ?? value.double})::text`;
  if (value.type === "INTEGER" && isHuge(value)) return `(${value.sql})::number(${MOST_WHOLE_DIGITS}, 0)::text`;
  return value.type === "VARCHAR" ? value.sql : `(${value.sql})::text`;
}

/** The value as a column of the table takes its text, where that is documented to be the same. @throws StaysHere */
export function insertedIntoSnowflake({ name, value, given }: PushedColumn, into: SnowflakeColumn): string {
  const { type, scale } = into;
  if (value.type === "INTEGER" && type === "fixed") return value.sql;
  if (value.type === "DECIMAL" && value.exact) {
    const { sql } = given ?? value.exact;
    if (type === "fixed" && value.exact.scale !== null && value.exact.scale <= scale) return sql;
    // A run here sends text, which becomes a double there too.
    if (type === "real") return `((${sql})::text)::float`;
  }
  const same = { VARCHAR: "text", DATE: "date", BOOLEAN: "boolean" };
  if ((value.type === "VARCHAR" || value.type === "DATE" || value.type === "BOOLEAN") && same[value.type] === type)
    return value.sql;
  throw new StaysHere(`“${name}” goes to a column of the type ${type}.`);
}
