import { describe, expect, it } from "vitest";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";
import { tidyPositions } from "./tidy-up.ts";
import { emptyGraph } from "./workflow-graph.ts";

describe("tidying up", () => {
  it("puts every step to the right of the one that feeds it, on the grid", async () => {
    const { nodes, edges } = placeTemplate("analytics");
    const heap = nodes.map((node) => ({ ...node, position: { x: 7, y: 3 } })).toReversed();
    const places = await tidyPositions({ ...emptyGraph, nodes: heap, edges });
    for (const { source, target } of edges)
      expect(places.get(target)?.x).toBeGreaterThanOrEqual((places.get(source)?.x ?? 0) + 216);
    for (const { x, y } of places.values()) expect([x % 20, y % 20].map(Math.abs)).toEqual([0, 0]);
  });

  it.each(["rest first", "rest last"])("keeps what a route's outputs lead to in their order: %s", async (order) => {
    const step = (kind: NodeKind, id: string) => newNode(kind, { x: 0, y: 0 }, { id });
    const nodes = [
      step("source:csv", "file"),
      step("transform:route", "route"),
      step("destination:csv", "large"),
      step("destination:csv", "small"),
    ];
    const leaving = [newEdge("route", "large"), newEdge("route", "small", "rest")];
    const edges = [newEdge("file", "route"), ...(order === "rest first" ? leaving.toReversed() : leaving)];
    const places = await tidyPositions({ ...emptyGraph, nodes, edges });
    expect(places.get("small")?.y).toBeGreaterThan(places.get("large")?.y ?? 0);
  });
});
