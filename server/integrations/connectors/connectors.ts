import { z } from "zod";
import { createAskProcess } from "#server/integrations/helper-process/ask-process.ts";
import {
  type ConnectionTable,
  connectionProblems,
  connectionTableSchema,
} from "#shared/workflows/connection.schema.ts";
import { type Field, fieldSchema } from "#shared/workflows/node-config.schema.ts";
import { ConnectorError } from "./connector-error.ts";
import { type ConnectorTask, connectorQuestionSchema } from "./connector-question.ts";

export type Target = { type: string; config: unknown };
export type Connectors = ReturnType<typeof createConnectors>;

const answerSchema = z.union([
  z.object({ value: z.unknown() }),
  z.object({ problem: z.enum(connectionProblems), message: z.string() }),
]);

/** Looks into systems of users' own, each time in a process of its own. All throw ConnectorError. */
export function createConnectors(options: { allowPrivate: boolean }) {
  const helper = createAskProcess({
    entry: "integrations/connectors/connector-process",
    deadlineMs: 60_000,
    heapMb: 256,
    atOnce: 4,
    waiting: 40,
    tooLong: "The system didn't respond in time.",
    broken: "The system's response couldn't be read.",
  });

  async function ask<T>(connection: Target, task: ConnectorTask, schema: z.ZodType<T>): Promise<T> {
    const question = connectorQuestionSchema.parse({ connection, task, allowPrivate: options.allowPrivate });
    const answer = answerSchema.parse(await helper.ask(question));
    if ("problem" in answer) throw new ConnectorError(answer.problem, answer.message);
    return schema.parse(answer.value);
  }

  return {
    /** What was reached, for the person. */
    try: (connection: Target): Promise<string> => ask(connection, { kind: "try" }, z.string()),

    /** What can be read; `within` is the id of the spreadsheet whose tabs are meant. */
    tables: (connection: Target, within: string): Promise<ConnectionTable[]> =>
      ask(connection, { kind: "tables", within }, z.array(connectionTableSchema)),

    fields: (connection: Target, table: ConnectionTable & { header: boolean }): Promise<Field[]> =>
      ask(connection, { kind: "fields", ...table }, z.array(fieldSchema)),

    queryFields: (connection: Target, query: string): Promise<Field[]> =>
      ask(connection, { kind: "queryFields", query }, z.array(fieldSchema)),

    close: helper.close,
  };
}
