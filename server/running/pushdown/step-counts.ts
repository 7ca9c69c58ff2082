import type { TransformKind } from "#shared/workflows/node-types.ts";
import { transformKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { PushedRelation } from "./pushed-relation.ts";

/** Rows that each pushed step took in and put out, as far as the database tells. */
export type StepCounts = Map<string, { rowsIn?: number; rowsOut?: number }>;

/** `reads`: of each source, by its id; of those that aren't there it isn't known. `before`: of the step before rows are first put together. `last`: of the last step. */
export type KnownCounts = { reads: ReadonlyMap<string, number>; before?: number | undefined; last: number };

type Nodes = ReadonlyMap<string, WorkflowNode>;

/** How many rows a step puts out: as many as come in, some of them, or what only all of them together tell. */
const rowsOut: Record<TransformKind, "same" | "some" | "together"> = {
  "transform:map": "same",
  "transform:sort": "same",
  "transform:filter": "some",
  "transform:route": "some",
  "transform:aggregate": "together",
  "transform:join": "together",
  "transform:union": "together",
  "transform:deduplicate": "together",
  "transform:limit": "together",
  "transform:split": "together",
  "transform:workflow": "together",
};

/** The last of the steps that look at each row by itself, where others come after it. */
export function lastBefore({ passed }: PushedRelation, nodes: Nodes): PushedRelation["passed"][number] | null {
  const first = passed.findIndex(({ nodeId }, place) => place > 0 && !isOfRows(nodes, nodeId));
  return passed[first < 0 ? passed.length - 1 : first - 1] ?? null;
}

export function stepCounts(relation: PushedRelation, nodes: Nodes, { reads, before, last }: KnownCounts): StepCounts {
  const counts: StepCounts = new Map();
  const { passed } = relation;
  const end = passed.at(-1)?.nodeId;
  const known = new Map<string, number>([...(end === undefined ? [] : [[end, last] as const]), ...reads]);
  if (relation.sourceIds.length === 1) {
    const reached = lastBefore(relation, nodes);
    if (reached && before !== undefined && !known.has(reached.nodeId)) known.set(reached.nodeId, before);
    spread(passed, nodes, known);
  }
  let rowsIn: number | undefined;
  for (const { nodeId } of passed) {
    const rowsOut = known.get(nodeId);
    const isSource = relation.sourceIds.includes(nodeId);
    const taken = isSource ? rowsOut : relation.sourceIds.length === 1 ? rowsIn : undefined;
    counts.set(nodeId, {
      ...(taken === undefined ? {} : { rowsIn: taken }),
      ...(rowsOut === undefined ? {} : { rowsOut }),
    });
    rowsIn = rowsOut;
  }
  return counts;
}

/** What changes no number of rows has as many as the step before it, and as the one after it. */
function spread(passed: PushedRelation["passed"], nodes: Nodes, known: Map<string, number>): void {
  const isSame = (id: string) => rowsOutOf(nodes, id) === "same";
  for (const [place, { nodeId }] of passed.entries()) {
    const before = passed[place - 1];
    const rows = before && known.get(before.nodeId);
    if (rows !== undefined && !known.has(nodeId) && isSame(nodeId)) known.set(nodeId, rows);
  }
  for (const [place, { nodeId }] of [...passed.entries()].reverse()) {
    const before = passed[place - 1];
    const rows = known.get(nodeId);
    if (before && rows !== undefined && !known.has(before.nodeId) && isSame(nodeId)) known.set(before.nodeId, rows);
  }
}

function isOfRows(nodes: Nodes, id: string): boolean {
  const out = rowsOutOf(nodes, id);
  return out === "same" || out === "some";
}

function rowsOutOf(nodes: Nodes, id: string): (typeof rowsOut)[TransformKind] | null {
  const node = nodes.get(id);
  const kind = node && transformKind(node.data);
  return kind ? rowsOut[kind] : null;
}
