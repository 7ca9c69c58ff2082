import {
  aggregateConfigSchema,
  filterConfigSchema,
  type Mapping,
  mapConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { compileExpression } from "../expressions/compile-expression.ts";
import { quoteText } from "../sql-text.ts";
import { StepError } from "../step-error.ts";
import { compileMeasure } from "./compile-aggregate.ts";
import { type CompileContext, inNode } from "./compile-context.ts";
import { compileCondition } from "./compile-filter.ts";
import { type Conversion, convertValue } from "./conversion.ts";
import { failingRow } from "./failing-row.ts";
import { asText, type Column, fieldTypeOf, physicalTypes, typeNames } from "./relation.ts";
import { type Check, guardSteps, type NodeSteps, type Relation, type Step } from "./step.ts";

type TransformInput = { node: WorkflowNode; input: Relation; context: CompileContext };
export type CompileTransform = (options: TransformInput) => Promise<NodeSteps>;

export const compileFilter: CompileTransform = async ({ node, input, context }) => {
  const { conditions, combine, expression } = filterConfigSchema.parse(node.data.config);
  const tests = conditions.map((condition) =>
    compileCondition(condition, columnOf(condition.field, input.columns, node.id)),
  );
  let from = input.name;
  const steps: Step[] = [];
  let bad: NodeSteps["bad"] = null;
  if (expression.trim() !== "") {
    const tried = await tryExpression({ node, input, context }, expression);
    if (tried.type !== "BOOLEAN")
      throw new StepError(node.id, `The expression “${expression.slice(0, 100)}” must be true or false for every row.`);
    const name = context.nextName("n");
    steps.push({ name, sql: `SELECT *, ${tried.sql} AS ${tried.ref} FROM ${from}`, operator: null, count: null });
    const check = {
      bad: `${tried.ref} IS NULL`,
      good: `${tried.ref} IS NOT NULL`,
      reason: failingRow("The filter's expression fails", tried.tree, input.columns),
    };
    const guard = guardSteps({ ...guardOf(node, input, context), from: name, checks: [check] });
    steps.push(...guard.steps);
    from = guard.name;
    bad = guard.bad;
    tests.push(`coalesce(${tried.ref}.v, false)`);
  }
  const name = context.nextName("n");
  const holds = tests.join(combine === "all" ? " AND " : " OR ") || "true";
  const condition = node.data.config.output === "rest" ? `NOT (${holds})` : holds;
  steps.push({
    name,
    sql: `SELECT * FROM ${from} WHERE ${condition}`,
    operator: "filter",
    count: { nodeId: node.id, rows: "out" },
  });
  return { steps, output: { name, columns: input.columns }, bad };
};

export const compileMap: CompileTransform = async ({ node, input, context }) => {
  const { mappings, keepOthers } = mapConfigSchema.parse(node.data.config);
  const tried: string[] = [];
  const converted: string[] = [];
  const checks: Check[] = [];
  const columns: Column[] = [];

  async function readValue(
    mapping: Mapping,
  ): Promise<{ sql: string; physical: string; text: string; column?: Column }> {
    if (mapping.kind === "constant") {
      const sql = quoteText(mapping.value);
      return { sql, physical: "VARCHAR", text: sql };
    }
    if (mapping.kind === "field") {
      const column = columnOf(mapping.source, input.columns, node.id);
      return { sql: column.ref, physical: column.physical, text: asText(column), column };
    }
    const expression = await tryExpression({ node, input, context }, mapping.value);
    tried.push(`${expression.sql} AS ${expression.ref}`);
    checks.push({
      bad: `${expression.ref} IS NULL`,
      good: `${expression.ref} IS NOT NULL`,
      reason: failingRow(`${mapping.target}: the expression fails`, expression.tree, input.columns),
    });
    const value = { ref: `${expression.ref}.v`, physical: physicalTypes[expression.type], exact: null };
    return { sql: value.ref, physical: value.physical, text: asText(value) };
  }

  for (const mapping of mappings) {
    const value = await readValue(mapping);
    if (value.column && (mapping.cast === null || mapping.cast === value.column.type)) {
      columns.push({ ...value.column, name: mapping.target, isPrimary: undefined });
      continue;
    }
    const ref = context.nextName("c");
    const type = mapping.cast ?? fieldTypeOf(value.physical) ?? "VARCHAR";
    const conversion: Conversion = convertValue(value, { ref, type, column: mapping.target });
    if (mapping.kind === "constant") await refuseUnfit({ node, context, mapping, conversion });
    converted.push(`${conversion.sql} AS ${ref}`);
    checks.push(conversion);
    columns.push({ name: mapping.target, type, ref, physical: physicalTypes[type], exact: null });
  }
  if (keepOthers) {
    const taken = new Set(
      mappings.flatMap(({ kind, source, target }) => (kind === "field" ? [source, target] : [target])),
    );
    columns.push(...input.columns.filter(({ name }) => !taken.has(name)));
  }

  const steps: Step[] = [];
  let from = input.name;
  for (const added of [tried, converted]) {
    if (added.length === 0) continue;
    const name = context.nextName("n");
    steps.push({ name, sql: `SELECT *, ${added.join(", ")} FROM ${from}`, operator: null, count: null });
    from = name;
  }
  const guard = guardSteps({ ...guardOf(node, input, context), from, checks });
  return { steps: [...steps, ...guard.steps], output: { name: guard.name, columns }, bad: guard.bad };
};

export const compileAggregate: CompileTransform = async ({ node, input, context }) => {
  const { groupBy, measures } = aggregateConfigSchema.parse(node.data.config);
  const keys = groupBy.map((name) => {
    const column = columnOf(name, input.columns, node.id);
    return { from: column.ref, column: { ...column, ref: context.nextName("c"), exact: null } };
  });
  const computed = measures.map((measure) => {
    const source = measure.field === "" ? null : columnOf(measure.field, input.columns, node.id);
    if (source && /sum|avg/.test(measure.function) && !/INTEGER|DECIMAL/.test(source.type))
      throw new StepError(node.id, `“${measure.field}” isn't a number column, so it can't be added up.`);
    return compileMeasure(measure, source, context.nextName("c"));
  });
  const name = context.nextName("n");
  const list = [
    ...keys.map(({ from, column }) => `${from} AS ${column.ref}`),
    ...computed.map(({ sql, column }) => `${sql} AS ${column.ref}`),
  ];
  const grouped = keys.map(({ from }) => from).join(", ");
  // In the order of its groups: the same rows in, the same rows out.
  const order =
    keys.length > 0 ? ` GROUP BY ${grouped} ORDER BY ${keys.map(({ column }) => column.ref).join(", ")}` : "";
  return {
    steps: [
      {
        name,
        sql: `SELECT ${list.join(", ")} FROM ${input.name}${order}`,
        operator: "aggregate",
        count: { nodeId: node.id, rows: "out" },
      },
    ],
    output: { name, columns: [...keys, ...computed].map(({ column }) => column) },
    bad: null,
  };
};

/** @throws StepError where the column does not come in. */
export function columnOf(name: string, columns: readonly Column[], nodeId: string): Column {
  const column = columns.find((candidate) => candidate.name === name);
  if (!column) throw new StepError(nodeId, `The column “${name}” isn't in the input. Choose another column.`);
  return column;
}

/** NULL where the expression fails, otherwise a struct with its value, which may be NULL too. */
async function tryExpression({ node, input, context }: TransformInput, text: string) {
  const tree = context.trees.get(text);
  const { sql, type } = await inNode(node.id, text, () =>
    compileExpression(context.connection, {
      ...{ text, tree: tree ?? {}, columns: input.columns },
      ...{ now: context.now, parameters: context.parameters },
    }),
  );
  return { sql: `TRY(struct_pack(v := ${sql}))`, type, tree, ref: context.nextName("c") };
}

function guardOf(node: WorkflowNode, input: Relation, context: CompileContext) {
  return {
    nodeId: node.id,
    name: context.nextName("n"),
    row: input.columns,
    skips: node.data.errorHandling === "continue",
  };
}

async function refuseUnfit(options: {
  node: WorkflowNode;
  context: CompileContext;
  mapping: Mapping;
  conversion: Conversion;
}): Promise<void> {
  const { node, context, mapping, conversion } = options;
  const reader = await context.connection.runAndReadAll(`SELECT ${conversion.sql} IS NULL`);
  if (reader.getRowsJson()[0]?.[0] !== true || mapping.value.trim() === "" || mapping.cast === null) return;
  throw new StepError(
    node.id,
    `“${mapping.value}”, the value of “${mapping.target}”, isn't ${typeNames[mapping.cast]}.`,
  );
}
