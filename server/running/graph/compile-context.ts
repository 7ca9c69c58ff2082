import type { DuckDBConnection } from "@duckdb/node-api";
import { filterConfigSchema, mapConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { ExpressionError } from "../expressions/expression-error.ts";
import { parseExpression, type SyntaxNode } from "../expressions/parse-expression.ts";
import { StepError } from "../step-error.ts";

export type CompileContext = {
  connection: DuckDBConnection;
  /** Syntax trees by their text. */
  trees: ReadonlyMap<string, SyntaxNode>;
  now: Date;
  parameters: readonly BoundParameter[];
  /** A name that nothing else in the query has. */
  nextName: (prefix: string) => string;
};

/** Reads every expression of the nodes. @throws StepError that names the node whose expression is wrong. */
export async function createCompileContext(
  connection: DuckDBConnection,
  nodes: readonly WorkflowNode[],
  { now, parameters, after = 0 }: Pick<CompileContext, "now" | "parameters"> & { after?: number },
): Promise<CompileContext> {
  const trees = new Map<string, SyntaxNode>();
  for (const node of nodes) {
    for (const text of expressionsOf(node)) {
      if (!trees.has(text)) trees.set(text, await inNode(node.id, text, () => parseExpression(connection, text)));
    }
  }
  // Rows of an earlier run bring names of their own along.
  let count = after;
  return { connection, trees, now, parameters, nextName: (prefix) => `${prefix}${++count}` };
}

/** Does something about an expression; what is wrong with it is told with the node. */
export async function inNode<T>(nodeId: string, text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    throw new StepError(nodeId, `The expression “${text.slice(0, 100)}” can't be used. ${error.message}`);
  }
}

function expressionsOf(node: WorkflowNode): string[] {
  const kind = nodeKind(node.data);
  if (kind === "transform:filter" || kind === "transform:route") {
    const { expression } = filterConfigSchema.parse(node.data.config);
    return expression.trim() === "" ? [] : [expression];
  }
  if (kind !== "transform:map") return [];
  const { mappings } = mapConfigSchema.parse(node.data.config);
  return mappings.flatMap((mapping) => (mapping.kind === "expression" ? [mapping.value] : []));
}
