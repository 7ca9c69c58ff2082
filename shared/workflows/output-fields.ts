import type { z } from "zod";
import { failedFields, outputOf } from "./edge-outputs.ts";
import { findColumn } from "./find-column.ts";
import { topologicalOrder } from "./graph.ts";
import { joinedColumns, unitedFields } from "./merged-fields.ts";
import {
  aggregateConfigSchema,
  configLimits,
  type Field,
  joinConfigSchema,
  type Mapping,
  type Measure,
  mapConfigSchema,
  splitConfigSchema,
  subWorkflowConfigSchema,
} from "./node-config.schema.ts";
import type { FieldType, NodeKind } from "./node-types.ts";
import { type NodeData, nodeKind, type WorkflowEdge, type WorkflowNode } from "./workflow.schema.ts";

/** The columns a node puts out, in order; a destination puts out none. `inputs` are those of each step that feeds it. */
export function outputFields(data: NodeData, inputs: readonly (readonly Field[])[]): readonly Field[] {
  const kind = nodeKind(data);
  if (data.config.output === "errors") return failedFields(data.nodeType === "source" ? data.fields : together(inputs));
  return kind ? outputs[kind](data, together(inputs), inputs) : [];
}

/** All columns that come in. Those of a single input stay the list that they are, so that its index is made once. */
function together(inputs: readonly (readonly Field[])[]): readonly Field[] {
  return inputs.length === 1 && inputs[0] ? inputs[0] : inputs.flat();
}

function upTo<Entry>(most: number, entries: readonly Entry[]): readonly Entry[] {
  return entries.length <= most ? entries : entries.slice(0, most);
}

/** `tooMany`: it, or all steps up to it together, put out more columns than may be, and a run would lose some. */
export type NodeFields = {
  inputs: (readonly Field[])[];
  incoming: readonly Field[];
  outgoing: readonly Field[];
  tooMany: "of step" | "of workflow" | null;
};

/**
 * The columns that reach and leave every node, carried along the edges; nodes in a circle get none. Neither a node nor all
 * together have more than they may, or a long chain of steps with many columns would be work for a tenth of a second.
 */
export function graphFields(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): Map<string, NodeFields> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edgesInto = Map.groupBy(edges, ({ target }) => target);
  const known = new Map<string, NodeFields>();
  const failed = new Map<string, readonly Field[]>();
  let total = 0;

  /** Of failed rows the columns are made anew, once for each step, however many it feeds with them. */
  function leaving(source: string, output: WorkflowEdge["output"]): readonly Field[] {
    const from = known.get(source);
    const before = byId.get(source);
    if (!from || !before || output !== "errors") return from?.outgoing ?? [];
    const made =
      failed.get(source) ?? upTo(configLimits.fields, outputFields(outputOf(before, output).data, from.inputs));
    failed.set(source, made);
    return made;
  }

  for (const id of topologicalOrder(nodes, edges) ?? nodes.map((node) => node.id)) {
    const node = byId.get(id);
    if (!node) continue;
    const fed = total > configLimits.fieldsOfWorkflow ? [] : (edgesInto.get(id) ?? []);
    const inputs = fed.map(({ source, output }) => leaving(source, output));
    // A step with many inputs looks at all of them.
    total += inputs.slice(1).reduce((sum, input) => sum + input.length, 0);
    const all = total > configLimits.fieldsOfWorkflow ? [] : outputFields(node.data, inputs);
    total += all.length;
    known.set(id, {
      inputs,
      incoming: upTo(configLimits.fields, together(inputs)),
      outgoing: upTo(configLimits.fields, all),
      tooMany: tooManyFields(all.length, total),
    });
  }
  return known;
}

function tooManyFields(count: number, total: number): NodeFields["tooMany"] {
  if (total > configLimits.fieldsOfWorkflow) return "of workflow";
  return count > configLimits.fields ? "of step" : null;
}

export function isNumeric(type: FieldType): boolean {
  return type === "INTEGER" || type === "DECIMAL";
}

type Output = (data: NodeData, incoming: readonly Field[], inputs: readonly (readonly Field[])[]) => readonly Field[];

const asRead: Output = (data) => data.fields;
const asGiven: Output = (_data, incoming) => incoming;
const none: Output = () => [];

const outputs: Record<NodeKind, Output> = {
  "source:postgres": asRead,
  "source:mysql": asRead,
  "source:csv": asRead,
  "source:snowflake": asRead,
  "source:googlesheets": asRead,
  "source:http": asRead,
  "source:webhook": asRead,
  "source:input": asRead,
  "source:s3": asRead,
  "transform:filter": asGiven,
  "transform:map": configured(mapConfigSchema, ({ mappings, keepOthers }, incoming) => {
    const mapped = mappings.map((mapping) => ({ name: mapping.target, type: mappedType(mapping, incoming) }));
    if (!keepOthers) return mapped;
    const taken = new Set([...mappings.filter(({ kind }) => kind === "field").map(({ source }) => source)]);
    for (const { target } of mappings) taken.add(target);
    return [...mapped, ...incoming.filter(({ name }) => !taken.has(name))];
  }),
  "transform:aggregate": configured(aggregateConfigSchema, ({ groupBy, measures }, incoming) => [
    ...groupBy.filter((name) => name !== "").map((name) => ({ name, type: typeOf(name, incoming) })),
    ...measures.map((measure) => ({ name: measure.target, type: measureType(measure, incoming) })),
  ]),
  "transform:route": asGiven,
  "transform:join": configured(joinConfigSchema, (config, _incoming, inputs) =>
    joinedColumns(config, inputs).map(({ name, from, side }) => ({ name, type: typeOf(from, inputs[side] ?? []) })),
  ),
  "transform:union": (_data, _incoming, inputs) => unitedFields(inputs),
  "transform:sort": asGiven,
  "transform:deduplicate": asGiven,
  "transform:limit": asGiven,
  "transform:split": configured(splitConfigSchema, ({ field, into, targets }, incoming) =>
    into === "rows"
      ? incoming.map((column) => (column.name === field ? { name: field, type: "VARCHAR" as const } : column))
      : [...incoming, ...targets.map((name) => ({ name, type: "VARCHAR" as const }))],
  ),
  "transform:workflow": configured(subWorkflowConfigSchema, ({ columns }) => columns),
  "destination:postgres": none,
  "destination:mysql": none,
  "destination:csv": none,
  "destination:snowflake": none,
  "destination:googlesheets": none,
  "destination:email": none,
  "destination:dashboard": none,
  "destination:workflow": none,
  "destination:output": none,
  "destination:s3": none,
};

function configured<Config>(
  schema: z.ZodType<Config>,
  fields: (config: Config, incoming: readonly Field[], inputs: readonly (readonly Field[])[]) => readonly Field[],
): Output {
  return (data, incoming, inputs) => {
    const config = schema.safeParse(data.config);
    return config.success ? fields(config.data, incoming, inputs) : [];
  };
}

function mappedType({ kind, source, cast, type }: Mapping, incoming: readonly Field[]): FieldType {
  if (cast) return cast;
  if (kind === "field") return typeOf(source, incoming);
  return kind === "expression" ? (type ?? "VARCHAR") : "VARCHAR";
}

function measureType(measure: Measure, incoming: readonly Field[]): FieldType {
  const { function: aggregate, field } = measure;
  if (aggregate === "count") return "INTEGER";
  if (aggregate === "avg") return "DECIMAL";
  const type = typeOf(field, incoming);
  return aggregate === "sum" && type !== "INTEGER" ? "DECIMAL" : type;
}

function typeOf(name: string, fields: readonly Field[]): FieldType {
  return findColumn(fields, name)?.type ?? "VARCHAR";
}
