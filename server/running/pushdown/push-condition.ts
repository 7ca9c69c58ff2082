import { listValues } from "#shared/workflows/condition-problem.ts";
import type { Condition, FilterOperator } from "#shared/workflows/node-config.schema.ts";
import { trimmed } from "./push-function.ts";
import type { PushedColumn } from "./pushed-relation.ts";
import { alike, decimalConstant, integerConstant, type PushedValue, StaysHere, textConstant } from "./pushed-value.ts";
import { dateConstant, timestampConstant } from "./typed-constant.ts";

/** A filter's condition, true or not, as `compileCondition` writes it for DuckDB. @throws StaysHere */
export function pushCondition(condition: Condition, column: PushedColumn): string {
  return written[condition.operator](condition, column);
}

const compared =
  (operator: string) =>
  ({ value }: Condition, column: PushedColumn): string =>
    alike(column.value, constant(value, column)).join(` ${operator} `);

const written: Record<FilterOperator, (condition: Condition, column: PushedColumn) => string> = {
  equals: compared("="),
  notEquals: compared("IS DISTINCT FROM"),
  greaterThan: compared(">"),
  greaterOrEqual: compared(">="),
  lessThan: compared("<"),
  lessOrEqual: compared("<="),
  between: (condition, column) => {
    const upTo = { ...condition, value: condition.upTo };
    return `(${compared(">=")(condition, column)} AND ${compared("<=")(upTo, column)})`;
  },
  contains: ({ value }, column) => `strpos(${textOnly(column)}, ${textConstant(value).sql}) > 0`,
  notContains: ({ value }, column) =>
    `NOT coalesce(strpos(${textOnly(column)}, ${textConstant(value).sql}) > 0, false)`,
  startsWith: ({ value }, column) => `starts_with(${textOnly(column)}, ${textConstant(value).sql})`,
  endsWith: ({ value }, column) => {
    const { sql } = textConstant(value);
    return `right(${textOnly(column)}, length(${sql})) = ${sql}`;
  },
  in: ({ value }, column) =>
    `(${
      listValues(value)
        .map((each) => alike(column.value, constant(each, column)).join(" = "))
        .join(" OR ") || "false"
    })`,
  isEmpty: (_condition, { value }) =>
    value.type === "VARCHAR" ? `(${value.sql} IS NULL OR ${trimmed(value.sql)} = '')` : `${there(value)} IS NULL`,
  isNotEmpty: (_condition, { value }) =>
    value.type === "VARCHAR" ? `${trimmed(value.sql)} <> ''` : `${there(value)} IS NOT NULL`,
};

function there(value: PushedValue): string {
  return value.type === "DECIMAL" ? (value.exact?.sql ?? value.double) : value.sql;
}

function textOnly({ name, value }: PushedColumn): string {
  if (value.type !== "VARCHAR") throw new StaysHere(`It looks into “${name}” as text, which is no text.`);
  return value.sql;
}

/** What a condition compares with, read as the column's type. @throws StaysHere for what databases read differently */
function constant(value: string, { value: { type } }: PushedColumn): PushedValue {
  const text = value.trim();
  if (type === "VARCHAR") return textConstant(value);
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
