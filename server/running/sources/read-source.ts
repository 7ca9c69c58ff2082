import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { openPostgres } from "#server/integrations/connectors/open-postgres.ts";
import { describePostgresError } from "#server/integrations/connectors/postgres-problem.ts";
import { sampleTypes } from "#server/integrations/csv/csv-sample.ts";
import { toUtf8 } from "#server/integrations/csv/to-utf8.ts";
import { PlaceholderError } from "#shared/workflows/bind-query.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import {
  configLimits,
  csvSourceConfigSchema,
  databaseSourceConfigSchema,
  s3SourceConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import type { ConnectionType, FieldType, NodeKind, SourceKind } from "#shared/workflows/node-types.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { SourceFile } from "../graph/compile-source.ts";
import type { RunConnection, RunPlan } from "../run-plan.ts";
import { StepError } from "../step-error.ts";
import { fetchObject } from "./fetch-object.ts";
import type { FetchOptions, FetchRows } from "./fetch-rows.ts";
import { formatOf } from "./files/file-format.ts";
import { readFileRows } from "./files/read-file.ts";
import { fetchApi } from "./read-api.ts";
import { readCsvFile } from "./read-csv-file.ts";
import { fetchGivenRows } from "./read-given-rows.ts";
import { fetchMysql } from "./read-mysql.ts";
import { spoolPostgres } from "./read-postgres.ts";
import { fetchSheets } from "./read-sheets.ts";
import { fetchSnowflake } from "./read-snowflake.ts";
import { type SpooledSource, spooledSourceSchema } from "./spooled-source.ts";

export type ReadSourceOptions = FetchOptions & { connection: DuckDBConnection };

/** A source as a file on the run's disk, and about how many rows it has. */
export type ReadSource = {
  file: SourceFile;
  rows: number;
  types?: readonly FieldType[] | undefined;
  natives?: SpooledSource["natives"];
  sheets?: readonly string[] | undefined;
};

type Reader = (options: ReadSourceOptions) => Promise<ReadSource>;

const readers: Record<SourceKind, Reader> = {
  "source:csv": async (options) => {
    const { connection, plan, node } = options;
    const { fileId, delimiter, header } = csvSourceConfigSchema.parse(node.data.config);
    const path = plan.files[String(fileId)];
    if (path === undefined) throw new StepError(node.id, "The uploaded file no longer exists. Upload it again.");
    const format = formatOf(path);
    if (format !== "csv")
      return spooled((given, spool) => readFileRows(given, { file: path, format, path: spool }))(options);
    const { file, estimatedRows } = await readCsvFile(connection, node.id, {
      path,
      delimiter,
      header,
      fields: node.data.fields,
    });
    return { file, rows: estimatedRows, types: await undeclaredTypes(options, file) };
  },
  "source:postgres": spooled(async ({ plan, node, needed, limit, onRows }, path) => {
    const config = databaseSourceConfigSchema.parse(node.data.config);
    const target = connectionConfigSchemas.postgres.parse(connectionOf(plan, node, "postgres").config);
    const client = await openPostgres(target, { allowPrivate: plan.allowPrivateHosts });
    const fields = node.data.fields.filter(({ name }) => needed.has(name));
    try {
      return await spoolPostgres({
        client,
        config,
        fields,
        path,
        seconds: plan.limits.seconds,
        limit,
        parameters: plan.parameters,
        onRows,
      });
    } catch (error) {
      throw error instanceof PlaceholderError
        ? new StepError(node.id, error.message)
        : describePostgresError(error, target);
    } finally {
      await client.end().catch(() => {});
    }
  }),
  "source:mysql": spooled((options, path) => {
    const connection = connectionOf(options.plan, options.node, "mysql");
    return fetchMysql(connectionConfigSchemas.mysql.parse(connection.config))(options, path);
  }),
  "source:snowflake": spooled((options, path) => {
    const connection = connectionOf(options.plan, options.node, "snowflake");
    return fetchSnowflake(connectionConfigSchemas.snowflake.parse(connection.config))(options, path);
  }),
  "source:googlesheets": spooled((options, path) => {
    const connection = connectionOf(options.plan, options.node, "googlesheets");
    return fetchSheets(connectionConfigSchemas.googlesheets.parse(connection.config))(options, path);
  }),
  "source:s3": async (options) => {
    const { connection, plan, node } = options;
    const target = connectionConfigSchemas.s3.parse(connectionOf(plan, node, "s3").config);
    const { key, format: given, delimiter, header } = s3SourceConfigSchema.parse(node.data.config);
    const format = given || formatOf(key);
    const path = join(plan.folder, `${node.id}.object.${format}`);
    await fetchObject(target, options, { key, path, isLines: format === "csv" });
    if (format !== "csv")
      return spooled((own, spool) => readFileRows(own, { file: path, format, path: spool }))(options);
    await toUtf8(path);
    const of = { path, delimiter, header, fields: node.data.fields };
    const { file, estimatedRows } = await readCsvFile(connection, node.id, of);
    return { file, rows: estimatedRows, types: await undeclaredTypes(options, file) };
  },
  "source:webhook": spooled(fetchGivenRows),
  "source:input": spooled(fetchGivenRows),
  "source:http": spooled((options, path) => {
    const { plan, node } = options;
    const connection = node.data.config.connectionId === null ? null : connectionOf(plan, node, "http");
    return fetchApi(connection && connectionConfigSchemas.http.parse(connection.config))(options, path);
  }),
};

/**
 * Gets a source's rows to where they can be read. What an earlier try has fetched completely into the same folder is
 * not fetched again.
 * @throws StepError, ConnectorError
 */
export async function readSource(options: ReadSourceOptions): Promise<ReadSource> {
  const { id, data } = options.node;
  const kind = nodeKind(data);
  const reader = kind && isSource(kind) ? readers[kind] : null;
  if (!reader) throw new StepError(id, "This kind of source isn't known.");
  const read = await reader(options);
  // Of a system that is hostile they may be megabytes, and go with every word of the run.
  if (read.file.header.some((name) => name.length > configLimits.name))
    throw new StepError(
      id,
      `A column's name is longer than ${configLimits.name} characters. Shorten it in the source.`,
    );
  return read;
}

function isSource(kind: NodeKind): kind is SourceKind {
  return Object.hasOwn(readers, kind);
}

/** The connection that a node names. @throws StepError where it is gone or of another kind. */
export function connectionOf(
  plan: Pick<RunPlan, "connections">,
  node: WorkflowNode,
  type: ConnectionType,
): RunConnection {
  const connection = plan.connections[String(node.data.config.connectionId)];
  if (!connection || connection.type !== type)
    throw new StepError(node.id, `The connection of “${node.data.label}” was deleted. Choose another.`);
  return connection;
}

function spooled(fetch: (options: ReadSourceOptions, path: string) => ReturnType<FetchRows>): Reader {
  return async (options) => {
    const path = join(options.plan.folder, `${options.node.id}.source.csv`);
    const notePath = `${path}.json`;
    const note = await readNote(notePath);
    const fetched = note ?? (await fetch(options, path));
    if (!note) await writeFile(notePath, JSON.stringify(fetched satisfies SpooledSource));
    const file = { path, header: fetched.columns, hasHeader: false, delimiter: ",", spooled: true };
    return {
      file,
      rows: fetched.rows,
      types: fetched.types ?? (await undeclaredTypes(options, file)),
      natives: fetched.natives,
      sheets: fetched.sheets,
    };
  };
}

/**
 * The types of columns that nobody has declared: all rows are looked at, so that none fails because of a type that it was
 * never said to have. A preview looks at its own rows only.
 */
async function undeclaredTypes(
  { connection, node, limit }: ReadSourceOptions,
  { path, delimiter, hasHeader, header }: SourceFile,
): Promise<FieldType[] | undefined> {
  if (node.data.fields.length > 0 || header.length === 0) return undefined;
  return sampleTypes(connection, { path, delimiter, header: hasHeader }, header.length, limit);
}

async function readNote(path: string): Promise<SpooledSource | null> {
  return existsSync(path) ? spooledSourceSchema.parse(JSON.parse(await readFile(path, "utf8"))) : null;
}
