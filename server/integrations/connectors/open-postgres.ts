import { isIP } from "node:net";
import { Client } from "pg";
import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { resolveGuarded } from "./address-guard.ts";
import { ConnectorError } from "./connector-error.ts";
import { describePostgresError, isAboutEncryption } from "./postgres-problem.ts";

export type PostgresConfig = z.infer<typeof connectionConfigSchemas.postgres>;

const CONNECT_PATIENCE_MS = 10_000;

/**
 * Connects to a database that a user named, at the address that was checked. `require` takes nothing but TLS, with any
 * certificate; `prefer` goes on without where the server has none; `disable` never asks. The caller ends the client.
 * @throws ConnectorError whose problem says what stood in the way.
 */
export async function openPostgres(config: PostgresConfig, options: { allowPrivate: boolean }): Promise<Client> {
  checkFilledIn(config);
  const { address } = await resolveGuarded(config.host, options.allowPrivate);
  try {
    if (config.ssl !== "prefer") return await connect(config, address, config.ssl === "require");
    return await connect(config, address, true).catch((error: unknown) => {
      if (!isAboutEncryption(error)) throw error;
      return connect(config, address, false);
    });
  } catch (error) {
    throw describePostgresError(error, config);
  }
}

function checkFilledIn(config: PostgresConfig): void {
  if (config.host.trim() === "") throw new ConnectorError("host", "Enter the host of the database server.");
  if (config.username === "") throw new ConnectorError("credentials", "Enter a username.");
  if (config.database === "") throw new ConnectorError("database", "Enter the name of the database.");
}

async function connect(config: PostgresConfig, address: string, encrypted: boolean): Promise<Client> {
  const host = config.host.trim();
  const client = new Client({
    host: address,
    port: config.port,
    database: config.database,
    user: config.username,
    // As a function: an empty password must not be looked for in this process's environment or home folder.
    password: () => config.password,
    ssl: encrypted ? { rejectUnauthorized: false, ...(isIP(host) === 0 ? { servername: host } : {}) } : false,
    application_name: "Cover Letter Desk",
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    keepAlive: true,
  });
  // A connection that breaks between two queries fails the next one; without a listener it would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
