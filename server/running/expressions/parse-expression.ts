import type { DuckDBConnection } from "@duckdb/node-api";
import { z } from "zod";
import { ExpressionError } from "./expression-error.ts";

/** A node of DuckDB's syntax tree, not yet judged. */
export type SyntaxNode = Record<string, unknown>;

const PREFIX = "SELECT ";

const parseErrorSchema = z.object({
  error: z.literal(true),
  error_message: z.string(),
  position: z.coerce.number().optional(),
});
const empty = z.array(z.unknown()).length(0);
/** One SELECT of one expression from nothing: whatever else the text makes of it is refused. */
const selectSchema = z.object({
  error: z.literal(false),
  statements: z
    .array(
      z.object({
        node: z.object({
          type: z.literal("SELECT_NODE"),
          modifiers: empty,
          cte_map: z.object({ map: empty }),
          select_list: z.array(z.record(z.string(), z.unknown())).length(1),
          from_table: z.object({ type: z.literal("EMPTY") }),
          where_clause: z.null(),
          group_expressions: empty,
          group_sets: empty,
          aggregate_handling: z.literal("STANDARD_HANDLING"),
          having: z.null(),
          sample: z.null(),
          qualify: z.null(),
        }),
      }),
    )
    .length(1),
});

/**
 * Reads a text as one expression, without running anything of it: DuckDB's parser gets it as a bound value.
 * @throws ExpressionError for everything else.
 */
export async function parseExpression(connection: DuckDBConnection, text: string): Promise<SyntaxNode> {
  if (text.trim() === "") throw new ExpressionError("Write an expression.");
  if (text.includes("\0") || !text.isWellFormed()) throw new ExpressionError("An expression holds text only.");
  const reader = await connection.runAndReadAll("SELECT json_serialize_sql(CAST($1 AS VARCHAR))", [
    // A comment at the end of the text must not swallow anything, so nothing follows it.
    PREFIX + withNames(text),
  ]);
  const tree = toJson(String(reader.getRowsJson()[0]?.[0]));
  const failed = parseErrorSchema.safeParse(tree);
  if (failed.success) {
    const offset = failed.data.position === undefined ? null : toOffset(text, failed.data.position);
    throw new ExpressionError(sayWhat(failed.data.error_message), offset);
  }
  const parsed = selectSchema.safeParse(tree);
  const node = parsed.data?.statements[0]?.node.select_list[0];
  if (!node) throw new ExpressionError("This must be a single expression, like price * quantity.");
  return node;
}

/** `{{name}}` as the name "{name}", which is as long, so that problems are found where they stand; inside a text it stays. */
function withNames(text: string): string {
  return text.replace(/'(?:[^']|'')*'|\{\{(\s*\w+\s*)\}\}/g, (written, name?: string) =>
    name === undefined ? written : `"{${name}}"`,
  );
}

/** The parameter that such a name stands for. */
export function parameterName(name: string): string | null {
  return /^\{\s*(\w+)\s*\}$/.exec(name)?.[1] ?? null;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ExpressionError("A number in this expression is too large.");
  }
}

function sayWhat(message: string): string {
  const near = /syntax error at or near "(.*)"/s.exec(message)?.[1];
  if (near !== undefined) return `Couldn't understand this from “${near}” on.`;
  if (/syntax error at end of input/.test(message)) return "Something is missing at the end.";
  if (message.includes("NOT IMPLEMENTED")) return "Put text in single quotes, like 'paid'.";
  return message.replace(/\s+/g, " ").slice(0, 300);
}

/** DuckDB counts bytes, and from the start of the statement. */
export function toOffset(text: string, location: number): number | null {
  const bytes = Buffer.from(PREFIX + text);
  if (location < PREFIX.length || location > bytes.length) return null;
  return bytes.subarray(PREFIX.length, location).toString("utf8").length;
}
