import { sslModes } from "./connection.schema.ts";
import type { ConnectionType } from "./node-types.ts";

type Config = Record<string, unknown>;

/** What decides to whom, as whom and for what a connection's secret is sent. */
const whereTo: Record<ConnectionType, readonly string[]> = {
  postgres: ["host", "port", "database", "username"],
  mysql: ["host", "port", "database", "username"],
  snowflake: ["account", "accessUrl", "database", "username"],
  googlesheets: ["rootUrl"],
  http: ["baseUrl", "auth", "username", "keyName"],
  s3: ["endpoint", "region", "bucket", "accessKeyId"],
};

/**
 * Whether a secret that was entered for the one connection would be sent somewhere else, as somebody else, or less
 * protected, by the other. Then it has to be entered again.
 */
export function secretTargetChanged(type: ConnectionType, enteredFor: Config, now: Config): boolean {
  if (whereTo[type].some((key) => textOf(enteredFor[key]) !== textOf(now[key]))) return true;
  if (type !== "postgres" && type !== "mysql") return false;
  const isVerified = [enteredFor, now].every(({ ssl }) => ssl === "verify-full");
  const trustsOthers = textOf(enteredFor.caCertificate) !== textOf(now.caCertificate);
  return (isVerified && trustsOthers) || weakness(now.ssl) > weakness(enteredFor.ssl);
}

function textOf(value: unknown): string {
  return String(value ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
}

/** The modes stand in order, the safest first; what is none of them is worse than all. */
function weakness(mode: unknown): number {
  const modes: readonly unknown[] = sslModes;
  return modes.includes(mode) ? modes.indexOf(mode) : modes.length;
}
