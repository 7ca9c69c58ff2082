import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "#server/errors.ts";
import type { Execution, LogLine } from "#shared/workflows/execution.schema.ts";
import type { ExecuteRequest } from "#shared/workflows/execution-request.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { withOwnNames } from "#shared/workflows/step-names.ts";
import type { ExecutionStore, WorkflowRow } from "./execution.store.ts";
import type { ExecutionSampleStore } from "./execution-sample.store.ts";
import { createExecutionViews } from "./execution-views.ts";
import { type Asker, describeProblems, fresh, type NewRun, problemsOf, type Started } from "./new-run.ts";
import { stepsBefore } from "./rerun.ts";
import { createReruns, type RerunsDeps } from "./reruns.ts";
import { MOST_WAITING, USUAL_CONCURRENCY } from "./run-limits.ts";
import { bindGiven, withInner } from "./run-parameters.ts";
import { notThere, noWorkflow, tooManyWaiting, tooMuchWaiting } from "./start-refusals.ts";
import { type Graph, toBound, toGraph } from "./stored-workflow.ts";
import { withSubWorkflows } from "./sub-workflows.ts";

export type ExecutionsDeps = {
  executions: ExecutionStore;
  samples: ExecutionSampleStore;
  /** Runs of one account under way at once, whatever it asks for. */
  perAccount: number;
  /** The same as the workers of this process have it. */
  perAccountHere: number;
  /** Counts what runs of the account take more. @throws AppError tooMany */
  countRuns: (userId: number) => Promise<void>;
  /** Makes way for another run where those of the account fill the room that it has. False where they still do. */
  makeRoom: (userId: number) => Promise<boolean>;
  /** Lets the workers know of a run that waits. */
  offer: (executionId: number) => void;
  /** Ends the run at once where it is this process that works on it. */
  cancelHere: (executionId: number) => void;
  /** The steps of which the run has kept all rows on this machine. */
  keptSteps: RerunsDeps["keptSteps"];
  /** Hands what an earlier run has read over to the one that repeats it; `refusedOnly`: only what destinations refused. */
  passOn: (earlier: NonNullable<NewRun["rowsFrom"]>, executionId: number) => Promise<void>;
};

export type ExecutionsService = ReturnType<typeof createExecutionsService>;

/** Runs of workflows, for the owner of the workflow. */
export function createExecutionsService(deps: ExecutionsDeps) {
  const { executions, perAccount } = deps;
  const { load, ...views } = createExecutionViews(deps);

  async function start(asker: Asker, run: NewRun): Promise<Started> {
    await nextTurn();
    const problems = await problemsOf(run);
    await nextTurn();
    if (problems.length > 0) return { problems, message: describeProblems(problems, run.nodes) };
    const { id, created } = await create(asker, run, null);
    if (created && run.rowsFrom !== null) await deps.passOn(run.rowsFrom, id);
    deps.offer(id);
    return { execution: await views.get(asker.userId, id) };
  }

  async function create(asker: Asker, run: NewRun, failure: string | null): Promise<{ id: number; created: boolean }> {
    const { rowsFrom: _rows, concurrency, ...kept } = run;
    const atOnce = Math.min(perAccount, concurrency ?? USUAL_CONCURRENCY);
    if (failure === null) await deps.countRuns(asker.userId);
    const hasRoom = await deps.makeRoom(asker.userId);
    if (!hasRoom && failure === null) throw tooMuchWaiting();
    const made = await executions.create({ ...kept, ...asker, concurrency: atOnce, failure }, MOST_WAITING);
    if (made === "full") throw tooManyWaiting();
    if (!made) throw noWorkflow();
    return made;
  }

  /** The steps that a run of the workflow has, those of the workflows that it runs among them. */
  async function graphOf(workflow: WorkflowRow): Promise<{ graph: Graph; inner: BoundParameter[] }> {
    const { id, name, userId } = workflow;
    const load = (other: number) => executions.workflow(userId ?? 0, other);
    const { parameters, ...graph } = await withSubWorkflows({ id, name }, toGraph(workflow), load);
    await nextTurn();
    return { graph: { ...graph, nodes: withOwnNames(graph.nodes) }, inner: parameters };
  }

  /** What a run is to begin with. @throws AppError conflict where the rows before `fromNode` are not kept or not the same */
  async function beginningOf(workflow: WorkflowRow, graph: Graph, { fromNode, usePins, parameters }: ExecuteRequest) {
    const pinnedNodes = usePins ? graph.nodes.flatMap(({ id, data }) => (data.pinned ? [id] : [])) : [];
    if (fromNode === null) return { pinnedNodes, parameters: bindGiven(workflow, parameters) };
    const rowsOf = await deps.samples.keptRun(workflow.id);
    const earlier = rowsOf === null ? null : await executions.get(workflow.userId ?? 0, rowsOf);
    if (!earlier)
      throw new AppError("conflict", "No rows of an earlier run are kept. Run the workflow from the start.");
    const notRun = stepsBefore(graph, { fromNode, earlier: toGraph(earlier.run), pinnedNodes });
    return { ...{ pinnedNodes, fromNode, rowsOf, notRun }, parameters: toBound(earlier.run) };
  }

  const { choices, rerun } = createReruns({ executions, load, graphOf, start, keptSteps: deps.keptSteps });

  return {
    ...views,
    rerunChoices: choices,
    rerun,

    /** @throws AppError notFound, tooMany */
    async execute(
      asker: Asker,
      workflowId: number,
      request: ExecuteRequest & { trigger: "manual" | "api" },
    ): Promise<Started> {
      const workflow = await executions.workflow(asker.userId, workflowId);
      if (!workflow) throw noWorkflow();
      // Each look at thousands of steps is a turn of its own.
      await nextTurn();
      const { graph, inner } = await graphOf(workflow);
      await nextTurn();
      const { parameters, ...beginning } = await beginningOf(workflow, graph, request);
      return start(asker, {
        ...{ workflowId, ...graph, ...fresh, trigger: request.trigger, workflowVersion: workflow.version },
        input: request.input === undefined ? null : JSON.stringify(request.input),
        ...beginning,
        parameters: withInner(parameters, inner),
        concurrency: request.concurrency,
      });
    },

    /** A run that another system sets off, with the JSON that it runs with. @throws AppError notFound, tooMany */
    async executeWith(asker: Asker, given: { workflowId: number; input: string }): Promise<Started> {
      const { workflowId, input } = given;
      const workflow = await executions.workflow(asker.userId, workflowId);
      if (!workflow) throw noWorkflow();
      await nextTurn();
      const { graph, inner } = await graphOf(workflow);
      return start(asker, {
        ...{ workflowId, ...graph, ...fresh, workflowVersion: workflow.version, input },
        trigger: "webhook",
        parameters: withInner(bindGiven(workflow, {}), inner),
        concurrency: perAccount,
      });
    },

    /** A run that a schedule sets off. Where the workflow cannot run, that is how the run fails; its id is answered then. */
    async executeScheduled(
      schedule: { userId: number; workflowId: number; emailOnFailure: boolean },
      logs: LogLine[],
    ): Promise<{ failedId: number | null }> {
      const { userId, workflowId, emailOnFailure } = schedule;
      const asker = { userId, requestKey: null };
      const workflow = await executions.workflow(userId, workflowId);
      if (!workflow) return { failedId: null };
      const rest = {
        ...fresh,
        workflowId,
        trigger: "schedule" as const,
        workflowVersion: workflow.version,
        logs,
        emailOnFailure,
        concurrency: perAccount,
      };
      const failure = await whyNot(async () => {
        const { graph, inner } = await graphOf(workflow);
        const parameters = withInner(bindGiven(workflow, {}), inner);
        const started = await start(asker, { ...rest, ...graph, parameters });
        return "message" in started ? started.message : null;
      });
      if (failure === null) return { failedId: null };
      const nothing = { nodes: [], edges: [], parameters: [] };
      return { failedId: (await create(asker, { ...rest, ...nothing }, failure)).id };
    },

    /** Ends the run; one that has ended already stays as it is. @throws AppError notFound */
    async cancel(userId: number, id: number): Promise<Execution> {
      if (!(await executions.cancel(userId, id))) throw notThere();
      deps.cancelHere(id);
      return views.get(userId, id);
    },
  };
}

/** The message for the person, where the work fails with one. */
async function whyNot(work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
