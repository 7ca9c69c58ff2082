import { describe, expect, it } from "vitest";
import { chartColumns } from "./chart-columns.ts";

const text = { name: "city", type: "VARCHAR" as const };
const sum = { name: "sum", type: "DECIMAL" as const };
const rows = { name: "rows", type: "INTEGER" as const };

describe("the columns of a chart", () => {
  it("are those that were chosen", () => {
    expect(chartColumns({ fields: [text, sum, rows], x: "rows", y: ["sum"] })).toEqual({ x: "rows", y: ["sum"] });
  });

  it("are otherwise the first without numbers and those with", () => {
    expect(chartColumns({ fields: [rows, text, sum], x: "", y: [] })).toEqual({ x: "city", y: ["rows", "sum"] });
    expect(chartColumns({ fields: [rows, sum], x: "", y: [] })).toEqual({ x: "rows", y: ["sum"] });
  });

  it("are none where nothing can be drawn", () => {
    expect(chartColumns({ fields: [text], x: "", y: [] })).toBeNull();
    expect(chartColumns({ fields: [], x: "", y: [] })).toBeNull();
  });
});
