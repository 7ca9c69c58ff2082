import { describe, expect, it } from "vitest";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { editorReducer, openEditor } from "./editor-state.ts";
import { insertLabel, insertNode } from "./insert-node.ts";
import { emptyGraph, type WorkflowGraph } from "./workflow-graph.ts";

const node = (kind: NodeKind, id: string, x = 0, y = 0) => newNode(kind, { x, y }, { id });
const row: WorkflowGraph = {
  ...emptyGraph,
  nodes: [node("source:csv", "source"), node("transform:filter", "filter", 280), node("destination:csv", "file", 560)],
  edges: [newEdge("source", "filter"), newEdge("filter", "file")],
};
const lines = ({ edges }: WorkflowGraph) =>
  edges.map(({ source, target, output }) => `${source} ${target}${output ? ` ${output}` : ""}`);
const places = ({ nodes }: WorkflowGraph) => Object.fromEntries(nodes.map(({ id, position }) => [id, position.x]));

describe("inserting a step into a connection", () => {
  it("connects it on both sides, and what follows steps aside", () => {
    const after = insertNode(row, "e-source-filter", node("transform:sort", "sort"));
    expect(lines(after)).toEqual(["source sort", "sort filter", "filter file"]);
    expect(places(after)).toEqual({ source: 0, sort: 280, filter: 560, file: 840 });
  });

  it("moves nothing where there is room between", () => {
    const wide = { ...row, nodes: row.nodes.map((each, at) => ({ ...each, position: { x: at * 600, y: 0 } })) };
    const after = insertNode(wide, "e-source-filter", node("transform:sort", "sort"));
    expect(places(after)).toEqual({ source: 0, sort: 300, filter: 600, file: 1200 });
  });

  it("keeps the output that the connection left by, and the side of a join that it fed", () => {
    const joined: WorkflowGraph = {
      ...emptyGraph,
      nodes: [node("source:csv", "left"), node("source:csv", "right", 0, 200), node("transform:join", "join", 280)],
      edges: [newEdge("left", "join", "errors"), newEdge("right", "join")],
    };
    const after = insertNode(joined, joined.edges[0]?.id ?? "", node("transform:filter", "filter"));
    expect(lines(after)).toEqual(["left filter errors", "filter join", "right join"]);
  });

  it("does nothing where the connection is gone", () => {
    expect(insertNode(row, "e-source-gone", node("transform:sort", "sort"))).toBe(row);
  });

  it("is one step of undo", () => {
    const opened = openEditor(row);
    const change = (graph: WorkflowGraph) => insertNode(graph, "e-source-filter", node("transform:sort", "sort"));
    const inserted = editorReducer(opened, { kind: "edit", change, select: ["sort"] });
    expect([...inserted.selected]).toEqual(["sort"]);
    expect(editorReducer(inserted, { kind: "undo" }).graph).toEqual(opened.graph);
  });

  it("names the two steps, and which output of the first", () => {
    const rest = newEdge("filter", "file", "rest");
    expect(insertLabel(row.nodes, rest)).toBe("Insert a step between the rest of Filter Data and CSV File");
    const [edge] = row.edges;
    expect(edge && insertLabel(row.nodes, edge)).toBe("Insert a step between CSV File and Filter Data");
  });
});
