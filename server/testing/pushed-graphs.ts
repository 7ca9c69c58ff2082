import fc from "fast-check";
import type { Client } from "pg";
import { type Field, type FilterOperator, filterOperators } from "#shared/workflows/node-config.schema.ts";
import { outputFields } from "#shared/workflows/output-fields.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { type FinishedRun, makeNode, runNodes } from "./workflow-run.ts";

/** Names that a query must not take for anything else. */
const columns: { name: string; type: Field["type"]; sql: string; values: (string | null)[] }[] = [
  { name: "select", type: "INTEGER", sql: "int4", values: ["0", "1", "-1", "7", "2147483647", "-2147483648", null] },
  {
    name: 'or"der',
    type: "INTEGER",
    sql: "int8",
    values: ["0", "2", "3", "9007199254740993", "-9223372036854775808", null],
  },
  {
    name: "price",
    type: "DECIMAL",
    sql: "numeric(10,2)",
    values: ["0.10", "0.20", "0.30", "19.99", "1000.00", "-5.05", "NaN", null],
  },
  {
    name: "paid",
    type: "DECIMAL",
    sql: "numeric(8,2)",
    values: ["0.10", "0.20", "1.05", "19.99", "100.00", "99999.99", null],
  },
  {
    name: "any number",
    type: "DECIMAL",
    sql: "numeric",
    values: ["0.1", "0.10", "12345678901234567890.123", "-0.00001", "3", null],
  },
  {
    name: "float",
    type: "DECIMAL",
    sql: "float8",
    values: ["0.1", "-0", "1e300", "0.30000000000000004", "Infinity", null],
  },
  {
    name: "user",
    type: "VARCHAR",
    sql: "text",
    values: ["", " ", "a", "B", "é", "Zoë", "a_b", "50%", "back\\slash", "it's", "\u00a0x\u3000", "👩‍🚀", "abc", null],
  },
  { name: "group", type: "VARCHAR", sql: "varchar(20)", values: ["north", "North", "süd", "", "west", null] },
  { name: "day", type: "DATE", sql: "date", values: ["2026-01-02", "1999-12-31", "2026-02-28", "infinity", null] },
  {
    name: "at",
    type: "TIMESTAMP",
    sql: "timestamp",
    values: ["2026-01-02 10:00:00.5", "2026-01-02 10:00:00", "1970-01-01 00:00:00", null],
  },
  {
    name: "zone",
    type: "TIMESTAMP",
    sql: "timestamptz",
    values: ["2026-01-02 10:00:00+02", "2026-06-01 23:59:59.123456+00", null],
  },
  { name: "yes", type: "BOOLEAN", sql: "bool", values: ["true", "false", null] },
];
const id = { name: "id", type: "INTEGER", isPrimary: true, native: "int4" } as const;
const tableFields: Field[] = [id, ...columns.map(({ name, type }) => ({ name, type }))];
const NAME = (name: string) => `"${name.replaceAll('"', '""')}"`;

type Row = (string | null)[];
export type PushedGraph = { left: Row[]; right: Row[]; nodes: WorkflowNode[]; edges: WorkflowEdge[]; ordered: boolean };

const rowsOf = fc.array(fc.tuple(...columns.map(({ values }) => fc.constantFrom(...values))), { maxLength: 12 });

/** One value of an arbitrary, so that a graph can go by what was drawn before. */
type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

/** Workflows over two tables of one database, with their rows. */
export const pushedGraphs: fc.Arbitrary<PushedGraph> = fc
  .tuple(
    rowsOf,
    rowsOf,
    fc.gen(),
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom("none", "none", "none", "join", "union"),
    fc.boolean(),
  )
  .map(([left, right, gen, count, merge, writes]) => {
    const draw: Draw = (arbitrary) => gen(() => arbitrary);
    const source = (name: string) =>
      makeNode(
        name,
        "source:postgres",
        { connectionId: 7, table: `pushed ${name}` },
        { fields: tableFields, errorHandling: "continue" },
      );
    const nodes = [source("left")];
    const edges: WorkflowEdge[] = [];
    const link = (from: string, target: string) =>
      edges.push({ id: `${from}-${target}`, source: from, target, animated: false });
    let fields: readonly Field[] = tableFields;
    let last = "left";
    if (merge !== "none") {
      const config = merge === "join" ? joinConfig(draw) : {};
      const node = makeNode("both", merge === "join" ? "transform:join" : "transform:union", config);
      nodes.push(source("right"), node);
      link("left", "both");
      link("right", "both");
      fields = outputFields(node.data, [fields, fields]);
      last = "both";
    }
    for (let step = 0; step < count && fields.length > 0; step++) {
      const node = draw(fc.constantFrom(...steps))(`step${step}`, fields, draw);
      nodes.push(node);
      link(last, node.id);
      fields = outputFields(node.data, [fields]);
      last = node.id;
    }
    nodes.push(
      writes && fields.length > 0
        ? makeNode("end", "destination:postgres", { connectionId: 7, table: "pushed end" })
        : makeNode("end", "destination:dashboard", { chart: "none" }),
    );
    link(last, "end");
    return { left, right, nodes, edges, ordered: merge === "none" && !writes };
  });

const joinConfig = (draw: Draw) => ({
  kind: draw(fc.constantFrom("inner", "left")),
  keys: [draw(fc.constantFrom(...columns.map(({ name }) => name)))].map((name) => ({ left: name, right: name })),
});

/** A step after one that puts out these columns, with settings that fit them. */
type MakeStep = (nodeId: string, fields: readonly Field[], draw: Draw) => WorkflowNode;

const pick = (fields: readonly Field[], draw: Draw, types: readonly string[] = []): Field =>
  draw(
    fc.constantFrom(
      ...(fields.some(({ type }) => types.includes(type)) ? fields.filter(({ type }) => types.includes(type)) : fields),
    ),
  );

const constants: Record<Field["type"], readonly string[]> = {
  INTEGER: ["0", "3", "-1", "2.5", "100"],
  DECIMAL: ["0", "0.3", "0.10", "19.99", "100", "0.01"],
  VARCHAR: ["a", "", "é", "_", "%", "north", "it's", "\\"],
  DATE: ["2026-01-02", "2000-02-29"],
  TIMESTAMP: ["2026-01-02", "2026-01-02 10:00:00"],
  BOOLEAN: ["true", "false"],
};
const looking: readonly FilterOperator[] = ["contains", "notContains", "startsWith", "endsWith"];
const comparing = filterOperators.filter((operator) => !looking.includes(operator));

function condition(fields: readonly Field[], draw: Draw) {
  const { name: field, type } = pick(fields, draw);
  const value = fc.constantFrom(...constants[type]);
  const operator = draw(fc.constantFrom(...comparing, ...(type === "VARCHAR" ? looking : [])));
  return { field, operator, value: draw(value), upTo: draw(value) };
}

const filter: MakeStep = (nodeId, fields, draw) =>
  makeNode(nodeId, "transform:filter", {
    combine: draw(fc.constantFrom("all", "any")),
    conditions: [condition(fields, draw), ...(draw(fc.boolean()) ? [condition(fields, draw)] : [])],
    expression: draw(fc.boolean()) ? "" : truth(fields, draw),
  });

const q = ({ name }: Field) => NAME(name);

function truth(fields: readonly Field[], draw: Draw): string {
  const [number, text, day] = [
    pick(fields, draw, ["INTEGER", "DECIMAL"]),
    pick(fields, draw, ["VARCHAR"]),
    pick(fields, draw, ["DATE"]),
  ];
  const isNumber = number.type === "INTEGER" || number.type === "DECIMAL";
  return draw(
    fc.constantFrom(
      `${q(text)} IS NOT NULL`,
      ...(isNumber
        ? [`${q(number)} > 0.2`, `NOT (${q(number)} < 3)`, `${q(number)} BETWEEN 0 AND 20`, `${q(number)} IN (1, 3, 7)`]
        : []),
      ...(text.type === "VARCHAR"
        ? [`${q(text)} LIKE 'a%'`, `${q(text)} LIKE '_'`, `${q(text)} > 'a'`, `contains(${q(text)}, 'o')`]
        : []),
      ...(day.type === "DATE" ? [`${q(day)} >= DATE '2026-01-01'`] : []),
    ),
  );
}

function expressions(fields: readonly Field[], draw: Draw): [string, Field["type"]][] {
  const [number, other] = [pick(fields, draw, ["INTEGER", "DECIMAL"]), pick(fields, draw, ["INTEGER", "DECIMAL"])];
  const text = pick(fields, draw, ["VARCHAR"]);
  const day = pick(fields, draw, ["DATE", "TIMESTAMP"]);
  const list: [string, Field["type"]][] = [];
  if ([number, other].every(({ type }) => type === "DECIMAL"))
    list.push(
      [`${q(number)} * 2`, "DECIMAL"],
      [`${q(number)} * ${q(other)}`, "DECIMAL"],
      [`${q(number)} + ${q(other)}`, "DECIMAL"],
      [`abs(${q(number)})`, "DECIMAL"],
      [`${q(number)} * 1.19`, "DECIMAL"],
      [`- ${q(number)}`, "DECIMAL"],
      [`floor(${q(number)})`, "DECIMAL"],
      [`coalesce(${q(number)}, 0)`, "DECIMAL"],
      [`${q(number)} / 3`, "DECIMAL"],
    );
  if ([number, other].every(({ type }) => type === "INTEGER"))
    list.push(
      [`${q(number)} + 1`, "INTEGER"],
      [`${q(number)} * ${q(other)}`, "INTEGER"],
      [`${q(number)} / ${q(other)}`, "DECIMAL"],
      [`CASE WHEN ${q(number)} > 2 THEN ${q(number)} ELSE 0 END`, "INTEGER"],
    );
  if (number.type === "INTEGER")
    list.push([`${q(number)} * 1.5`, "DECIMAL"], [`CAST(${q(number)} AS VARCHAR)`, "VARCHAR"]);
  if (text.type === "VARCHAR")
    list.push(
      [`${q(text)} || '-' || ${q(text)}`, "VARCHAR"],
      [`trim(${q(text)})`, "VARCHAR"],
      [`length(${q(text)})`, "INTEGER"],
      [`left(${q(text)}, 2)`, "VARCHAR"],
      [`replace(${q(text)}, 'a', 'bb')`, "VARCHAR"],
      [`substring(${q(text)}, 2, 2)`, "VARCHAR"],
      [`concat(${q(text)}, 'x')`, "VARCHAR"],
      [`upper(${q(text)})`, "VARCHAR"],
      [`strpos(${q(text)}, 'o')`, "INTEGER"],
    );
  if (day.type === "DATE" || day.type === "TIMESTAMP")
    list.push([`year(${q(day)})`, "INTEGER"], [`month(${q(day)})`, "INTEGER"]);
  return list.length > 0 ? list : [["1 = 1", "BOOLEAN"]];
}

const map: MakeStep = (nodeId, fields, draw) => {
  const [value, type] = draw(fc.constantFrom(...expressions(fields, draw)));
  const source = pick(fields, draw);
  const cast = source.type === "INTEGER" ? draw(fc.constantFrom(null, "DECIMAL", "VARCHAR")) : null;
  return makeNode(nodeId, "transform:map", {
    keepOthers: draw(fc.boolean()),
    mappings: [
      { target: `made ${nodeId}`, kind: "expression", value, type },
      { target: `kept ${nodeId}`, source: source.name, cast },
      { target: `same ${nodeId}`, kind: "constant", value: "it's" },
      ...fields.slice(0, 4).map(({ name }) => ({ target: name, source: name })),
    ],
  });
};

const aggregate: MakeStep = (nodeId, fields, draw) => {
  const groupBy = [...new Set(draw(fc.array(fc.constantFrom(...fields.map(({ name }) => name)), { maxLength: 2 })))];
  const number = pick(fields, draw, ["INTEGER", "DECIMAL"]);
  const any = pick(fields, draw);
  const isNumber = number.type === "INTEGER" || number.type === "DECIMAL";
  return makeNode(nodeId, "transform:aggregate", {
    groupBy,
    measures: [
      { function: "count", target: `rows ${nodeId}` },
      { function: draw(fc.constantFrom("min", "max", "count")), field: any.name, target: `most ${nodeId}` },
      ...(isNumber
        ? [{ function: draw(fc.constantFrom("sum", "avg")), field: number.name, target: `sum ${nodeId}` }]
        : []),
    ],
  });
};

const sort: MakeStep = (nodeId, fields, draw) =>
  makeNode(nodeId, "transform:sort", {
    keys: [pick(fields, draw).name, ...fields.slice(0, 3).map(({ name }) => name)].map((field) => ({
      field,
      direction: draw(fc.constantFrom("ascending", "descending")),
    })),
  });

const deduplicate: MakeStep = (nodeId, fields, draw) =>
  makeNode(nodeId, "transform:deduplicate", {
    keep: draw(fc.constantFrom("first", "last")),
    fields: draw(fc.boolean()) ? [] : [pick(fields, draw).name],
  });

const limit: MakeStep = (nodeId, _fields, draw) =>
  makeNode(nodeId, "transform:limit", {
    rows: draw(fc.integer({ min: 1, max: 6 })),
    skip: draw(fc.integer({ min: 0, max: 2 })),
  });

const steps: readonly MakeStep[] = [filter, filter, map, map, aggregate, sort, deduplicate, limit];

export async function writeTables(client: Client, { left, right }: Pick<PushedGraph, "left" | "right">): Promise<void> {
  await client.query('DROP TABLE IF EXISTS "pushed left", "pushed right", "pushed end"');
  for (const [name, rows] of Object.entries({ left, right })) {
    const list = ["id int4 PRIMARY KEY", ...columns.map((column) => `${NAME(column.name)} ${column.sql}`)].join(", ");
    await client.query(`CREATE TABLE "pushed ${name}" (${list})`);
    for (const [place, row] of rows.entries())
      await client.query(
        `INSERT INTO "pushed ${name}" VALUES (${[place + 1, ...row].map((_cell, at) => `$${at + 1}`).join(", ")})`,
        [place + 1, ...row],
      );
  }
}

export type PushedAnswer = { status: string; rows: unknown[]; skipped: number[]; pushed: string[] };

/** What a graph answers, as far as both ways must agree, and which steps a database ran. */
export async function answerOf(
  client: Client,
  graph: PushedGraph,
  { pushDown, port }: { pushDown: boolean; port: number },
): Promise<PushedAnswer> {
  const config = { host: "127.0.0.1", port, database: "postgres", username: "postgres", password: "", ssl: "disable" };
  const nodes = graph.nodes.map((node) =>
    node.data.nodeType === "source"
      ? { ...node, data: { ...node.data, config: { ...node.data.config, pushDown } } }
      : node,
  );
  const finished = await runNodes({
    ...{ nodes, edges: graph.edges },
    connections: { 7: { name: "Shop", type: "postgres", config } },
  });
  const rows = await endRows(client, graph, finished);
  return {
    status: finished.outcome.status,
    rows: graph.ordered ? rows : rows.map((row) => JSON.stringify(row)).sort(),
    skipped: graph.nodes.map(({ id: nodeId }) => finished.nodes[nodeId]?.skipped ?? 0),
    pushed: finished.events.flatMap((event) =>
      event.kind === "log" && event.text.startsWith("Run in the database") ? [event.text] : [],
    ),
  };
}

async function endRows(client: Client, { nodes }: PushedGraph, finished: FinishedRun): Promise<unknown[]> {
  if (nodes.at(-1)?.data.connectorType !== "postgres") return finished.rows("end");
  if (finished.outcome.status !== "completed") return [];
  const { rows } = await client.query('SELECT "pushed end"::text AS row FROM "pushed end"');
  await client.query('DROP TABLE "pushed end"');
  return rows.map(({ row }) => row);
}
