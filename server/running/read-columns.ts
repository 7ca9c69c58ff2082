import { mkdir } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { sampleTypes } from "#server/integrations/csv/csv-sample.ts";
import { configLimits, type Field } from "#shared/workflows/node-config.schema.ts";
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
): Promise<Field[]> {
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
    return await fieldsOf(connection, node.id, { file, rows, types });
  } finally {
    connection.closeSync();
  }
}
