type GraphNode = { id: string };
type GraphEdge = { source: string; target: string };

/** Ids in an order in which every node comes after those that feed it, or null where nodes feed each other in a circle. */
export function topologicalOrder(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): string[] | null {
  const incoming = new Map(nodes.map(({ id }) => [id, 0]));
  const targets = new Map<string, string[]>();
  for (const { source, target } of edges) {
    if (!incoming.has(source) || !incoming.has(target)) continue;
    incoming.set(target, (incoming.get(target) ?? 0) + 1);
    const known = targets.get(source);
    if (known) known.push(target);
    else targets.set(source, [target]);
  }
  const order = [...incoming].filter(([, count]) => count === 0).map(([id]) => id);
  for (const id of order) {
    for (const target of targets.get(id) ?? []) {
      const left = (incoming.get(target) ?? 0) - 1;
      incoming.set(target, left);
      if (left === 0) order.push(target);
    }
  }
  return order.length === incoming.size ? order : null;
}

/** True where an edge from `source` to `target` would close a circle. */
export function closesCircle(edges: readonly GraphEdge[], source: string, target: string): boolean {
  const seen = new Set<string>();
  const open = [target];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === source) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const edge of edges) if (edge.source === id) open.push(edge.target);
  }
  return false;
}

/** The node itself and everything that feeds it. */
export function upstreamOf(edges: readonly GraphEdge[], id: string): Set<string> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    for (const edge of edges) if (edge.target === next) open.push(edge.source);
  }
  return found;
}

/** The nodes that feed each node, in the order in which they were connected. */
export function inputsByNode(edges: readonly GraphEdge[]): Map<string, string[]> {
  const inputs = new Map<string, string[]>();
  for (const { source, target } of edges) {
    const known = inputs.get(target);
    if (known) known.push(source);
    else inputs.set(target, [source]);
  }
  return inputs;
}
