import { pipeline } from "node:stream/promises";
import {
  describeSnowflakeError,
  openSnowflake,
  type SnowflakeConfig,
  type SnowflakeSession,
} from "#server/integrations/connectors/open-snowflake.ts";
import { databaseSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { quoteName } from "../sql-text.ts";
import { createCsvWriter } from "./csv-writer.ts";
import type { FetchOptions, FetchRows } from "./fetch-rows.ts";
import { stripped, tableName } from "./read-postgres.ts";

/** Copies a table, or what a SELECT gives, to a CSV file as the driver streams it. */
export function fetchSnowflake(target: SnowflakeConfig): FetchRows {
  return async (options, path) => {
    const session = await openSnowflake(target, { allowPrivate: options.plan.allowPrivateHosts });
    try {
      return await copyQuery(session, options, path);
    } catch (error) {
      throw describeSnowflakeError(error, target);
    } finally {
      await session.close();
    }
  };
}

async function copyQuery(session: SnowflakeSession, options: FetchOptions, path: string) {
  const { node, needed, limit, onRows } = options;
  const config = databaseSourceConfigSchema.parse(node.data.config);
  const from = config.read === "query" ? `(\n${stripped(config.query)}\n) AS source` : tableName(config);
  const known = node.data.fields.map(({ name }) => name).filter((name) => needed.has(name));
  const columns = known.length > 0 ? known : (await session.describe(`SELECT * FROM ${from}`)).map(({ name }) => name);
  // As text the service keeps every digit, and dates and times are ISO.
  const cells = columns.map((name) => `CAST(${quoteName(name)} AS VARCHAR) AS ${quoteName(name)}`);
  const sqlText = `SELECT ${cells.join(", ")} FROM ${from}${limit === null ? "" : ` LIMIT ${limit}`}`;
  const writer = createCsvWriter(path);
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    session.connection.execute({
      sqlText,
      streamResult: true,
      rowMode: "array",
      complete: (error, statement) => (error ? reject(error) : resolve(statement.streamRows())),
    });
  });
  let rows = 0;
  await pipeline(stream, async (source: AsyncIterable<unknown>) => {
    for await (const row of source) {
      if (!Array.isArray(row)) continue;
      await writer.write(row.map((cell: unknown) => (cell === null || cell === undefined ? null : String(cell))));
      rows += 1;
      if (rows % 10_000 === 0) onRows(rows);
    }
  });
  return { columns, rows: await writer.end() };
}
