import { mkdir } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { listColumns, sampleTypes } from "#server/integrations/csv/csv-sample.ts";
import { configLimits, type Field } from "#shared/workflows/node-config.schema.ts";
import type { SourceColumn } from "#shared/workflows/preview-request.schema.ts";
import { openDuckDb } from "./open-duckdb.ts";
import type { PreviewQuestion } from "./preview-question.ts";
import { type ReadSource, readSource } from "./sources/read-source.ts";
import { StepError } from "./step-error.ts";

/** So many rows decide which columns there are and of which types. */
const SAMPLE_ROWS = 500;
const limits = { seconds: 10, memoryMb: 256, diskMb: 512, rowsKept: 0 };

/** The columns of rows that were read. @throws StepError where there are none, or too many */
export async function fieldsOf(
  connection: DuckDBConnection,
  nodeId: string,
  { file, rows, types }: ReadSource,
): Promise<Field[]> {
  const { header, path, delimiter, hasHeader } = file;
  if (header.length === 0)
    throw new StepError(
      nodeId,
      rows === 0 ? "There are no rows, so no columns are known yet." : "There are no columns.",
    );
  if (header.length > configLimits.fields)
    throw new StepError(nodeId, `There are ${header.length} columns; at most ${configLimits.fields} can be read.`);
  const found = types ?? (await sampleTypes(connection, { path, delimiter, header: hasHeader }, header.length));
  return header.map((name, at) => ({ name: name.slice(0, configLimits.name), type: found[at] ?? "VARCHAR" }));
}

/** The columns that a source has now, whatever is known of them. @throws StepError, ConnectorError */
export async function readColumns(
  question: Extract<PreviewQuestion, { kind: "columns" }>,
  allowPrivateHosts: boolean,
): Promise<SourceColumn[]> {
  const { node: given, connections, files, folder, bound } = question;
  await mkdir(folder, { recursive: true });
  const node = { ...given, data: { ...given.data, fields: [] } };
  const connection = await openDuckDb({ folder, files: Object.values(files), ...limits });
  try {
    const { file, rows, types } = await readSource({
      connection,
      plan: { connections, files, folder, allowPrivateHosts, limits, parameters: bound },
      node,
      needed: new Set(),
      limit: SAMPLE_ROWS,
      onRows: () => {},
    });
    const fields = await fieldsOf(connection, node.id, { file, rows, types });
    if (rows !== 1 || !Object.hasOwn(node.data.config, "rowsPath") || !file.spooled) return fields;
    const { path, delimiter, hasHeader: header } = file;
    const lists = await listColumns(connection, { path, delimiter, header }, fields.length);
    return fields.map((field, at) => (lists[at] ? { ...field, isList: true } : field));
  } finally {
    connection.closeSync();
  }
}
