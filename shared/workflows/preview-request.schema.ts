import { z } from "zod";
import { configLimits, fieldSchema } from "./node-config.schema.ts";
import { parametersSchema } from "./parameter.schema.ts";
import { workflowEdgeSchema, workflowLimits, workflowNodeSchema } from "./workflow.schema.ts";

/** Asks for the first rows that a node of this graph, saved or not, puts out; of a destination, those that it would get. */
export const previewRequestSchema = z.object({
  nodes: z.array(workflowNodeSchema).max(workflowLimits.nodes),
  edges: z.array(workflowEdgeSchema).max(workflowLimits.edges),
  nodeId: z.string().max(80),
  /** Their defaults are used. */
  parameters: parametersSchema.default([]),
  limit: z.number().int().min(1).max(200).default(50),
});
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** Asks where each step of this graph would run. */
export const placesRequestSchema = previewRequestSchema.pick({ nodes: true, edges: true, parameters: true });
export type PlacesRequest = z.infer<typeof placesRequestSchema>;

/** Asks how a database would run the steps up to a node. */
export const explainRequestSchema = previewRequestSchema.omit({ limit: true });
export type ExplainRequest = z.infer<typeof explainRequestSchema>;

/** Asks which columns a source has now. */
export const columnsRequestSchema = z.object({
  node: workflowNodeSchema.refine(({ data }) => data.nodeType === "source", "Only a data source has columns to load"),
  parameters: parametersSchema.default([]),
});
export type ColumnsRequest = z.infer<typeof columnsRequestSchema>;

/** A column as a source has it. `isList`: of an answer that is one object, the list of objects that may be meant as the rows. */
export const sourceColumnSchema = fieldSchema.extend({ isList: z.boolean().optional() });
export type SourceColumn = z.infer<typeof sourceColumnSchema>;

/** Asks whether an expression over these columns can be used. */
export const expressionCheckRequestSchema = z.object({
  expression: z.string().max(configLimits.text),
  fields: z.array(fieldSchema).max(configLimits.fields).default([]),
  parameters: parametersSchema.default([]),
});
export type ExpressionCheckRequest = z.infer<typeof expressionCheckRequestSchema>;

/** Asks which columns a query of a source gives. */
export const sourceQuerySchema = z.object({
  query: z
    .string("Which query?")
    .max(configLimits.query, `A query has at most ${configLimits.query} characters`)
    .refine((text) => text.trim() !== "", "Which query?"),
  parameters: parametersSchema.default([]),
});
