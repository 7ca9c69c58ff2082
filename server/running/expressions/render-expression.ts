import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { fillText, parameterOf } from "#shared/workflows/placeholders.ts";
import { quoteText } from "../sql-text.ts";
import { aggregateNames, allowedFunctions, allowedTypes } from "./allowed-functions.ts";
import { ExpressionError } from "./expression-error.ts";
import { parameterName, type SyntaxNode, toOffset } from "./parse-expression.ts";

export type ExpressionScope = {
  /** The text that the tree was read from, for offsets. */
  text: string;
  /** Names of the columns that the expression may use. */
  names: readonly string[];
  /** SQL that stands for a column, by its exact name. */
  toSql: (name: string) => string;
  /** When the run began: the same for every row. */
  now: Date;
  parameters: readonly BoundParameter[];
};

const MAX_DEPTH = 100;

/**
 * Writes a syntax tree as SQL of our own. Only what is known to do nothing but compute has a rule here; everything else
 * is refused, so nothing of the text itself gets into a query.
 * @throws ExpressionError
 */
export function renderExpression(node: unknown, scope: ExpressionScope, depth = 0): string {
  if (depth > MAX_DEPTH) throw new ExpressionError("This expression is nested too deeply.");
  const tree = asNode(node);
  const rule = own(rules, tree.class);
  if (!rule) throw refused(tree, scope, own(notAllowed, tree.class) ?? "This can't be used in an expression.");
  return rule(tree, scope, (child) => renderExpression(child, scope, depth + 1));
}

/** Names of the columns that a tree uses; a name that is no column is left to {@link renderExpression}. */
export function columnsUsed(node: unknown, names: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => columnsUsed(child, names));
  if (typeof node !== "object" || node === null) return [];
  const tree = asNode(node);
  if (tree.class === "COLUMN_REF") {
    const name = findName(String(asList(tree.column_names)[0]), names);
    return name === null ? [] : [name];
  }
  return Object.values(tree).flatMap((child) => columnsUsed(child, names));
}

type Render = (child: unknown) => string;
type Rule = (tree: SyntaxNode, scope: ExpressionScope, render: Render) => string;

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

const operators: Record<string, (children: string[]) => string> = {
  OPERATOR_NOT: ([child]) => `(NOT ${child})`,
  OPERATOR_IS_NULL: ([child]) => `(${child} IS NULL)`,
  OPERATOR_IS_NOT_NULL: ([child]) => `(${child} IS NOT NULL)`,
  OPERATOR_COALESCE: (children) => `coalesce(${children.join(", ")})`,
  COMPARE_IN: ([first, ...others]) => `(${first} IN (${others.join(", ")}))`,
  COMPARE_NOT_IN: ([first, ...others]) => `(${first} NOT IN (${others.join(", ")}))`,
};

const rules: Record<string, Rule> = {
  COLUMN_REF: (tree, scope) => {
    const names = asList(tree.column_names).map(String);
    const [name = ""] = names;
    if (names.length > 1) throw refused(tree, scope, `Write “${names.at(-1)}” without what stands before the dot.`);
    const meant = parameterName(name);
    if (meant !== null) return renderParameter(meant, tree, scope);
    const found = findName(name, scope.names);
    if (found !== null) return scope.toSql(found);
    const today = constants.get(name.toLowerCase());
    if (today) return today(scope.now);
    throw refused(tree, scope, unknownColumn(name, scope.names));
  },
  CONSTANT: (tree, scope) => renderConstant(tree, scope),
  COMPARISON: (tree, scope, render) => {
    const operator = own(comparisons, tree.type);
    if (!operator) throw refused(tree, scope, "This comparison can't be used in an expression.");
    return `(${render(tree.left)} ${operator} ${render(tree.right)})`;
  },
  BETWEEN: (tree, _scope, render) => `(${render(tree.input)} BETWEEN ${render(tree.lower)} AND ${render(tree.upper)})`,
  CONJUNCTION: (tree, _scope, render) =>
    `(${asList(tree.children)
      .map(render)
      .join(tree.type === "CONJUNCTION_OR" ? " OR " : " AND ")})`,
  OPERATOR: (tree, scope, render) => {
    const write = own(operators, tree.type);
    if (!write) throw refused(tree, scope, "This operator can't be used in an expression.");
    return write(asList(tree.children).map(render));
  },
  CASE: (tree, _scope, render) => {
    const checks = asList(tree.case_checks).map((check) => {
      const { when_expr, then_expr } = asNode(check);
      return `WHEN ${render(when_expr)} THEN ${render(then_expr)}`;
    });
    return `(CASE ${checks.join(" ")} ELSE ${render(tree.else_expr)} END)`;
  },
  CAST: (tree, scope, render) =>
    `${tree.try_cast === true ? "TRY_CAST" : "CAST"}(${render(tree.child)} AS ${renderType(tree, scope)})`,
  FUNCTION: (tree, scope, render) => {
    const name = String(tree.function_name).toLowerCase();
    const plain = tree.filter === null && tree.distinct === false && tree.export_state === false;
    const sorted = asList(asNode(tree.order_bys).orders).length > 0;
    const named = asList(tree.children).some((child) => String(asNode(child).alias ?? "") !== "");
    if (sorted || named) throw refused(tree, scope, "Between the parentheses stand values, with commas between them.");
    const known = allowedFunctions.has(name) && plain && (tree.schema === "" || tree.schema === "main");
    const today = constants.get(name);
    if (today && asList(tree.children).length === 0) return today(scope.now);
    if (!known || tree.catalog !== "") throw refused(tree, scope, unknownFunction(name));
    const children = asList(tree.children).map(render);
    // Quoted, because some names have a grammar of their own.
    if (/^[a-z]/.test(name)) return `"${name}"(${children.join(", ")})`;
    const [left, right] = children;
    return right === undefined ? `(${name} ${left})` : `(${left} ${name} ${right})`;
  },
};

const notAllowed: Record<string, string> = {
  SUBQUERY: "An expression works on one row at a time, so it can't contain a SELECT.",
  WINDOW: "An expression looks at one row at a time: use an Aggregate step for totals.",
  STAR: "Name a column in place of *.",
  PARAMETER: "Placeholders like $1 or ? have no value here.",
  LAMBDA: "Your own functions can't be used in an expression.",
};

/** What stands for the moment of the run. */
const constants = new Map<string, (now: Date) => string>([
  ["current_date", (now) => `DATE '${now.toISOString().slice(0, 10)}'`],
  ["today", (now) => `DATE '${now.toISOString().slice(0, 10)}'`],
  ["current_timestamp", (now) => `TIMESTAMP '${now.toISOString().slice(0, 19).replace("T", " ")}'`],
  ["now", (now) => `TIMESTAMP '${now.toISOString().slice(0, 19).replace("T", " ")}'`],
]);

function renderConstant(tree: SyntaxNode, scope: ExpressionScope): string {
  const { type, is_null, value } = asNode(tree.value);
  const { id, type_info } = asNode(type);
  if (is_null === true) return "NULL";
  if (id === "VARCHAR" && typeof value === "string") return quoteText(fillText(value, scope.parameters));
  if (id === "BOOLEAN") return value === true ? "true" : "false";
  const exact = typeof value === "number" && Number.isSafeInteger(value);
  if ((id === "INTEGER" || id === "BIGINT") && exact) return `(${value})`;
  if (id === "DECIMAL" && exact) return `(${withScale(value, Number(asNode(type_info).scale))})`;
  if (id === "DOUBLE" && typeof value === "number") return `CAST('${value}' AS DOUBLE)`;
  throw refused(tree, scope, "A number in this expression is too large.");
}

const parameterSqlTypes: Record<BoundParameter["type"], string> = {
  text: "VARCHAR",
  number: "DOUBLE",
  date: "DATE",
  boolean: "BOOLEAN",
};

/** A value, never a part of the text. */
function renderParameter(name: string, tree: SyntaxNode, scope: ExpressionScope): string {
  const parameter = parameterOf(name, scope.parameters);
  if (!parameter) throw refused(tree, scope, `There is no parameter “${name}”. Add it under Parameters.`);
  const { type, value } = parameter;
  const sql = value === "" && type !== "text" ? "NULL" : quoteText(value);
  return `CAST(${sql} AS ${parameterSqlTypes[type]})`;
}

function withScale(value: number, scale: number): string {
  if (scale === 0) return String(value);
  const digits = String(Math.abs(value)).padStart(scale + 1, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function renderType(tree: SyntaxNode, scope: ExpressionScope): string {
  const { id, type_info } = asNode(tree.cast_type);
  const name = String(id);
  if (!allowedTypes.has(name))
    throw refused(tree, scope, "A cast goes to INTEGER, DECIMAL, VARCHAR, DATE, TIMESTAMP or BOOLEAN.");
  if (name !== "DECIMAL") return name;
  const { width, scale } = asNode(type_info);
  return `DECIMAL(${Number(width)}, ${Number(scale)})`;
}

/** A column by its exact name, or by the same name in other letters where that is only one. */
export function findName(name: string, names: readonly string[]): string | null {
  if (names.includes(name)) return name;
  const alike = names.filter((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

function unknownColumn(name: string, names: readonly string[]): string {
  const known = names.slice(0, 8).join(", ");
  return `There is no column “${name}”.${known ? ` There is ${known}${names.length > 8 ? ", …" : ""}.` : ""}`;
}

function unknownFunction(name: string): string {
  if (aggregateNames.has(name)) return `“${name}” looks at many rows: use an Aggregate step.`;
  if (name === "list_value") return "Columns stand in double quotes, not in square brackets, which make a list.";
  return `“${name}” isn't a function that expressions can use.`;
}

function refused(tree: SyntaxNode, scope: ExpressionScope, message: string): ExpressionError {
  const location = Number(tree.query_location);
  return new ExpressionError(message, Number.isSafeInteger(location) ? toOffset(scope.text, location) : null);
}

/** What an object itself has under a name that somebody else chose. */
function own<T>(table: Record<string, T>, name: unknown): T | undefined {
  return Object.hasOwn(table, String(name)) ? table[String(name)] : undefined;
}

/** What is no node is an empty one. */
export function asNode(value: unknown): SyntaxNode {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
