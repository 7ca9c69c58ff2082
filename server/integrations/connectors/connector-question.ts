import { z } from "zod";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";

/** What is looked for in a system of the user's own. */
const connectorTaskSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("try") }),
  /** `within` is the id of a spreadsheet; databases need none. */
  z.object({ kind: z.literal("tables"), within: z.string() }),
  z.object({ kind: z.literal("fields"), schema: z.string(), name: z.string(), header: z.boolean() }),
  z.object({ kind: z.literal("queryFields"), query: z.string() }),
]);
export type ConnectorTask = z.infer<typeof connectorTaskSchema>;

export const connectorQuestionSchema = z.object({
  allowPrivate: z.boolean(),
  task: connectorTaskSchema,
  connection: z.discriminatedUnion("type", [
    z.object({ type: z.literal("postgres"), config: connectionConfigSchemas.postgres }),
    z.object({ type: z.literal("mysql"), config: connectionConfigSchemas.mysql }),
    z.object({ type: z.literal("snowflake"), config: connectionConfigSchemas.snowflake }),
    z.object({ type: z.literal("googlesheets"), config: connectionConfigSchemas.googlesheets }),
    z.object({ type: z.literal("s3"), config: connectionConfigSchemas.s3 }),
    z.object({ type: z.literal("http"), config: connectionConfigSchemas.http }),
  ]),
});
export type ConnectorQuestion = z.infer<typeof connectorQuestionSchema>;
