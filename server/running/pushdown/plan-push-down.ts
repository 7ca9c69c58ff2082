import { topologicalOrder } from "#shared/workflows/graph.ts";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import type { TransformKind } from "#shared/workflows/node-types.ts";
import { nodeKind, transformKind, type WorkflowEdge, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { CompileContext } from "../graph/compile-context.ts";
import { pushAggregate } from "./push-aggregate.ts";
import { pushMerge } from "./push-merge.ts";
import { pushDeduplicate, pushLimit, pushSort } from "./push-rows.ts";
import { type PushSource, pushSource, type SourceTable } from "./push-source.ts";
import { type PushTransform, pushFilter, pushMap } from "./push-transform.ts";
import type { PushedRelation } from "./pushed-relation.ts";
import { StaysHere } from "./pushed-value.ts";
import { pushSnowflakeSource } from "./snowflake-source.ts";

/** Where a step runs, and for one that runs here why. No reason where nothing else comes into question. */
type StepPlace = { place: "database"; connectionId: number } | { place: "here"; reason: string | null };

export type PushPlan = {
  places: Map<string, StepPlace>;
  /** The steps whose rows leave the database, each the end of a part of the graph. */
  roots: Map<string, PushedRelation>;
};

export type PushPlanInput = {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  context: CompileContext;
  needed: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a source of such a database reads; null for one whose rows are there already. @throws StaysHere */
  tableOf: (node: WorkflowNode) => SourceTable | null;
};

/** Null where a step stays here: databases do it differently. Steps of several inputs are `pushMerge`'s. */
const transforms: Record<TransformKind, PushTransform | null> = {
  "transform:filter": pushFilter,
  "transform:route": pushFilter,
  "transform:map": pushMap,
  "transform:aggregate": pushAggregate,
  "transform:sort": pushSort,
  "transform:deduplicate": pushDeduplicate,
  "transform:limit": pushLimit,
  "transform:split": null,
  "transform:join": null,
  "transform:union": null,
  "transform:workflow": null,
};

/**
 * The largest parts of a graph that a database can do itself: from sources of one connection on, as long as every step gives the
 * same there. A part ends where its rows are wanted by more than one step, so that all of them see the same rows.
 */
export async function planPushDown(input: PushPlanInput): Promise<PushPlan> {
  const { nodes, edges } = input;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const into = Map.groupBy(edges, ({ target }) => target);
  const outOf = Map.groupBy(edges, ({ source }) => source);
  const places = new Map<string, StepPlace>();
  const pushed = new Map<string, PushedRelation>();

  async function push(node: WorkflowNode): Promise<PushedRelation | null> {
    const pushedSource = sourceOf(node);
    if (pushedSource) {
      const table = input.tableOf(node);
      const { nextName } = input.context;
      return table && pushedSource({ node, table, needed: input.needed.get(node.id) ?? new Set(), nextName });
    }
    if (node.data.nodeType !== "transform") return null;
    const before = (into.get(node.id) ?? []).map(({ source }) => source);
    const fed = before.flatMap((id) => pushed.get(id) ?? []);
    if (fed.length === 0) return null;
    checkFed(before, fed);
    if (node.data.config.output === "errors") throw new StaysHere("It takes the rows that fail.");
    const [first] = fed;
    if (inputLimits(node.data).most > 1 && orderMatters(node.id))
      throw new StaysHere("A later step takes its rows in the order in which they come.");
    if (inputLimits(node.data).most > 1) return pushMerge({ node, inputs: fed, context: input.context });
    const kind = transformKind(node.data);
    const transform = kind && transforms[kind];
    if (!transform || !first) throw new StaysHere("Databases do this step differently.");
    return transform({ node, input: first, context: input.context });
  }

  /** Whether a step after this one takes some rows by their place, before they are put together. */
  function orderMatters(id: string): boolean {
    return (outOf.get(id) ?? []).some(({ target }) => {
      const kind = nodeKind(byId.get(target)?.data ?? { nodeType: "source" });
      if (kind === "transform:aggregate") return false;
      return kind === "transform:limit" || kind === "transform:deduplicate" || orderMatters(target);
    });
  }

  function checkFed(before: readonly string[], fed: readonly PushedRelation[]): void {
    if (fed.length < before.length) throw new StaysHere("It also takes rows that aren't in this database.");
    if (new Set(fed.map(({ connectionId }) => connectionId)).size > 1)
      throw new StaysHere("Its rows come from two databases.");
    if (before.some((id) => (outOf.get(id) ?? []).length > 1))
      throw new StaysHere("The step before it gives its rows to several steps.");
  }

  for (const id of topologicalOrder(nodes, edges) ?? []) {
    const node = byId.get(id);
    if (!node) continue;
    try {
      const relation = await push(node);
      if (relation) {
        const computed = relation.columns.filter(({ given }) => given === null);
        relation.dialect.check(relation.steps.at(-1)?.sql ?? "", computed);
        pushed.set(id, relation);
        places.set(id, { place: "database", connectionId: relation.connectionId });
      } else places.set(id, { place: "here", reason: null });
    } catch (error) {
      if (!(error instanceof StaysHere)) throw error;
      places.set(id, { place: "here", reason: error.message });
    }
  }
  const roots = new Map<string, PushedRelation>();
  for (const [id, relation] of pushed) {
    const after = (outOf.get(id) ?? []).filter(({ target }) => pushed.has(target));
    if (after.length > 0) continue;
    // A source alone is read as it always was, unless all that comes after it is a table beside it.
    const writes = (outOf.get(id) ?? []).every(({ target }) => isBeside(byId.get(target), relation));
    if (isSourceAlone(relation) && !writes) places.set(id, { place: "here", reason: null });
    else roots.set(id, relation);
  }
  return { places, roots };
}

function sourceOf({ data }: WorkflowNode): PushSource | null {
  const kind = nodeKind(data);
  if (kind === "source:postgres") return pushSource;
  return kind === "source:snowflake" ? pushSnowflakeSource : null;
}

/** Nothing but rows as they are in their table. */
export function isSourceAlone({ passed, sourceIds }: PushedRelation): boolean {
  return passed.length === sourceIds.length;
}

function isBeside(node: WorkflowNode | undefined, { connectionId, dialect }: PushedRelation): boolean {
  return (
    node !== undefined &&
    nodeKind(node.data) === `destination:${dialect.type}` &&
    node.data.config.connectionId === connectionId
  );
}
