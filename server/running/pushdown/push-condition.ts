import { listValues } from "#shared/workflows/condition-problem.ts";
import type { Condition, FilterOperator } from "#shared/workflows/node-config.schema.ts";
import { type Dialect, textConstant } from "./dialect.ts";
import { beginsWith, contains, endsWith, trimmed } from "./push-function.ts";
import type { PushedColumn } from "./pushed-relation.ts";
import { alike, decimalConstant, integerConstant, type PushedValue, StaysHere } from "./pushed-value.ts";
import { dateConstant, timestampConstant } from "./typed-constant.ts";

/** A filter's condition, true or not, as `compileCondition` writes it for DuckDB. @throws StaysHere */
export function pushCondition(condition: Condition, column: PushedColumn, dialect: Dialect): string {
  return written[condition.operator](condition, column, dialect);
}

const compared =
  (operator: string) =>
  ({ value }: Condition, column: PushedColumn, dialect: Dialect): string =>
    alike(column.value, constant(value, column, dialect)).join(` ${operator} `);

const written: Record<FilterOperator, (condition: Condition, column: PushedColumn, dialect: Dialect) => string> = {
  equals: compared("="),
  notEquals: compared("IS DISTINCT FROM"),
  greaterThan: compared(">"),
  greaterOrEqual: compared(">="),
  lessThan: compared("<"),
  lessOrEqual: compared("<="),
  between: (condition, column, dialect) => {
    const upTo = { ...condition, value: condition.upTo };
    return `(${compared(">=")(condition, column, dialect)} AND ${compared("<=")(upTo, column, dialect)})`;
  },
  contains: ({ value }, column, dialect) => contains(textOnly(column), dialect.text(value)),
  notContains: ({ value }, column, dialect) =>
    `NOT coalesce(${contains(textOnly(column), dialect.text(value))}, false)`,
  startsWith: ({ value }, column, dialect) => beginsWith(textOnly(column), dialect.text(value)),
  endsWith: ({ value }, column, dialect) => endsWith(textOnly(column), dialect.text(value)),
  in: ({ value }, column, dialect) =>
    `(${
      listValues(value)
        .map((each) => alike(column.value, constant(each, column, dialect)).join(" = "))
        .join(" OR ") || "false"
    })`,
  isEmpty: (_condition, { value }, dialect) =>
    value.type === "VARCHAR"
      ? `(${value.sql} IS NULL OR ${trimmed(value.sql, dialect)} = '')`
      : `${there(value)} IS NULL`,
  isNotEmpty: (_condition, { value }, dialect) =>
    value.type === "VARCHAR" ? `${trimmed(value.sql, dialect)} <> ''` : `${there(value)} IS NOT NULL`,
};

function there(value: PushedValue): string {
  return value.type === "DECIMAL" ? (value.exact?.sql ?? value.double) : value.sql;
}

function textOnly({ name, value }: PushedColumn): string {
  if (value.type !== "VARCHAR") throw new StaysHere(`It looks into “${name}” as text, which is no text.`);
  return value.sql;
}

/** What a condition compares with, read as the column's type. @throws StaysHere for what databases read differently */
function constant(value: string, { value: { type } }: PushedColumn, dialect: Dialect): PushedValue {
  const text = value.trim();
  if (type === "VARCHAR") return textConstant(dialect, value);
  if (type === "INTEGER" && /^[+-]?\d{1,18}$/.test(text)) return integerConstant(BigInt(text.replace("+", "")));
  if (type === "INTEGER" || type === "DECIMAL") {
    const isPlain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) && text.replace(/\D/g, "").length <= 15;
    if (!isPlain) throw new StaysHere(`It compares with “${text.slice(0, 40)}”, which databases read differently.`);
    return decimalConstant(text, { fixed: false });
  }
  if (type === "DATE") return dateConstant(text);
  if (type === "TIMESTAMP") return timestampConstant(text);
  if (text === "true" || text === "false") return { type: "BOOLEAN", sql: text };
  throw new StaysHere(`It compares with “${text.slice(0, 40)}”, which databases read differently.`);
}
