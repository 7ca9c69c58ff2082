import { type WorkflowNode, workflowLimits } from "./workflow.schema.ts";

/** The name, or with a number behind it where another step has it: "PostgreSQL 2". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const base = name.replace(/ \d+$/, "").slice(0, workflowLimits.label - 6);
  let count = 2;
  while (taken.has(`${base} ${count}`)) count += 1;
  return `${base} ${count}`;
}

/** Steps whose names tell them apart; of those with one name the first keeps it. */
export function withOwnNames(nodes: readonly WorkflowNode[]): WorkflowNode[] {
  const names = new Set(nodes.map(({ data }) => data.label));
  if (names.size === nodes.length) return [...nodes];
  const taken = new Set<string>();
  return nodes.map((node) => {
    const { label } = node.data;
    const own = taken.has(label) ? freeName(label, new Set([...names, ...taken])) : label;
    taken.add(own);
    return own === label ? node : { ...node, data: { ...node.data, label: own } };
  });
}
