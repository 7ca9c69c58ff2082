import { randomUUID } from "node:crypto";
import {
  type DuckDBConnection,
  DuckDBDecimalType,
  type DuckDBType,
  DuckDBTypeId,
  type DuckDBValue,
} from "@duckdb/node-api";

/** Runs a statement; its rows as the protocol sends them. */
export async function answerTo(connection: DuckDBConnection, sql: string, values: DuckDBValue[]): Promise<object> {
  const reader = await connection.runAndReadAll(sql, values);
  const types = reader.columnTypes();
  const ids = types.map((type) => type.typeId);
  const rowtype = reader.columnNames().map((name, at) => toColumn(name, types[at]));
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
        ...toColumn(statement.columnName(at), statement.columnType(at)),
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

const snowflakeTypes = new Map<DuckDBTypeId, { type: string }>([
  [DuckDBTypeId.BOOLEAN, { type: "boolean" }],
  [DuckDBTypeId.TINYINT, { type: "fixed" }],
  [DuckDBTypeId.SMALLINT, { type: "fixed" }],
  [DuckDBTypeId.INTEGER, { type: "fixed" }],
  [DuckDBTypeId.BIGINT, { type: "fixed" }],
  [DuckDBTypeId.HUGEINT, { type: "fixed" }],
  [DuckDBTypeId.DECIMAL, { type: "fixed" }],
  [DuckDBTypeId.FLOAT, { type: "real" }],
  [DuckDBTypeId.DOUBLE, { type: "real" }],
  [DuckDBTypeId.DATE, { type: "date" }],
  [DuckDBTypeId.TIMESTAMP, { type: "timestamp_ntz" }],
]);

function toColumn(name: string, of: DuckDBType | undefined): object {
  const { type } = (of && snowflakeTypes.get(of.typeId)) || { type: "text" };
  const usual = { width: 38, scale: type === "timestamp_ntz" ? 9 : 0 };
  const { width: precision, scale } = of instanceof DuckDBDecimalType ? of : usual;
  return { name, type, scale, precision, nullable: true, length: 16_777_216, byteLength: 16_777_216 };
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
