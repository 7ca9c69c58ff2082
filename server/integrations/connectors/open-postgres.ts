import { isIP } from "node:net";
import { Client } from "pg";
import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { resolveGuarded } from "./address-guard.ts";
import { ConnectorError } from "./connector-error.ts";
import { certifiedName, tlsTrust } from "./database-tls.ts";
import { describePostgresError, isAboutEncryption } from "./postgres-problem.ts";

export type PostgresConfig = z.infer<typeof connectionConfigSchemas.postgres>;

const CONNECT_PATIENCE_MS = 10_000;

/**
 * Connects to a database that a user named, at the address that was checked. `verify-full` takes nothing but TLS with
 * a trusted certificate for the host that was typed; `require` takes any certificate; `prefer` goes on without TLS where the
 * server has none; `disable` never asks. The caller ends the client.
 * @throws ConnectorError whose problem says what stood in the way.
 */
export async function openPostgres(config: PostgresConfig, options: { allowPrivate: boolean }): Promise<Client> {
  checkFilledIn(config);
  const { address } = await resolveGuarded(config.host, options.allowPrivate);
  try {
    if (config.ssl !== "prefer") return await connect(config, address, config.ssl !== "disable");
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
  const name = certifiedName(config.host);
  const client = new Client({
    host: address,
    port: config.port,
    database: config.database,
    user: config.username,
    // As a function: an empty password must not be looked for in this process's environment or home folder.
    password: () => config.password,
    // Without a name the driver compares the certificate with the address, which is the host where that is one.
    ssl: encrypted ? { ...tlsTrust(config), ...(isIP(name) === 0 ? { servername: name } : {}) } : false,
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
