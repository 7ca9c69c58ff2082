import { z } from "zod";
import { runFactsSchema } from "./execution.schema.ts";
import { errorHandlingSchema, fieldSchema } from "./node-config.schema.ts";
import { nodeConfigSchemas } from "./node-configs.ts";
import {
  connectorTypes,
  edgeOutputs,
  type NodeKind,
  nodeTypes,
  type TransformKind,
  transformTypes,
} from "./node-types.ts";
import { noteLimits, noteSchema } from "./note.schema.ts";
import { parametersSchema } from "./parameter.schema.ts";
import { pinnedRowsSchema } from "./pinned-rows.schema.ts";

export const workflowLimits = {
  name: 200,
  description: 2_000,
  label: 200,
  nodes: 2_000,
  edges: 5_000,
  perAccount: 200,
  /** Of all workflows of an account together, as JSON. */
  charactersPerAccount: 32_000_000,
} as const;

/** Of a step that is set to retry, unless it says otherwise. */
export const usualRetries = { retryAttempts: 3, retryDelay: 5 } as const;

const id = z.string().regex(/^[\w-]{1,80}$/, "Not a node id");
const finite = z.number().min(-1e7).max(1e7);
const label = z.string().max(workflowLimits.label);

/**
 * What a node carries. `fields` is what it puts out and `inputFields` what comes in, as last known; `inputConnection`
 * is the id of the node before it. `config` depends on the kind of node: {@link nodeConfigSchemas}.
 */
const nodeDataSchema = z.object({
  label,
  description: z.string().max(workflowLimits.description).default(""),
  nodeType: z.enum(nodeTypes),
  connectorType: z.enum(connectorTypes).optional(),
  transformType: z.enum(transformTypes).optional(),
  status: z.enum(["not_connected", "connected"]).default("not_connected"),
  fields: z.array(fieldSchema).max(500).default([]),
  inputFields: z.array(fieldSchema).max(500).default([]),
  inputConnection: id.nullable().default(null),
  errorHandling: errorHandlingSchema.default("continue"),
  /** How many more tries there are, and the seconds before the first of them; each pause after it is twice as long. */
  retryAttempts: z.number().int().min(1).max(10).default(usualRetries.retryAttempts),
  retryDelay: z.number().min(1).max(600).default(usualRetries.retryDelay),
  lastRun: z.string().max(40).nullable().default(null),
  /** Rows that stand for what the step puts out while somebody tries things. */
  pinned: pinnedRowsSchema.optional(),
  config: z.record(z.string(), z.unknown()).default({}),
});
export type NodeData = z.infer<typeof nodeDataSchema>;

export const workflowNodeSchema = z
  .object({
    id,
    type: z.literal("custom"),
    position: z.object({ x: finite, y: finite }),
    data: nodeDataSchema,
  })
  .transform((node, context) => {
    const kind = nodeKind(node.data);
    const config = kind ? nodeConfigSchemas[kind].safeParse(node.data.config) : null;
    if (!config?.success) {
      const message = config ? `The settings of “${node.data.label}” can't be read` : "This kind of step isn't known";
      context.addIssue({ code: "custom", path: ["data", "config"], message });
      return z.NEVER;
    }
    return { ...node, data: { ...node.data, config: config.data as Record<string, unknown> } };
  });
export type WorkflowNode = z.infer<typeof workflowNodeSchema>;

export const workflowEdgeSchema = z.object({
  id: z.string().max(200),
  source: id,
  target: id,
  /** Absent for the usual way out. */
  output: z.enum(edgeOutputs).optional(),
  animated: z.boolean().default(false),
});
export type WorkflowEdge = z.infer<typeof workflowEdgeSchema>;

const notesSchema = z.array(noteSchema).max(noteLimits.count, `At most ${noteLimits.count} notes`);

/** What the client sends to make a workflow. */
export const saveWorkflowSchema = z.object({
  name: z
    .string("Enter a name")
    .max(workflowLimits.name, `Keep the name under ${workflowLimits.name} characters`)
    .refine((value) => value.trim().length > 0, "Enter a name"),
  description: z.string().max(workflowLimits.description).nullish().default(null),
  nodes: z.array(workflowNodeSchema).max(workflowLimits.nodes, `At most ${workflowLimits.nodes} nodes`),
  edges: z.array(workflowEdgeSchema).max(workflowLimits.edges, `At most ${workflowLimits.edges} connections`),
  isActive: z.boolean().default(true),
  parameters: parametersSchema.default([]),
  notes: notesSchema.default([]),
});
export type SaveWorkflow = z.infer<typeof saveWorkflowSchema>;

/** What it sends to change one: a client that knows no parameters or notes sends none, and they stay. */
export const changeWorkflowSchema = saveWorkflowSchema.extend({
  parameters: parametersSchema.optional(),
  notes: notesSchema.optional(),
});
export type ChangeWorkflow = z.infer<typeof changeWorkflowSchema>;

export const workflowSchema = saveWorkflowSchema.extend({
  id: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Workflow = z.infer<typeof workflowSchema>;

/** A workflow in the list. */
export const workflowListItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  nodeCount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastExecution: runFactsSchema.extend({ id: z.number(), status: z.string(), startedAt: z.string() }).nullable(),
  /** When its schedule runs it next; null without one, or where it is off. */
  nextRunAt: z.string().nullable().default(null),
});
export type WorkflowListItem = z.infer<typeof workflowListItemSchema>;

/** The kind of a node, or null where its two types do not go together. */
export function nodeKind(data: Pick<NodeData, "nodeType" | "connectorType" | "transformType">): NodeKind | null {
  const kind = `${data.nodeType}:${data.nodeType === "transform" ? data.transformType : data.connectorType}`;
  return isNodeKind(kind) ? kind : null;
}

/** The kind of a transform, or null for another node. */
export function transformKind(
  data: Pick<NodeData, "nodeType" | "connectorType" | "transformType">,
): TransformKind | null {
  const kind = nodeKind(data);
  return kind && isTransform(kind) ? kind : null;
}

function isTransform(kind: NodeKind): kind is TransformKind {
  return kind.startsWith("transform:");
}

function isNodeKind(kind: string): kind is NodeKind {
  return Object.hasOwn(nodeConfigSchemas, kind);
}
