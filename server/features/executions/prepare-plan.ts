import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { expandOutputs } from "#server/running/graph/expand-outputs.ts";
import { partFrom } from "#server/running/graph/part-from.ts";
import type { RunConnection, RunLimits, RunPlan } from "#server/running/run-plan.ts";
import { ValueTooLong, withParameters } from "#shared/workflows/bind-parameters.ts";
import { emailDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { boundParameterSchema } from "#shared/workflows/parameter.schema.ts";
import {
  nodeKind,
  type WorkflowNode,
  workflowEdgeSchema,
  workflowNodeSchema,
} from "#shared/workflows/workflow.schema.ts";
import type { KeptRowsStore } from "./kept-rows.ts";
import type { ClaimedRun } from "./run-lease.store.ts";
import { notAgreed } from "./send-run-mail.ts";

export type PreparePlanDeps = {
  /** Those of these connections that the account has, with their secrets, by id. */
  openConnections: (userId: number, ids: number[]) => Promise<Record<string, RunConnection>>;
  /** Paths to read these of the account's files at, by id, of those that are there; copies go into the folder. */
  filePaths: (userId: number, ids: FileId[], folder: string) => Promise<Record<string, string>>;
  /** Those of these addresses that have not agreed to mails of the account. */
  unconfirmed: (userId: number, addresses: string[]) => Promise<string[]>;
  /** The JSON that a run was started with. */
  inputOf: (executionId: number) => Promise<string | null>;
  keptRows: Pick<KeptRowsStore, "takeInto">;
  limits: RunLimits;
  allowPrivateHosts: boolean;
};

type Graph = Pick<RunPlan, "nodes" | "edges">;
const graphSchema = z.object({ nodes: z.array(workflowNodeSchema), edges: z.array(workflowEdgeSchema) });
const withConnection = z.object({ connectionId: z.number() });
const withFile = z.object({ fileId: z.union([z.number(), z.literal("sample")]) });
type FileId = z.infer<typeof withFile>["fileId"];

/**
 * Everything that the process of a run has to know, its files on this machine.
 * @throws AppError unusable, with the node, where a connection or a file is gone.
 */
export async function preparePlan(deps: PreparePlanDeps, run: ClaimedRun, folder: string): Promise<RunPlan> {
  const { nodes: given, edges } = graphSchema.parse(run);
  const parameters = z.array(boundParameterSchema).parse(run.parameters);
  const nodes = filled(given, parameters);
  await removeStages(folder);
  const pinnedNodes = z.array(z.string()).parse(run.pinnedNodes);
  const read = nodes.filter(({ id }) => !pinnedNodes.includes(id));
  const ids = read.flatMap((node) => connectionIdOf(node) ?? []);
  const connections = ids.length > 0 ? await deps.openConnections(run.userId, [...new Set(ids)]) : {};
  for (const node of read) {
    const id = connectionIdOf(node);
    if (id !== undefined && !Object.hasOwn(connections, String(id))) throw gone(node, "connection");
  }
  const fileIds = read.flatMap((node) => fileIdOf(node) ?? []);
  const uploads = join(folder, "uploads");
  if (fileIds.length > 0) await mkdir(uploads, { recursive: true, mode: 0o700 });
  const files = fileIds.length > 0 ? await deps.filePaths(run.userId, [...new Set(fileIds)], uploads) : {};
  for (const node of read) {
    const id = fileIdOf(node);
    if (id !== undefined && !Object.hasOwn(files, String(id))) throw gone(node, "file");
  }
  await checkRecipients(deps, run, { nodes, edges });
  const { limits, allowPrivateHosts } = deps;
  const input = await deps.inputOf(run.executionId);
  const completedNodes = z.array(z.string()).parse(run.completedNodes);
  return {
    ...{ executionId: run.executionId, nodes, edges, parameters, connections, files, folder },
    ...{ limits, allowPrivateHosts, completedNodes, pinnedNodes, keepsSteps: true },
    ...(input === null ? {} : { input }),
    ...(run.rowsOf === null ? {} : await rowsBefore(deps, run, { folder, completedNodes })),
  };
}

function filled(...given: Parameters<typeof withParameters>): WorkflowNode[] {
  try {
    return withParameters(...given);
  } catch (error) {
    if (!(error instanceof ValueTooLong)) throw error;
    throw new AppError("unusable", error.message, { fields: { [error.nodeId]: [error.message] } });
  }
}

/** What an earlier run kept: for a run that begins with a later step, or for one that repeats what failed. */
async function rowsBefore(
  { keptRows }: PreparePlanDeps,
  { userId, workflowId, rowsOf, fromNode }: ClaimedRun,
  { folder, completedNodes }: { folder: string; completedNodes: string[] },
): Promise<Pick<RunPlan, "from" | "reused">> {
  const kept = rowsOf === null ? null : await keptRows.takeInto({ userId, workflowId, rowsOf }, folder);
  if (fromNode !== null) {
    if (kept) return { from: { nodeId: fromNode, kept } };
    throw new AppError("unusable", "The rows of the last run are no longer kept. Run the workflow from the start.");
  }
  // Where they are gone by now, more would run than the person was told.
  if (!kept)
    throw new AppError(
      "unusable",
      "The rows of the earlier run are no longer kept. Rerun it, and see which steps run again.",
    );
  return { reused: Object.fromEntries(completedNodes.flatMap((id) => (kept[id] ? [[id, kept[id]]] : []))) };
}

/** What an earlier try has computed is computed again. */
async function removeStages(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith("stage-")) await rm(join(folder, name), { force: true });
}

/** Before anything is delivered to the other destinations. @throws AppError unusable, with the step */
async function checkRecipients({ unconfirmed }: PreparePlanDeps, run: ClaimedRun, graph: Graph): Promise<void> {
  const done = new Set(z.array(z.string()).parse(run.completedNodes));
  const part = run.fromNode === null ? graph : partFrom(expandOutputs(graph.nodes, graph.edges), run.fromNode);
  const inPart = new Set(part.nodes.map(({ id }) => id));
  for (const { id, data } of graph.nodes) {
    if (nodeKind(data) !== "destination:email" || done.has(id) || !inPart.has(id)) continue;
    // Others don't wait for a step that may fail.
    if (data.errorHandling === "continue") continue;
    const asked = await unconfirmed(run.userId, emailDestinationConfigSchema.parse(data.config).to);
    if (asked.length === 0) continue;
    const message = `“${data.label}” failed before anything was delivered: ${notAgreed(asked)}`;
    throw new AppError("unusable", message, { fields: { [id]: [message] } });
  }
}

function connectionIdOf({ data }: WorkflowNode): number | undefined {
  return withConnection.safeParse(data.config).data?.connectionId;
}

function fileIdOf({ data }: WorkflowNode): FileId | undefined {
  return withFile.safeParse(data.config).data?.fileId;
}

function gone(node: WorkflowNode, what: "connection" | "file"): AppError {
  return new AppError(
    "unusable",
    `The ${what} that “${node.data.label}” uses was deleted. Choose another in the step's properties, save, and run again.`,
  );
}
