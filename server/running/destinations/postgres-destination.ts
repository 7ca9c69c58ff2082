import { stat } from "node:fs/promises";
import { DatabaseError } from "pg";
import { openPostgres } from "#server/integrations/connectors/open-postgres.ts";
import { describePostgresError } from "#server/integrations/connectors/postgres-problem.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { connectionOf } from "../sources/read-source.ts";
import { StepError } from "../step-error.ts";
import { checkDelivered } from "./check-replace.ts";
import { copyFittingRows } from "./copy-fitting-rows.ts";
import type { Delivery, Destination } from "./destination.ts";
import { mergeFittingRows } from "./merge-fitting-rows.ts";
import { insteadOfAdding, isAboutRow, reasonOf } from "./row-refusal.ts";
import { copyRows, mergeRows, type PostgresTarget, prepareTable } from "./write-postgres.ts";

/** Everything in one transaction: either all rows are in the table afterwards or it is as it was. */
export const postgresDestination: Destination = {
  output: () => ({ format: "csv", header: false, delimiter: ",", disarmed: false }),
  idempotent: (node) => databaseDestinationConfigSchema.parse(node.data.config).mode !== "append",
  deliver: async (delivery) => {
    const { run, node, columns } = delivery;
    const config = databaseDestinationConfigSchema.parse(node.data.config);
    const connection = connectionConfigSchemas.postgres.parse(connectionOf(run.plan, node, "postgres").config);
    const client = await openPostgres(connection, { allowPrivate: run.plan.allowPrivateHosts });
    let committing = false;
    try {
      const target = { client, config, columns };
      await client.query("BEGIN");
      await client.query("SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'");
      await prepareTable(target);
      const copied = await copyAll(target, delivery);
      const rows = copied - (await finishAll(target, delivery));
      await delivery.refused.settle();
      checkDelivered(delivery, rows);
      committing = true;
      await client.query("COMMIT");
      return rows;
    } catch (error) {
      throw describeFailure(error, { node: delivery.node, connection, committing });
    } finally {
      await client.end().catch(() => {});
    }
  },
};

/** The whole file at once; where a row does not fit and may be left out, again in parts. Answers how many were copied. */
async function copyAll(target: PostgresTarget, delivery: Delivery): Promise<number> {
  const { path, rowCount, onRows, refused } = delivery;
  const { size } = await stat(path);
  const onBytes = (bytes: number) => onRows(Math.round((rowCount * bytes) / Math.max(1, size)));
  await target.client.query("SAVEPOINT before_rows");
  try {
    return await copyRows(target, { path }, onBytes);
  } catch (error) {
    if (!refused.allowed || !isAboutRow(error)) throw error;
    await target.client.query("ROLLBACK TO SAVEPOINT before_rows");
    return copyFittingRows(target, delivery);
  }
}

/** Brings rows that wait into their table, as {@link copyAll} does. Answers how many of them were refused. */
async function finishAll(target: PostgresTarget, { refused }: Delivery): Promise<number> {
  if (target.config.mode !== "upsert") return 0;
  await target.client.query("SAVEPOINT before_merge");
  try {
    await mergeRows(target);
    return 0;
  } catch (error) {
    if (!refused.allowed || !isAboutRow(error)) throw error;
    await target.client.query("ROLLBACK TO SAVEPOINT before_merge");
    return mergeFittingRows(target, refused);
  }
}

/** What a person is told of a delivery that failed; `committing`: while its rows were to stay for good. */
export function describeFailure(
  error: unknown,
  at: {
    node: WorkflowNode;
    connection: { host: string; port: number; database: string; username: string };
    committing: boolean;
  },
): unknown {
  const { node, connection, committing } = at;
  if (error instanceof StepError) return error;
  if (committing && !(error instanceof DatabaseError))
    return new StepError(
      node.id,
      "The connection was lost while the rows were being confirmed: they may have arrived or not. Look at the table before you run this again.",
      { cause: error },
    );
  if (error instanceof DatabaseError && error.code === "42P10")
    return new StepError(
      node.id,
      "To update rows, the table needs a primary key or unique index on exactly the columns that tell rows apart.",
      { cause: error },
    );
  const missing = missingColumn(error);
  if (missing !== null)
    return new StepError(
      node.id,
      `The table has no column “${missing}”. Add it to the table, or rename it or leave it out in a Map Fields step before this one.`,
      { cause: error },
    );
  if (isAboutRow(error))
    return new StepError(
      node.id,
      `A row doesn't fit the table: ${reasonOf(error)}. Nothing was written.${insteadOfAdding(error.code, node)}`,
      { cause: error },
    );
  return describePostgresError(error, connection);
}

/** The column that comes in and that the table doesn't have; null where that isn't what went wrong. */
function missingColumn(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || error.code !== "42703") return null;
  return /"(.+?)"/.exec(error.message)?.[1] ?? null;
}
