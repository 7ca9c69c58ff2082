import { describe, expect, it } from "vitest";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import { mapConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import {
  addNode,
  canConnect,
  connect,
  connectionProblem,
  cutOut,
  moveNodes,
  paste,
  removeInput,
  removeNodes,
  setInput,
  swapInputs,
  updateNode,
} from "./graph-edits.ts";
import { emptyGraph, type WorkflowGraph } from "./workflow-graph.ts";

const node = (kind: NodeKind, id: string, x = 0) => newNode(kind, { x, y: 0 }, { id });
const row: WorkflowGraph = {
  ...emptyGraph,
  nodes: [node("source:csv", "source"), node("transform:filter", "filter", 300), node("destination:csv", "file", 600)],
  edges: [newEdge("source", "filter"), newEdge("filter", "file")],
};

describe("connecting steps", () => {
  it("is possible only where rows can flow", () => {
    expect(canConnect(row, { source: "source", target: "file" })).toBe(true);
    expect(canConnect(row, { source: "source", target: "filter" })).toBe(false);
    expect(canConnect(row, { source: "file", target: "filter" })).toBe(false);
    expect(canConnect(row, { source: "filter", target: "source" })).toBe(false);
    expect(canConnect(row, { source: "filter", target: "filter" })).toBe(false);
    expect(canConnect(row, { source: "gone", target: "filter" })).toBe(false);
  });

  it("never closes a circle", () => {
    const two = {
      ...emptyGraph,
      nodes: [node("transform:filter", "a"), node("transform:map", "b")],
      edges: [newEdge("a", "b")],
    };
    expect(canConnect(two, { source: "b", target: "a" })).toBe(false);
    expect(connect(two, { source: "b", target: "a" })).toBe(two);
  });

  it("never takes the place of what feeds a step, and says why it was refused", () => {
    expect(connect(row, { source: "source", target: "file" })).toBe(row);
    expect(connectionProblem(row, { source: "source", target: "file" })).toMatch(
      /“CSV File” takes one input and already has it\./,
    );
    expect(connectionProblem(row, { source: "source", target: "filter" })).toMatch(
      /is already connected to “Filter Data”/,
    );
    expect(connectionProblem(row, { source: "filter", target: "source" })).toMatch(/is a data source/);
    expect(connectionProblem(row, { source: "file", target: "filter" })).toBe(
      "“CSV File” is a destination and has no output. A CSV file takes every row.",
    );
  });

  it("takes the place of what fed a step where the person chooses another one for it", () => {
    const ids = (graph: WorkflowGraph) => graph.edges.map(({ id }) => id);
    expect(ids(setInput(row, "file", { source: "source" }))).toEqual(["e-source-filter", "e-source-file"]);
    expect(ids(setInput(row, "file", null))).toEqual(["e-source-filter"]);
  });

  it("keeps by which way out of a step it leads, also where the step is copied", () => {
    const routed = setInput(row, "file", { source: "filter", output: "errors" });
    expect(routed.edges.at(-1)).toMatchObject({ id: "e-filter-file-errors", output: "errors" });
    expect(paste(routed, cutOut(routed, new Set(["filter", "file"]))).graph.edges.at(-1)?.output).toBe("errors");
  });

  it("lets what a table refuses leave its step, and nothing else; a file refuses nothing", () => {
    const filled: WorkflowGraph = {
      ...emptyGraph,
      nodes: [
        node("destination:postgres", "table"),
        node("destination:csv", "file"),
        node("destination:email", "mail"),
      ],
    };
    const line = { source: "table", target: "mail", output: "errors" as const };
    expect(canConnect(filled, line)).toBe(true);
    expect(connect(filled, line).edges).toMatchObject([line]);
    expect(canConnect(filled, { ...line, output: undefined })).toBe(false);
    expect(connectionProblem(filled, { ...line, output: undefined })).toBe(
      "“PostgreSQL” is a destination: only rows that fail leave it, by the output at its bottom.",
    );
    expect(connectionProblem(filled, { ...line, source: "file" })).toMatch(
      /“CSV File” is a destination and has no output/,
    );
    expect(setInput(filled, "mail", { source: "table", output: "errors" }).edges).toMatchObject([line]);
  });

  it("lets two steps feed a join, whose sides can be swapped, and no third", () => {
    const joined: WorkflowGraph = {
      ...emptyGraph,
      nodes: [...["a", "b", "c"].map((id) => node("source:csv", id)), node("transform:join", "join")],
      edges: [newEdge("a", "join"), newEdge("b", "join")],
    };
    expect(connectionProblem(joined, { source: "c", target: "join" })).toMatch(/takes 2 inputs at most/);
    expect(swapInputs(joined, "join").edges.map(({ source }) => source)).toEqual(["b", "a"]);
    expect(removeInput(joined, "join", "a").edges.map(({ source }) => source)).toEqual(["b"]);
    expect(removeNodes(joined, new Set(["join"])).edges).toEqual([]);
  });

  it("fits untouched mappings to the columns that come in, and leaves others alone", () => {
    const source = newNode("source:csv", { x: 0, y: 0 }, { id: "source", fields: sampleFields.slice(2) });
    const map = node("transform:map", "map");
    const mapped = (graph: WorkflowGraph) => mapConfigSchema.parse(graph.nodes[1]?.data.config).mappings;
    const fitted = connect({ ...emptyGraph, nodes: [source, map] }, { source: "source", target: "map" });
    expect(mapped(fitted).map(({ target }) => target)).toEqual(["campaign_name", "date", "spend"]);
    const own = newNode(
      "transform:map",
      { x: 0, y: 0 },
      { id: "map", config: { mappings: [{ source: "x", target: "y" }] } },
    );
    expect(mapped(connect({ ...emptyGraph, nodes: [source, own] }, { source: "source", target: "map" }))).toMatchObject(
      [{ source: "x" }],
    );
  });
});

describe("columns that become known", () => {
  const filtered: WorkflowGraph = {
    ...emptyGraph,
    nodes: [node("source:csv", "source"), node("transform:filter", "filter"), node("transform:map", "map")],
    edges: [newEdge("source", "filter"), newEdge("filter", "map")],
  };
  const mappings = (graph: WorkflowGraph) => {
    const map = graph.nodes.find(({ id }) => id === "map");
    return mapConfigSchema.parse(map?.data.config).mappings.map(({ source }) => source);
  };
  const fields = [
    { name: "order_no", type: "VARCHAR" as const },
    { name: "amount", type: "DECIMAL" as const },
  ];

  it("are taken over by mappings further on that nobody has touched", () => {
    expect(mappings(updateNode(filtered, "source", { fields }))).toEqual(["order_no", "amount"]);
  });

  it("leave mappings that somebody chose", () => {
    const config = mapConfigSchema.parse({ mappings: [{ source: "id", target: "number" }] });
    const chosen = updateNode(filtered, "map", { config });
    expect(mappings(updateNode(chosen, "source", { fields }))).toEqual(["id"]);
  });
});

describe("adding and removing steps", () => {
  it("has a step that is added at a destination take the same rows, below it", () => {
    const graph = addNode(row, node("destination:dashboard", "board"), "file");
    expect(graph.edges.at(-1)).toEqual(newEdge("filter", "board"));
    expect(graph.nodes.at(-1)?.position).toEqual({ x: 600, y: 200 });
  });

  it("puts a step beside the anchor, fed by it, and never on top of another", () => {
    const graph = addNode(row, node("transform:map", "map"), "source");
    expect(graph.nodes.at(-1)?.position).not.toEqual(row.nodes[1]?.position);
    expect(graph.edges.at(-1)?.id).toBe("e-source-map");
    expect((graph.nodes.at(-1)?.position.x ?? 1) % 20).toBe(0);
  });

  it("joins what stood around a removed step", () => {
    expect(removeNodes(row, new Set(["filter"])).edges).toEqual([newEdge("source", "file")]);
    expect(removeNodes(row, new Set(["filter", "file"])).edges).toEqual([]);
  });

  it("is no change where nothing moves", () => {
    expect(moveNodes(row, new Map([["source", { x: 0, y: 0 }]]))).toBe(row);
    expect(moveNodes(row, new Map([["source", { x: 20, y: 0 }]])).nodes[0]?.position).toEqual({ x: 20, y: 0 });
  });
});

describe("copying steps", () => {
  it("takes the edges between them along, under new ids, aside of the originals", () => {
    const fragment = cutOut(row, new Set(["source", "filter"]));
    expect(fragment.edges.map(({ id }) => id)).toEqual(["e-source-filter"]);
    const { graph, ids } = paste(row, fragment);
    expect(ids).toHaveLength(2);
    expect(graph.edges.at(-1)?.id).toBe(`e-${ids[0]}-${ids[1]}`);
    expect(graph.nodes.at(-2)?.position).toEqual({ x: 40, y: 40 });
    expect(new Set(graph.nodes.map(({ id }) => id)).size).toBe(5);
    expect(paste(graph, fragment).graph.nodes.at(-2)?.position).toEqual({ x: 80, y: 80 });
  });
});
