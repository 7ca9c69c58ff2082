import { mkdir } from "node:fs/promises";
import { sampleRows } from "#server/integrations/csv/csv-sample.ts";
import { newNode } from "#shared/workflows/new-node.ts";
import { openDuckDb } from "./open-duckdb.ts";
import type { FileLook, PreviewQuestion } from "./preview-question.ts";
import { fieldsOf } from "./read-columns.ts";
import { readSource } from "./sources/read-source.ts";

/** So many rows decide which columns a file has; a column that only later rows have is not known. */
const SAMPLE_ROWS = 20_480;
const limits = { seconds: 60, memoryMb: 256, diskMb: 512, rowsKept: 0 };

/** Columns, first rows and sheets of an uploaded file, read as a run reads it. @throws StepError */
export async function lookAtFile(question: Extract<PreviewQuestion, { kind: "file" }>): Promise<FileLook> {
  const { path, folder, reading } = question;
  await mkdir(folder, { recursive: true });
  const node = newNode("source:csv", { x: 0, y: 0 }, { id: "file", fields: [], config: { fileId: 1, ...reading } });
  const connection = await openDuckDb({ folder, files: [path], ...limits });
  try {
    const read = await readSource({
      connection,
      plan: { connections: {}, files: { 1: path }, folder, allowPrivateHosts: false, limits, parameters: [] },
      node,
      needed: new Set(),
      limit: SAMPLE_ROWS,
      onRows: () => {},
    });
    const fields = await fieldsOf(connection, node.id, read);
    const { path: spool, delimiter, hasHeader } = read.file;
    const rows = await sampleRows(connection, { path: spool, delimiter, header: hasHeader }, fields.length);
    return { fields, rows, sheets: [...(read.sheets ?? [])] };
  } finally {
    connection.closeSync();
  }
}
