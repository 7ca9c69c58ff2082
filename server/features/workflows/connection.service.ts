import { AppError } from "#server/errors.ts";
import { ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import type { Connectors } from "#server/integrations/connectors/connectors.ts";
import { maskSecrets } from "#server/integrations/connectors/mask-secrets.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import {
  type Connection,
  type ConnectionTable,
  type ConnectionTest,
  connectionLimits,
  type SaveConnection,
  type TryConnection,
} from "#shared/workflows/connection.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";
import { isReadOnly, ONLY_READS } from "#shared/workflows/read-only-query.ts";
import type { AccountCaller } from "./account-caller.ts";
import type { ConnectionRow, ConnectionStore } from "./connection.store.ts";
import { openConfig, parseConfig, publicConfig, sealConfig, typeOf } from "./connection-config.ts";

export type OpenConnection = { name: string; type: ConnectionType; config: Record<string, string | number> };
export type ConnectionServiceDeps = {
  connections: ConnectionStore;
  box: SecretBox;
  connectors: Pick<Connectors, "try" | "tables" | "fields" | "queryFields">;
};
export type ConnectionService = ReturnType<typeof createConnectionService>;

const connectorNames: Record<ConnectionType, string> = {
  postgres: "PostgreSQL",
  mysql: "MySQL",
  snowflake: "Snowflake",
  googlesheets: "Google Sheets",
  http: "API",
  s3: "S3",
};

/** A person's connections: theirs alone, secrets sealed and never given back. */
export function createConnectionService(deps: ConnectionServiceDeps) {
  const { connections, box, connectors } = deps;

  return {
    /** Newest first. */
    async list(userId: number): Promise<Connection[]> {
      return (await connections.list(userId)).map(toConnection);
    },

    /** @throws ZodError, AppError unusable when the account is full */
    async create(userId: number, given: SaveConnection): Promise<Connection> {
      const config = parseConfig(given.type, given.config);
      const { type } = given;
      const row = { type, name: nameOf(given), config: sealConfig(box, { type, config }, null) };
      return toConnection(await connections.create(userId, row, checkRoom));
    },

    /** Secrets that are left empty stay as they are, for the same place. @throws ZodError, AppError notFound, unusable */
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

    /** Really connects, with what the form holds. @throws ZodError, AppError notFound, unusable */
    async try(caller: AccountCaller, { id, ...given }: TryConnection): Promise<ConnectionTest> {
      const { type } = given;
      const stored = id === null ? null : await connections.get(caller.owner, id);
      if (id !== null && !stored) throw notThere();
      const name = nameOf(given);
      const config = sealConfig(box, { type, config: parseConfig(type, given.config) }, stored);
      const target = { type, config: openConfig(box, { name, type, config }) };
      const { message, ...told } = await tell(() => connectors.try(caller, target));
      return { ...told, message: maskSecrets([target])(message) };
    },

    /** @throws AppError notFound, unusable where the system cannot be read */
    async tables(caller: AccountCaller, id: number, within: string): Promise<ConnectionTable[]> {
      const target = await open(caller.owner, id);
      return legible(target, () => connectors.tables(caller, target, within));
    },

    /** @throws AppError notFound, unusable where the system cannot be read */
    async fields(caller: AccountCaller, id: number, table: ConnectionTable & { header: boolean }): Promise<Field[]> {
      const target = await open(caller.owner, id);
      return legible(target, () => connectors.fields(caller, target, table));
    },

    /** @throws AppError notFound, unusable where the query cannot be read */
    async queryFields(caller: AccountCaller, id: number, query: string): Promise<Field[]> {
      if (!isReadOnly(query)) throw new AppError("unusable", ONLY_READS);
      const target = await open(caller.owner, id);
      if (target.type === "googlesheets") throw new AppError("unusable", "Spreadsheets have tabs, not queries.");
      return legible(target, () => connectors.queryFields(caller, target, query));
    },

    /** Those of these ids that the account has, with secrets, by id. */
    async openAll(userId: number, ids: number[]): Promise<Record<string, OpenConnection>> {
      const rows = await connections.listOf(userId, ids);
      return Object.fromEntries(rows.map((row) => [row.id, toOpen(row)]));
    },
  };

  async function open(userId: number, id: number): Promise<OpenConnection> {
    const row = await connections.get(userId, id);
    if (!row) throw notThere();
    return toOpen(row);
  }

  function toOpen(row: ConnectionRow): OpenConnection {
    return { name: row.name, type: typeOf(row), config: openConfig(box, row) };
  }
}

/** What stands in the way of a connection is the answer, not an error of ours. */
async function tell(reach: () => Promise<string>): Promise<ConnectionTest> {
  try {
    return { ok: true, problem: null, message: await reach() };
  } catch (error) {
    if (error instanceof ConnectorError) return { ok: false, problem: error.problem, message: error.message };
    if (error instanceof AppError && error.code === "upstreamTimeout")
      return { ok: false, problem: "timeout", message: error.message };
    if (error instanceof AppError && error.code === "unusable")
      return { ok: false, problem: "other", message: error.message };
    throw error;
  }
}

async function legible<T>(target: Pick<OpenConnection, "type" | "config">, read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => {
    if (error instanceof ConnectorError)
      throw new AppError("unusable", maskSecrets([target])(error.message), { cause: error });
    throw error instanceof AppError ? error.reworded(maskSecrets([target])) : error;
  });
}

function checkRoom(count: number): void {
  if (count < connectionLimits.perAccount) return;
  throw new AppError(
    "unusable",
    `An account can have at most ${connectionLimits.perAccount} connections. Delete one to save another.`,
  );
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
