import type { DuckDBConnection } from "@duckdb/node-api";
import type { FieldType } from "#shared/workflows/node-types.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { type Column, fieldTypeOf, physicalTypes } from "../graph/relation.ts";
import { ExpressionError } from "./expression-error.ts";
import type { SyntaxNode } from "./parse-expression.ts";
import { columnsUsed, renderExpression } from "./render-expression.ts";
import { sayMismatch } from "./say-mismatch.ts";

export type CompiledExpression = { sql: string; type: FieldType };

/**
 * An expression over columns as SQL over their refs, of one of our types.
 * @throws ExpressionError where it uses what it may not, or types do not go together.
 */
export async function compileExpression(
  connection: DuckDBConnection,
  options: {
    text: string;
    tree: SyntaxNode;
    columns: readonly Column[];
    now: Date;
    parameters: readonly BoundParameter[];
  },
): Promise<CompiledExpression> {
  const { text, tree, columns, now, parameters } = options;
  const byName = new Map(columns.toReversed().map((column) => [column.name, column.ref]));
  const sql = renderExpression(tree, {
    text,
    names: columns.map(({ name }) => name),
    toSql: (name) => byName.get(name) ?? "NULL",
    ...{ now, parameters },
  });
  const used = new Set(
    columnsUsed(
      tree,
      columns.map(({ name }) => name),
    ),
  );
  const physical = await describeType(connection, sql, { columns, used });
  const type = fieldTypeOf(physical);
  if (type === null)
    throw new ExpressionError(`This gives ${physical.toLowerCase()}, which a column can't hold. Cast it to text.`);
  return { sql: `CAST(${sql} AS ${physicalTypes[type]})`, type };
}

type Given = { columns: readonly Column[]; used: ReadonlySet<string> };

async function describeType(connection: DuckDBConnection, sql: string, { columns, used }: Given): Promise<string> {
  const given = columns.map(({ ref, physical }) => `CAST(NULL AS ${physical}) AS ${ref}`).join(", ") || "1";
  try {
    const reader = await connection.runAndReadAll(`DESCRIBE SELECT ${sql} AS result FROM (SELECT ${given})`);
    return String(reader.getRowsJson()[0]?.[1]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const among = columns.filter(({ name }) => used.has(name));
    throw new ExpressionError(sayMismatch(message, among) ?? sayWhat(message, columns));
  }
}

/** DuckDB's words with our names for columns and types. */
function sayWhat(message: string, columns: readonly Column[]): string {
  const names = new Map(columns.map(({ ref, name }) => [ref, name]));
  const [first = ""] = message.replace(/^(?:Error: )?[A-Z]\w* Error: /, "").split("\n");
  return first
    .replace(/\bc\d+\b/g, (ref) => names.get(ref) ?? ref)
    .replace(/\bBIGINT\b/g, "INTEGER")
    .replace(/\bDOUBLE\b/g, "DECIMAL")
    .slice(0, 300);
}
