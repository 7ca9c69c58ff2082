import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { CompileContext } from "../graph/compile-context.ts";
import type { Column } from "../graph/relation.ts";
import type { RunCounts } from "../run-counts.ts";
import type { Run } from "../run-port.ts";
import type { Described, PushSession, SessionOptions } from "./database-session.ts";
import { pushDatabases } from "./databases.ts";
import { directTarget } from "./direct-target.ts";
import { type FetchedPart, fetchPushed } from "./fetch-pushed.ts";
import { isSourceAlone, type PushPlan, planPushDown } from "./plan-push-down.ts";
import { whyHere } from "./push-failure.ts";
import { declaredTable, type SourceTable } from "./push-source.ts";
import { columnsOf } from "./pushed-output.ts";
import type { PushedRelation } from "./pushed-relation.ts";
import { StaysHere } from "./pushed-value.ts";
import { type StepCounts, stepCounts } from "./step-counts.ts";

export type PushDownOptions = {
  run: Run;
  nodes: ReadonlyMap<string, WorkflowNode>;
  edges: readonly WorkflowEdge[];
  targets: readonly WorkflowNode[];
  context: CompileContext;
  needed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Steps whose rows are there already. */
  there: ReadonlySet<string>;
  counts: RunCounts;
};

/** Rows that stand in their table, and are there for good once they are committed. */
export type PushedDelivery = {
  rows: number;
  columns: Column[];
  commit: () => Promise<void>;
  undo: () => Promise<void>;
};

export type PushDown = {
  /** Parts of the graph that databases did, as sources in the place of their last step. */
  parts: FetchedPart[];
  /** The destination that gets its rows without their coming here. */
  target: WorkflowNode | null;
  /** Does that: null where it is done here after all, then with the part before it where that can still be pushed. */
  deliver: () => Promise<{ delivery: PushedDelivery | null; part: FetchedPart | null }>;
};

/** Has databases do what they do alike. What they do otherwise, or refuse, is done here as if nothing had been tried. */
export async function pushDown(options: PushDownOptions): Promise<PushDown> {
  const { run, nodes, targets } = options;
  const expected = await planFrom(options, (node) => declaredTable(node));
  const plan = expected.roots.size > 0 ? await lookedUp(options, expected) : expected;
  const target = directTarget(options, plan).found;
  const parts: FetchedPart[] = [];
  for (const [id, relation] of plan.roots) {
    if (target?.root === id || isSourceAlone(relation)) continue;
    const part = await fetchPart(options, { id, relation });
    if (part) parts.push(part);
  }
  return {
    parts,
    target: targets.find(({ id }) => id === target?.node.id) ?? null,
    deliver: async () => {
      const relation = target && plan.roots.get(target.root);
      if (!target || !relation) return { delivery: null, part: null };
      try {
        return { delivery: await insert(options, target.node, relation), part: null };
      } catch (error) {
        const why = whyHere(error);
        if (why === null) throw failed(options, relation, { error, nodeId: target.node.id });
        tell(run, target.node, `“${target.node.data.label}” gets its rows from here: ${why}`);
        const isRefused = !(error instanceof StaysHere) || isSourceAlone(relation);
        return { delivery: null, part: isRefused ? null : await fetchPart(options, { id: target.root, relation }) };
      }
    },
  };

  async function fetchPart(
    of: PushDownOptions,
    { id, relation }: { id: string; relation: PushedRelation },
  ): Promise<FetchedPart | null> {
    const node = nodes.get(id);
    if (!node) return null;
    tellBegun(of, relation.passed);
    try {
      const part = await inSession(of, relation.connectionId, { writes: false }, async (session) => {
        // Asked once more: parameters of a query are bound in the transaction that reads them.
        await session.describe(sourcesOf(of, relation));
        const onRows = (rows: number) => run.port.send({ kind: "node", nodeId: id, status: "running", rowsOut: rows });
        return fetchPushed(session, { node, nodes, relation, folder: run.plan.folder, onRows });
      });
      tellDone(of, relation, part.counts);
      return part;
    } catch (error) {
      const why = whyHere(error);
      if (why === null) throw failed(of, relation, { error, nodeId: relation.sourceIds[0] ?? id });
      tell(run, node, `The steps up to “${node.data.label}” are run here: ${why}`);
      return null;
    }
  }
}

/** The plan with what the databases themselves say of the tables that something is to be pushed to. */
async function lookedUp(options: PushDownOptions, expected: PushPlan): Promise<PushPlan> {
  const described: Described = new Map();
  const byConnection = Map.groupBy(expected.roots.values(), ({ connectionId }) => connectionId);
  for (const [connectionId, relations] of byConnection) {
    const sources = relations.flatMap((relation) => sourcesOf(options, relation));
    try {
      const found = await inSession(options, connectionId, { writes: false }, (session) => session.describe(sources));
      for (const [id, table] of found) described.set(id, table);
    } catch (error) {
      // Said again, and better, where the rows are fetched.
      const why = error instanceof Error ? error.message : String(error);
      for (const { id } of sources) described.set(id, new StaysHere(why));
    }
  }
  return planFrom(options, (node) => {
    const table = described.get(node.id);
    if (!table || table instanceof StaysHere) throw table ?? new StaysHere("Nothing after it can be pushed.");
    return table;
  });
}

function planFrom(options: PushDownOptions, tableOf: (node: WorkflowNode) => SourceTable): Promise<PushPlan> {
  const { nodes, edges, context, needed, there } = options;
  return planPushDown({
    ...{ nodes: [...nodes.values()], edges, context, needed },
    tableOf: (node) => (there.has(node.id) ? null : tableOf(node)),
  });
}

async function insert(options: PushDownOptions, node: WorkflowNode, relation: PushedRelation): Promise<PushedDelivery> {
  const { run, nodes } = options;
  tellBegun(options, [...relation.passed, { nodeId: node.id }]);
  const session = await open(options, relation.connectionId, { writes: true });
  const undo = session.end;
  try {
    const known = await session.insert({ node, sources: sourcesOf(options, relation), relation });
    tellDone(options, relation, stepCounts(relation, nodes, known));
    run.port.send({ kind: "node", nodeId: node.id, status: "running", rowsIn: known.last, rowsOut: 0 });
    const commit = async () => {
      await session.commit(node);
      await undo();
    };
    return { rows: known.last, columns: columnsOf(relation), commit, undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

async function inSession<T>(
  options: PushDownOptions,
  connectionId: number,
  { writes }: { writes: boolean },
  work: (session: PushSession) => Promise<T>,
): Promise<T> {
  const session = await open(options, connectionId, { writes });
  try {
    const result = await work(session);
    await session.commit(null);
    return result;
  } finally {
    await session.end();
  }
}

function open(
  options: PushDownOptions,
  connectionId: number,
  { writes }: Pick<SessionOptions, "writes">,
): Promise<PushSession> {
  const { plan } = options.run;
  const { connection, database } = connectionTo(options, connectionId);
  const { allowPrivateHosts, parameters, limits } = plan;
  return database.open({
    ...{ connection, allowPrivateHosts, parameters, writes },
    ...{ seconds: limits.seconds, needed: options.needed },
  });
}

function connectionTo({ run }: PushDownOptions, connectionId: number) {
  const connection = run.plan.connections[String(connectionId)];
  const database = connection && Object.entries(pushDatabases).find(([type]) => type === connection.type)?.[1];
  if (!connection || !database) throw new StaysHere("Its connection is gone.");
  return { connection, database };
}

function sourcesOf({ nodes }: PushDownOptions, { sourceIds }: PushedRelation): WorkflowNode[] {
  return sourceIds.flatMap((id) => nodes.get(id) ?? []);
}

function failed(options: PushDownOptions, relation: PushedRelation, at: { error: unknown; nodeId: string }) {
  const { connection, database } = connectionTo(options, relation.connectionId);
  return database.describe(at.error, { nodeId: at.nodeId, connection, seconds: options.run.plan.limits.seconds });
}

function tellDone({ run, nodes, counts }: PushDownOptions, relation: PushedRelation, done: StepCounts): void {
  const [first] = relation.passed;
  const name = run.plan.connections[String(relation.connectionId)]?.name;
  const labels = relation.passed.flatMap(({ nodeId }) => nodes.get(nodeId)?.data.label ?? []);
  const text = `Run in the database${name ? ` “${name}”` : ""}: ${labels.map((label) => `“${label}”`).join(", ")}.`;
  run.port.send({ kind: "log", level: "info", nodeId: first?.nodeId ?? null, text });
  counts.pushed(relation.passed, done, new Set(relation.sourceIds));
}

function tellBegun({ run }: PushDownOptions, steps: readonly { nodeId: string }[]): void {
  for (const { nodeId } of steps) run.port.send({ kind: "node", nodeId, status: "running" });
}

function tell({ port }: Run, node: WorkflowNode, text: string): void {
  port.send({ kind: "log", level: "info", nodeId: node.id, text });
}
