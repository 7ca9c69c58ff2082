import { upstreamOf } from "#shared/workflows/graph.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { BegunRun } from "./begin-run.ts";
import { computeRows, type Gathering, type Ready } from "./compute-rows.ts";
import type { LeftOut } from "./destinations/destination.ts";
import { createCompileContext } from "./graph/compile-context.ts";
import type { KeptRows } from "./graph/compile-stage.ts";
import { errorsId, isRefused, realId } from "./graph/expand-outputs.ts";
import { neededColumns } from "./graph/needed-columns.ts";
import { withoutFirstFields } from "./graph/unread-columns.ts";
import { openDuckDb } from "./open-duckdb.ts";
import type { FetchedPart } from "./pushdown/fetch-pushed.ts";
import { type PushDown, type PushedDelivery, pushDown } from "./pushdown/push-down.ts";
import { readRefusedRows } from "./refused-rows.ts";
import type { RunCounts } from "./run-counts.ts";
import { attempt, type RunFailures } from "./run-failures.ts";
import { secretsOf } from "./sample-rows.ts";
import { createSamples } from "./stage-samples.ts";
import { StepError } from "./step-error.ts";
import { toStepError } from "./to-step-error.ts";

type Preparation = {
  begun: BegunRun;
  targets: WorkflowNode[];
  failures: RunFailures;
  counts: RunCounts;
  /** What the steps up to this one left out. */
  leftOut: (nodeId: string) => LeftOut[];
};

export type GatheredRows = {
  /** Destinations whose rows can be computed now, each answered once: those of refused rows once these are there. */
  next: () => WorkflowNode[];
  /** Fetches and computes what these get; what is pushed to a database comes first. */
  prepare: (targets: readonly WorkflowNode[]) => Promise<Ready[]>;
  /** Has what this destination refused as the rows of a step. */
  takeRefused: (destinationId: string) => Promise<void>;
  /** Whether some destinations are still to come. */
  isWaitedFor: () => boolean;
  /** Tells of those that will never get rows. */
  skipWaiting: () => void;
  close: () => void;
};

/** Opens what the rows of a run are computed with. @throws StepError for an expression that can't be used */
export async function gatherRows(preparation: Preparation): Promise<GatheredRows> {
  const { begun, targets, failures, counts } = preparation;
  const { run, kept } = begun;
  const { plan, port } = run;
  const { folder, limits } = plan;
  const connection = await openDuckDb({
    ...{ folder, files: Object.values(plan.files) },
    ...{ memoryMb: limits.memoryMb, diskMb: limits.diskMb },
  });
  const waiting = new Set(targets);
  const refused = new Map(plan.nodes.filter(isRefused).map((node) => [node.id, realId(node)]));
  const keeping = { ...begun.carried };
  let closed = false;

  function close(): void {
    if (closed) return;
    closed = true;
    connection.closeSync();
    if (plan.keepsSteps) port.send({ kind: "kept", nodes: keeping });
  }

  async function open(): Promise<Gathering> {
    const context = await createCompileContext(connection, wantedNodes(preparation), {
      ...{ now: new Date(), parameters: plan.parameters, after: lastName(kept) },
    });
    const samples = plan.keepsSteps ? createSamples(connection, port, secretsOf(plan)) : null;
    const nodes = new Map(withoutFirstFields(plan.nodes).map((node) => [node.id, node]));
    const files = new Map(begun.files);
    for (const [id, { rows, ...rest }] of Object.entries(begun.carried))
      await samples?.takeKept(id, rows, {
        ...{ nodes, files, kept: new Map([[id, rest]]), needed: new Map(), context, limit: null },
      });
    return {
      ...{ run, kept, failures, counts, leftOut: preparation.leftOut },
      ...{ nodes, edges: plan.edges, files, context, connection, keeping, samples, stages: 0 },
    };
  }

  const graph = await open().catch((error) => {
    close();
    throw error;
  });
  let pushing: PushDown | null = null;
  for (const id of plan.completedNodes) await takeRefused(id);

  const isThere = (id: string) => graph.files.has(id) || kept.has(id);
  /** Destinations whose refused rows it still lacks. */
  const missing = (id: string) =>
    [...upstreamOf(graph.edges, id)].flatMap((each) => (isThere(each) ? [] : (refused.get(each) ?? [])));

  async function takeRefused(destinationId: string): Promise<void> {
    const id = errorsId(destinationId);
    const node = graph.nodes.get(id);
    const written = node && (await readRefusedRows({ folder, nodeId: destinationId }));
    if (!written) return;
    graph.nodes.set(id, { ...node, data: { ...node.data, fields: written.fields } });
    graph.files.set(id, written.file);
  }

  async function prepare(now: readonly WorkflowNode[]): Promise<Ready[]> {
    const push = pushing === null;
    pushing ??= await pushParts(preparation, graph);
    const target = push ? pushing.target : null;
    const here = now.filter(({ id }) => id !== target?.id);
    const ready = await computeRows(graph, here, [...waiting]);
    if (!target) return ready;
    // Last: while it waits for the rest, nothing else waits for its tables.
    let pushed: PushedDelivery | null = null;
    await attempt(failures, target.id, async () => {
      const { delivery, part } = (await pushing?.deliver()) ?? { delivery: null, part: null };
      pushed = delivery;
      if (part) putInPlace(graph, part);
    });
    if (pushed) return [{ node: target, pushed }, ...ready];
    if (failures.has(target.id)) return ready;
    return [...ready, ...(await computeRows(graph, [target]))];
  }

  return {
    next: () => {
      const now = [...waiting].filter(({ id }) => missing(id).length === 0);
      for (const node of now) waiting.delete(node);
      return now;
    },
    prepare,
    takeRefused,
    isWaitedFor: () => waiting.size > 0,
    skipWaiting: () => {
      for (const { id } of waiting) {
        const done = missing(id).find((each) => plan.completedNodes.includes(each));
        if (done === undefined) port.send({ kind: "node", nodeId: id, status: "skipped" });
        else failures.add(new StepError(id, goneMessage(graph.nodes.get(errorsId(done))?.data.label ?? done)));
      }
    },
    close,
  };
}

function goneMessage(label: string): string {
  return `The rows that “${label}” refused are no longer on this server. The run's history shows the first of them. Run the workflow from the start.`;
}

async function pushParts(of: Preparation, graph: Gathering): Promise<PushDown> {
  const { targets, failures, counts } = of;
  const { run, nodes, context, kept, files } = graph;
  const { edges } = run.plan;
  const wanted = new Set(wantedNodes(of).map(({ id }) => id));
  try {
    const done = await pushDown({
      ...{ run, targets, context, counts },
      nodes: new Map([...nodes].filter(([id]) => wanted.has(id))),
      edges: edges.filter(({ target }) => wanted.has(target)),
      needed: neededColumns({ nodes: [...nodes.values()], edges, trees: context.trees, whole: null }),
      there: new Set([...kept.keys(), ...files.keys()]),
    });
    for (const part of done.parts) putInPlace(graph, part);
    return done;
  } catch (error) {
    failures.add(toStepError(error, targets[0]?.id ?? ""));
    return { parts: [], target: null, deliver: async () => ({ delivery: null, part: null }) };
  }
}

/** What a database did is a source from now on. */
function putInPlace(graph: Gathering, { node, file }: FetchedPart): void {
  graph.nodes.set(node.id, node);
  graph.files.set(node.id, file);
  graph.edges = graph.edges.filter(({ target }) => target !== node.id);
}

function wantedNodes({ begun, targets }: Preparation): WorkflowNode[] {
  const { plan } = begun.run;
  const wanted = new Set(targets.flatMap(({ id }) => [...upstreamOf(plan.edges, id)]));
  return plan.nodes.filter(({ id }) => wanted.has(id));
}

/** The largest number in the names that kept rows have for their columns. */
function lastName(kept: ReadonlyMap<string, KeptRows>): number {
  const names = [...kept.values()].flatMap(({ columns }) => columns.flatMap(({ ref, exact }) => [ref, exact ?? ""]));
  return Math.max(0, ...names.map((name) => Number(/\d+$/.exec(name)?.[0] ?? 0)));
}
