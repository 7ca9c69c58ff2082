import { open, stat } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { sniffLayout } from "#server/integrations/csv/csv-sample.ts";
import { firstRecord, nameColumns } from "#server/integrations/csv/first-record.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { SourceFile } from "../graph/compile-source.ts";
import { StepError } from "../step-error.ts";

const HEAD_BYTES = 256 * 1024;

/** An uploaded file as it was read when it was uploaded: the same delimiter is found and the same names are given. */
export async function readCsvFile(
  connection: DuckDBConnection,
  nodeId: string,
  options: { path: string; delimiter: string; header: boolean; fields: readonly Field[] },
): Promise<{ file: SourceFile; estimatedRows: number }> {
  const { path, header } = options;
  const { bytes, size } = await readHead(nodeId, path);
  const text = new TextDecoder().decode(bytes);
  const delimiter =
    options.delimiter || knownDelimiter(text, options) || (await sniffLayout(connection, path, options)).delimiter;
  const record = size === 0 ? [] : firstRecord(text, delimiter);
  const bytesPerRow = Math.max(1, bytes.length / Math.max(1, countLines(bytes)));
  return {
    file: { path, header: nameColumns(record, header), hasHeader: header, delimiter, spooled: false },
    estimatedRows: Math.round(size / bytesPerRow),
  };
}

const DELIMITERS = [",", ";", "\t", "|"] as const;

/** The delimiter that gives the columns that the node knows: bad lines in the file cannot mislead here. */
function knownDelimiter(
  text: string,
  { fields, header }: { fields: readonly Field[]; header: boolean },
): string | null {
  const fits = (delimiter: string) => {
    const names = nameColumns(firstRecord(text, delimiter), header);
    return header ? fields.every(({ name }) => names.includes(name)) : names.length === fields.length;
  };
  return (fields.length > 1 && DELIMITERS.find(fits)) || null;
}

async function readHead(nodeId: string, path: string): Promise<{ bytes: Buffer; size: number }> {
  try {
    const { size } = await stat(path);
    const file = await open(path);
    try {
      const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(Math.min(size, HEAD_BYTES)), position: 0 });
      return { bytes: buffer.subarray(0, bytesRead), size };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new StepError(nodeId, "The uploaded file no longer exists. Upload it again.", { cause: error });
  }
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
