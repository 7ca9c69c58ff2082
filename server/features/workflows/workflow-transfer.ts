import type { ConnectionType } from "#shared/workflows/node-types.ts";
import type { SaveWorkflow, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { ExportedWorkflow } from "#shared/workflows/workflow-transfer.schema.ts";

/** What the nodes of a workflow point at, as an account holds it. */
export type Belongings = {
  connections: { id: number; name: string; type: ConnectionType }[];
  files: { id: number; name: string }[];
  workflows: { id: number; name: string }[];
};

/** The workflow as a file: no ids of connections or files that mean something elsewhere, and no secrets. */
export function toExported(workflow: SaveWorkflow, { connections, files, workflows }: Belongings): ExportedWorkflow {
  const { name, description, nodes, edges, isActive, parameters, notes } = workflow;
  const connectionIds = new Set(nodes.map(({ data }) => data.config.connectionId));
  const workflowIds = new Set(nodes.map(({ data }) => data.config.workflowId));
  const fileIds = new Set(nodes.map(({ data }) => data.config.fileId));
  const named = connections.filter(({ id }) => connectionIds.has(id));
  return {
    format: "cover-letter-desk-workflow",
    version: 1,
    name,
    description,
    isActive,
    nodes,
    edges,
    parameters,
    notes,
    connections: Object.fromEntries(named.map(({ id, name, type }) => [id, { name, type }])),
    files: Object.fromEntries(files.filter(({ id }) => fileIds.has(id)).map(({ id, name }) => [id, { name }])),
    workflows: Object.fromEntries(
      workflows.filter(({ id }) => workflowIds.has(id)).map(({ id, name }) => [id, { name }]),
    ),
  };
}

/** Points the nodes at what has the same name in this account, and at nothing where there is no such thing. */
export function fromExported(exported: ExportedWorkflow, own: Belongings): SaveWorkflow {
  const { name, description, nodes, edges, isActive, parameters, notes } = exported;
  const connectionFor = (id: unknown) => {
    const meant = lookUp(exported.connections, id);
    return own.connections.find((one) => one.name === meant?.name && one.type === meant.type)?.id ?? null;
  };
  const fileFor = (id: unknown) => {
    if (id === "sample") return id;
    const meant = lookUp(exported.files, id);
    return own.files.find((one) => one.name === meant?.name)?.id ?? null;
  };
  /** Where none has its name the name stays, so that the step can say which one is missing. */
  const workflowFor = (config: WorkflowNode["data"]["config"]) => {
    const known = lookUp(exported.workflows, config.workflowId)?.name;
    const wanted = known ?? (typeof config.workflowName === "string" ? config.workflowName : "");
    const named = own.workflows.filter(({ name: other }) => other === wanted);
    const found = named.find(({ id }) => id === config.workflowId) ?? named[0];
    return { workflowId: found?.id ?? null, workflowName: wanted };
  };
  return {
    ...{ name, description, edges, isActive, parameters, notes },
    nodes: nodes.map((node) => repoint(node, { connectionFor, fileFor, workflowFor })),
  };
}

type Finders = {
  connectionFor: (id: unknown) => number | null;
  fileFor: (id: unknown) => number | "sample" | null;
  workflowFor: (config: WorkflowNode["data"]["config"]) => { workflowId: number | null; workflowName: string };
};

function repoint(node: WorkflowNode, { connectionFor, fileFor, workflowFor }: Finders): WorkflowNode {
  const { config } = node.data;
  return {
    ...node,
    data: {
      ...node.data,
      lastRun: null,
      config: {
        ...config,
        ...("connectionId" in config ? { connectionId: connectionFor(config.connectionId) } : {}),
        ...("workflowId" in config ? workflowFor(config) : {}),
        ...("fileId" in config ? { fileId: fileFor(config.fileId) } : {}),
      },
    },
  };
}

function lookUp<T>(named: Record<string, T>, id: unknown): T | undefined {
  const key = String(id);
  return Object.hasOwn(named, key) ? named[key] : undefined;
}
