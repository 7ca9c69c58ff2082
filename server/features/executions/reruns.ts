import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "#server/errors.ts";
import type { RerunRequest } from "#shared/workflows/execution-request.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import type { RerunChoice } from "#shared/workflows/rerun-choice.schema.ts";
import type { ExecutionRow, ExecutionStore, RunRow, WorkflowRow } from "./execution.store.ts";
import { type Asker, fresh, type NewRun, type Started } from "./new-run.ts";
import { type EarlierRun, type RerunSteps, realIdOf, stepsFromFailed, stepsFromStart } from "./rerun-steps.ts";
import { toNames } from "./run-end.store.ts";
import { bindGiven, valuesStillAsked, withInner } from "./run-parameters.ts";
import { noWorkflow } from "./start-refusals.ts";
import { type Graph, toBound, toGraph } from "./stored-workflow.ts";
import { canRerunFailed } from "./to-execution.ts";

export type RerunsDeps = {
  executions: Pick<ExecutionStore, "workflow" | "nodes" | "results">;
  load: (userId: number, id: number) => Promise<{ execution: ExecutionRow; run: RunRow }>;
  graphOf: (workflow: WorkflowRow) => Promise<{ graph: Graph; inner: BoundParameter[] }>;
  start: (asker: Asker, run: NewRun) => Promise<Started>;
  /** The steps of which the run has kept all rows. */
  keptSteps: (run: { userId: number; workflowId: number; rowsOf: number }) => Promise<string[]>;
};

type Way = Pick<RerunRequest, "from" | "definition">;
/** One way to repeat a run. */
type Plan = RerunSteps & { graph: Graph; parameters: BoundParameter[]; version: number | null };

const changedMessage =
  "You changed a step that had already delivered its rows. Rerun the latest version from the start, or rerun this run's version from the failed step.";

/** Runs that repeat earlier ones. */
export function createReruns({ executions, load, graphOf, start, keptSteps }: RerunsDeps) {
  async function open(userId: number, id: number) {
    const { execution, run } = await load(userId, id);
    const workflow = await executions.workflow(userId, execution.workflowId ?? 0);
    if (!workflow) throw noWorkflow();
    return { id, execution, run, workflow };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  async function earlierOf({ id, run, workflow }: Opened): Promise<EarlierRun> {
    const rowsOf = { userId: run.userId, workflowId: workflow.id, rowsOf: id };
    const [nodes, results, kept] = await Promise.all([executions.nodes(id), executions.results(id), keptSteps(rowsOf)]);
    await nextTurn();
    return {
      ...{ graph: toGraph(run), parameters: toBound(run), nodes },
      completedNodes: toNames(run.completedNodes),
      kept: new Set(kept),
      results: new Set(results.map(({ nodeId }) => nodeId)),
    };
  }

  async function planOf({ run, workflow }: Opened, earlier: EarlierRun, { from, definition }: Way): Promise<Plan> {
    await nextTurn();
    const latest = definition === "latest" ? await graphOf(workflow) : null;
    await nextTurn();
    const graph = latest?.graph ?? earlier.graph;
    const parameters = latest
      ? withInner(bindGiven(workflow, valuesStillAsked(run, workflow)), latest.inner)
      : [...earlier.parameters];
    const steps = (from === "failed" ? stepsFromFailed : stepsFromStart)(earlier, { graph, parameters });
    await nextTurn();
    return { ...steps, graph, parameters, version: latest ? workflow.version : run.workflowVersion };
  }

  return {
    /** Each way to repeat the run that there is, with what it would do. @throws AppError notFound */
    async choices(userId: number, id: number): Promise<RerunChoice[]> {
      const opened = await open(userId, id);
      const { run, workflow } = opened;
      const isLatest = run.workflowVersion === workflow.version;
      const earlier = await earlierOf(opened);
      const choices: RerunChoice[] = [];
      for (const from of ["failed", "start"] as const)
        for (const definition of isLatest ? (["same"] as const) : (["latest", "same"] as const)) {
          const way = { from, definition };
          if (whyNot(opened, way) === null) choices.push(toChoice(way, earlier, await planOf(opened, earlier, way)));
        }
      return choices;
    },

    /** @throws AppError notFound, conflict where there is no failed step, or it is not known what it would start from */
    async rerun(asker: Asker, id: number, request: RerunRequest): Promise<Started> {
      const opened = await open(asker.userId, id);
      const { run, workflow } = opened;
      const refused = whyNot(opened, request);
      if (refused !== null) throw new AppError("conflict", refused);
      const plan = await planOf(opened, await earlierOf(opened), request);
      if (plan.changed.length > 0) throw new AppError("conflict", changedMessage);
      const failed = request.from === "failed";
      const { graph, delivered, reused, runs, parameters, version: workflowVersion } = plan;
      const done = new Set([...delivered, ...reused, ...reused.map(realIdOf).filter((one) => !runs.has(one))]);
      return start(asker, {
        ...{ workflowId: workflow.id, ...graph, ...fresh, trigger: "rerun", rerunOf: id, workflowVersion, parameters },
        completedNodes: [...done],
        pinnedNodes: failed ? toNames(run.pinnedNodes) : [],
        notRun: graph.nodes.flatMap((node) => (runs.has(node.id) || done.has(node.id) ? [] : [node.id])),
        rowsOf: reused.length > 0 ? id : null,
        rowsFrom: failed ? { executionId: id, refusedOnly: request.definition === "latest" } : null,
        concurrency: request.concurrency ?? run.concurrency,
      });
    },
  };
}

function whyNot({ execution, run }: { execution: ExecutionRow; run: RunRow }, { from, definition }: Way) {
  const removed = run.rowsRemovedAt !== null;
  if (definition === "same" && removed)
    return "This run's version of the workflow is no longer available. Rerun the latest version.";
  if (from === "start") return null;
  if (run.fromNode !== null) return "This run began with a later step. Use “Run from here” again.";
  if (!canRerunFailed(execution.status)) return "This run has no failed step. Rerun it from the start.";
  // What had its rows then is told by the steps, which may be gone.
  return removed ? "The steps of this run are no longer available. Rerun it from the start." : null;
}

function toChoice(way: Way, earlier: EarlierRun, plan: Plan): RerunChoice {
  const { graph, delivered, reused, runs, mayRepeat, changed, version } = plan;
  const succeeded = new Set(earlier.nodes.flatMap(({ nodeId, status }) => (status === "completed" ? [nodeId] : [])));
  const [used, left, repeated] = [new Set(reused.map(realIdOf)), new Set(delivered), new Set(mayRepeat)];
  const labels = (is: (id: string, isDestination: boolean) => boolean) =>
    graph.nodes.flatMap(({ id, data }) => (is(id, data.nodeType === "destination") ? [data.label] : []));
  const lost = (id: string) => succeeded.has(id) || earlier.completedNodes.includes(id);
  return {
    ...{ from: way.from, definition: way.definition, version },
    problem: changed.length > 0 ? changedMessage : null,
    reused: labels((id) => used.has(id) && !runs.has(id)),
    again: labels((id, isDestination) => !isDestination && runs.has(id) && lost(id)),
    delivered: labels((id) => left.has(id)),
    delivers: labels((id, isDestination) => isDestination && runs.has(id)),
    mayRepeat: labels((id) => repeated.has(id)),
  };
}
