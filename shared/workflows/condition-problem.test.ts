import { expect, it } from "vitest";
import { conditionProblem } from "./condition-problem.ts";

it("checks a long row of digits in time that grows with its length", () => {
  const condition = { field: "count", operator: "equals" as const, value: `${"1".repeat(100_000)}x`, upTo: "" };
  const before = Date.now();
  const problem = conditionProblem(condition, [{ name: "count", type: "INTEGER" }]);
  expect(problem?.message).toContain("doesn't fit the column “count”");
  expect(Date.now() - before).toBeLessThan(1_000);
});
