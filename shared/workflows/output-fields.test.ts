import { describe, expect, it } from "vitest";
import { newEdge, newNode } from "./new-node.ts";
import { graphFields, outputFields } from "./output-fields.ts";

const incoming = [
  { name: "id", type: "INTEGER" as const },
  { name: "name", type: "VARCHAR" as const },
  { name: "spend", type: "DECIMAL" as const },
];
const at = { x: 0, y: 0 };

describe("the columns of a node", () => {
  it("are what was read, for a source", () => {
    expect(outputFields(newNode("source:csv", at).data, []).map(({ name }) => name)).toEqual([
      "id",
      "name",
      "created_at",
    ]);
  });

  it("pass a filter as they come and end at a destination", () => {
    expect(outputFields(newNode("transform:filter", at).data, [incoming])).toEqual(incoming);
    expect(outputFields(newNode("destination:dashboard", at).data, [incoming])).toEqual([]);
  });

  it("get their names and types from the mappings", () => {
    const mappings = [
      { source: "id", target: "key" },
      { source: "spend", target: "whole", cast: "INTEGER" },
      { target: "country", kind: "constant", value: "PT" },
      { target: "double", kind: "expression", value: "spend * 2", type: "DECIMAL" },
      { target: "unknown", kind: "expression", value: "spend * 2" },
      { source: "gone", target: "lost" },
    ];
    expect(outputFields(newNode("transform:map", at, { config: { mappings } }).data, [incoming])).toEqual([
      { name: "key", type: "INTEGER" },
      { name: "whole", type: "INTEGER" },
      { name: "country", type: "VARCHAR" },
      { name: "double", type: "DECIMAL" },
      { name: "unknown", type: "VARCHAR" },
      { name: "lost", type: "VARCHAR" },
    ]);
  });

  it("are followed by those that no mapping reads or replaces, where these are kept", () => {
    const config = { keepOthers: true, mappings: [{ source: "id", target: "name" }] };
    expect(outputFields(newNode("transform:map", at, { config }).data, [incoming]).map(({ name }) => name)).toEqual([
      "name",
      "spend",
    ]);
  });

  it("are groups and measures after an aggregation", () => {
    const measures = [
      { function: "count", target: "rows" },
      { function: "sum", field: "id", target: "ids" },
      { function: "sum", field: "spend", target: "total" },
      { function: "avg", field: "id", target: "mean" },
      { function: "max", field: "name", target: "last" },
    ];
    const { data } = newNode("transform:aggregate", at, { config: { groupBy: ["name"], measures } });
    expect(outputFields(data, [incoming])).toEqual([
      { name: "name", type: "VARCHAR" },
      { name: "rows", type: "INTEGER" },
      { name: "ids", type: "INTEGER" },
      { name: "total", type: "DECIMAL" },
      { name: "mean", type: "DECIMAL" },
      { name: "last", type: "VARCHAR" },
    ]);
  });
});

describe("the columns of a graph", () => {
  it("travel along the edges whatever the order of the nodes", () => {
    const [source, filter, board] = [
      newNode("source:csv", at, { fields: incoming }),
      newNode("transform:filter", at),
      newNode("destination:dashboard", at),
    ];
    const edges = [newEdge(filter.id, board.id), newEdge(source.id, filter.id)];
    const fields = graphFields([board, filter, source], edges);
    expect(fields.get(board.id)).toEqual({ inputs: [incoming], incoming, outgoing: [], tooMany: null });
    expect(fields.get(filter.id)?.outgoing).toEqual(incoming);
  });

  it("stay unknown in a circle", () => {
    const [one, other] = [newNode("transform:filter", at), newNode("transform:filter", at)];
    const fields = graphFields([one, other], [newEdge(one.id, other.id), newEdge(other.id, one.id)]);
    expect(fields.get(one.id)).toEqual({ inputs: [[]], incoming: [], outgoing: [], tooMany: null });
  });
});
