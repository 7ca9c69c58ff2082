import { describeCertificateError } from "./certificate-problem.ts";
import { type ConnectionProblem, ConnectorError, unwrapConnectorError } from "./connector-error.ts";

type Target = { host: string; port: number; database: string; username: string; caCertificate?: string };
type Description = { problem: ConnectionProblem; message: (target: Target) => string };

const byCode: Record<string, Description> = {
  ENOTFOUND: { problem: "host", message: ({ host }) => `There's no server called “${host}”. Check the spelling.` },
  ECONNREFUSED: {
    problem: "refused",
    message: ({ host, port }) =>
      `Nothing answers on port ${port} of “${host}”. Check the port, and that the database server is running.`,
  },
  ETIMEDOUT: { problem: "timeout", message: noAnswer },
  EHOSTUNREACH: { problem: "unreachable", message: noWay },
  ENETUNREACH: { problem: "unreachable", message: noWay },
  EADDRNOTAVAIL: { problem: "unreachable", message: noWay },
  "28P01": {
    problem: "credentials",
    message: ({ username }) => `The server rejected this password for the user “${username}”.`,
  },
  "28000": {
    problem: "credentials",
    message: ({ username }) => `The server doesn't let the user “${username}” sign in. Check the username.`,
  },
  "3D000": {
    problem: "database",
    message: ({ database }) => `The server was reached, but it has no database called “${database}”.`,
  },
  "42501": {
    problem: "permission",
    message: ({ username, database }) => `The user “${username}” may not do this in the database “${database}”.`,
  },
  "53300": {
    problem: "other",
    message: ({ host }) => `“${host}” has too many open connections. Try again in a moment.`,
  },
  "57P03": {
    problem: "unreachable",
    message: ({ host }) => `The database server at “${host}” is starting up or stopping.`,
  },
};

const byText: [pattern: RegExp, description: Description][] = [
  [
    /does not support SSL connections/,
    {
      problem: "tls",
      message: ({ host }) => `“${host}” doesn't offer TLS. Choose “prefer” or “disable” to connect without encryption.`,
    },
  ],
  [
    /no pg_hba\.conf entry.*no encryption|SSL off/,
    {
      problem: "tls",
      message: ({ host }) => `“${host}” takes encrypted connections only. Choose “require” as the SSL mode.`,
    },
  ],
  [
    /no pg_hba\.conf entry|pg_hba\.conf rejects/,
    {
      problem: "permission",
      message: ({ username, database }) =>
        `The server doesn't allow “${username}” to connect to “${database}” from here. Ask its administrator to allow it in pg_hba.conf.`,
    },
  ],
  [
    /error establishing an SSL connection|SSL routines|wrong version number|EPROTO|handshake/i,
    {
      problem: "tls",
      message: ({ host, port }) =>
        `“${host}” didn't agree on an encrypted connection on port ${port}. Check that PostgreSQL listens there.`,
    },
  ],
  [
    /password must be a non-empty string|password must be a string/,
    { problem: "credentials", message: ({ username }) => `The server asks for a password for the user “${username}”.` },
  ],
  [/^timeout expired$|Query read timeout/, { problem: "timeout", message: noAnswer }],
  [
    /Connection terminated|ECONNRESET|socket hang up|EPIPE/,
    {
      problem: "unreachable",
      message: ({ host, port }) =>
        `“${host}” broke off the connection on port ${port}. Check that PostgreSQL listens there and is running.`,
    },
  ],
];

/** What a person is told about an error of the driver or the server. Errors that are already told stay as they are. */
export function describePostgresError(error: unknown, target: Target): ConnectorError {
  const ours = unwrapConnectorError(error);
  if (ours) return ours;
  const refused = describeCertificateError(error, target);
  if (refused) return refused;
  const text = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  const known = byText.find(([pattern]) => pattern.test(text))?.[1] ?? (code ? byCode[code] : undefined);
  if (known) return new ConnectorError(known.problem, known.message(target), error);
  return new ConnectorError("other", `The database said: ${text.slice(0, 500)}`, error);
}

/** Whether going on without encryption can help: the server has no TLS, or takes this account only without. */
export function isAboutEncryption(error: unknown): boolean {
  const text = error instanceof Error ? error.message : "";
  return (
    /does not support SSL connections/.test(text) ||
    /(no pg_hba\.conf entry|pg_hba\.conf rejects).*(SSL encryption|SSL on)/.test(text)
  );
}

function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return null;
  // Several addresses tried: the first failure stands for all.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return "code" in error && typeof error.code === "string" ? error.code : null;
}

function noAnswer({ host, port }: Target): string {
  return `“${host}” didn't respond on port ${port} in time. A firewall may be in the way, or the port may be wrong.`;
}

function noWay({ host }: Target): string {
  return `Can't reach “${host}”. Check the address and the network.`;
}
