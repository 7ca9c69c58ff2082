import { describe, expect, it } from "vitest";
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
});
