import type { DuckDBConnection } from "@duckdb/node-api";
import { configLimits } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import { fieldTypeOf } from "../../graph/relation.ts";
import { quoteName, quoteText } from "../../sql-text.ts";
import { StepError } from "../../step-error.ts";
import type { FetchOptions } from "../fetch-rows.ts";
import type { SpooledSource } from "../spooled-source.ts";

type ParquetColumn = { name: string; type: string };

/** Copies the rows of a Parquet file, in the types that it says; what is nested becomes JSON. @throws StepError */
export async function readParquetFile(
  { node, needed, limit, onRows }: FetchOptions,
  connection: DuckDBConnection,
  { file, path }: { file: string; path: string },
): Promise<SpooledSource> {
  const from = `read_parquet(${quoteText(file)})`;
  const known = new Set(node.data.fields.map(({ name }) => name));
  try {
    const columns = await columnsOf(connection, from);
    if (columns.length > configLimits.fields)
      throw new StepError(node.id, `There are ${columns.length} columns; at most ${configLimits.fields} can be read.`);
    const wanted = known.size === 0 ? columns : columns.filter(({ name }) => known.has(name) && needed.has(name));
    const cells = wanted.map((column, at) => `${textOf(column)} AS c${at}`).join(", ") || "'' AS nothing";
    const quoted = wanted.length <= 1 ? ", FORCE_QUOTE *" : "";
    const copied = await connection.runAndReadAll(
      `COPY (SELECT ${cells} FROM ${from}${limit === null ? "" : ` LIMIT ${limit}`}) TO ${quoteText(path)} (FORMAT csv, HEADER false, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR ''${quoted})`,
    );
    const rows = Number(copied.getRowsJson()[0]?.[0] ?? 0);
    onRows(rows);
    return {
      columns: wanted.length === 0 ? ["nothing"] : wanted.map(({ name }) => name),
      rows,
      types: wanted.length === 0 ? ["VARCHAR"] : wanted.map(({ type }) => ourType(type)),
    };
  } catch (error) {
    if (error instanceof StepError || !isUnreadable(error)) throw error;
    throw new StepError(node.id, "This file isn't a whole Parquet file. Export it again.", { cause: error });
  }
}

async function columnsOf(connection: DuckDBConnection, from: string): Promise<ParquetColumn[]> {
  const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${from}`);
  return described.getRowsJson().map(([name, type]) => ({ name: String(name), type: String(type) }));
}

/** What is damaged is told as such; memory and disk are not the file's fault. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !/Out of Memory|No space left|could not allocate/i.test(error.message);
}

function isNested(type: string): boolean {
  return /^(STRUCT|MAP|UNION)\(|\]$/.test(type);
}

/** Whole numbers of more than 64 bits keep their digits as decimals. */
function ourType(type: string): FieldType {
  if (isNested(type)) return "VARCHAR";
  if (/^(U?HUGEINT|UBIGINT)$/.test(type)) return "DECIMAL";
  return fieldTypeOf(type) ?? "VARCHAR";
}

function textOf({ name, type }: ParquetColumn): string {
  const column = quoteName(name);
  if (isNested(type)) return `replace(CAST(to_json(${column}) AS VARCHAR), '\\u0000', '')`;
  return type === "VARCHAR" ? `replace(${column}, chr(0), '')` : `CAST(${column} AS VARCHAR)`;
}
