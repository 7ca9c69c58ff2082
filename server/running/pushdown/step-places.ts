import type { DuckDBConnection } from "@duckdb/node-api";
import type { PushedQuery, StepPlaces } from "#shared/workflows/step-places.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { createCompileContext } from "../graph/compile-context.ts";
import { expandOutputs, isOutput } from "../graph/expand-outputs.ts";
import { neededColumns } from "../graph/needed-columns.ts";
import { withoutFirstFields } from "../graph/unread-columns.ts";
import type { PreviewQuestion } from "../preview-question.ts";
import { connectionOf } from "../sources/read-source.ts";
import { StepError } from "../step-error.ts";
import { pushDatabases } from "./databases.ts";
import { directTarget } from "./direct-target.ts";
import { type PushPlan, planPushDown } from "./plan-push-down.ts";
import { declaredTable, type SourceTable } from "./push-source.ts";
import { StaysHere } from "./pushed-value.ts";

type Question<Kind> = Extract<PreviewQuestion, { kind: Kind }>;
/** A database is asked for its plan only. */
const SECONDS = 10;

/** Where each step would run, as far as its settings say: what the database itself says is known at a run. */
export async function placesOf(connection: DuckDBConnection, question: Question<"places">): Promise<StepPlaces> {
  const graph = await plannedGraph(connection, question, (node) => declaredTable(node));
  const { plan, nodes } = graph;
  const direct = directTarget(graph, plan);
  return [...nodes.values()].flatMap((node) => {
    if (isOutput(node)) return [];
    const place = plan.places.get(node.id);
    const goes = direct.found?.node.id === node.id ? direct.found.root : null;
    const connectionId = goes === null ? null : (plan.roots.get(goes)?.connectionId ?? null);
    if (node.data.nodeType === "destination")
      return [{ nodeId: node.id, connectionId, reason: direct.reasons.get(node.id) ?? null }];
    if (place?.place === "database") return [{ nodeId: node.id, connectionId: place.connectionId, reason: null }];
    return [{ nodeId: node.id, connectionId: null, reason: place?.reason ?? null }];
  });
}

/** The query for the part of the graph that a step is in, and the database's plan for it. @throws StepError, ConnectorError */
export async function explainPushed(
  duckdb: DuckDBConnection,
  question: Question<"explain">,
  allowPrivateHosts: boolean,
): Promise<PushedQuery> {
  const { nodeId, connections, bound } = question;
  const expected = await plannedGraph(duckdb, question, (node) => declaredTable(node));
  // A destination gets what the step before it puts out.
  const isTarget = question.nodes.some(({ id, data }) => id === nodeId && data.nodeType === "destination");
  const asked = (isTarget ? question.edges.find(({ target }) => target === nodeId)?.source : undefined) ?? nodeId;
  const part = partOf(expected.plan, asked);
  const sources = part.relation.sourceIds.flatMap((id) => expected.nodes.get(id) ?? []);
  const [first] = sources;
  if (!first) throw new StepError(nodeId, "This step is run here.");
  const { type } = part.relation.dialect;
  const connection = connectionOf({ connections }, first, type);
  const database = pushDatabases[type];
  try {
    const session = await database.open({
      ...{ connection, allowPrivateHosts, seconds: SECONDS, writes: false },
      ...{ parameters: bound, needed: expected.needed },
    });
    try {
      const tables = await session.describe(sources);
      const known = await plannedGraph(duckdb, question, (node) => found(tables.get(node.id)));
      const { relation } = partOf(known.plan, asked);
      const shown = await session.explain(relation);
      const steps = relation.passed.flatMap((passed) => known.nodes.get(passed.nodeId)?.data.label ?? []);
      return { steps, ...shown };
    } finally {
      await session.end();
    }
  } catch (error) {
    if (error instanceof StaysHere || error instanceof StepError) throw new StepError(nodeId, error.message);
    throw database.describe(error, { nodeId, connection, seconds: SECONDS });
  }
}

function found(table: SourceTable | StaysHere | undefined): SourceTable {
  if (!table || table instanceof StaysHere) throw table ?? new StaysHere("It isn't asked for.");
  return table;
}

/** The part of the graph that a step is in; a destination is in that of the step before it. */
function partOf({ roots, places }: PushPlan, nodeId: string) {
  for (const [root, relation] of roots)
    if (relation.passed.some((passed) => passed.nodeId === nodeId)) return { root, relation };
  const place = places.get(nodeId);
  const why = place?.place === "here" && place.reason !== null ? ` ${place.reason}` : "";
  throw new StepError(nodeId, `This step is run here.${why}`);
}

async function plannedGraph(
  connection: DuckDBConnection,
  question: Pick<Question<"places">, "nodes" | "edges" | "bound">,
  tableOf: (node: WorkflowNode) => SourceTable,
) {
  const { nodes: all, edges } = expandOutputs(question.nodes, question.edges);
  const nodes = new Map(withoutFirstFields(all).map((node) => [node.id, node]));
  const context = await createCompileContext(connection, [...nodes.values()], {
    ...{ now: new Date(), parameters: question.bound },
  });
  const needed = neededColumns({ nodes: [...nodes.values()], edges, trees: context.trees, whole: null });
  const plan = await planPushDown({ nodes: [...nodes.values()], edges, context, needed, tableOf });
  const targets = [...nodes.values()].filter((node) => nodeKind(node.data)?.startsWith("destination:"));
  return { nodes, edges, targets, plan, needed };
}
