import { describe, expect, it } from "vitest";
import { completeAt, completionsAt } from "./expression-completion.ts";

const columns = [
  { name: "spend", type: "DECIMAL" as const },
  { name: "Campaign name", type: "VARCHAR" as const },
];

describe("what can come next in an expression", () => {
  it("are the columns at first, then whatever the word may become", () => {
    expect(completionsAt("", 0, columns)).toEqual(["spend", '"Campaign name"']);
    expect(completionsAt("sp", 2, columns)).toEqual(["spend", "split_part("]);
    expect(completionsAt("1 + CAMP", 8, columns)).toEqual(['"Campaign name"']);
    expect(completionsAt("spend", 5, columns)).toEqual([]);
    expect(completionsAt("spend ", 6, columns)).toEqual([]);
  });

  it("takes the place of the word before the caret and leaves the rest", () => {
    expect(completeAt("ro + 1", 2, "round(")).toEqual({ value: "round( + 1", caret: 6 });
  });

  it("quotes what is no plain name", () => {
    expect(completionsAt("we", 2, [{ name: 'we"ird', type: "VARCHAR" }])).toEqual(['"we""ird"']);
  });
});
