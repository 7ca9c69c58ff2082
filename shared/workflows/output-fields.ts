import type { z } from "zod";
import { topologicalOrder } from "./graph.ts";
import {
  aggregateConfigSchema,
  type Field,
  type Mapping,
  type Measure,
  mapConfigSchema,
} from "./node-config.schema.ts";
import type { FieldType, NodeKind } from "./node-types.ts";
import { type NodeData, nodeKind, type WorkflowEdge, type WorkflowNode } from "./workflow.schema.ts";

/** The columns a node puts out, in order; a destination puts out none. */
export function outputFields(data: NodeData, incoming: readonly Field[]): Field[] {
  const kind = nodeKind(data);
  return kind ? outputs[kind](data, incoming) : [];
}

export type NodeFields = { incoming: Field[]; outgoing: Field[] };

/** The columns that reach and leave every node, carried along the edges; nodes in a circle get none. */
export function graphFields(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): Map<string, NodeFields> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const inputOf = new Map(edges.map(({ source, target }) => [target, source]));
  const known = new Map<string, NodeFields>();
  for (const id of topologicalOrder(nodes, edges) ?? nodes.map((node) => node.id)) {
    const node = byId.get(id);
    if (!node) continue;
    const incoming = known.get(inputOf.get(id) ?? "")?.outgoing ?? [];
    known.set(id, { incoming, outgoing: outputFields(node.data, incoming) });
  }
  return known;
}

export function isNumeric(type: FieldType): boolean {
  return type === "INTEGER" || type === "DECIMAL";
}

type Output = (data: NodeData, incoming: readonly Field[]) => Field[];

const asRead: Output = (data) => data.fields;
const asGiven: Output = (_data, incoming) => [...incoming];
const none: Output = () => [];

const outputs: Record<NodeKind, Output> = {
  "source:postgres": asRead,
  "source:csv": asRead,
  "source:snowflake": asRead,
  "source:googlesheets": asRead,
  "transform:filter": asGiven,
  "transform:map": configured(mapConfigSchema, ({ mappings, keepOthers }, incoming) => {
    const mapped = mappings.map((mapping) => ({ name: mapping.target, type: mappedType(mapping, incoming) }));
    if (!keepOthers) return mapped;
    const taken = new Set([...mappings.filter(({ kind }) => kind === "field").map(({ source }) => source)]);
    for (const { target } of mappings) taken.add(target);
    return [...mapped, ...incoming.filter(({ name }) => !taken.has(name))];
  }),
  "transform:aggregate": configured(aggregateConfigSchema, ({ groupBy, measures }, incoming) => [
    ...groupBy.map((name) => ({ name, type: typeOf(name, incoming) })),
    ...measures.map((measure) => ({ name: measure.target, type: measureType(measure, incoming) })),
  ]),
  "destination:postgres": none,
  "destination:csv": none,
  "destination:snowflake": none,
  "destination:googlesheets": none,
  "destination:email": none,
  "destination:dashboard": none,
};

function configured<Config>(
  schema: z.ZodType<Config>,
  fields: (config: Config, incoming: readonly Field[]) => Field[],
): Output {
  return (data, incoming) => {
    const config = schema.safeParse(data.config);
    return config.success ? fields(config.data, incoming) : [];
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
  return fields.find((field) => field.name === name)?.type ?? "VARCHAR";
}
