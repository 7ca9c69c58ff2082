import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { fillText, parameterOf } from "#shared/workflows/placeholders.ts";
import { parameterName, type SyntaxNode } from "../expressions/parse-expression.ts";
import { asList, asNode, findName } from "../expressions/render-expression.ts";
import { type Dialect, textConstant } from "./dialect.ts";
import { calculate, negated } from "./number-arithmetic.ts";
import { castTo } from "./push-cast.ts";
import { pushFunction } from "./push-function.ts";
import { alike, decimalConstant, integerConstant, type PushedValue, StaysHere } from "./pushed-value.ts";
import { together } from "./together.ts";
import { dateConstant, timestampConstant } from "./typed-constant.ts";

export type PushScope = {
  dialect: Dialect;
  columns: ReadonlyMap<string, PushedValue>;
  now: Date;
  parameters: readonly BoundParameter[];
};

/**
 * Writes a checked syntax tree as SQL of a database that gives the same value as `renderExpression`'s gives in DuckDB.
 * @throws StaysHere for what has no rule here.
 */
export function pushExpression(node: unknown, scope: PushScope): PushedValue {
  const tree = asNode(node);
  const rule = Object.hasOwn(rules, String(tree.class)) ? rules[String(tree.class)] : undefined;
  if (!rule) throw new StaysHere("Its expression has a part that databases read differently.");
  return rule(tree, scope, (child) => pushExpression(child, scope));
}

type Render = (child: unknown) => PushedValue;
type Rule = (tree: SyntaxNode, scope: PushScope, render: Render) => PushedValue;

const comparisons: Record<string, string> = {
  COMPARE_EQUAL: "=",
  COMPARE_NOTEQUAL: "<>",
  COMPARE_LESSTHAN: "<",
  COMPARE_LESSTHANOREQUALTO: "<=",
  COMPARE_GREATERTHAN: ">",
  COMPARE_GREATERTHANOREQUALTO: ">=",
  COMPARE_DISTINCT_FROM: "IS DISTINCT FROM",
  COMPARE_NOT_DISTINCT_FROM: "IS NOT DISTINCT FROM",
};

const rules: Record<string, Rule> = {
  COLUMN_REF: (tree, scope) => {
    const names = asList(tree.column_names).map(String);
    const [name = ""] = names;
    const meant = parameterName(name);
    if (meant !== null) return parameterValue(meant, scope);
    const found = names.length === 1 ? findName(name, [...scope.columns.keys()]) : null;
    const column = found === null ? undefined : scope.columns.get(found);
    if (column) return column;
    const today = moments.get(name.toLowerCase());
    if (today) return today(scope.now);
    throw new StaysHere(`There is no column “${name}”.`);
  },
  CONSTANT: (tree, scope) => constantValue(tree, scope),
  COMPARISON: (tree, _scope, render) => {
    const operator = comparisons[String(tree.type)];
    if (!operator) throw new StaysHere("It has a comparison that databases read differently.");
    const [left, right] = alike(render(tree.left), render(tree.right));
    return truth(`(${left} ${operator} ${right})`);
  },
  BETWEEN: (tree, _scope, render) => {
    const input = render(tree.input);
    const [from, least] = alike(input, render(tree.lower));
    const [to, most] = alike(input, render(tree.upper));
    return truth(`(${from} >= ${least} AND ${to} <= ${most})`);
  },
  CONJUNCTION: (tree, _scope, render) => {
    const parts = asList(tree.children).map((child) => truthOf(render(child)));
    return truth(`(${parts.join(tree.type === "CONJUNCTION_OR" ? " OR " : " AND ")})`);
  },
  OPERATOR: (tree, _scope, render) => {
    const children = asList(tree.children).map(render);
    const [first, ...others] = children;
    if (!first) throw new StaysHere("It has an operator without a value.");
    if (tree.type === "OPERATOR_NOT") return truth(`(NOT ${truthOf(first)})`);
    if (tree.type === "OPERATOR_IS_NULL") return truth(`(${plain(first)} IS NULL)`);
    if (tree.type === "OPERATOR_IS_NOT_NULL") return truth(`(${plain(first)} IS NOT NULL)`);
    if (tree.type === "OPERATOR_COALESCE") return together(children, (parts) => `coalesce(${parts.join(", ")})`);
    if (tree.type !== "COMPARE_IN" && tree.type !== "COMPARE_NOT_IN")
      throw new StaysHere("It has an operator that databases read differently.");
    const equals = others.map((other) => alike(first, other).join(" = ")).join(" OR ");
    return truth(tree.type === "COMPARE_IN" ? `(${equals})` : `(NOT (${equals}))`);
  },
  CASE: (tree, _scope, render) => {
    const checks = asList(tree.case_checks).map((check) => asNode(check));
    const when = checks.map(({ when_expr }) => truthOf(render(when_expr)));
    const values = [...checks.map(({ then_expr }) => render(then_expr)), render(tree.else_expr)];
    return together(values, (parts) => {
      const branches = when.map((condition, place) => `WHEN ${condition} THEN ${parts[place]}`).join(" ");
      return `(CASE ${branches} ELSE ${parts.at(-1)} END)`;
    });
  },
  CAST: (tree, { dialect }, render) =>
    castTo(String(asNode(tree.cast_type).id), render(tree.child), asNode(tree.child), dialect),
  FUNCTION: (tree, scope, render) => {
    const name = String(tree.function_name).toLowerCase();
    const today = moments.get(name);
    const given = asList(tree.children);
    if (today && given.length === 0) return today(scope.now);
    if (name === "*" || name === "/" || name === "+" || name === "-") {
      const [left, right] = given.map(render);
      if (left && right) return calculate(name, left, right);
      if (left && name === "-") return negated(left);
    }
    return pushFunction(name, given.map(render), scope.dialect);
  },
};

const moments = new Map<string, (now: Date) => PushedValue>([
  ["current_date", (now) => dateConstant(now.toISOString().slice(0, 10))],
  ["today", (now) => dateConstant(now.toISOString().slice(0, 10))],
  ["current_timestamp", (now) => timestampConstant(now.toISOString().slice(0, 19).replace("T", " "))],
  ["now", (now) => timestampConstant(now.toISOString().slice(0, 19).replace("T", " "))],
]);

function truth(sql: string): PushedValue {
  return { type: "BOOLEAN", sql };
}

function truthOf(value: PushedValue): string {
  if (value.type === "BOOLEAN") return value.sql;
  if (value.type === "NULL") return "NULL::boolean";
  throw new StaysHere("It takes something else for true or false.");
}

/** Whether it is there at all is the same in every form. */
function plain(value: PushedValue): string {
  return value.type === "DECIMAL" ? (value.exact?.sql ?? value.double) : value.sql;
}

function constantValue(tree: SyntaxNode, scope: PushScope): PushedValue {
  const { type, is_null, value } = asNode(tree.value);
  const { id, type_info } = asNode(type);
  if (is_null === true) return { type: "NULL", sql: "NULL" };
  if (id === "VARCHAR" && typeof value === "string")
    return textConstant(scope.dialect, fillText(value, scope.parameters));
  if (id === "BOOLEAN") return truth(value === true ? "true" : "false");
  const isSafe = typeof value === "number" && Number.isSafeInteger(value);
  if ((id === "INTEGER" || id === "BIGINT") && isSafe) return integerConstant(BigInt(value));
  if (id === "DECIMAL" && isSafe) {
    const scale = Number(asNode(type_info).scale);
    const digits = String(Math.abs(value)).padStart(scale + 1, "0");
    if (digits.length > 15) throw new StaysHere("It has a number with more than 15 digits.");
    const sign = value < 0 ? "-" : "";
    return decimalConstant(`${sign}${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`, {
      fixed: true,
    });
  }
  throw new StaysHere("It has a number that databases read differently.");
}

function parameterValue(name: string, { parameters, dialect }: PushScope): PushedValue {
  const parameter = parameterOf(name, parameters);
  if (!parameter) throw new StaysHere(`There is no parameter “${name}”.`);
  const { type, value } = parameter;
  if (type === "text") return textConstant(dialect, value);
  if (value === "") throw new StaysHere(`The parameter “${name}” has no value.`);
  if (type === "boolean") return truth(value === "true" ? "true" : "false");
  if (type === "date") return dateConstant(value);
  if (value.replace(/\D/g, "").length > 15) throw new StaysHere("It has a number with more than 15 digits.");
  return decimalConstant(value, { fixed: false });
}
