import {
  type Condition,
  filterConfigSchema,
  type Mapping,
  mapConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { compileExpression } from "../expressions/compile-expression.ts";
import { ExpressionError } from "../expressions/expression-error.ts";
import type { CompileContext } from "../graph/compile-context.ts";
import { type Column, physicalTypes } from "../graph/relation.ts";
import { type Dialect, textConstant } from "./dialect.ts";
import { castTo } from "./push-cast.ts";
import { pushCondition } from "./push-condition.ts";
import { pushExpression } from "./push-expression.ts";
import { type PushedColumn, type PushedRelation, pushedColumn, textOf, withStep } from "./pushed-relation.ts";
import { decimalConstant, integerConstant, isHuge, type PushedValue, StaysHere } from "./pushed-value.ts";
import { dateConstant } from "./typed-constant.ts";

type PushInput = { node: WorkflowNode; input: PushedRelation; context: CompileContext };
/** A step's rows as the pushed query gives them. @throws StaysHere */
export type PushTransform = (options: PushInput) => Promise<PushedRelation>;

export const pushFilter: PushTransform = async ({ node, input, context }) => {
  const { conditions, combine, expression } = filterConfigSchema.parse(node.data.config);
  const tests = conditions.map((condition) =>
    pushCondition(condition, pushedColumn(condition.field, input.columns), input.dialect),
  );
  if (expression.trim() !== "") {
    const value = await expressionValue({ node, input, context }, expression, "BOOLEAN");
    if (value.type !== "BOOLEAN") throw new StaysHere("Its expression isn't true or false.");
    tests.push(value.sql);
  }
  const joined = tests.map((test) => `(${test})`).join(combine === "all" ? " AND " : " OR ") || "true";
  const isRest = node.data.config.output === "rest";
  // A condition about a missing value does not hold, so the row is one of the rest.
  const condition = isRest ? `NOT coalesce(${joined}, false)` : joined;
  const step = { name: context.nextName("n"), sql: `SELECT * FROM ${input.name} WHERE ${condition}` };
  const isSure = !isRest && (combine === "all" || conditions.length === 1) && expression.trim() === "";
  const columns = isSure || (!isRest && combine === "all") ? withSigns(input.columns, conditions) : input.columns;
  return withStep({ ...input, columns }, node.id, step);
};

/** What the conditions say of the sign of numbers, and that they are there. */
function withSigns(columns: readonly PushedColumn[], conditions: readonly Condition[]): PushedColumn[] {
  const sure = /^(greaterThan|greaterOrEqual|equals|between)$/;
  const positive = new Set(
    conditions.flatMap(({ field, operator, value }) => (sure.test(operator) && Number(value) >= 0 ? [field] : [])),
  );
  return columns.map((column) => {
    const { value } = column;
    if (!positive.has(column.name)) return column;
    if (value.type === "INTEGER" && value.least < 0n) return { ...column, value: { ...value, least: 0n } };
    if (value.type !== "DECIMAL" || !value.exact) return column;
    return { ...column, value: { ...value, exact: { ...value.exact, nonNegative: true, neverNull: true } } };
  });
}

export const pushMap: PushTransform = async ({ node, input, context }) => {
  const { mappings, keepOthers } = mapConfigSchema.parse(node.data.config);
  const made: string[] = [];
  const columns: PushedColumn[] = [];
  for (const mapping of mappings) {
    const source = mapping.kind === "field" ? pushedColumn(mapping.source, input.columns) : null;
    if (source && (mapping.cast === null || mapping.cast === source.type)) {
      columns.push({ ...source, name: mapping.target, isPrimary: undefined });
      continue;
    }
    const value = named(await mapped({ node, input, context }, mapping, source), {
      made,
      context,
      dialect: input.dialect,
    });
    const type = fieldType(value, mapping);
    columns.push({ name: mapping.target, type, value, given: null });
  }
  if (keepOthers) {
    const taken = new Set(
      mappings.flatMap(({ kind, source, target }) => (kind === "field" ? [source, target] : [target])),
    );
    columns.push(...input.columns.filter(({ name }) => !taken.has(name)));
  }
  const name = context.nextName("n");
  const sql = `SELECT ${["*", ...made].join(", ")} FROM ${input.name}`;
  return withStep({ ...input, columns }, node.id, { name, sql });
};

async function mapped(options: PushInput, mapping: Mapping, source: PushedColumn | null): Promise<PushedValue> {
  const { dialect } = options.input;
  if (source)
    return mapping.cast === "VARCHAR"
      ? { type: "VARCHAR", sql: textOf(source, dialect) }
      : converted(source.value, mapping.cast, dialect);
  if (mapping.kind === "constant") return constantOf(mapping, dialect);
  const value = await expressionValue(options, mapping.value, null);
  const whole = value.type === "DECIMAL" ? { ...value, fixed: false } : value;
  return converted(whole, mapping.cast, dialect);
}

/** As `convertValue` does it, where no value can fail to fit. */
function converted(value: PushedValue, type: FieldType | null, dialect: Dialect): PushedValue {
  if (type === null || type === value.type) return value;
  return castTo(type === "DECIMAL" ? "DOUBLE" : type, value, {}, dialect);
}

function constantOf({ value, cast }: Mapping, dialect: Dialect): PushedValue {
  const text = value.trim();
  if (cast === null || cast === "VARCHAR") return textConstant(dialect, value);
  if (cast === "INTEGER" && /^[+-]?\d{1,18}$/.test(text)) return integerConstant(BigInt(text.replace("+", "")));
  if (cast === "DECIMAL" && /^[+-]?\d{1,10}(\.\d{1,5})?$/.test(text)) return decimalConstant(text, { fixed: false });
  if (cast === "DATE") return dateConstant(text);
  if (cast === "BOOLEAN" && /^(true|false)$/.test(text)) return { type: "BOOLEAN", sql: text };
  throw new StaysHere(`It reads “${text.slice(0, 40)}” as another type.`);
}

/** An expression's value, of the type that DuckDB finds for it. @throws StaysHere */
async function expressionValue(
  { node, input, context }: PushInput,
  text: string,
  wanted: FieldType | null,
): Promise<PushedValue> {
  const { now, parameters, connection } = context;
  const tree = context.trees.get(text);
  const columns = new Map(input.columns.toReversed().map((column) => [column.name, column.value]));
  const value = pushExpression(tree, { dialect: input.dialect, columns, now, parameters });
  const types = input.columns.map(({ value: of, given: _given, ...field }, at): Column => {
    const physical = of.type === "INTEGER" && isHuge(of) ? "HUGEINT" : physicalTypes[field.type];
    return { ...field, ref: `c${at}`, physical, exact: null };
  });
  try {
    const found = await compileExpression(connection, { text, tree: tree ?? {}, columns: types, now, parameters });
    if (found.type === value.type && (wanted === null || wanted === found.type)) return value;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
  }
  throw new StaysHere(`An expression of “${node.data.label}” has another type there.`);
}

function fieldType({ type }: PushedValue, { cast }: Mapping): FieldType {
  if (cast) return cast;
  if (type === "NULL") throw new StaysHere("It has no value but NULL.");
  return type;
}

/** The value under names of its own, computed once; its decimal and its double where they are two. */
function named(
  value: PushedValue,
  { made, context, dialect }: { made: string[]; context: CompileContext; dialect: Dialect },
): PushedValue {
  const put = (sql: string) => {
    const ref = context.nextName("c");
    made.push(`${sql} AS ${ref}`);
    return ref;
  };
  if (value.type !== "DECIMAL") return { ...value, sql: put(value.sql) };
  const { exact } = value;
  const isNearest = exact !== null && exact.errors <= 1 && !exact.signedZero;
  if (!exact) return { ...value, double: put(value.double) };
  const ref = put(exact.sql);
  const double = isNearest || !dialect.hasDoubles ? `${ref}::float8` : put(value.double);
  return { ...value, double, exact: { ...exact, sql: ref } };
}
