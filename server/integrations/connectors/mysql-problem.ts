import { type ConnectionProblem, ConnectorError, unwrapConnectorError } from "./connector-error.ts";
import { describePostgresError } from "./postgres-problem.ts";

type Target = { host: string; port: number; database: string; username: string; ssl?: string; caCertificate?: string };

const byNumber: Record<number, [ConnectionProblem, (target: Target) => string]> = {
  1040: ["other", ({ host }) => `“${host}” has too many open connections. Try again in a moment.`],
  1044: ["permission", ({ username, database }) => `The user “${username}” may not use the database “${database}”.`],
  1045: [
    "credentials",
    // Servers that want this user to come with TLS say no more than that either.
    ({ username, ssl }) =>
      `The server rejected this password for the user “${username}”.${ssl === "disable" ? " If it takes encrypted connections only, choose “require” as the SSL mode." : ""}`,
  ],
  1049: ["database", ({ database }) => `The server was reached, but it has no database called “${database}”.`],
  1130: ["permission", ({ username }) => `The server doesn't allow “${username}” to connect from here.`],
  1142: ["permission", ({ username, database }) => `The user “${username}” may not do this in “${database}”.`],
  1146: ["database", () => "There is no such table, or this user may not see it."],
  1251: ["credentials", ({ host }) => `“${host}” asks for a kind of sign-in that isn't supported.`],
  1698: ["credentials", ({ username }) => `The server doesn't let the user “${username}” sign in with a password.`],
  1792: ["permission", () => "This query would change data. Enter a SELECT query."],
  1969: ["timeout", () => "The database took too long to answer."],
  3024: ["timeout", () => "The database took too long to answer."],
  3159: ["tls", ({ host }) => `“${host}” takes encrypted connections only. Choose “require” as the SSL mode.`],
};

/** What a person is told about an error of the driver or the server. Errors that are already told stay as they are. */
export function describeMysqlError(error: unknown, target: Target): ConnectorError {
  const ours = unwrapConnectorError(error);
  if (ours) return ours;
  if (hasNoTls(error))
    return new ConnectorError(
      "tls",
      `“${target.host}” doesn't offer TLS. Choose “prefer” or “disable” to connect without encryption.`,
      error,
    );
  const text = error instanceof Error ? error.message : String(error);
  const known = byNumber[mysqlErrorNumber(error) ?? 0];
  if (known) return new ConnectorError(known[0], known[1](target), error);
  if (/^connect ETIMEDOUT$/.test(text))
    return new ConnectorError("timeout", `“${target.host}” didn't respond on port ${target.port} in time.`, error);
  if (mysqlErrorNumber(error) !== null)
    return new ConnectorError("other", `The database said: ${text.slice(0, 500)}`, error);
  // What stands between the two machines is the same for every database.
  return describePostgresError(error, target);
}

/** The number that MySQL gives each of its errors. */
export function mysqlErrorNumber(error: unknown): number | null {
  return error instanceof Error && "errno" in error && typeof error.errno === "number" && error.errno > 1000
    ? error.errno
    : null;
}

export function hasNoTls(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "HANDSHAKE_NO_SSL_SUPPORT";
}
