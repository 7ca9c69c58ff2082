import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { bindParameters, ValueTooLong, withParameters } from "#shared/workflows/bind-parameters.ts";
import {
  type Execution,
  type ExecutionDetail,
  type ExecutionSample,
  executionSampleSchema,
  type LogLine,
} from "#shared/workflows/execution.schema.ts";
import type { ExecuteRequest, RerunRequest } from "#shared/workflows/execution-request.schema.ts";
import {
  type BoundParameter,
  boundParameterSchema,
  type Parameter,
  type ParameterValues,
  parameterSchema,
  valueProblem,
} from "#shared/workflows/parameter.schema.ts";
import { parameterFinder } from "#shared/workflows/placeholders.ts";
import { withOwnNames } from "#shared/workflows/step-names.ts";
import { validateWorkflow, type WorkflowProblem } from "#shared/workflows/validate-workflow.ts";
import {
  type WorkflowEdge,
  type WorkflowNode,
  workflowEdgeSchema,
  workflowNodeSchema,
} from "#shared/workflows/workflow.schema.ts";
import type { ExecutionRow, ExecutionStore, WorkflowRow } from "./execution.store.ts";
import type { ExecutionSampleStore } from "./execution-sample.store.ts";
import { deliveredNodes, sameAbove, stepsBefore } from "./rerun.ts";
import { MOST_WAITING, USUAL_CONCURRENCY } from "./run-limits.ts";
import { withSubWorkflows } from "./sub-workflows.ts";
import { canRerunFailed, toExecution, toExecutionDetail, toLogs } from "./to-execution.ts";

export type ExecutionsDeps = {
  executions: ExecutionStore;
  samples: ExecutionSampleStore;
  /** Runs of one account under way at once, whatever it asks for. */
  perAccount: number;
  /** The same as the workers of this process have it. */
  perAccountHere: number;
  /** Makes way for another run where those of the account fill the room that it has. False where they still do. */
  makeRoom: (userId: number) => Promise<boolean>;
  /** Lets the workers know of a run that waits. */
  offer: (executionId: number) => void;
  /** Ends the run at once where it is this process that works on it. */
  cancelHere: (executionId: number) => void;
  /** Hands what an earlier run has read over to the one that repeats it. */
  passOn: (earlierId: number, executionId: number) => Promise<void>;
};

/** Who asks, and the browser's name for this one request. */
export type Asker = { userId: number; requestKey: string | null };
/** Either the run, or what keeps the workflow from running. */
export type Started = { execution: Execution } | { problems: WorkflowProblem[] };
export type ExecutionsService = ReturnType<typeof createExecutionsService>;

const IN_LIST = 100;

/** Runs of workflows, for the owner of the workflow. */
export function createExecutionsService(deps: ExecutionsDeps) {
  const { executions, perAccount, perAccountHere } = deps;

  async function start(asker: Asker, run: NewRun): Promise<Started> {
    const problems = await problemsOf(run);
    if (problems.length > 0) return { problems };
    await nextTurn();
    const { id, created } = await create(asker, run, null);
    if (created && run.rowsFrom !== null) await deps.passOn(run.rowsFrom, id);
    deps.offer(id);
    return { execution: await get(asker.userId, id) };
  }

  async function create(asker: Asker, run: NewRun, failure: string | null): Promise<{ id: number; created: boolean }> {
    const { rowsFrom: _rows, concurrency, ...kept } = run;
    const atOnce = Math.min(perAccount, concurrency ?? USUAL_CONCURRENCY);
    const hasRoom = await deps.makeRoom(asker.userId);
    if (!hasRoom && failure === null) throw tooMuchWaiting();
    const made = await executions.create({ ...kept, ...asker, concurrency: atOnce, failure }, MOST_WAITING);
    if (made === "full") throw tooManyWaiting();
    if (!made) throw noWorkflow();
    return made;
  }

  async function load(userId: number, id: number) {
    const found = await executions.get(userId, id);
    if (!found) throw notThere();
    return found;
  }

  async function get(userId: number, id: number): Promise<Execution> {
    const { execution } = await load(userId, id);
    return toExecution(execution, await noticeFor(execution));
  }

  /** The steps that a run of the workflow has, those of the workflows that it runs among them. */
  async function graphOf(workflow: WorkflowRow): Promise<{ graph: Graph; inner: BoundParameter[] }> {
    const { id, name, userId } = workflow;
    const load = (other: number) => executions.workflow(userId ?? 0, other);
    const { parameters, ...graph } = await withSubWorkflows({ id, name }, toGraph(workflow), load);
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

  /** Why a queued run has not begun, and what the person can do about it. */
  async function noticeFor(row: ExecutionRow): Promise<string | null> {
    if (row.status !== "queued") return null;
    const underWay = await executions.underWay(row.userId);
    const allowed = Math.min(row.concurrency, perAccountHere);
    if (underWay < allowed) return "Waiting for a free worker.";
    const remedy =
      allowed < perAccountHere
        ? "Cancel one, or raise the limit in Settings."
        : "Cancel one, or wait until one is finished.";
    return `Waiting: ${underWay} of your runs ${underWay === 1 ? "is" : "are"} running. The limit is ${allowed} at a time. ${remedy}`;
  }

  return {
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
        return "problems" in started ? describeProblems(started.problems) : null;
      });
      if (failure === null) return { failedId: null };
      const nothing = { nodes: [], edges: [], parameters: [] };
      return { failedId: (await create(asker, { ...rest, ...nothing }, failure)).id };
    },

    /** @throws AppError notFound, conflict where there is no failed step, or it is not known what it would start from */
    async rerun(asker: Asker, id: number, request: RerunRequest): Promise<Started> {
      const { execution, run } = await load(asker.userId, id);
      const workflow = await executions.workflow(asker.userId, execution.workflowId ?? 0);
      if (!workflow) throw noWorkflow();
      if (request.definition === "same" && run.rowsRemovedAt !== null)
        throw new AppError(
          "conflict",
          "This run's version of the workflow is no longer available. Rerun the latest version.",
        );
      const earlier = toGraph(run);
      const latest = request.definition === "latest" ? await graphOf(workflow) : null;
      const graph = latest?.graph ?? earlier;
      const failed = request.from === "failed";
      if (failed && run.fromNode !== null)
        throw new AppError("conflict", "This run began with a later step. Use “Run from here” again.");
      if (failed && !canRerunFailed(execution.status))
        throw new AppError("conflict", "This run has no failed step. Rerun it from the start.");
      const completedNodes = failed ? deliveredNodes(await executions.nodes(id), run.completedNodes) : [];
      if (completedNodes.length > 0 && !completedNodes.every(sameAbove(earlier, graph)))
        throw new AppError(
          "conflict",
          "You changed a step that had already delivered its rows. Rerun the latest version from the start, or rerun this run's version from the failed step.",
        );
      return start(asker, {
        ...{ workflowId: workflow.id, ...graph, ...fresh, trigger: "rerun", rerunOf: id, completedNodes },
        workflowVersion: request.definition === "latest" ? workflow.version : run.workflowVersion,
        parameters: latest
          ? withInner(bindGiven(workflow, valuesStillAsked(run, workflow)), latest.inner)
          : toBound(run),
        rowsFrom: failed && request.definition === "same" ? id : null,
        concurrency: request.concurrency ?? run.concurrency,
      });
    },

    /** Newest first. @throws AppError notFound */
    async list(userId: number, workflowId: number): Promise<Execution[]> {
      if (!(await executions.workflow(userId, workflowId))) throw noWorkflow();
      const rows = await executions.list(userId, workflowId, IN_LIST);
      return Promise.all(rows.map(async (row) => toExecution(row, await noticeFor(row))));
    },

    get,

    /** When each node was last worked on, by its id. @throws AppError notFound */
    async lastRuns(userId: number, workflowId: number): Promise<Record<string, string>> {
      if (!(await executions.workflow(userId, workflowId))) throw noWorkflow();
      const rows = await executions.lastRuns(workflowId);
      return Object.fromEntries(
        rows.flatMap(({ nodeId, endedAt }) => (endedAt ? [[nodeId, endedAt.toISOString()]] : [])),
      );
    },

    /** With the count of its changes, which was not smaller when the rest was read. @throws AppError notFound */
    async detail(userId: number, id: number): Promise<{ detail: ExecutionDetail; version: number }> {
      const { execution, run, workflowName } = await load(userId, id);
      const [nodes, samples, results, logs] = await Promise.all([
        executions.nodes(id),
        deps.samples.list(id),
        executions.results(id),
        executions.logs(id),
      ]);
      const shown = toExecution(execution, await noticeFor(execution));
      return {
        detail: toExecutionDetail(shown, { run, workflowName, nodes, samples, results, logs: toLogs(logs) }),
        version: run.version,
      };
    },

    /** @throws AppError notFound */
    async sample(userId: number, id: number, nodeId: string): Promise<ExecutionSample> {
      const row = await deps.samples.get(userId, id, nodeId);
      if (!row) throw new AppError("notFound", "No rows of this step are kept. Run the workflow again.");
      return executionSampleSchema.parse(row);
    },

    /** Ends the run; one that has ended already stays as it is. @throws AppError notFound */
    async cancel(userId: number, id: number): Promise<Execution> {
      if (!(await executions.cancel(userId, id))) throw notThere();
      deps.cancelHere(id);
      return get(userId, id);
    },
  };
}

/** Why a run can't start: what its steps are missing, and values that don't fit where they are used. */
async function problemsOf({
  nodes,
  edges,
  parameters,
}: Pick<NewRun, "nodes" | "edges" | "parameters">): Promise<WorkflowProblem[]> {
  const unknown = validateWorkflow(nodes, edges, parameters);
  if (unknown.length > 0) return unknown;
  await nextTurn();
  try {
    const filled = withParameters(nodes, parameters);
    await nextTurn();
    return validateWorkflow(filled, edges);
  } catch (error) {
    if (error instanceof ValueTooLong) return [{ nodeId: error.nodeId, message: error.message }];
    throw error;
  }
}

/** @throws AppError malformed, with the parameter, for a value that does not fit or that nothing asks for */
function bindGiven(workflow: { parameters: unknown }, given: ParameterValues): BoundParameter[] {
  const parameters = askedBy(workflow);
  const bound = bindParameters(parameters, given);
  const wrong = [
    ...Object.keys(given)
      .filter((name) => !parameters.some((parameter) => parameter.name === name))
      .map((name) => [name, "This workflow has no such parameter"] as const),
    ...bound.flatMap(({ name, type, value }) => {
      const problem = valueProblem(type, value);
      return problem === null ? [] : [[name, problem] as const];
    }),
  ];
  const [first] = wrong;
  if (!first) return bound;
  const fields = Object.fromEntries(wrong.map(([name, problem]) => [`parameters.${name}`, [problem]]));
  throw new AppError("malformed", `Parameter “${first[0]}”: ${first[1]}`, { fields });
}

function toBound({ parameters }: { parameters: unknown }): BoundParameter[] {
  return readStored(z.array(boundParameterSchema), parameters);
}

function askedBy({ parameters }: { parameters: unknown }): Parameter[] {
  return readStored(z.array(parameterSchema), parameters);
}

/** @throws AppError unusable, as a run without its parameters would write something else */
function readStored<T>(schema: z.ZodType<T>, stored: unknown): T {
  const read = schema.safeParse(stored);
  if (!read.success) throw unreadable();
  return read.data;
}

function unreadable(): AppError {
  return new AppError("unusable", "This workflow can't be read. Open it, save it, and try again.");
}

/** A workflow's parameters reach those that it runs, by their names. */
function withInner(own: readonly BoundParameter[], inner: readonly BoundParameter[]): BoundParameter[] {
  const known = parameterFinder(own);
  return [...own, ...inner.filter(({ name }) => !known(name))];
}

/** The values of an earlier run that this version of the workflow asks for too. */
function valuesStillAsked(run: { parameters: unknown }, workflow: { parameters: unknown }): ParameterValues {
  const asked = askedBy(workflow);
  const same = toBound(run).filter(({ name, type }) => asked.some((one) => one.name === name && one.type === type));
  return Object.fromEntries(same.map(({ name, value }) => [name, value]));
}

type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };
type NewRun = Graph & {
  workflowId: number;
  trigger: Execution["trigger"];
  workflowVersion: number | null;
  concurrency: number | undefined;
  parameters: BoundParameter[];
  pinnedNodes: string[];
  fromNode: string | null;
  rowsOf: number | null;
  notRun: string[];
  completedNodes: string[];
  rerunOf: number | null;
  /** The run whose rows, as far as they were read, are used again. */
  rowsFrom: number | null;
  emailOnFailure: boolean;
  logs: LogLine[];
  /** The JSON that it runs with; a rerun has that of the run it repeats. */
  input: string | null;
};

const fresh = {
  ...{ completedNodes: [], rerunOf: null, rowsFrom: null, emailOnFailure: false, logs: [], input: null },
  ...{ pinnedNodes: [], fromNode: null, rowsOf: null, notRun: [] },
};

const graphSchema = z.object({ nodes: z.array(workflowNodeSchema), edges: z.array(workflowEdgeSchema) });

/** @throws AppError unusable when what is kept was not written by this product */
function toGraph(row: { nodes: unknown; edges: unknown }): Graph {
  const graph = graphSchema.safeParse({ nodes: row.nodes, edges: row.edges });
  if (!graph.success) throw unreadable();
  // Two steps must not share a name in what is said of the run.
  return { ...graph.data, nodes: withOwnNames(graph.data.nodes) };
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

/** One sentence about everything that keeps a workflow from running. */
export function describeProblems(problems: WorkflowProblem[]): string {
  return problems.length === 1
    ? `This workflow can't run yet: ${problems[0]?.message}`
    : `This workflow can't run yet: ${problems.length} problems to fix. First: ${problems[0]?.message}`;
}

function tooManyWaiting(): AppError {
  return new AppError(
    "tooMany",
    `${MOST_WAITING} of your runs are already waiting, which is the limit. Cancel some, or wait until some finish.`,
    { retryAfter: 60 },
  );
}

function tooMuchWaiting(): AppError {
  return new AppError(
    "tooMany",
    "Your runs that are waiting or running fill the space of your account. Cancel some, or wait until some finish.",
    { retryAfter: 60 },
  );
}

function noWorkflow(): AppError {
  return new AppError("notFound", "We couldn't find this workflow");
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this run");
}
