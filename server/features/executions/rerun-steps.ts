import { destinationOf } from "#server/running/destinations/destinations.ts";
import { expandOutputs } from "#server/running/graph/expand-outputs.ts";
import { partTo } from "#server/running/graph/part-from.ts";
import { parametersOf } from "#shared/workflows/bind-parameters.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { parameterFinder } from "#shared/workflows/placeholders.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { NOT_TWICE } from "./broken-run.ts";
import { deliveredNodes, sameAbove } from "./rerun.ts";
import type { Graph } from "./stored-workflow.ts";

type Version = { graph: Graph; parameters: readonly BoundParameter[] };
type EarlierNode = {
  nodeId: string;
  status: string;
  deliveringAt: Date | null;
  idempotent: boolean;
  message: string | null;
};

export type EarlierRun = Version & {
  nodes: readonly EarlierNode[];
  /** Nodes that it left out itself, because the run that it repeated had finished them. */
  completedNodes: readonly string[];
  /** Steps of which it has kept all rows; a step's other way out is one of its own, like `step.errors`. */
  kept: ReadonlySet<string>;
  /** Destinations in the app that have a result of it. */
  results: ReadonlySet<string>;
};

/** What becomes of each step of a run that repeats another one. */
export type RerunSteps = {
  /** Destinations that keep what they have. */
  delivered: string[];
  /** Of which the kept rows are used, like those of `kept`. */
  reused: string[];
  runs: Set<string>;
  /** Destinations among those that run which may have the same rows already. */
  mayRepeat: string[];
  /** Delivered to, but no longer what they were; these must neither be left out nor be delivered to again. */
  changed: string[];
};

/** Everything runs again: only what it would deliver a second time is asked. */
export function stepsFromStart(earlier: EarlierRun, { graph }: Version): RerunSteps {
  const received = new Set(deliveredNodes(earlier.nodes, earlier.completedNodes));
  const mayHave = mayHaveRows(earlier);
  const repeated = graph.nodes.filter(
    (node) => node.data.nodeType === "destination" && (received.has(node.id) || mayHave(node)),
  );
  return {
    ...{ delivered: [], reused: [], changed: [] },
    runs: new Set(graph.nodes.map(({ id }) => id)),
    mayRepeat: repeated.map(({ id }) => id).filter((id) => !earlier.results.has(id)),
  };
}

/** Only what the earlier run has not finished, on the rows of what it has. */
export function stepsFromFailed(earlier: EarlierRun, now: Version): RerunSteps {
  const { graph } = now;
  const destinations = graph.nodes.filter(({ data }) => data.nodeType === "destination").map(({ id }) => id);
  const had = new Map(earlier.nodes.map((node) => [node.nodeId, node]));
  const isSame = sameAbove(earlier.graph, graph);
  const isDone = (id: string) => earlier.completedNodes.includes(id) || had.get(id)?.status === "completed";
  const received = new Set(deliveredNodes(earlier.nodes, earlier.completedNodes));
  const outside = destinations.filter((id) => received.has(id) && !earlier.results.has(id));
  const inApp = destinations.filter((id) => isDone(id) && earlier.results.has(id) && isSame(id));
  const delivered = [...outside, ...inApp];
  const targets = destinations.filter((id) => !delivered.includes(id));

  const mayHave = mayHaveRows(earlier);
  const gives = sameAbove(earlier.graph, graph, {
    before: givingOf(earlier),
    now: givingOf(now),
  });
  const there = new Set([...earlier.kept].filter((id) => gives(realIdOf(id))));
  const part = partTo(expandOutputs(graph.nodes, graph.edges), { targets, there });
  const begins = new Set(part.begins);
  return {
    ...{ delivered, reused: part.begins },
    runs: new Set(
      part.nodes.flatMap(({ id }) => (begins.has(id) || delivered.includes(realIdOf(id)) ? [] : [realIdOf(id)])),
    ),
    mayRepeat: graph.nodes.filter((node) => targets.includes(node.id) && mayHave(node)).map(({ id }) => id),
    changed: outside.filter((id) => !isSame(id)),
  };
}

/** The step of the workflow that a way out belongs to. */
export function realIdOf(id: string): string {
  return id.replace(/\.(rest|errors)$/, "");
}

/** Whether a destination that failed may have got some of its rows, or all of them without word of it. */
function mayHaveRows({ nodes }: EarlierRun): (node: WorkflowNode) => boolean {
  const had = new Map(nodes.map((node) => [node.nodeId, node]));
  return (node) => {
    const { status, deliveringAt, idempotent, message } = had.get(node.id) ?? { deliveringAt: null };
    if (deliveringAt === null || status === "completed" || idempotent) return false;
    const isCut = status !== "failed" || message?.includes(NOT_TWICE) === true;
    return isCut || destinationOf(node)?.leavesPart?.(node) === true;
  };
}

/** All that a step's rows depend on besides its inputs: also what it leaves out, where that goes, and what is filled in. */
function givingOf({ graph, parameters }: Version): (node: WorkflowNode) => unknown[] {
  const failing = new Set(graph.edges.flatMap(({ source, output }) => (output === "errors" ? [source] : [])));
  const find = parameterFinder(parameters);
  return (node) => {
    const { fields, errorHandling, pinned } = node.data;
    const skips = failing.has(node.id) ? "sends on" : errorHandling === "continue";
    return [fields, skips, pinned ?? null, parametersOf(node).map((name) => find(name) ?? null)];
  };
}
