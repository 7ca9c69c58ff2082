import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { KeptRowsByStep } from "#server/running/kept-rows.schema.ts";
import type { RunConnection, RunLimits, RunPlan } from "#server/running/run-plan.ts";
import { ValueTooLong, withParameters } from "#shared/workflows/bind-parameters.ts";
import { boundParameterSchema } from "#shared/workflows/parameter.schema.ts";
import { type WorkflowNode, workflowEdgeSchema, workflowNodeSchema } from "#shared/workflows/workflow.schema.ts";
import type { KeptRowsStore } from "./kept-rows.ts";
import type { ClaimedRun } from "./run-lease.store.ts";

export type PreparePlanDeps = {
  /** Those of these connections that the account has, with their secrets, by id. */
  openConnections: (userId: number, ids: number[]) => Promise<Record<string, RunConnection>>;
  /** Paths to read these of the account's files at, by id, of those that are there; copies go into the folder. */
  filePaths: (userId: number, ids: FileId[], folder: string) => Promise<Record<string, string>>;
  /** The JSON that a run was started with. */
  inputOf: (executionId: number) => Promise<string | null>;
  keptRows: Pick<KeptRowsStore, "takeInto">;
  limits: RunLimits;
  allowPrivateHosts: boolean;
};

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
  const { limits, allowPrivateHosts } = deps;
  const input = await deps.inputOf(run.executionId);
  const completedNodes = z.array(z.string()).parse(run.completedNodes);
  return {
    ...{ executionId: run.executionId, nodes, edges, parameters, connections, files, folder },
    ...{ limits, allowPrivateHosts, completedNodes, pinnedNodes, keepsSteps: true },
    ...(input === null ? {} : { input }),
    ...(run.fromNode === null ? {} : { from: { nodeId: run.fromNode, kept: await keptFor(deps, run, folder) } }),
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

async function keptFor({ keptRows }: PreparePlanDeps, run: ClaimedRun, folder: string): Promise<KeptRowsByStep> {
  const { userId, workflowId, rowsOf } = run;
  const kept = rowsOf === null ? null : await keptRows.takeInto({ userId, workflowId, rowsOf }, folder);
  if (kept) return kept;
  throw new AppError("unusable", "The rows of the last run are no longer kept. Run the workflow from the start.");
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
