import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { PushDatabase } from "./database-session.ts";
import type { Dialect } from "./dialect.ts";
import { postgresDatabase } from "./postgres-session.ts";
import { snowflakeDatabase } from "./snowflake-session.ts";

/** The databases that steps are pushed to. */
export const pushDatabases: Record<Dialect["type"], PushDatabase> = {
  postgres: postgresDatabase,
  snowflake: snowflakeDatabase,
};

/** The kind of database that a destination's rows could stay in. */
export function databaseOf({ data }: WorkflowNode): Dialect["type"] | null {
  const kind = nodeKind(data);
  if (kind === "destination:postgres") return "postgres";
  return kind === "destination:snowflake" ? "snowflake" : null;
}
