import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { databaseOf } from "./databases.ts";
import { checkDestination } from "./insert-pushed.ts";
import type { PushPlan } from "./plan-push-down.ts";
import { StaysHere } from "./pushed-value.ts";

export type DirectTarget = {
  found: { node: WorkflowNode; root: string } | null;
  /** Why it is not that, of destinations that come after a database's own steps. */
  reasons: Map<string, string>;
};

/** The one destination in the database that a part of the graph ends in, if no other could wait for its tables. */
export function directTarget(
  {
    nodes,
    edges,
    targets,
  }: {
    nodes: ReadonlyMap<string, WorkflowNode>;
    edges: readonly WorkflowEdge[];
    targets: readonly WorkflowNode[];
  },
  plan: PushPlan,
): DirectTarget {
  const databases = targets.filter((node) => databaseOf(node) !== null);
  const reasons = new Map<string, string>();
  let found: DirectTarget["found"] = null;
  for (const node of databases) {
    const root = edges.find(({ target }) => target === node.id)?.source;
    const relation = root === undefined ? undefined : plan.roots.get(root);
    if (root === undefined || !relation) continue;
    try {
      if (node.data.config.connectionId !== relation.connectionId)
        throw new StaysHere("It is in another database than the rows.");
      if (databases.length > 1) throw new StaysHere("The workflow writes to several tables.");
      if (edges.filter(({ source }) => source === root).length > 1)
        throw new StaysHere("The step before it gives its rows to several steps.");
      checkDestination(
        node,
        relation.sourceIds.flatMap((id) => nodes.get(id) ?? []),
      );
      found = { node, root };
    } catch (error) {
      if (!(error instanceof StaysHere)) throw error;
      reasons.set(node.id, error.message);
    }
  }
  return { found, reasons };
}
