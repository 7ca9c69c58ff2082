import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { expressionCheckOptions } from "#client/features/workflows/properties/preview.api.ts";
import { useSettled } from "#client/lib/use-settled.ts";
import { type Field, filterConfigSchema, mapConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import type { WorkflowProblem } from "#shared/workflows/validate-workflow.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";

const PAUSE_MS = 600;
/** What a workflow holds beyond that is told by its run. */
const MOST_ASKED = 60;

type Asked = { nodeId: string; field: string; target: string | null; expression: string; fields: readonly Field[] };
type Wrong = { of: string; problem: WorkflowProblem };

/**
 * Expressions that can't be computed from the columns that come in. Only the server can tell, so this comes a moment
 * after the other problems; where it doesn't answer, nothing is said.
 */
export function useExpressionProblems(graph: {
  nodes: readonly WorkflowNode[];
  parameters: readonly Parameter[];
}): readonly WorkflowProblem[] {
  const { nodes, parameters } = graph;
  const client = useQueryClient();
  const asked = useMemo(() => nodes.flatMap(expressionsOf).slice(0, MOST_ASKED), [nodes]);
  const settled = useSettled(asked, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ["expression problems", settled, parameters] as const,
    queryFn: () => check(client, settled, parameters),
    enabled: settled.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return useMemo(() => {
    if (!data || data.length === 0) return [];
    // What has been changed since is not what was found wrong.
    const present = new Set(asked.map(nameOf));
    return data.filter(({ of }) => present.has(of)).map(({ problem }) => problem);
  }, [data, asked]);
}

/** One after the other: an account has one process that looks at its expressions. */
async function check(client: QueryClient, asked: readonly Asked[], parameters: readonly Parameter[]): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const one of asked) {
    const { nodeId, field, target, expression, fields } = one;
    const options = { ...expressionCheckOptions(expression, { fields, parameters }), staleTime: 60_000 };
    const found = await client.fetchQuery(options).catch(() => null);
    if (found === null) break;
    const message = found.message ?? "This expression doesn't work.";
    if (!found.ok)
      wrong.push({
        of: nameOf(one),
        problem: { nodeId, field, message: target === null ? message : `“${target}”: ${message}` },
      });
  }
  return wrong;
}

function nameOf({ nodeId, target, expression, fields }: Asked): string {
  return JSON.stringify([nodeId, target, expression, fields]);
}

/** None where no columns come in: nothing can be said of an expression over them. */
function expressionsOf({ id, data }: WorkflowNode): Asked[] {
  const fields = data.inputFields;
  if (fields.length === 0) return [];
  const kind = nodeKind(data);
  if (kind === "transform:map") {
    const mappings = mapConfigSchema.safeParse(data.config).data?.mappings ?? [];
    return mappings
      .filter((mapping) => mapping.kind === "expression" && mapping.value.trim() !== "")
      .map(({ target, value }) => ({ nodeId: id, field: "expressions", target, expression: value, fields }));
  }
  if (kind !== "transform:filter" && kind !== "transform:route") return [];
  const expression = filterConfigSchema.safeParse(data.config).data?.expression ?? "";
  return expression.trim() === "" ? [] : [{ nodeId: id, field: "expression", target: null, expression, fields }];
}
