import { expect, it } from "vitest";
import { compileCondition } from "./compile-filter.ts";
import type { Column } from "./relation.ts";

const column = { ref: '"group"', type: "VARCHAR", physical: "VARCHAR" } as Column;

it.each([
  ["north\nsüd", `coalesce("group" IN ('north', 'süd'), false)`],
  ["", "coalesce(false, false)"],
  [" \n ", "coalesce(false, false)"],
])("finds what is in a list, and nothing in an empty one that a parameter left: %j", (value, sql) => {
  expect(compileCondition({ field: "group", operator: "in", value, upTo: "" }, column)).toBe(sql);
});
