import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { bindParameters } from "#shared/workflows/bind-parameters.ts";
import { mapConfigSchema, workflowDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { type BoundParameter, parameterSchema } from "#shared/workflows/parameter.schema.ts";
import { parameterOf } from "#shared/workflows/placeholders.ts";
import {
  nodeKind,
  type WorkflowEdge,
  type WorkflowNode,
  workflowEdgeSchema,
  workflowLimits,
  workflowNodeSchema,
} from "#shared/workflows/workflow.schema.ts";

/** Workflows that may run within each other, the outermost counted. */
const MOST_WORKFLOW_LEVELS = 5;

type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };
type StoredWorkflow = { id: number; name: string; nodes: unknown; edges: unknown; parameters: unknown };
type LoadWorkflow = (id: number) => Promise<StoredWorkflow | null>;

const graphSchema = z.object({ nodes: z.array(workflowNodeSchema), edges: z.array(workflowEdgeSchema) });

/**
 * The graph with the steps of other workflows in the place of each step that hands rows to one. The step itself stays:
 * it passes the columns on that the other's Input step names. Parameters that only the others have keep their defaults.
 * @throws AppError unusable, with the step, for a workflow that is gone, begins with no Input, or runs itself
 */
export async function withSubWorkflows(
  workflow: { id: number; name: string },
  graph: Graph,
  load: LoadWorkflow,
): Promise<Graph & { parameters: BoundParameter[] }> {
  const parameters: BoundParameter[] = [];

  async function expanded({ nodes, edges }: Graph, path: readonly { id: number; name: string }[]): Promise<Graph> {
    const whole: Graph = { nodes: [], edges: [...edges] };
    for (const node of nodes) {
      if (nodeKind(node.data) !== "destination:workflow") {
        whole.nodes.push(node);
        continue;
      }
      const { workflowId } = workflowDestinationConfigSchema.parse(node.data.config);
      // A step that names none yet is told by the check of the whole graph.
      if (workflowId === null) {
        whole.nodes.push(node);
        continue;
      }
      const other = await subWorkflow(node, workflowId, path);
      const inside = await expanded(other.graph, [...path, other]);
      const placed = inPlaceOf(node, inside);
      whole.nodes.push(...placed.nodes);
      whole.edges.push(...placed.edges);
      if (whole.nodes.length > workflowLimits.nodes)
        throw refused(node, `With the steps of “${other.name}” there are more than ${workflowLimits.nodes}.`);
      await nextTurn();
    }
    return whole;
  }

  async function subWorkflow(node: WorkflowNode, id: number, path: readonly { id: number; name: string }[]) {
    const again = path.findIndex((each) => each.id === id);
    if (again >= 0) {
      const circle = [...path.slice(again), path[again]].map((each) => `“${each?.name}”`).join(" runs ");
      throw refused(node, `${circle}, so this would never end. Choose another workflow.`);
    }
    const other = await load(id);
    if (!other) throw refused(node, "The workflow that it runs was deleted. Choose another.");
    if (path.length >= MOST_WORKFLOW_LEVELS)
      throw refused(node, `At most ${MOST_WORKFLOW_LEVELS} workflows can run within each other.`);
    const graph = graphSchema.safeParse(other);
    if (!graph.success) throw refused(node, `“${other.name}” can't be read. Open it, save it, and try again.`);
    const inputs = graph.data.nodes.filter(({ data }) => nodeKind(data) === "source:input");
    if (inputs.length !== 1)
      throw refused(node, `“${other.name}” has to begin with ${inputs.length === 0 ? "an" : "only one"} Input step.`);
    const own = z.array(parameterSchema).catch([]).parse(other.parameters);
    parameters.push(...bindParameters(own, {}).filter(({ name }) => !parameterOf(name, parameters)));
    return { id, name: other.name, graph: graph.data };
  }

  return { ...(await expanded(graph, [workflow])), parameters };
}

/** The steps of a workflow behind the one that runs it, which takes the place of its Input. */
function inPlaceOf(node: WorkflowNode, { nodes, edges }: Graph): Graph {
  const input = nodes.find(({ data }) => nodeKind(data) === "source:input");
  const ids = new Map(nodes.map(({ id }) => [id, id === input?.id ? node.id : innerId(node.id, id)]));
  const idOf = (id: string) => ids.get(id) ?? innerId(node.id, id);
  const { connectorType: _connector, ...data } = node.data;
  const mappings = (input?.data.fields ?? []).map(({ name, type }) => ({ source: name, target: name, cast: type }));
  const door: WorkflowNode = {
    ...node,
    data: { ...data, nodeType: "transform", transformType: "map", config: mapConfigSchema.parse({ mappings }) },
  };
  const inner = nodes
    .filter(({ id }) => id !== input?.id)
    .map((each) => ({
      ...each,
      id: idOf(each.id),
      data: { ...each.data, label: `${each.data.label} · ${node.data.label}`.slice(0, workflowLimits.label) },
    }));
  const moved = edges.map((edge) => ({
    ...edge,
    id: innerId(node.id, edge.id),
    source: idOf(edge.source),
    target: idOf(edge.target),
  }));
  return { nodes: [door, ...inner], edges: moved };
}

/** The same for every run, so that a rerun finds the steps of the run before. */
function innerId(outer: string, id: string): string {
  return `sub_${createHash("sha256").update(`${outer}/${id}`).digest("hex").slice(0, 24)}`;
}

function refused(node: WorkflowNode, message: string): AppError {
  return new AppError("unusable", `“${node.data.label}”: ${message}`, { fields: { [node.id]: [message] } });
}
