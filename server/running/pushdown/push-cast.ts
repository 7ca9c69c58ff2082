import type { SyntaxNode } from "../expressions/parse-expression.ts";
import { asNode } from "../expressions/render-expression.ts";
import type { Dialect } from "./dialect.ts";
import { asDecimal, isHuge, type PushedValue, StaysHere } from "./pushed-value.ts";
import { dateConstant, timestampConstant } from "./typed-constant.ts";

/** A cast that gives the same in both, for every value. `child` is what the value was written as. @throws StaysHere */
export function castTo(type: string, value: PushedValue, child: SyntaxNode, dialect: Dialect): PushedValue {
  const { value: constant } = asNode(child.value);
  const written = child.class === "CONSTANT" && typeof constant === "string" ? constant : null;
  if (written !== null && type === "DATE") return dateConstant(written);
  if (written !== null && type === "TIMESTAMP") return timestampConstant(written);
  if (written !== null && type === "BOOLEAN" && /^[tf]$/.test(written))
    return { type: "BOOLEAN", sql: written === "t" ? "true" : "false" };
  if (type === "VARCHAR") return asPushedText(value, dialect);
  if (type === "DOUBLE" && value.type === "INTEGER") return asDecimal(value);
  if (type === "DOUBLE" && value.type === "DECIMAL") return { ...value, fixed: false };
  if (type === "BIGINT" && value.type === "INTEGER" && !isHuge(value)) return value;
  if (type === value.type && value.type !== "DECIMAL" && value.type !== "INTEGER") return value;
  if (type === "DATE" && value.type === "TIMESTAMP") return { type, sql: `(${value.sql})::date` };
  if (type === "TIMESTAMP" && value.type === "DATE") return { type, sql: `(${value.sql})::timestamp` };
  throw new StaysHere("It has a cast that databases do differently.");
}

/** A value as people read it; of decimals that depends on how they were computed. @throws StaysHere */
export function asPushedText(value: PushedValue, dialect: Dialect): { type: "VARCHAR"; sql: string } {
  if (value.type === "VARCHAR") return { type: "VARCHAR", sql: value.sql };
  if (value.type === "DECIMAL") throw new StaysHere("It writes decimals as text, which databases do differently.");
  if (value.type === "NULL") throw new StaysHere("It has no value but NULL.");
  return { type: "VARCHAR", sql: dialect.asText(value.sql) };
}
