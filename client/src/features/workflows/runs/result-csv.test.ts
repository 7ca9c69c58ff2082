import { expect, it } from "vitest";
import { toCsv } from "./result-csv.ts";

const fields = [
  { name: "note", type: "VARCHAR" as const },
  { name: "amount", type: "DECIMAL" as const },
];
const linesOf = (note: string) => toCsv({ fields, rows: [[note, "-1.50"]] }).split("\r\n");

it.each(["=1+1", "＝HYPERLINK(1)", " =1+1", "\u200b=1+1", "\u00a0@SUM(1)", "\n=1+1", "+1", "-1", "@x", "\tx"])(
  "disarms %j, and leaves numbers as they are",
  (note) => {
    expect(linesOf(note).slice(1).join("\r\n")).toMatch(/^"?'/u);
    expect(toCsv({ fields, rows: [[note, "-1.50"]] })).toContain(",-1.50\r\n");
  },
);

it("leaves ordinary text alone", () => {
  expect(linesOf("Zürich = nice")[1]).toBe("Zürich = nice,-1.50");
});
