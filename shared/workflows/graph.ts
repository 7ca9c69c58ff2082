type GraphNode = { id: string };
type GraphEdge = { source: string; target: string };

/** Ids in an order in which every node comes after those that feed it, or null where nodes feed each other in a circle. */
export function topologicalOrder(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): string[] | null {
  const ids = new Set(nodes.map(({ id }) => id));
  const order = unfed(ids, edges);
  return order.length === ids.size ? order : null;
}

/** Nodes that nothing feeds, then those that only they feed, and so on: all that are neither in a circle nor fed by one. */
export function unfed(ids: ReadonlySet<string>, edges: readonly GraphEdge[]): string[] {
  const incoming = new Map([...ids].map((id) => [id, 0]));
  const inside = edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const targets = targetsByNode(inside);
  for (const { target } of inside) incoming.set(target, (incoming.get(target) ?? 0) + 1);
  const order = [...incoming].filter(([, count]) => count === 0).map(([id]) => id);
  for (const id of order) {
    for (const target of targets.get(id) ?? []) {
      const left = (incoming.get(target) ?? 0) - 1;
      incoming.set(target, left);
      if (left === 0) order.push(target);
    }
  }
  return order;
}

/** True where an edge from `source` to `target` would close a circle. */
export function closesCircle(edges: readonly GraphEdge[], source: string, target: string): boolean {
  return walk(target, targetsByNode(edges)).has(source);
}

/** The node itself and everything that feeds it. */
export function upstreamOf(edges: readonly GraphEdge[], id: string): Set<string> {
  return walk(id, inputsByNode(edges));
}

/** The node itself and everything that it feeds. */
export function reachedFrom(edges: readonly GraphEdge[], id: string): Set<string> {
  return walk(id, targetsByNode(edges));
}

/** The node and all that can be reached from it. */
function walk(id: string, ways: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([id]);
  for (const next of found) for (const further of ways.get(next) ?? []) found.add(further);
  return found;
}

/** The nodes that feed each node, in the order in which they were connected. */
export function inputsByNode(edges: readonly GraphEdge[]): Map<string, string[]> {
  return targetsByNode(edges.map(({ source, target }) => ({ source: target, target: source })));
}

function targetsByNode(edges: readonly GraphEdge[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { source, target } of edges) {
    const known = targets.get(source);
    if (known) known.push(target);
    else targets.set(source, [target]);
  }
  return targets;
}
