import { type ConnectionProblem, ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import { DISK_FULL, isDiskFull } from "./disk-full.ts";
import { StepError } from "./step-error.ts";

/** Problems that may be gone at the next try. */
const passingProblems: readonly ConnectionProblem[] = ["host", "refused", "timeout", "unreachable"];

/** Classes of PostgreSQL's error codes that may be gone at the next try: connections, locks, resources, shutdowns. */
const passingClasses = /^(08|40|53|55|57|58)/;

/** Whatever went wrong at a node, with what a person is told about it. */
export function toStepError(error: unknown, nodeId: string): StepError {
  if (error instanceof StepError) return error;
  if (isDiskFull(error)) return new StepError(nodeId, DISK_FULL, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  return new StepError(nodeId, message, { passing: isPassing(error), cause: error });
}

function isPassing(error: unknown): boolean {
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null);
  if (code !== null && passingClasses.test(code)) return true;
  if (error instanceof ConnectorError) return passingProblems.includes(error.problem);
  return code !== null && /^E[A-Z]+$/.test(code);
}

function codeOf(error: unknown): string | null {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : null;
}
