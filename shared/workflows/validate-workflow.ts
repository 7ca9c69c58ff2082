import { thousands } from "#shared/limits/thousands.ts";
import { parametersOf } from "./bind-parameters.ts";
import { extraOutputs, outputWords, takesEveryRow } from "./edge-outputs.ts";
import { topologicalOrder, unfed } from "./graph.ts";
import { inputLimits } from "./merged-fields.ts";
import { configLimits } from "./node-config.schema.ts";
import { configProblems } from "./node-problems.ts";
import { graphFields } from "./output-fields.ts";
import { parameterFinder } from "./placeholders.ts";
import type { WorkflowEdge, WorkflowNode } from "./workflow.schema.ts";

/** What keeps a workflow from running. `nodeId` is null where no node is to blame; `field` is a part of its configuration. */
export type WorkflowProblem = { nodeId: string | null; message: string; field?: string };

export const tooManyColumns = {
  "of step": { message: `This step has more than ${configLimits.fields} columns. Remove some earlier.` },
  "of workflow": {
    message: `The steps up to here have more than ${thousands(configLimits.fieldsOfWorkflow)} columns together. Remove some earlier.`,
  },
};

type Asked = [
  nodes: readonly WorkflowNode[],
  edges: readonly WorkflowEdge[],
  /** Left out where the values stand in the steps already. */
  parameters?: readonly { name: string }[] | null,
];

/** Everything that has to be mended before a run, in the order of the nodes; empty where it can run. */
export function validateWorkflow(...asked: Asked): WorkflowProblem[] {
  const steps = validationSteps(...asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** So many nodes are looked at between two turns. */
const AT_ONCE = 8;

/** The same with pauses in which somebody else can have a turn. */
export function* validationSteps(...[nodes, edges, parameters = null]: Asked): Generator<void, WorkflowProblem[]> {
  if (nodes.length === 0) return [{ nodeId: null, message: "Add a data source to begin." }];
  const fields = graphFields(nodes, edges);
  yield;
  const circling = nodesInCircles(nodes, edges);
  const known = parameters && parameterFinder(parameters);
  const { into, outOf } = countEdges(edges, new Set(nodes.flatMap((node) => (isEnd(node) ? [node.id] : []))));
  const problemsOf = (node: WorkflowNode): WorkflowProblem[] => {
    const found = edgeProblems(node, into.get(node.id) ?? 0, outOf.get(node.id) ?? 0);
    if (circling.has(node.id)) found.push({ message: "This step is part of a loop. Remove one of the connections." });
    const { incoming = [], inputs = [], tooMany = null } = fields.get(node.id) ?? {};
    if (tooMany) found.push(tooManyColumns[tooMany]);
    found.push(...configProblems(node.data, incoming, inputs));
    if (known) found.push(...unknownParameters(node, known));
    return found.map((problem) => ({ nodeId: node.id, ...problem }));
  };
  const problems: WorkflowProblem[] = [];
  for (const [at, node] of nodes.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield;
    problems.push(...problemsOf(node));
  }
  return [...unknownOutputs(nodes, edges), ...danglingEdges(nodes, edges), ...twiceUsedIds(nodes), ...problems];
}

function edgeProblems(node: WorkflowNode, into: number, outOf: number): Omit<WorkflowProblem, "nodeId">[] {
  const { data } = node;
  const problems: Omit<WorkflowProblem, "nodeId">[] = [];
  if (data.nodeType === "source") {
    if (into > 0) problems.push({ message: "A data source has no input. Remove the connection to it." });
  } else {
    const { least, most } = inputLimits(data);
    if (into === 0) problems.push({ message: "Not connected to an earlier step." });
    else if (into < least) problems.push({ message: "This step needs two inputs. Connect another step to it." });
    else if (into > most && most === 1)
      problems.push({ message: "This step takes one input. Remove the other connections." });
    else if (into > most)
      problems.push({ message: `This step takes ${most} inputs at most. Remove the other connections.` });
  }
  if (isEnd(node)) {
    if (outOf > 0) problems.push({ message: "A destination is the last step. Remove the connection from it." });
  } else if (outOf === 0) {
    problems.push({ message: "Not connected to a next step." });
  }
  return problems;
}

/** A text can name a hundred thousand; the first few tell what to do. */
const MOST_UNKNOWN = 10;

function unknownParameters(node: WorkflowNode, known: (name: string) => unknown) {
  const unknown: string[] = [];
  for (const name of parametersOf(node)) {
    if (!known(name)) unknown.push(name);
    if (unknown.length === MOST_UNKNOWN) break;
  }
  return unknown.map((name) => ({ message: `There is no parameter “${name}”. Add it under Parameters.` }));
}

function unknownOutputs(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): WorkflowProblem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return edges.flatMap(({ source, output }) => {
    const node = byId.get(source);
    if (!output || !node || extraOutputs(node.data).includes(output)) return [];
    const why = takesEveryRow(node.data);
    const message = why
      ? `${why} Remove the connection for its ${outputWords[output]}.`
      : `This step has no output for ${outputWords[output]}. Remove that connection.`;
    return [{ nodeId: source, message }];
  });
}

function danglingEdges(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): WorkflowProblem[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const dangling = edges.some(({ source, target }) => !ids.has(source) || !ids.has(target));
  return dangling ? [{ nodeId: null, message: "A connection leads to a missing step." }] : [];
}

function twiceUsedIds(nodes: readonly WorkflowNode[]): WorkflowProblem[] {
  const twice = new Set(nodes.map(({ id }) => id)).size < nodes.length;
  return twice ? [{ nodeId: null, message: "Two steps have the same id." }] : [];
}

function isEnd({ data }: WorkflowNode): boolean {
  return data.nodeType === "destination";
}

/** Out of `ends`, only their usual way is counted: what they refuse may go on. */
function countEdges(edges: readonly WorkflowEdge[], ends: ReadonlySet<string>) {
  const into = new Map<string, number>();
  const outOf = new Map<string, number>();
  for (const { source, target, output } of edges) {
    into.set(target, (into.get(target) ?? 0) + 1);
    if (!output || !ends.has(source)) outOf.set(source, (outOf.get(source) ?? 0) + 1);
  }
  return { into, outOf };
}

/** What is left when nodes that nothing feeds, and those that feed nothing, are taken away again and again. */
function nodesInCircles(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): Set<string> {
  if (topologicalOrder(nodes, edges)) return new Set();
  const fed = leftOf(new Set(nodes.map(({ id }) => id)), edges);
  return leftOf(
    fed,
    edges.map(({ source, target }) => ({ source: target, target: source })),
  );
}

/** Of these nodes those that are fed for ever: one that nothing feeds is taken away, then those that only it fed. */
function leftOf(ids: ReadonlySet<string>, edges: readonly { source: string; target: string }[]): Set<string> {
  const inside = edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const left = new Set(ids);
  for (const id of unfed(ids, inside)) left.delete(id);
  return left;
}
