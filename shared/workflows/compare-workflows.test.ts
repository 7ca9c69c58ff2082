import { expect, test } from "vitest";
import { compareWorkflows, isSameWorkflow } from "./compare-workflows.ts";
import { newEdge, newNode } from "./new-node.ts";

const source = newNode("source:csv", { x: 0, y: 0 }, { id: "a", label: "Orders" });
const filter = newNode("transform:filter", { x: 280, y: 0 }, { id: "b", label: "Paid" });
const board = newNode("destination:dashboard", { x: 560, y: 0 }, { id: "c", label: "Board" });
const before = { name: "Sales", nodes: [source, filter, board], edges: [newEdge("a", "b"), newEdge("b", "c")] };

test("a workflow is the same as itself, whatever order its settings were written in", () => {
  const { config } = filter.data;
  const turned = Object.fromEntries(Object.entries(config).toReversed());
  const again = { ...filter, data: { ...filter.data, config: turned } };
  expect(isSameWorkflow(compareWorkflows(before, { ...before, nodes: [source, again, board] }))).toBe(true);
});

test("steps added, removed and changed are named, with each setting before and after", () => {
  const renamed = {
    ...filter,
    data: {
      ...filter.data,
      label: "Paid orders",
      config: { ...filter.data.config, conditions: [{ field: "paid", operator: "equals", value: "yes", upTo: "" }] },
    },
  };
  const sort = newNode("transform:sort", { x: 560, y: 160 }, { id: "d", label: "By date" });
  const after = {
    ...before,
    name: "Sales 2",
    nodes: [source, renamed, sort],
    edges: [newEdge("a", "b"), newEdge("b", "d")],
  };
  expect(compareWorkflows(before, after)).toEqual({
    name: { before: "Sales", after: "Sales 2" },
    added: ["By date"],
    removed: ["Board"],
    changed: [
      {
        label: "Paid orders",
        settings: [
          { setting: "Name", before: "Paid", after: "Paid orders" },
          { setting: "Conditions", before: "none", after: "paid equals yes" },
        ],
      },
    ],
    connected: ["Paid orders to By date"],
    disconnected: ["Paid to Board"],
    parameters: [],
    looksDiffer: false,
  });
});

test("parameters that come, go and change are named", () => {
  const from = {
    ...before,
    parameters: [
      { name: "since", type: "date" as const, default: "" },
      { name: "old", type: "text" as const, default: "" },
    ],
  };
  const to = {
    ...before,
    parameters: [
      { name: "since", type: "text" as const, default: "" },
      { name: "shop", type: "text" as const, default: "" },
    ],
  };
  expect(compareWorkflows(from, to).parameters).toEqual(["since changed", "shop added", "old removed"]);
});

test("a moved step is no change of what a run does, but is told", () => {
  const moved = { ...board, position: { x: 0, y: 400 } };
  const comparison = compareWorkflows(before, { ...before, nodes: [source, filter, moved] });
  expect([comparison.changed, comparison.looksDiffer, isSameWorkflow(comparison)]).toEqual([[], true, false]);
});

test("mappings are told as what a column comes from", () => {
  const field = { source: "amount", target: "total", kind: "field", value: "", cast: "DECIMAL", type: null };
  const map = (mappings: object[]) => ({
    ...before,
    nodes: [{ ...filter, data: { ...filter.data, transformType: "map" as const, config: { mappings } } }],
  });
  const fixed = { source: "", target: "shop", kind: "constant", value: "Porto", cast: null, type: null };
  const computed = { ...fixed, kind: "expression", value: "upper(city)" };
  expect(compareWorkflows(map([field]), map([fixed, computed])).changed[0]?.settings).toEqual([
    { setting: "Mappings", before: "total from amount as number", after: "shop from “Porto”; shop from upper(city)" },
  ]);
});

test("another file is told by its name, with the columns in the words of the forms", () => {
  const read = (fileId: number, fileName: string, type: "DECIMAL" | "VARCHAR") => ({
    ...source,
    data: { ...source.data, fields: [{ name: "amount", type }], config: { ...source.data.config, fileId, fileName } },
  });
  const settingsOf = (nodes: [ReturnType<typeof read>, ReturnType<typeof read>]) =>
    compareWorkflows({ ...before, nodes: [nodes[0]] }, { ...before, nodes: [nodes[1]] }).changed[0]?.settings;
  expect(settingsOf([read(1, "orders.csv", "DECIMAL"), read(2, "late.csv", "VARCHAR")])).toEqual([
    { setting: "Columns", before: "amount (number)", after: "amount (text)" },
    { setting: "File", before: "orders.csv", after: "late.csv" },
  ]);
  expect(settingsOf([read(1, "orders.csv", "DECIMAL"), read(2, "orders.csv", "DECIMAL")])).toEqual([
    { setting: "File", before: "1", after: "2" },
  ]);
});
