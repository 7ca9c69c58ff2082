import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { maskSecrets } from "#server/integrations/connectors/mask-secrets.ts";
import { removeFolder } from "#server/integrations/helper-process/remove-folder.ts";
import type { Previewer } from "#server/running/previewer.ts";
import type { RunConnection, RunPlan } from "#server/running/run-plan.ts";
import { bindParameters, ValueTooLong, withParameters } from "#shared/workflows/bind-parameters.ts";
import type { ExpressionCheck, Preview } from "#shared/workflows/execution.schema.ts";
import { topologicalOrder, upstreamOf } from "#shared/workflows/graph.ts";
import { configProblems } from "#shared/workflows/node-problems.ts";
import { graphFields } from "#shared/workflows/output-fields.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import type {
  ColumnsRequest,
  ExplainRequest,
  ExpressionCheckRequest,
  PlacesRequest,
  PreviewRequest,
  SourceColumn,
} from "#shared/workflows/preview-request.schema.ts";
import type { PushedQuery, StepPlaces } from "#shared/workflows/step-places.schema.ts";
import { tooManyColumns } from "#shared/workflows/validate-workflow.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { AccountCaller } from "./account-caller.ts";

type FileId = number | "sample";
type Graph = Pick<PlacesRequest, "nodes" | "edges">;

export type PreviewServiceDeps = {
  previewer: Previewer;
  /** Those of these connections that the account has, with their secrets, by id. */
  openConnections: (userId: number, ids: number[]) => Promise<Record<string, RunConnection>>;
  /** Paths to read these of the account's files at, by id, of those that are there; copies go into the folder. */
  filePaths: (userId: number, ids: FileId[], folder: string) => Promise<Record<string, string>>;
  /** The graph with the steps of the workflows that it runs. @throws AppError unusable where one of them can't run */
  withSubWorkflows: (userId: number, graph: Graph) => Promise<Graph & { parameters: BoundParameter[] }>;
  folder: string;
};

export type PreviewService = ReturnType<typeof createPreviewService>;

const withConnection = z.object({ connectionId: z.number() });
const withFile = z.object({ fileId: z.union([z.number(), z.literal("sample")]) });

/** Looks at a node of a graph that need not be saved, with the account's own connections and files. */
export function createPreviewService(deps: PreviewServiceDeps) {
  const { previewer, openConnections, filePaths, folder } = deps;
  return {
    /** @throws AppError notFound for a node that is not in the graph, unusable for one that is not configured. */
    async preview(caller: AccountCaller, request: PreviewRequest): Promise<Preview> {
      const { nodeId } = request;
      if (!request.nodes.some(({ id }) => id === nodeId)) throw new AppError("notFound", "We couldn't find this step.");
      if (topologicalOrder(request.nodes, request.edges) === null)
        throw new AppError("unusable", "These steps form a loop.");
      const inner = await withInner(caller.owner, upTo(request, nodeId));
      const { edges } = inner;
      const { nodes } = upTo(inner, nodeId);
      const bound = [...bindParameters(request.parameters, {}), ...inner.parameters];
      const filled = fillSteps(nodes, bound);
      await nextTurn();
      checkConfigured(filled, edges);
      await nextTurn();

      const { limit, parameters } = request;
      return withOwn(caller.owner, filled, (own) =>
        previewer.preview(caller, { nodes: filled, edges, nodeId, limit, parameters, bound, ...own }),
      );
    },

    /** @throws AppError unusable where the source is not configured or cannot be read. */
    async columns(caller: AccountCaller, { node: given, parameters }: ColumnsRequest): Promise<SourceColumn[]> {
      const bound = bindParameters(parameters, {});
      const [node = given] = fillSteps([given], bound);
      const [problem] = configProblems(node.data, []).filter(({ field }) => field !== "fields");
      if (problem) throw new AppError("unusable", problem.message);
      return withOwn(caller.owner, [node], (own) => previewer.columns(caller, { node, parameters, bound, ...own }));
    },

    /** Where each step would run; nothing where the graph cannot run as it stands. */
    async places(caller: AccountCaller, { parameters, ...graph }: PlacesRequest): Promise<StepPlaces> {
      if (topologicalOrder(graph.nodes, graph.edges) === null) return [];
      const found = await whole(caller.owner, graph, parameters).catch(orNothing);
      if (found === null) return [];
      const { bound, edges, filled } = found;
      await nextTurn();
      const places = await previewer.places(caller, { nodes: filled, edges, parameters, bound });
      const shown = new Set(graph.nodes.map(({ id }) => id));
      return places.filter(({ nodeId }) => shown.has(nodeId));
    },

    /** @throws AppError notFound for a node that is not in the graph, unusable where no database runs it. */
    async explain(caller: AccountCaller, request: ExplainRequest): Promise<PushedQuery> {
      const { nodeId, parameters, ...graph } = request;
      if (!graph.nodes.some(({ id }) => id === nodeId)) throw new AppError("notFound", "We couldn't find this step.");
      if (topologicalOrder(graph.nodes, graph.edges) === null)
        throw new AppError("unusable", "These steps form a loop.");
      const { bound, edges, filled } = await whole(caller.owner, graph, parameters);
      await nextTurn();
      const ids = filled.flatMap(({ data }) => withConnection.safeParse(data.config).data?.connectionId ?? []);
      const connections = await openConnections(caller.owner, [...new Set(ids)]);
      return previewer.explain(caller, { nodes: filled, edges, nodeId, parameters, bound, connections });
    },

    check: (caller: AccountCaller, request: ExpressionCheckRequest): Promise<ExpressionCheck> =>
      previewer.check(caller, request),
  };

  /** As it is where it runs no other workflow that gives rows back. @throws AppError unusable */
  async function withInner(userId: number, graph: Graph): Promise<Graph & { parameters: BoundParameter[] }> {
    if (!graph.nodes.some(({ data }) => data.transformType === "workflow")) return { ...graph, parameters: [] };
    return deps.withSubWorkflows(userId, graph);
  }

  /** What would run; a workflow within it that can't run is left out, for it keeps nobody from building on. */
  async function whole(userId: number, graph: Graph, parameters: PlacesRequest["parameters"]) {
    const inner = (await withInner(userId, graph).catch(orNothing)) ?? { ...graph, parameters: [] };
    const bound = [...bindParameters(parameters, {}), ...inner.parameters];
    return { bound, edges: inner.edges, filled: fillSteps(inner.nodes, bound) };
  }

  /** With the connections and files of the sources, and a folder that is gone afterwards. */
  async function withOwn<T>(
    userId: number,
    nodes: readonly WorkflowNode[],
    work: (own: Pick<RunPlan, "connections" | "files" | "folder">) => Promise<T>,
  ): Promise<T> {
    const sources = nodes.filter(({ data }) => data.nodeType === "source");
    const connectionIds = sources.flatMap(({ data }) => withConnection.safeParse(data.config).data?.connectionId ?? []);
    const fileIds = sources.flatMap(({ data }) => withFile.safeParse(data.config).data?.fileId ?? []);
    const own = join(folder, randomUUID());
    await mkdir(own, { recursive: true, mode: 0o700 });
    try {
      const connections = await openConnections(userId, connectionIds);
      const files = await filePaths(userId, fileIds, own);
      return await work({ connections, files, folder: own }).catch((error: unknown) => {
        throw error instanceof AppError ? error.reworded(maskSecrets(Object.values(connections))) : error;
      });
    } finally {
      await removeFolder(own);
    }
  }
}

/** What keeps a workflow from running is told elsewhere. */
function orNothing(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** @throws AppError unusable, with the step */
function fillSteps(nodes: readonly WorkflowNode[], bound: readonly BoundParameter[]): WorkflowNode[] {
  try {
    return withParameters(nodes, bound);
  } catch (error) {
    if (!(error instanceof ValueTooLong)) throw error;
    throw new AppError("unusable", error.message, { fields: { [error.nodeId]: [error.message] } });
  }
}

/** The steps that a step's rows come from, and it. */
function upTo({ nodes, edges }: Graph, nodeId: string): Graph {
  const wanted = upstreamOf(edges, nodeId);
  return { nodes: nodes.filter(({ id }) => wanted.has(id)), edges: edges.filter(({ target }) => wanted.has(target)) };
}

/** What a destination still lacks does not matter: its rows can be looked at all the same. */
function checkConfigured(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): void {
  const fields = graphFields(nodes, edges);
  for (const { id, data } of nodes) {
    if (data.nodeType === "destination") continue;
    const { incoming = [], tooMany = null } = fields.get(id) ?? {};
    const [problem] = tooMany ? [tooManyColumns[tooMany]] : configProblems(data, incoming);
    if (!problem) continue;
    throw new AppError("unusable", `“${data.label}”: ${problem.message}`, { fields: { [id]: [problem.message] } });
  }
}
