import { AppError } from "#server/errors.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { type Connection, connectionLimits, type SaveConnection } from "#shared/workflows/connection.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";
import type { ConnectionRow, ConnectionStore } from "./connection.store.ts";
import { openConfig, parseConfig, publicConfig, sealConfig, typeOf } from "./connection-config.ts";

export type OpenConnection = { name: string; type: ConnectionType; config: Record<string, string | number> };
export type ConnectionService = ReturnType<typeof createConnectionService>;

const connectorNames: Record<ConnectionType, string> = {
  postgres: "PostgreSQL",
  snowflake: "Snowflake",
  googlesheets: "Google Sheets",
};

/** A person's connections: theirs alone, secrets sealed and never given back. */
export function createConnectionService(deps: { connections: ConnectionStore; box: SecretBox }) {
  const { connections, box } = deps;

  return {
    /** Newest first. */
    async list(userId: number): Promise<Connection[]> {
      return (await connections.list(userId)).map(toConnection);
    },

    /** @throws ZodError, AppError unusable when the account is full */
    async create(userId: number, given: SaveConnection): Promise<Connection> {
      const config = parseConfig(given.type, given.config);
      if ((await connections.count(userId)) >= connectionLimits.perAccount)
        throw new AppError(
          "unusable",
          `An account holds at most ${connectionLimits.perAccount} connections. Delete one to save another.`,
        );
      const { type } = given;
      const row = { type, name: nameOf(given), config: sealConfig(box, { type, config }, null) };
      return toConnection(await connections.create(userId, row));
    },

    /** Secrets that are left empty stay as they are. @throws ZodError, AppError notFound */
    async update(userId: number, id: number, given: SaveConnection): Promise<Connection> {
      const { type } = given;
      const config = parseConfig(type, given.config);
      const row = await connections.update({ userId, id }, (current) => ({
        type,
        name: nameOf(given),
        config: sealConfig(box, { type, config }, current),
      }));
      if (!row) throw notThere();
      return toConnection(row);
    },

    /** @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await connections.remove(userId, id))) throw notThere();
    },

    /** What the form holds, with the secrets that are stored where it leaves them empty. @throws AppError notFound */
    async toTry(userId: number, id: number | null, given: SaveConnection): Promise<OpenConnection> {
      const { type } = given;
      const stored = id === null ? null : await connections.get(userId, id);
      if (id !== null && !stored) throw notThere();
      const name = nameOf(given);
      const config = sealConfig(box, { type, config: parseConfig(type, given.config) }, stored);
      return { type, name, config: openConfig(box, { name, type, config }) };
    },

    /** With secrets, to connect with. @throws AppError notFound */
    async open(userId: number, id: number): Promise<OpenConnection> {
      const row = await connections.get(userId, id);
      if (!row) throw notThere();
      return toOpen(row);
    },

    /** Those of these ids that the account has, with secrets, by id. */
    async openAll(userId: number, ids: number[]): Promise<Record<string, OpenConnection>> {
      const rows = await connections.listOf(userId, ids);
      return Object.fromEntries(rows.map((row) => [row.id, toOpen(row)]));
    },
  };

  function toOpen(row: ConnectionRow): OpenConnection {
    return { name: row.name, type: typeOf(row), config: openConfig(box, row) };
  }
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this connection");
}

function nameOf({ name, type }: SaveConnection): string {
  return name.trim() || `${connectorNames[type]} Connection`;
}

function toConnection(row: ConnectionRow): Connection {
  const { id, name, createdAt } = row;
  return { id, name, type: typeOf(row), ...publicConfig(row), createdAt: createdAt.toISOString() };
}
