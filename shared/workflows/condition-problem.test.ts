import { expect, it } from "vitest";
import { conditionProblem, orderWarning } from "./condition-problem.ts";

it("checks a long row of digits in time that grows with its length", () => {
  const condition = { field: "count", operator: "equals" as const, value: `${"1".repeat(100_000)}x`, upTo: "" };
  const before = Date.now();
  const problem = conditionProblem(condition, [{ name: "count", type: "INTEGER" }]);
  expect(problem?.message).toContain("doesn't fit the column “count”");
  expect(Date.now() - before).toBeLessThan(1_000);
});

it("warns where numbers are put in order in a column of text, and nowhere else", () => {
  const condition = { field: "amount", operator: "greaterThan" as const, value: "50", upTo: "" };
  const text = [{ name: "amount", type: "VARCHAR" as const }];
  expect(orderWarning(condition, text)).toContain("108 comes before 50");
  expect(orderWarning({ ...condition, operator: "between", upTo: "90" }, text)).not.toBeNull();
  expect(orderWarning({ ...condition, operator: "equals" }, text)).toBeNull();
  expect(orderWarning({ ...condition, value: "M" }, text)).toBeNull();
  expect(orderWarning(condition, [{ name: "amount", type: "DECIMAL" }])).toBeNull();
});
