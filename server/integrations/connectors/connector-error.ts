import type { ConnectionTest } from "#shared/workflows/connection.schema.ts";

export type ConnectionProblem = NonNullable<ConnectionTest["problem"]>;

/** A system of the user's own could not be reached or refused; the message is for the person. */
export class ConnectorError extends Error {
  readonly problem: ConnectionProblem;
  constructor(problem: ConnectionProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ConnectorError";
    this.problem = problem;
  }
}

/** `name` leads to where connections may not go. */
export function insideError(name: string, cause?: unknown): ConnectorError {
  return new ConnectorError("private", `“${name}” ${INSIDE}`, cause);
}

const INSIDE = "leads to an address inside this server's own network, which connections may not reach.";

/** An error of ours that a library has wrapped in its own words, as it was; null for any other. */
export function unwrapConnectorError(error: unknown): ConnectorError | null {
  if (error instanceof ConnectorError) return error;
  if (!(error instanceof Error)) return null;
  const [, name] = new RegExp(`“([^”]*)” ${INSIDE}`).exec(error.message) ?? [];
  return name === undefined ? unwrapConnectorError(error.cause) : insideError(name, error);
}

/** For the person; what nobody expected is told without its words. */
export function connectorProblem(error: unknown): { problem: ConnectionProblem; message: string } {
  const known = unwrapConnectorError(error);
  if (known) return { problem: known.problem, message: known.message };
  return { problem: "other", message: "Something unexpected came back. Check the settings and try again." };
}
