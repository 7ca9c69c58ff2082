import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindParameters } from "#shared/workflows/bind-parameters.ts";
import { expressionForms, expressionFunctions } from "#shared/workflows/expression-functions.ts";
import { checkExpression } from "../check-expression.ts";
import { openDuckDb } from "../open-duckdb.ts";
import { compileExpression } from "./compile-expression.ts";
import { parseExpression } from "./parse-expression.ts";

const fields = [
  { name: "price", type: "DECIMAL" as const },
  { name: "quantity", type: "INTEGER" as const },
  { name: "name", type: "VARCHAR" as const },
  { name: "Total Amount", type: "DECIMAL" as const },
  { name: "day", type: "DATE" as const },
  { name: "paid", type: "BOOLEAN" as const },
];

describe("an expression", () => {
  let folder = "";
  let connection: DuckDBConnection;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-expressions-"));
    connection = await openDuckDb({ folder, files: [], memoryMb: 64, diskMb: 10 });
  });
  afterAll(async () => {
    connection.closeSync();
    await rm(folder, { recursive: true });
  });
  const parameters = [
    { name: "since", type: "date" as const, default: "2026-01-01" },
    { name: "least", type: "number" as const, default: "2.5" },
    { name: "shop", type: "text" as const, default: 'O\'Neil "x"' },
    { name: "paid", type: "boolean" as const, default: "true" },
  ];
  const check = (expression: string) => checkExpression(connection, { expression, fields, parameters });

  async function compute(expression: string): Promise<unknown> {
    const columns = [{ name: "x", type: "INTEGER" as const, ref: "c0", physical: "BIGINT", exact: null }];
    const tree = await parseExpression(connection, expression);
    const now = new Date("2026-11-21T22:30:00Z");
    const { sql } = await compileExpression(connection, {
      ...{ text: expression, tree, columns, now },
      parameters: bindParameters(parameters, {}),
    });
    const reader = await connection.runAndReadAll(`SELECT CAST(${sql} AS VARCHAR) FROM (SELECT 7 AS c0)`);
    return reader.getRowsJson()[0]?.[0];
  }

  it.each([
    ["price * quantity", "DECIMAL"],
    ["quantity + 1", "INTEGER"],
    ["quantity / 2", "DECIMAL"],
    ["PRICE * 2", "DECIMAL"],
    ['"Total Amount" - price', "DECIMAL"],
    ["upper(trim(name)) || '!'", "VARCHAR"],
    ["case when price > 10 then 'dear' else 'cheap' end", "VARCHAR"],
    ["if(paid, 1, 0)", "INTEGER"],
    ["price between 1 and 2 and name like 'A%' or not paid", "BOOLEAN"],
    ["name in ('a', 'b') and day is not null", "BOOLEAN"],
    ["cast(name as integer)", "INTEGER"],
    ["try_cast(name as decimal(10, 2))", "DECIMAL"],
    ["day + interval 3 days", "TIMESTAMP"],
    ["date_trunc('month', day)", "TIMESTAMP"],
    ["extract(year from day)", "INTEGER"],
    ["date_diff('day', day, current_date)", "INTEGER"],
    ["coalesce(nullif(name, ''), 'none')", "VARCHAR"],
    ["position('a' in name)", "INTEGER"],
    ["substring(name from 1 for 2)", "VARCHAR"],
    ["regexp_replace(name, '[0-9]+', '')", "VARCHAR"],
    ["round(price, 2) -- with a comment", "DECIMAL"],
  ])("may be %s, which gives %s", async (expression, type) => {
    expect(await check(expression)).toEqual({ ok: true, type, message: null, offset: null });
  });

  it.each([
    ["x * 1.50", "10.5"],
    ["x // 2", "3"],
    ["-x", "-7"],
    ["'it''s' || '--; drop'", "it's--; drop"],
    ["if(x > 5, 'big', 'small')", "big"],
    ["x = 7 and x <> 8 and x is distinct from null", "true"],
    ["coalesce(null, x)", "7"],
    ["x in (1, 7)", "true"],
    ["'abc' ilike 'A%'", "true"],
    ["today()", "2026-11-21"],
    ["now()", "2026-11-21 22:30:00"],
    ["position('b' in 'abc')", "2"],
    ["nullif(x, 7)", null],
  ])("computes %s as %s", async (expression, value) => {
    expect(await compute(expression)).toBe(value);
  });

  it.each([
    "(select 1)",
    "exists (select 1)",
    "(select max(x) from read_csv('/etc/passwd'))",
    "price in (select 1)",
    "1; drop table t",
    "1; copy (select 1) to '/tmp/evil.csv'",
    "1 from read_text('/etc/passwd')",
    "1 union select 2",
    "price) from t; --",
    "1 where true",
    "1 limit 1",
    "price, quantity",
    "*",
    "columns(*)",
    "t.price",
    "getenv('HOME')",
    "current_setting('memory_limit')",
    "read_text('/etc/passwd')",
    "read_blob('/etc/passwd')",
    "pg_read_file('/etc/passwd')",
    "query('select 1')",
    "repeat('x', 2000000000)",
    "range(1000000000)",
    "generate_series(1, 1000000000)",
    "list_value(1)",
    "[1, 2]",
    "{'a': 1}",
    "lambda x: x",
    "x -> x",
    "sum(price)",
    "count(*)",
    "row_number() over ()",
    "sum(price) over ()",
    "random()",
    "uuid()",
    "nextval('s')",
    "setseed(1)",
    "$1",
    "?",
    "#1",
    "price::json",
    "price::blob",
    "cast(name as int[])",
    "cast(name as struct(a int))",
    "error('x')",
    "system.main.getenv('HOME')",
    "enable_logging()",
    "name collate nocase",
    "list_transform([1], x -> x)",
    "try((select 1))",
    "sleep_ms(1000)",
    "write_log('x')",
    "getvariable('x')",
    "constructor",
    "__proto__",
    "toString(price)",
    "",
    "   ",
    "price +",
    "price +* 2",
    "'unclosed",
    "name glob '*'",
    "name[1]",
    "(price, name)",
    "row(price)",
    "upper(name order by name)",
    "upper(name := 'x')",
    "upper(distinct name)",
    "upper(name) filter (where true)",
    "1 = any(select 1)",
    "name in ('a', (select 'b'))",
    "E'\\x00' || name",
    "U&'\\0027'",
    "x'\\",
    "ｒｅａｄ_csv('/etc/passwd')",
    "\"read_csv\"('/etc/passwd')",
    "/* upper */ getenv('HOME') --",
    "main.read_text('/etc/passwd')",
    "price\u202e + 1",
    'price::"varchar; drop"',
    "cast(price as decimal(99999999999, 5))",
    "pragma database_list",
    "attach '/tmp/evil.db'",
    "duckdb_settings()",
    "query_table('t')",
    "lpad('x', 2000000000, 'y')",
    "format('{:2000000000}', price)",
    "printf('%2000000000d', 1)",
    "array_to_string([1], 'x')",
    "12345678901234567890123456789",
    "1e999",
    "\u0000",
  ])("is refused as %j", async (expression) => {
    const told = await check(expression);
    expect(told).toMatchObject({ ok: false, type: null });
    expect(told.message).toMatch(/\w{3}/);
  });

  it.each([
    ["day >= {{since}}", "BOOLEAN"],
    ["price * {{ least }}", "DECIMAL"],
    ["name = {{shop}}", "BOOLEAN"],
    ["'from {{shop}} on'", "VARCHAR"],
    ["paid = {{paid}}", "BOOLEAN"],
  ])("may use parameters: %s gives %s", async (expression, type) => {
    expect(await check(expression)).toMatchObject({ ok: true, type });
  });

  it.each([
    ["{{shop}}", `O'Neil "x"`],
    ["'{{shop}}, ' || {{ least }}", `O'Neil "x", 2.5`],
    ["x + {{least}}", "9.5"],
    ["{{since}} + 1", "2026-01-02"],
    ["'{{nobody}}'", "{{nobody}}"],
  ])("has %s as the value %s", async (expression, value) => {
    expect(await compute(expression)).toBe(value);
  });

  it.each([...Object.values(expressionFunctions).flat(), ...expressionForms].map((one) => [one.name, one] as const))(
    "gives what the help says of %s",
    async (_name, { example, gives }) => {
      const value = await compute(example);
      // How many digits stand behind the point is not what the help is about.
      expect(/^-?[0-9.]+$/.test(gives) ? Number(value) : value).toBe(/^-?[0-9.]+$/.test(gives) ? Number(gives) : gives);
    },
  );

  it("names a parameter that is not there, where it stands", async () => {
    expect(await check("price + {{nobody}}")).toMatchObject({
      ok: false,
      offset: 8,
      message: "There is no parameter “nobody”. Add it under Parameters.",
    });
    expect((await check("{{since) OR (1=1}}")).ok).toBe(false);
  });

  it("that is long or deep is refused or read, and ends", async () => {
    const deep = `${"(".repeat(900)}1${")".repeat(900)}`;
    const long = Array.from({ length: 600 }, () => "1").join("+");
    for (const expression of [
      deep,
      long,
      "'".repeat(2_000),
      "(".repeat(2_000),
      "case ".repeat(400),
      `${"not ".repeat(499)}paid`,
    ]) {
      expect(typeof (await check(expression)).ok).toBe("boolean");
    }
  });

  it("says what is wrong and where", async () => {
    expect((await check("upper([name])")).message).toMatch(/^Columns stand in double quotes, not in square brackets/);
    expect(await check("price + colour")).toMatchObject({
      offset: 8,
      message: "There is no column “colour”. There is price, quantity, name, Total Amount, day, paid.",
    });
    expect(await check("'ü' || colour")).toMatchObject({ offset: 7 });
    expect(await check("sum(price)")).toMatchObject({
      offset: 0,
      message: "“sum” looks at many rows: use an Aggregate step.",
    });
    expect(await check("price + )")).toMatchObject({ offset: 8, message: "Couldn't understand this from “)” on." });
    expect((await check("upper(day) + 1")).message).not.toMatch(/c\d|BIGINT|Binder/);
  });

  it("leaves nothing on the disk and reaches no file, even as SQL of our own", async () => {
    for (const sql of [
      "SELECT * FROM read_text('/etc/passwd')",
      "COPY (SELECT 1) TO '/tmp/desk-evil.csv'",
      "ATTACH '/tmp/desk-evil.db'",
      "INSTALL httpfs",
      "LOAD httpfs",
      "SET enable_external_access = true",
      "SET memory_limit = '100GB'",
      "SET allowed_directories = ['/']",
      "SELECT * FROM 'https://example.org/x.csv'",
    ])
      await expect(connection.run(sql), sql).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["spill"]);
  });
});
