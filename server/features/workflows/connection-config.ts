import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { connectionConfigSchemas, connectionSecrets } from "#shared/workflows/connection.schema.ts";
import { type ConnectionType, connectionTypes } from "#shared/workflows/node-types.ts";
import { secretTargetChanged } from "#shared/workflows/secret-target.ts";

export type OpenConfig = Record<string, string | number>;
type Kept = { type: string; config: unknown };

const keptSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** @throws ZodError (400) with messages by field, as `config.host`. */
export function parseConfig(type: ConnectionType, config: Record<string, unknown>): OpenConfig {
  return z.object({ config: connectionConfigSchemas[type] }).parse({ config }).config;
}

/**
 * What goes into the database: secrets sealed; one that is empty is the stored one of the same type, where there is one.
 * @throws AppError unusable when a stored secret would go where it was not entered for.
 */
export function sealConfig(
  box: SecretBox,
  { type, config }: { type: ConnectionType; config: OpenConfig },
  stored: Kept | null,
): OpenConfig {
  const before = stored?.type === type ? readKept(stored) : {};
  const elsewhere = secretTargetChanged(type, before, config);
  const secrets = connectionSecrets[type].map((name) => {
    const given = config[name];
    if (given !== undefined && given !== "") return [name, box.seal(String(given))];
    const kept = before[name] ?? "";
    if (kept !== "" && elsewhere) throw enterAgain(name);
    return [name, kept];
  });
  return { ...config, ...Object.fromEntries(secrets) };
}

/** The parts that may be read back, and whether a secret is kept besides. */
export function publicConfig(kept: Kept): { config: OpenConfig; hasSecret: boolean } {
  const secrets: readonly string[] = connectionSecrets[typeOf(kept)];
  const entries = Object.entries(readKept(kept));
  return {
    config: Object.fromEntries(entries.filter(([name]) => !secrets.includes(name))),
    hasSecret: entries.some(([name, value]) => secrets.includes(name) && value !== ""),
  };
}

/**
 * With its secrets, as whoever connects needs it.
 * @throws AppError unusable when the key that sealed them is not the one of today.
 */
export function openConfig(box: SecretBox, kept: Kept & { name: string }): OpenConfig {
  const config = readKept(kept);
  const secrets = connectionSecrets[typeOf(kept)].map((name) => {
    const sealed = String(config[name] ?? "");
    const secret = sealed === "" ? "" : box.open(sealed);
    if (secret === null)
      throw new AppError(
        "unusable",
        `Couldn't read the saved secret of “${kept.name}” because the server's encryption key changed. Enter it again.`,
      );
    return [name, secret];
  });
  return { ...config, ...Object.fromEntries(secrets) };
}

export function typeOf({ type }: Pick<Kept, "type">): ConnectionType {
  const known = connectionTypes.find((one) => one === type);
  if (!known) throw new Error(`a connection of the unknown type ${type}`);
  return known;
}

function enterAgain(name: string): AppError {
  const secret = name === "password" ? "password" : "key";
  const message = `Enter the ${secret} again. The saved one only works with the settings it was entered for.`;
  return new AppError("unusable", message, { fields: { [`config.${name}`]: [message] } });
}

function readKept({ config }: Kept): OpenConfig {
  return keptSchema.catch({}).parse(config);
}
