import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import { withStepName } from "#shared/workflows/log-words.ts";

/** The log of a run as a file: one line an entry, with the name of its node. */
export function logText({ nodes, logs }: ExecutionDetail): string {
  const labels = new Map(nodes.map(({ nodeId, label }) => [nodeId, label]));
  return logs
    .map(({ at, level, nodeId, text }) => {
      const told = withStepName(text, nodeId === null ? undefined : (labels.get(nodeId) ?? nodeId));
      return `${at} ${level.toUpperCase().padEnd(7)} ${told}`.replaceAll(/\s*\n\s*/g, " ");
    })
    .map((line) => `${line}\n`)
    .join("");
}
