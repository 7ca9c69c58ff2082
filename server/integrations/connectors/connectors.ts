import { z } from "zod";
import { createAskProcess } from "#server/integrations/helper-process/ask-process.ts";
import type { QueueCaller } from "#server/integrations/helper-process/owner-queue.ts";
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

const BROKEN = "The system's response couldn't be read.";

const answerSchema = z.union([
  z.object({ value: z.unknown() }),
  z.object({ problem: z.enum(connectionProblems), message: z.string() }),
]);

/**
 * Looks into systems of users' own, each time in a process of its own, of an account one at a time: systems that don't
 * answer keep nobody else waiting. All throw ConnectorError.
 */
export function createConnectors(options: { allowPrivate: boolean }) {
  const helper = createAskProcess({
    entry: "integrations/connectors/connector-process",
    deadlineMs: 60_000,
    heapMb: 256,
    walled: true,
    atOnce: 4,
    waiting: 40,
    waitingOfOne: 8,
    tooLong: "The system didn't respond in time.",
    broken: BROKEN,
  });

  async function ask<T>(
    caller: QueueCaller,
    connection: Target,
    task: ConnectorTask,
    schema: z.ZodType<T>,
  ): Promise<T> {
    const question = connectorQuestionSchema.parse({ connection, task, allowPrivate: options.allowPrivate });
    const answer = answerSchema.parse(await helper.ask(question, caller));
    if ("problem" in answer) throw new ConnectorError(answer.problem, answer.message);
    const told = schema.safeParse(answer.value);
    // A system may name columns as it likes: that is no fault of what was asked.
    if (!told.success) throw new ConnectorError("other", BROKEN, told.error);
    return told.data;
  }

  return {
    /** What was reached, for the person. */
    try: (caller: QueueCaller, connection: Target): Promise<string> =>
      ask(caller, connection, { kind: "try" }, z.string()),

    /** What can be read; `within` is the id of the spreadsheet whose tabs are meant. */
    tables: (caller: QueueCaller, connection: Target, within: string): Promise<ConnectionTable[]> =>
      ask(caller, connection, { kind: "tables", within }, z.array(connectionTableSchema)),

    fields: (caller: QueueCaller, connection: Target, table: ConnectionTable & { header: boolean }): Promise<Field[]> =>
      ask(caller, connection, { kind: "fields", ...table }, z.array(fieldSchema)),

    queryFields: (caller: QueueCaller, connection: Target, query: string): Promise<Field[]> =>
      ask(caller, connection, { kind: "queryFields", query }, z.array(fieldSchema)),

    close: helper.close,
  };
}
