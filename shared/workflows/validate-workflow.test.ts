import { describe, expect, it } from "vitest";
import { findColumn } from "./find-column.ts";
import { newEdge, newNode } from "./new-node.ts";
import type { NodeKind } from "./node-types.ts";
import { graphFields } from "./output-fields.ts";
import { sampleFields } from "./sample-fields.ts";
import { tooManyColumns, validateWorkflow } from "./validate-workflow.ts";
import { placeTemplate, templateIds } from "./workflow-templates.ts";

const at = { x: 0, y: 0 };
const source = newNode("source:csv", at, { id: "source", fields: sampleFields, config: { fileId: "sample" } });
const board = newNode("destination:csv", at, { id: "board" });

function columnsNamed(count: number) {
  return Array.from({ length: count }, (_, nth) => ({ name: `column ${nth}`, type: "VARCHAR" as const }));
}

/** What is said about a step between the sample data and a file. */
function saidOf(kind: NodeKind, config: Record<string, unknown>): string[] {
  const step = newNode(kind, at, { id: "step", config });
  const edges = [newEdge("source", "step"), newEdge("step", "board")];
  const problems = validateWorkflow([source, step, board], edges);
  expect(problems.every(({ nodeId }) => nodeId === "step")).toBe(true);
  return problems.map(({ message }) => message);
}

/** What is said about a destination fed by the sample data. */
function saidOfEnd(kind: NodeKind, config: Record<string, unknown>): string[] {
  const end = newNode(kind, at, { id: "end", config });
  return validateWorkflow([source, end], [newEdge("source", "end")]).map(({ message }) => message);
}

describe("a workflow before a run", () => {
  it("needs a node", () => {
    expect(validateWorkflow([], [])).toEqual([{ nodeId: null, message: "Add a data source to begin." }]);
  });

  it("can run where everything is connected and chosen", () => {
    expect(validateWorkflow([source, board], [newEdge("source", "board")])).toEqual([]);
  });

  it("has no step of more than 500 columns, and carries no more on to the next ones", () => {
    const steps = Array.from({ length: 20 }, (_, step) => {
      const mappings = Array.from({ length: 50 }, (__, column) => ({ target: `c${step}_${column}`, kind: "constant" }));
      return newNode("transform:map", at, { id: `step${step}`, config: { mappings, keepOthers: true } });
    });
    const nodes = [source, ...steps, board];
    const edges = nodes.slice(1).map(({ id }, index) => newEdge(nodes[index]?.id ?? "", id));
    const columns = [...graphFields(nodes, edges).values()].map(({ outgoing }) => outgoing.length);
    expect(Math.max(...columns)).toBe(500);
    const [problem, ...others] = validateWorkflow(nodes, edges);
    expect(problem).toEqual({ nodeId: "step9", message: tooManyColumns["of step"].message });
    expect(others).toHaveLength(10);
  });

  it("carries no more than 100,000 columns through all of its steps, however many these are", () => {
    const wide = { ...source, data: { ...source.data, fields: columnsNamed(500) } };
    const config = { mappings: [], keepOthers: true };
    const steps = Array.from({ length: 1_000 }, (_, step) =>
      newNode("transform:map", at, { id: `step${step}`, config }),
    );
    const nodes = [wide, ...steps, board];
    const edges = nodes.slice(1).map(({ id }, index) => newEdge(nodes[index]?.id ?? "", id));
    const fields = [...graphFields(nodes, edges).values()];
    expect(fields.reduce((sum, { outgoing }) => sum + outgoing.length, 0)).toBeLessThanOrEqual(100_500);
    expect(validateWorkflow(nodes, edges)[0]).toEqual({ nodeId: "step199", ...tooManyColumns["of workflow"] });
  });

  it("finds the first column of a name, as rows do", () => {
    const twice = [...columnsNamed(2), { name: "column 0", type: "INTEGER" as const }];
    expect(findColumn(twice, "column 0")?.type).toBe("VARCHAR");
    expect(findColumn(twice, "column 1")?.name).toBe("column 1");
    expect(findColumn(twice, "constructor")).toBeUndefined();
  });

  it("names steps that nothing feeds and that feed nothing", () => {
    expect(validateWorkflow([source, board], [])).toEqual([
      { nodeId: "source", message: "Not connected to a next step." },
      { nodeId: "board", message: "Not connected to an earlier step." },
    ]);
  });

  it("names connections that make no sense", () => {
    const second = { ...source, id: "second" };
    const edges = [newEdge("source", "board"), newEdge("second", "board"), newEdge("board", "second")];
    const said = validateWorkflow([source, second, board], edges).map(({ message }) => message);
    expect(said).toContain("This step takes one input. Remove the other connections.");
    expect(said).toContain("A destination is the last step. Remove the connection from it.");
    expect(said).toContain("A data source has no input. Remove the connection to it.");
    expect(validateWorkflow([source], [newEdge("source", "gone")]).map(({ nodeId }) => nodeId)).toEqual([null]);
  });

  it("lets rows that a table refuses go on, as texts with the reason, and none of a step that refuses none", () => {
    const table = newNode("destination:postgres", at, { id: "table", config: { connectionId: 1, table: "t" } });
    const edges = [newEdge("source", "table"), newEdge("table", "board", "errors")];
    expect(validateWorkflow([source, table, board], edges)).toEqual([]);
    const { incoming = [] } = graphFields([source, table, board], edges).get("board") ?? {};
    expect(incoming.map(({ name }) => name)).toEqual([...sampleFields.map(({ name }) => name), "error"]);
    expect(new Set(incoming.map(({ type }) => type))).toEqual(new Set(["VARCHAR"]));
    const usual = [newEdge("source", "table"), newEdge("table", "board")];
    expect(validateWorkflow([source, table, board], usual)).toEqual([
      { nodeId: "table", message: "A destination is the last step. Remove the connection from it." },
    ]);
    const second = { ...board, id: "second" };
    const file = [newEdge("source", "board"), newEdge("board", "second", "errors")];
    expect(validateWorkflow([source, board, second], file)).toEqual([
      { nodeId: "board", message: "A CSV file takes every row. Remove the connection for its failed rows." },
    ]);
    const sorted = { ...newNode("transform:sort", at), id: "sort" };
    const sort = [newEdge("source", "sort"), newEdge("sort", "board", "errors")];
    expect(validateWorkflow([source, sorted, board], sort).map(({ message }) => message)).toContain(
      "This step has no output for failed rows. Remove that connection.",
    );
  });

  it.each(["csv", "s3"] as const)(
    "lets rows go on that an Excel file refuses, and none of another file (%s)",
    (kind) => {
      const file = (format: string) =>
        newNode(`destination:${kind}`, at, { id: "file", config: { connectionId: 1, key: "rows", format } });
      const edges = [newEdge("source", "file"), newEdge("file", "board", "errors")];
      expect(validateWorkflow([source, file("xlsx"), board], edges)).toEqual([]);
      expect(validateWorkflow([source, file("json"), board], edges)).toEqual([
        { nodeId: "file", message: "A JSON file takes every row. Remove the connection for its failed rows." },
      ]);
    },
  );

  it("names the steps of a circle, and not those beside it", () => {
    const steps = ["a", "b", "after"].map((id) => ({ ...newNode("transform:filter", at), id }));
    const edges = [newEdge("a", "b"), newEdge("b", "a"), newEdge("b", "after")];
    const circling = validateWorkflow(steps, edges).filter(({ message }) => message.includes("loop"));
    expect(circling.map(({ nodeId }) => nodeId)).toEqual(["a", "b"]);
  });

  it("names two steps with one id", () => {
    expect(validateWorkflow([source, source], []).map(({ message }) => message)).toContain(
      "Two steps have the same id.",
    );
  });
});

describe("a step's configuration", () => {
  it.each([
    [{}, ["Add a condition."]],
    [{ conditions: [{ field: "spend", operator: "greaterThan", value: "10" }] }, []],
    [{ expression: "spend > 1" }, []],
    [{ conditions: [{ field: "", operator: "isEmpty" }] }, ["Choose the column of every condition."]],
    [
      { conditions: [{ field: "gone", operator: "isEmpty" }] },
      ["The column “gone” is no longer in the input. Choose another column."],
    ],
    [{ conditions: [{ field: "name", operator: "equals" }] }, ["Enter a value for “name”."]],
    [{ conditions: [{ field: "spend", operator: "between", value: "1" }] }, ["Enter a value for “spend”."]],
    [{ conditions: [{ field: "spend", operator: "in", value: "1\n2\n" }] }, []],
    [
      { conditions: [{ field: "spend", operator: "equals", value: "ten" }] },
      ["“ten” doesn't fit the column “spend”, which needs a number. Change the value."],
    ],
    [
      { conditions: [{ field: "date", operator: "lessThan", value: "2026-02-31x" }] },
      ["“2026-02-31x” doesn't fit the column “date”, which needs a date like 2026-11-21. Change the value."],
    ],
    [{ conditions: [{ field: "date", operator: "startsWith", value: "2026" }] }, []],
  ])("of a filter %j says %j", (config, said) => {
    expect(saidOf("transform:filter", config)).toEqual(said);
  });

  it.each([
    [{ mappings: [] }, ["Add a column."]],
    [{ mappings: [], keepOthers: true }, []],
    [
      { mappings: [{ source: "gone", target: "x" }] },
      ["The column “gone” is no longer in the input. Choose another column."],
    ],
    [{ mappings: [{ source: "", target: "x" }] }, ["Choose the source of “x”."]],
    [{ mappings: [{ source: "id", target: " " }] }, ["Name every new column."]],
    [{ mappings: [{ kind: "expression", target: "x" }] }, ["Enter an expression for “x”."]],
    [
      {
        mappings: [
          { source: "id", target: "X" },
          { source: "name", target: "x" },
        ],
      },
      ["Two columns are called “x”."],
    ],
  ])("of a mapping %j says %j", (config, said) => {
    expect(saidOf("transform:map", config)).toEqual(said);
  });

  it.each([
    [{}, ["Choose a column to group by or add a measure."]],
    [{ measures: [{ function: "count", target: "rows" }] }, []],
    [{ measures: [{ function: "sum", target: "total" }] }, ["Choose the column of “total”."]],
    [
      { measures: [{ function: "sum", field: "name", target: "n" }] },
      ["“name” isn't a number column, so it has no sum. Make it a number in a Map Fields step first."],
    ],
    [{ groupBy: ["gone"] }, ["The column “gone” is no longer in the input. Choose another column."]],
    [{ groupBy: ["name"], measures: [{ function: "count", target: "name" }] }, ["Two columns are called “name”."]],
  ])("of an aggregation %j says %j", (config, said) => {
    expect(saidOf("transform:aggregate", config)).toEqual(said);
  });

  it.each<[NodeKind, Record<string, unknown>, string[]]>([
    ["destination:postgres", {}, ["Choose a connection.", "Name the table to write to."]],
    ["destination:postgres", { connectionId: 1, table: "t", mode: "upsert" }, ["Choose the key columns."]],
    ["destination:snowflake", { connectionId: 1, table: "t" }, []],
    ["destination:googlesheets", { connectionId: 1 }, ["Enter the spreadsheet's URL or ID."]],
    ["destination:csv", { fileName: " " }, ["Name the file."]],
    ["destination:email", {}, ["Add a recipient.", "Enter a subject."]],
    ["destination:email", { to: ["grace"], subject: "Hi" }, ["“grace” isn't an email address."]],
    ["destination:dashboard", {}, []],
    ["destination:dashboard", { x: "gone" }, ["The column “gone” is no longer in the input. Choose another column."]],
    ["destination:dashboard", { chart: "none" }, []],
    [
      "destination:dashboard",
      { x: "date", y: ["name"] },
      ["“name” isn't a number column, so it can't be charted. Make it a number in a Map Fields step first."],
    ],
  ])("of a %s %j says %j", (kind, config, said) => {
    expect(saidOfEnd(kind, config)).toEqual(said);
  });

  it.each<[NodeKind, Record<string, unknown>, string[]]>([
    ["source:postgres", {}, ["Choose a connection.", "Choose a table."]],
    ["source:postgres", { connectionId: 1, read: "query" }, ["Enter a SQL query."]],
    ["source:snowflake", { connectionId: 1, table: "t" }, []],
    ["source:csv", {}, ["Upload a file or choose the sample data."]],
    ["source:googlesheets", { connectionId: 2, spreadsheetId: "x" }, []],
  ])("of a %s %j says %j", (kind, config, said) => {
    const start = newNode(kind, at, { id: "start", config });
    expect(validateWorkflow([start, board], [newEdge("start", "board")]).map(({ message }) => message)).toEqual(said);
  });

  it("does not judge columns while none are known", () => {
    const unknown = { ...source, data: { ...source.data, fields: [] } };
    const filter = newNode("transform:filter", at, {
      id: "filter",
      config: { conditions: [{ field: "anything", operator: "isEmpty" }] },
    });
    const edges = [newEdge("source", "filter"), newEdge("filter", "board")];
    expect(validateWorkflow([unknown, filter, board], edges)).toEqual([]);
  });
});

describe("the templates", () => {
  it("are connected, and the analytics one can run as it is placed", () => {
    const { nodes, edges } = placeTemplate("analytics");
    expect(validateWorkflow(nodes, edges)).toEqual([]);
    for (const id of templateIds) {
      const placed = placeTemplate(id);
      expect(placed.nodes.length).toBe(placed.edges.length + 1);
      const open = ["connectionId", "table", "spreadsheetId", "to", "fileId", "url", "conditions", "keys"];
      const problems = validateWorkflow(placed.nodes, placed.edges);
      expect(problems.filter(({ field }) => !field || !open.includes(field))).toEqual([]);
    }
  });

  it("don't miss columns of a file that is still to be chosen", () => {
    const said = templateIds.flatMap((id) => {
      const { nodes, edges } = placeTemplate(id);
      return validateWorkflow(nodes, edges).map(({ message }) => message);
    });
    expect(said.filter((message) => message.includes("is no longer in the input"))).toEqual([]);
  });

  it("place the nodes and edges of the specification for ETL, with new ids each time", () => {
    const { nodes, edges } = placeTemplate("etl");
    expect(nodes.map(({ data }) => [data.label, data.nodeType])).toEqual([
      ["PostgreSQL", "source"],
      ["Filter Data", "transform"],
      ["Google Sheets", "destination"],
    ]);
    expect(edges.map(({ id, animated }) => [id, animated])).toEqual([
      [`e-${nodes[0]?.id}-${nodes[1]?.id}`, false],
      [`e-${nodes[1]?.id}-${nodes[2]?.id}`, false],
    ]);
    expect(placeTemplate("etl").nodes[0]?.id).not.toBe(nodes[0]?.id);
    expect(nodes.every(({ id }) => /^node_\w+$/.test(id))).toBe(true);
  });
});
