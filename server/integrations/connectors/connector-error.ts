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
