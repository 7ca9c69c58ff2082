import { randomUUID } from "node:crypto";
import { type DuckDBConnection, DuckDBTypeId, type DuckDBValue } from "@duckdb/node-api";

/** Runs a statement; its rows as the protocol sends them. */
export async function answerTo(connection: DuckDBConnection, sql: string, values: DuckDBValue[]): Promise<object> {
  const reader = await connection.runAndReadAll(sql, values);
  const ids = reader.columnTypes().map((type) => type.typeId);
  const rowtype = reader.columnNames().map((name, at) => toColumn(name, ids[at]));
  return success(
    result(
      rowtype,
      reader.getRowsJson().map((row) => row.map((value, at) => toCell(value, ids[at]))),
    ),
  );
}

/** The columns of a statement that is not run; those in `needed` take no missing value. */
export function describe(
  statement: Awaited<ReturnType<DuckDBConnection["prepare"]>>,
  needed: ReadonlySet<string>,
): object {
  const names = Array.from({ length: statement.columnCount }, (_, at) => at);
  return success(
    result(
      names.map((at) => ({
        ...toColumn(statement.columnName(at), statement.columnTypeId(at)),
        nullable: !needed.has(statement.columnName(at)),
      })),
      [],
    ),
  );
}

export function result(rowtype: object[], rowset: (string | null)[][]): object {
  return {
    parameters: [],
    rowtype,
    rowset,
    total: rowset.length,
    returned: rowset.length,
    queryId: randomUUID(),
    version: 1,
    statementTypeId: 4096,
  };
}

const snowflakeTypes = new Map<DuckDBTypeId, { type: string; scale: number }>([
  [DuckDBTypeId.BOOLEAN, { type: "boolean", scale: 0 }],
  [DuckDBTypeId.TINYINT, { type: "fixed", scale: 0 }],
  [DuckDBTypeId.SMALLINT, { type: "fixed", scale: 0 }],
  [DuckDBTypeId.INTEGER, { type: "fixed", scale: 0 }],
  [DuckDBTypeId.BIGINT, { type: "fixed", scale: 0 }],
  [DuckDBTypeId.HUGEINT, { type: "fixed", scale: 0 }],
  [DuckDBTypeId.DECIMAL, { type: "fixed", scale: 2 }],
  [DuckDBTypeId.FLOAT, { type: "real", scale: 0 }],
  [DuckDBTypeId.DOUBLE, { type: "real", scale: 0 }],
  [DuckDBTypeId.DATE, { type: "date", scale: 0 }],
  [DuckDBTypeId.TIMESTAMP, { type: "timestamp_ntz", scale: 9 }],
]);

function toColumn(name: string, id: DuckDBTypeId | undefined): object {
  const { type, scale } = (id !== undefined && snowflakeTypes.get(id)) || { type: "text", scale: 0 };
  return { name, type, scale, precision: 38, nullable: true, length: 16_777_216, byteLength: 16_777_216 };
}

/** As it travels: everything is text, dates are days and times seconds since 1970. */
function toCell(value: unknown, id: DuckDBTypeId | undefined): string | null {
  if (value === null) return null;
  if (id === DuckDBTypeId.DATE) return String(Date.parse(`${value}T00:00:00Z`) / 86_400_000);
  if (id === DuckDBTypeId.TIMESTAMP) return (Date.parse(`${String(value).replace(" ", "T")}Z`) / 1000).toFixed(9);
  if (id === DuckDBTypeId.BOOLEAN) return value === true ? "1" : "0";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export function success(data: object | null): object {
  return { success: true, code: null, message: null, data };
}

export function failure(code: string, message: string, sqlState = "08001"): object {
  return { success: false, code, message, data: { sqlState, errorCode: code, queryId: randomUUID() } };
}
