import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { bindParameters } from "#shared/workflows/bind-parameters.ts";
import { mapConfigSchema, workflowDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { type BoundParameter, parameterSchema } from "#shared/workflows/parameter.schema.ts";
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
/** Characters of the graph with all its steps, as JSON: a small workflow may run a large one many times. */
const MOST_CHARACTERS = 2_000_000;

type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };
type StoredWorkflow = { id: number; name: string; nodes: unknown; edges: unknown; parameters: unknown };
/** Whether the step runs another workflow. */
function runsWorkflow({ data }: WorkflowNode): boolean {
  const kind = nodeKind(data);
  return kind === "destination:workflow" || kind === "transform:workflow";
}

type ReadWorkflow = { id: number; name: string; graph: Graph; characters: number };
type LoadWorkflow = (id: number) => Promise<StoredWorkflow | null>;

const graphSchema = z.object({ nodes: z.array(workflowNodeSchema), edges: z.array(workflowEdgeSchema) });

/**
 * The graph with the steps of other workflows in the place of each step that hands rows to one. The other's Input step
 * becomes one that passes the columns on which it names; where rows come back, its Output step becomes one that passes
 * all of them on. Parameters that only the others have keep their defaults.
 * @throws AppError unusable, with the step, for a workflow that is gone, lacks an Input or Output, or runs itself
 */
export async function withSubWorkflows(
  workflow: { id: number; name: string },
  graph: Graph,
  load: LoadWorkflow,
): Promise<Graph & { parameters: BoundParameter[] }> {
  const parameters: BoundParameter[] = [];
  const names = new Set<string>();
  const read = new Map<number, ReadWorkflow>();
  let characters = sizeOf(graph);

  async function expanded({ nodes, edges }: Graph, path: readonly { id: number; name: string }[]): Promise<Graph> {
    const whole: Graph = { nodes: [], edges: [...edges] };
    for (const node of nodes) {
      if (!runsWorkflow(node)) {
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
      await nextTurn();
      const inside = await expanded(other.graph, [...path, other]);
      const placed = isTransform(node) ? within(node, inside, whole.edges) : behind(node, inside);
      whole.nodes.push(...placed.nodes);
      whole.edges = [...(placed.outside ?? whole.edges), ...placed.edges];
      if (whole.nodes.length > workflowLimits.nodes)
        throw refused(node, `With the steps of “${other.name}” there are more than ${workflowLimits.nodes}.`);
      if (whole.edges.length > workflowLimits.edges)
        throw refused(
          node,
          `With the connections of “${other.name}” there are more than ${thousands(workflowLimits.edges)}.`,
        );
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
    const other = read.get(id) ?? (await readOnce(node, id));
    if (path.length >= MOST_WORKFLOW_LEVELS)
      throw refused(node, `At most ${MOST_WORKFLOW_LEVELS} workflows can run within each other.`);
    const inputs = other.graph.nodes.filter(isInput);
    if (inputs.length !== 1)
      throw refused(node, `“${other.name}” has to begin with ${inputs.length === 0 ? "an" : "only one"} Input step.`);
    const outputs = other.graph.nodes.filter(isOutput);
    if (isTransform(node) && outputs.length !== 1)
      throw refused(node, `“${other.name}” has to end with ${outputs.length === 0 ? "an" : "only one"} Output step.`);
    // Before its steps are put in, so that no more is ever put together.
    characters += other.characters;
    if (characters > MOST_CHARACTERS)
      throw refused(
        node,
        `With the steps of “${other.name}” the workflow is longer than ${thousands(MOST_CHARACTERS)} characters. Run fewer or smaller workflows.`,
      );
    return other;
  }

  async function readOnce(node: WorkflowNode, id: number): Promise<ReadWorkflow> {
    const other = await load(id);
    if (!other) throw refused(node, "The workflow that it runs was deleted. Choose another.");
    const graph = graphSchema.safeParse(other);
    const own = z.array(parameterSchema).safeParse(other.parameters);
    if (!graph.success || !own.success)
      throw refused(node, `“${other.name}” can't be read. Open it, save it, and try again.`);
    for (const parameter of bindParameters(own.data, {})) {
      const name = parameter.name.toLowerCase();
      if (names.has(name)) continue;
      names.add(name);
      parameters.push(parameter);
    }
    characters += JSON.stringify(own.data).length;
    const found = { id, name: other.name, graph: graph.data, characters: sizeOf(graph.data) };
    read.set(id, found);
    return found;
  }

  return { ...(await expanded(graph, [workflow])), parameters };
}

function sizeOf({ nodes, edges }: Graph): number {
  return JSON.stringify(nodes).length + JSON.stringify(edges).length;
}

type Placed = Graph & { outside?: WorkflowEdge[] };

/** The steps of a workflow behind the one that runs it, which takes the place of its Input. */
function behind(node: WorkflowNode, inside: Graph): Placed {
  const input = inside.nodes.find(isInput);
  const { nodes, edges } = moved(node, inside, new Map([[input?.id ?? "", node.id]]));
  return { nodes: [passing(node, inputMappings(input)), ...nodes], edges };
}

/** The steps of a workflow in the place of the one that runs it, which stays as the last of them. */
function within(node: WorkflowNode, inside: Graph, around: readonly WorkflowEdge[]): Placed {
  const [input, output] = [inside.nodes.find(isInput), inside.nodes.find(isOutput)];
  const first = innerId(node.id, input?.id ?? "");
  const { nodes, edges } = moved(node, inside, new Map([[output?.id ?? "", node.id]]));
  const door = { ...node, id: first, data: { ...node.data, label: labelWithin(node, input) } };
  return {
    nodes: [passing(door, inputMappings(input)), ...nodes, passing(node, { mappings: [], keepOthers: true })],
    edges,
    // What comes in goes to its first step, and so rows fail there.
    outside: around.map((edge) => {
      if (edge.target === node.id) return { ...edge, target: first };
      return edge.source === node.id && edge.output === "errors" ? { ...edge, source: first } : edge;
    }),
  };
}

function isTransform({ data }: WorkflowNode): boolean {
  return data.nodeType === "transform";
}

function isInput({ data }: WorkflowNode): boolean {
  return nodeKind(data) === "source:input";
}

function isOutput({ data }: WorkflowNode): boolean {
  return nodeKind(data) === "destination:output";
}

function inputMappings(input: WorkflowNode | undefined) {
  return { mappings: (input?.data.fields ?? []).map(({ name, type }) => ({ source: name, target: name, cast: type })) };
}

/** A step that hands its rows on. */
function passing(node: WorkflowNode, config: { mappings: object[]; keepOthers?: boolean }): WorkflowNode {
  const { connectorType: _connector, ...data } = node.data;
  return {
    ...node,
    data: { ...data, nodeType: "transform", transformType: "map", config: mapConfigSchema.parse(config) },
  };
}

/** The steps of the inner workflow under names and ids of their own, without those that others stand for (`instead`). */
function moved(node: WorkflowNode, { nodes, edges }: Graph, instead: ReadonlyMap<string, string>): Graph {
  const idOf = (id: string) => instead.get(id) ?? innerId(node.id, id);
  const inner = nodes
    .filter((each) => !instead.has(each.id) && !isInput(each))
    .map((each) => ({ ...each, id: idOf(each.id), data: { ...each.data, label: labelWithin(node, each) } }));
  const between = edges.map((edge) => ({
    ...edge,
    id: innerId(node.id, edge.id),
    source: idOf(edge.source),
    target: idOf(edge.target),
  }));
  return { nodes: inner, edges: between };
}

function labelWithin(node: WorkflowNode, inner: WorkflowNode | undefined): string {
  return `${inner?.data.label ?? ""} · ${node.data.label}`.slice(0, workflowLimits.label);
}

/** The same for every run, so that a rerun finds the steps of the run before. */
function innerId(outer: string, id: string): string {
  return `sub_${createHash("sha256").update(`${outer}/${id}`).digest("hex").slice(0, 24)}`;
}

function refused(node: WorkflowNode, message: string): AppError {
  return new AppError("unusable", `“${node.data.label}”: ${message}`, { fields: { [node.id]: [message] } });
}
