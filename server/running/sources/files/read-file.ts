import type { DuckDBConnection } from "@duckdb/node-api";
import type { FileFormat } from "#shared/workflows/node-config.schema.ts";
import type { FetchOptions } from "../fetch-rows.ts";
import type { SpooledSource } from "../spooled-source.ts";
import { readJsonFile } from "./read-json-file.ts";
import { readParquetFile } from "./read-parquet-file.ts";
import { readXlsxFile } from "./read-xlsx-file.ts";

/** Copies the rows of a file that is no CSV to `path`, as the run's own CSV. @throws StepError */
export function readFileRows(
  options: FetchOptions & { connection: DuckDBConnection },
  { file, format, path }: { file: string; format: Exclude<FileFormat, "csv">; path: string },
): Promise<SpooledSource> {
  if (format === "json") return readJsonFile(options, file, path);
  if (format === "xlsx") return readXlsxFile(options, file, path);
  return readParquetFile(options, options.connection, { file, path });
}
