import { type WorkflowNode, workflowLimits } from "./workflow.schema.ts";

/** The name, or with a number behind it where another step has it: "PostgreSQL 2". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return namer((other) => taken.has(other))(name);
}

/** Steps whose names tell them apart; of those with one name the first keeps it. */
export function withOwnNames(nodes: readonly WorkflowNode[]): WorkflowNode[] {
  const names = new Set(nodes.map(({ data }) => data.label));
  if (names.size === nodes.length) return [...nodes];
  const taken = new Set<string>();
  const free = namer((name) => names.has(name) || taken.has(name));
  return nodes.map((node) => {
    const { label } = node.data;
    const own = taken.has(label) ? free(label) : label;
    taken.add(own);
    return own === label ? node : { ...node, data: { ...node.data, label: own } };
  });
}

/** Finds free names for many steps, none of which gets free again: the next number goes on from the last. */
function namer(isTaken: (name: string) => boolean): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    if (!isTaken(name)) return name;
    const base = name.replace(/ \d+$/, "").slice(0, workflowLimits.label - 6);
    let count = counts.get(base) ?? 2;
    while (isTaken(`${base} ${count}`)) count += 1;
    counts.set(base, count);
    return `${base} ${count}`;
  };
}
