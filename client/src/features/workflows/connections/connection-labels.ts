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

/** Where a connection leads: "shop on db.example.com". Nothing where its own settings don't say. */
export function connectionPlace({ config }: Pick<Connection, "config">): string {
  const text = (key: string) => String(config[key] ?? "").trim();
  const server = text("host") || text("account") || text("baseUrl") || text("endpoint");
  return [text("database") || text("bucket"), server].filter((part) => part !== "").join(" on ");
}
