import { DatabaseError } from "pg";
import { ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import { describePostgresError } from "#server/integrations/connectors/postgres-problem.ts";
import { StepError } from "../step-error.ts";
import { toStepError } from "../to-step-error.ts";
import { StaysHere } from "./pushed-value.ts";

/** Too long, not allowed, not allowed to write: what is computed here would fail the same way, or go around a rule. */
const FINAL = new Set(["57014", "42501", "25006"]);

/**
 * Why the steps are run here after all, for the log: whatever a database does not do as we asked is done as if there were no
 * push-down, with its own messages. Null where that is no way out.
 */
export function whyHere(error: unknown): string | null {
  if (error instanceof StaysHere) return error.message;
  // A fault of our own is told, not gone around.
  if (mistakes.some((mistake) => error instanceof mistake)) return null;
  if (error instanceof ConnectorError && FINAL.has(sqlState(error.cause))) return null;
  if (error instanceof DatabaseError)
    return FINAL.has(error.code ?? "") ? null : `The database said: ${error.message}.`;
  return error instanceof Error ? error.message : String(error);
}

function sqlState(error: unknown): string {
  return error instanceof Error && "sqlState" in error ? String(error.sqlState) : "";
}

const mistakes = [TypeError, RangeError, ReferenceError, SyntaxError];

export function describePushFailure(
  error: unknown,
  at: { nodeId: string; target: Parameters<typeof describePostgresError>[1]; seconds: number },
): StepError {
  if (error instanceof DatabaseError && error.code === "57014")
    return new StepError(
      at.nodeId,
      `The database ended the query because it took too long. It has the run's ${at.seconds} seconds, or less if the account's own limit is shorter.`,
      { cause: error },
    );
  return toStepError(describePostgresError(error, at.target), at.nodeId);
}
