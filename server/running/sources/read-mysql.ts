import { pipeline } from "node:stream/promises";
import { beginReading, mysqlFieldType, mysqlText } from "#server/integrations/connectors/mysql-catalog.ts";
import { describeMysqlError } from "#server/integrations/connectors/mysql-problem.ts";
import {
  type MysqlConfig,
  type MysqlSession,
  mysqlName,
  mysqlTable,
  openMysql,
} from "#server/integrations/connectors/open-mysql.ts";
import { readingQuery } from "#server/integrations/connectors/reading-query.ts";
import { bindQuery, PlaceholderError } from "#shared/workflows/bind-query.ts";
import { databaseSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { parameterOf } from "#shared/workflows/placeholders.ts";
import { StepError } from "../step-error.ts";
import { createCsvWriter } from "./csv-writer.ts";
import type { FetchOptions, FetchRows } from "./fetch-rows.ts";

/** Copies a table, or what a SELECT gives, to a CSV file as the server sends it. In a transaction that cannot write. */
export function fetchMysql(target: MysqlConfig): FetchRows {
  return async (options, path) => {
    const session = await openMysql(target, { allowPrivate: options.plan.allowPrivateHosts });
    try {
      await beginReading(session, options.plan.limits.seconds);
      return await copyQuery(session, options, path);
    } catch (error) {
      throw error instanceof PlaceholderError
        ? new StepError(options.node.id, error.message)
        : describeMysqlError(error, target);
    } finally {
      await session.close();
    }
  };
}

async function copyQuery(session: MysqlSession, options: FetchOptions, path: string) {
  const { node, needed, limit, onRows } = options;
  const config = databaseSourceConfigSchema.parse(node.data.config);
  const from =
    config.read === "query"
      ? `(\n${await boundQuery(session, config.query, options)}\n) AS source`
      : mysqlTable(config);
  const { columns: all } = await session.query(`SELECT * FROM ${from} LIMIT 0`);
  const known = new Set(node.data.fields.map(({ name }) => name).filter((name) => needed.has(name)));
  const missing = [...known].find((name) => !all.some((column) => column.name === name));
  if (missing !== undefined)
    throw new StepError(node.id, `There is no column “${missing}” any more. Load the columns of this step again.`);
  const columns = known.size > 0 ? all.filter(({ name }) => known.has(name)) : all;
  const cells = columns.map((column) => mysqlText(column, mysqlName(column.name)));
  const sql = `SELECT ${cells.join(", ")} FROM ${from}${limit === null ? "" : ` LIMIT ${limit}`}`;
  const writer = createCsvWriter(path);
  let rows = 0;
  await pipeline(session.connection.query(sql).stream(), async (source: AsyncIterable<unknown>) => {
    for await (const row of source) {
      if (!Array.isArray(row)) continue;
      await writer.write(row.map((cell: unknown) => (cell === null || cell === undefined ? null : String(cell))));
      rows += 1;
      if (rows % 10_000 === 0) onRows(rows);
    }
  });
  const types = known.size > 0 ? {} : { types: columns.map(mysqlFieldType) };
  return { columns: columns.map(({ name }) => name), rows: await writer.end(), ...types };
}

const mysqlTypes: Record<BoundParameter["type"], (value: string) => string> = {
  text: (value) => `CONVERT(${value} USING utf8mb4)`,
  number: (value) => `CAST(${value} AS DECIMAL(65, 15))`,
  date: (value) => `CAST(${value} AS DATE)`,
  boolean: (value) => `(${value} = 'true')`,
};

/** The query reads its values from variables of the session, so none of them is ever part of its text. */
async function boundQuery(session: MysqlSession, query: string, { plan }: FetchOptions): Promise<string> {
  const values = new Map<string, string>();
  const bound = bindQuery(readingQuery(query), (name) => {
    const parameter = parameterOf(name, plan.parameters);
    if (!parameter) throw new PlaceholderError(`There is no parameter “${name}”. Add it under Parameters.`);
    const variable = `@workflow_parameter_${plan.parameters.indexOf(parameter)}`;
    values.set(variable, parameter.value);
    return mysqlTypes[parameter.type](variable);
  });
  for (const [variable, value] of values)
    await session.query(`SET ${variable} = CONVERT(x'${Buffer.from(value).toString("hex")}' USING utf8mb4)`);
  return bound;
}
