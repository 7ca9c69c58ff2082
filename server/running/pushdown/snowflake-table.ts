import { snowflakeText } from "./snowflake-dialect.ts";

/** Tells a table from others. */
export function tableKey(schema: unknown, table: unknown): string {
  return JSON.stringify([String(schema), String(table)]);
}

/** What the table is, and its schema and name. */
export function whereIs({ schema, table }: { schema: string; table: string }): string {
  const within = schema.trim() === "" ? "current_schema()" : snowflakeText(schema);
  return `SELECT table_type, table_schema, table_name FROM information_schema.tables WHERE table_schema = ${within} AND table_name = ${snowflakeText(table)}`;
}
