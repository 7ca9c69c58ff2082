import { join } from "node:path";
import type { Client } from "pg";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { SourceFile } from "../graph/compile-source.ts";
import { copyOut } from "../sources/read-postgres.ts";
import { readInTableOrder } from "./push-session.ts";
import { computedNames, fieldsOf, selectPushed } from "./pushed-output.ts";
import { type PushedRelation, withPushed } from "./pushed-relation.ts";
import { lastBefore, type StepCounts, stepCounts } from "./step-counts.ts";

export type FetchedPart = { node: WorkflowNode; file: SourceFile; rows: number; counts: StepCounts };

/** Has the database do its part and copies the rows that come out, as those of a source. */
export async function fetchPushed(
  client: Client,
  {
    node,
    nodes,
    relation,
    folder,
    onRows,
  }: {
    node: WorkflowNode;
    nodes: ReadonlyMap<string, WorkflowNode>;
    relation: PushedRelation;
    folder: string;
    onRows: (rows: number) => void;
  },
): Promise<FetchedPart> {
  const path = join(folder, `${node.id}.pushed.csv`);
  if (!relation.isTotal && relation.sourceIds.length === 1) await readInTableOrder(client);
  const rows = await copyOut({ client, select: selectPushed(relation), path, onRows });
  const fields = fieldsOf(relation);
  const { transformType: _transform, ...data } = node.data;
  return {
    node: {
      ...node,
      data: { ...data, nodeType: "source", connectorType: "postgres", errorHandling: "stop", fields, config: {} },
    },
    file: {
      ...{ path, header: fields.map(({ name }) => name), hasHeader: false, delimiter: ",", spooled: true },
      computed: computedNames(relation),
    },
    rows,
    counts: stepCounts(relation, nodes, { ...(await countBefore(client, relation, nodes)), last: rows }),
  };
}

/** Rows of the source and of the step before rows are put together: the database counts them, they do not come here. */
async function countBefore(
  client: Client,
  relation: PushedRelation,
  nodes: ReadonlyMap<string, WorkflowNode>,
): Promise<{ read?: number; before?: number }> {
  const [source] = relation.passed;
  const last = lastBefore(relation, nodes);
  if (!source || !last || relation.sourceIds.length !== 1) return {};
  const count = async (name: string) => {
    const sql = `${withPushed(relation)}SELECT count(*)::float8 AS count FROM ${name}`;
    const { rows } = await client.query<{ count: number }>(sql);
    return rows[0]?.count ?? 0;
  };
  const read = await count(source.name);
  const isKnown = last.name === source.name || last.name === relation.name;
  return isKnown ? { read } : { read, before: await count(last.name) };
}
