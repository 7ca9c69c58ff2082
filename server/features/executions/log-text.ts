import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import { withStepName } from "#shared/workflows/log-words.ts";

/** The log of a run as a file: one line an entry, with the name of its node. */
export function logText({ nodes, logs }: ExecutionDetail): string {
  const labels = new Map(nodes.map(({ nodeId, label }) => [nodeId, label]));
  return logs
    .map(({ at, level, nodeId, text }) => {
      const told = withStepName(text, nodeId === null ? undefined : (labels.get(nodeId) ?? nodeId));
      return onOneLine(`${at} ${level.toUpperCase().padEnd(7)} ${told}`);
    })
    .map((line) => `${line}\n`)
    .join("");
}

/** Without its breaks and the blanks around them: line by line, as a pattern would look for a break behind each blank of many. */
function onOneLine(text: string): string {
  const lines = text.split("\n");
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === last ? line : line.trimEnd()))
    .filter((line, at) => line !== "" || at === 0 || at === last)
    .join(" ");
}
