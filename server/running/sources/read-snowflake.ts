import { pipeline } from "node:stream/promises";
import {
  describeSnowflakeError,
  openSnowflake,
  type SnowflakeConfig,
  type SnowflakeSession,
} from "#server/integrations/connectors/open-snowflake.ts";
import { readingQuery } from "#server/integrations/connectors/reading-query.ts";
import { snowflakeFieldType } from "#server/integrations/connectors/snowflake-catalog.ts";
import { bindQuery, PlaceholderError } from "#shared/workflows/bind-query.ts";
import { databaseSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { parameterOf } from "#shared/workflows/placeholders.ts";
import { quoteName } from "../sql-text.ts";
import { StepError } from "../step-error.ts";
import { createCsvWriter } from "./csv-writer.ts";
import type { FetchOptions, FetchRows } from "./fetch-rows.ts";
import { tableName } from "./read-postgres.ts";

/** Copies a table, or what a SELECT gives, to a CSV file as the driver streams it. */
export function fetchSnowflake(target: SnowflakeConfig): FetchRows {
  return async (options, path) => {
    const session = await openSnowflake(target, { allowPrivate: options.plan.allowPrivateHosts });
    try {
      return await copyQuery(session, options, path);
    } catch (error) {
      throw error instanceof PlaceholderError
        ? new StepError(options.node.id, error.message)
        : describeSnowflakeError(error, target);
    } finally {
      await session.close();
    }
  };
}

const snowflakeTypes: Record<BoundParameter["type"], string> = {
  text: "VARCHAR",
  number: "NUMBER(38, 15)",
  date: "DATE",
  boolean: "BOOLEAN",
};

/** The query with a question mark for each value, which is put into `binds`. */
function boundQuery(query: string, { plan }: FetchOptions, binds: string[]): string {
  return bindQuery(readingQuery(query), (name) => {
    const parameter = parameterOf(name, plan.parameters);
    if (!parameter) throw new PlaceholderError(`There is no parameter “${name}”. Add it under Parameters.`);
    binds.push(parameter.value);
    return `CAST(? AS ${snowflakeTypes[parameter.type]})`;
  });
}

async function copyQuery(session: SnowflakeSession, options: FetchOptions, path: string) {
  const { node, needed, limit, onRows } = options;
  const config = databaseSourceConfigSchema.parse(node.data.config);
  const binds: string[] = [];
  const from =
    config.read === "query" ? `(\n${boundQuery(config.query, options, binds)}\n) AS source` : tableName(config);
  const known = node.data.fields.map(({ name }) => name).filter((name) => needed.has(name));
  const described = known.length > 0 ? null : await session.describe(`SELECT * FROM ${from}`, binds);
  const columns = described ? described.map(({ name }) => name) : known;
  // As text the service keeps every digit, and dates and times are ISO.
  const cells = columns.map((name) => `CAST(${quoteName(name)} AS VARCHAR) AS ${quoteName(name)}`);
  const sqlText = `SELECT ${cells.join(", ")} FROM ${from}${limit === null ? "" : ` LIMIT ${limit}`}`;
  const writer = createCsvWriter(path);
  const stream = await session.stream(sqlText, binds);
  let rows = 0;
  await pipeline(stream, async (source: AsyncIterable<unknown>) => {
    for await (const row of source) {
      if (!Array.isArray(row)) continue;
      await writer.write(row.map((cell: unknown) => (cell === null || cell === undefined ? null : String(cell))));
      rows += 1;
      if (rows % 10_000 === 0) onRows(rows);
    }
  });
  const types = described ? { types: described.map(snowflakeFieldType) } : {};
  return { columns, rows: await writer.end(), ...types };
}
