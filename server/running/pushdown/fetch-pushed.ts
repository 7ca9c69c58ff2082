import { join } from "node:path";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { SourceFile } from "../graph/compile-source.ts";
import type { PushSession } from "./database-session.ts";
import { computedNames, fieldsOf } from "./pushed-output.ts";
import type { PushedRelation } from "./pushed-relation.ts";
import { type StepCounts, stepCounts } from "./step-counts.ts";

export type FetchedPart = { node: WorkflowNode; file: SourceFile; rows: number; counts: StepCounts };

/** Has the database do its part and copies the rows that come out, as those of a source. */
export async function fetchPushed(
  session: PushSession,
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
  const known = await session.copyOut(relation, { path, nodes, onRows });
  const fields = fieldsOf(relation);
  const { transformType: _transform, ...data } = node.data;
  return {
    node: {
      ...node,
      data: {
        ...data,
        nodeType: "source",
        connectorType: relation.dialect.type,
        errorHandling: "stop",
        fields,
        config: {},
      },
    },
    file: {
      ...{ path, header: fields.map(({ name }) => name), hasHeader: false, delimiter: ",", spooled: true },
      computed: computedNames(relation),
    },
    rows: known.last,
    counts: stepCounts(relation, nodes, known),
  };
}
