import { expect, it } from "vitest";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import { sameAbove } from "./rerun.ts";

it("takes sides that were swapped, and another way out of a step, for a change of what feeds a destination", () => {
  const at = { x: 0, y: 0 };
  const nodes = [
    ...["a", "b"].map((id) => newNode("source:csv", at, { id })),
    newNode("transform:join", at, { id: "join" }),
    newNode("destination:csv", at, { id: "file" }),
  ];
  const [a, b, end] = [newEdge("a", "join"), newEdge("b", "join"), newEdge("join", "file")];
  const same = (edges: (typeof a)[]) => sameAbove({ nodes, edges: [a, b, end] }, { nodes, edges })("file");
  expect(same([end, a, b])).toBe(true);
  expect(same([b, a, end])).toBe(false);
  expect(same([a, newEdge("b", "join", "errors"), end])).toBe(false);
});
