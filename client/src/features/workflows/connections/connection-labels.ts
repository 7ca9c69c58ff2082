import { type Connection, connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";

export const connectorNames: Record<ConnectionType, string> = {
  postgres: "PostgreSQL",
  mysql: "MySQL",
  snowflake: "Snowflake",
  googlesheets: "Google Sheets",
  http: "API",
  s3: "S3",
};

/** What the form begins with, as text: the connection's own settings, or the defaults. Secrets are never among them. */
export function firstConfig(type: ConnectionType, connection: Connection | null): Record<string, string> {
  const config = { ...connectionConfigSchemas[type].parse({}), ...connection?.config };
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, String(value ?? "")]));
}
