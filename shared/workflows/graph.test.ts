import { describe, expect, it } from "vitest";
import { closesCircle, topologicalOrder, upstreamOf } from "./graph.ts";

const nodes = ["a", "b", "c", "d"].map((id) => ({ id }));
const edge = (source: string, target: string) => ({ source, target });

describe("a graph of nodes", () => {
  it("is put in an order in which what feeds comes first", () => {
    expect(topologicalOrder(nodes, [edge("c", "b"), edge("b", "a"), edge("d", "a")])).toEqual(["c", "d", "b", "a"]);
  });

  it("has no order where nodes feed each other", () => {
    expect(topologicalOrder(nodes, [edge("a", "b"), edge("b", "a")])).toBeNull();
    expect(topologicalOrder(nodes, [edge("a", "a")])).toBeNull();
  });

  it("takes no notice of edges to nodes that are not there", () => {
    expect(topologicalOrder([{ id: "a" }], [edge("a", "gone")])).toEqual(["a"]);
  });

  it("knows which edge would close a circle", () => {
    const edges = [edge("a", "b"), edge("b", "c")];
    expect(closesCircle(edges, "c", "a")).toBe(true);
    expect(closesCircle(edges, "a", "a")).toBe(true);
    expect(closesCircle(edges, "a", "c")).toBe(false);
  });

  it("knows what feeds a node", () => {
    expect([...upstreamOf([edge("a", "b"), edge("b", "c"), edge("d", "x")], "c")].toSorted()).toEqual(["a", "b", "c"]);
  });

  it("is walked once however many ways lead there", () => {
    const ladder = Array.from({ length: 60 }, (_, step) => [
      edge(`n${step}`, `n${step + 1}`),
      edge(`n${step}`, `n${step + 1}`),
    ]).flat();
    expect(closesCircle(ladder, "n60", "n0")).toBe(true);
    expect(upstreamOf(ladder, "n60").size).toBe(61);
  });
});
