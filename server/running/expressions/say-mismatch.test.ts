import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkExpression } from "../check-expression.ts";
import { openDuckDb } from "../open-duckdb.ts";

const fields = [
  { name: "amount", type: "VARCHAR" as const },
  { name: "Net price", type: "VARCHAR" as const },
  { name: "quantity", type: "INTEGER" as const },
  { name: "day", type: "DATE" as const },
  { name: "paid", type: "BOOLEAN" as const },
];

describe("an expression whose types don't go together", () => {
  let folder = "";
  let connection: DuckDBConnection;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-mismatch-"));
    connection = await openDuckDb({ folder, files: [], memoryMb: 64, diskMb: 10 });
  });
  afterAll(async () => {
    connection.closeSync();
    await rm(folder, { recursive: true });
  });
  const say = async (expression: string) =>
    (await checkExpression(connection, { expression, fields, parameters: [] })).message ?? "";

  it.each([
    ["round(amount * 1.2)", "“*” can't be used with text and a number."],
    ["abs(amount)", "“abs” can't be used with text."],
    ["amount > 5", "Text and a number can't be compared."],
    ["amount between 1 and 2", "Text and a number can't be mixed."],
    ["greatest(amount, 1)", "Text and a number can't be mixed."],
  ])("says of %s which column is text, and how it becomes a number", async (expression, wrong) => {
    const cure = "“amount” is text: convert it first, as in TRY_CAST(amount AS DECIMAL(18, 2)).";
    expect(await say(expression)).toBe(`${wrong} ${cure}`);
  });

  it.each(["date_diff('day', amount, day)", "year(amount)", "amount > day"])(
    "says of %s how the text becomes a date",
    async (expression) => {
      expect(await say(expression)).toContain("TRY_CAST(amount AS DATE)");
    },
  );

  it("quotes a name that has to be, and gives a conversion that works", async () => {
    const message = await say('"Net price" * quantity');
    const conversion = /TRY_CAST\(.*\)/.exec(message)?.[0] ?? "";
    expect(conversion).toBe('TRY_CAST("Net price" AS DECIMAL(18, 2))');
    expect(await say(`${conversion} * quantity`)).toBe("");
  });

  it.each(["day * 2", "paid + 1", "upper(quantity)"])("names no column of %s as text", async (expression) => {
    const message = await say(expression);
    expect(message).toMatch(/can't be used with .* Convert the value first, with CAST\.$/);
    expect(message).not.toMatch(/VARCHAR|LITERAL|argument types/);
  });
});
