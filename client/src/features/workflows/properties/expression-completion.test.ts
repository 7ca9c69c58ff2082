import { describe, expect, it } from "vitest";
import { completeAt, completionsAt } from "./expression-completion.ts";

const columns = [
  { name: "spend", type: "DECIMAL" as const },
  { name: "Campaign name", type: "VARCHAR" as const },
];

const parameters = [{ name: "since" }];

describe("what can come next in an expression", () => {
  it("are the columns at first, then whatever the word may become", () => {
    expect(completionsAt("", 0, { columns, parameters })).toEqual(["spend", '"Campaign name"', "{{since}}"]);
    expect(completionsAt("spl", 3, { columns, parameters })).toEqual(["split_part("]);
    expect(completionsAt("1 + CAMP", 8, { columns, parameters })).toEqual(['"Campaign name"']);
    expect(completionsAt("spend", 5, { columns, parameters })).toEqual([]);
    expect(completionsAt("spend ", 6, { columns, parameters })).toEqual([]);
  });

  it("takes the place of the word before the caret and leaves the rest", () => {
    expect(completeAt("ro + 1", 2, "round(")).toEqual({ value: "round( + 1", caret: 6 });
  });

  it("are parameters too, and nothing else inside braces", () => {
    expect(completionsAt("si", 2, { columns, parameters })).toEqual(["{{since}}", "sign(", "sin("]);
    expect(completionsAt("day > {{s", 9, { columns, parameters })).toEqual(["{{since}}"]);
    expect(completeAt("day > {{s", 9, "{{since}}")).toEqual({ value: "day > {{since}}", caret: 15 });
  });

  it("quotes what is no plain name", () => {
    expect(completionsAt("we", 2, { columns: [{ name: 'we"ird', type: "VARCHAR" }], parameters: [] })).toEqual([
      '"we""ird"',
      "week(",
      "weekday(",
    ]);
  });
});
