import { conditionWarning } from "#shared/workflows/condition-problem.ts";
import { filterConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** What to know of a step that can run: the first of its conditions that compares text as if it were numbers. */
export function stepWarnings(nodes: readonly WorkflowNode[], parameters: readonly Parameter[]): Map<string, string> {
  const found = nodes.flatMap(({ id, data }) => {
    const kind = nodeKind(data);
    if (kind !== "transform:filter" && kind !== "transform:route") return [];
    const conditions = filterConfigSchema.safeParse(data.config).data?.conditions ?? [];
    const warning = conditions
      .map((condition) => conditionWarning(condition, data.inputFields, parameters))
      .find((text) => text !== null);
    return warning ? [[id, warning] as const] : [];
  });
  return new Map(found);
}
