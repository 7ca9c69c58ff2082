import { expect, it } from "vitest";
import { conditionProblem, conditionWarning } from "./condition-problem.ts";

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
  expect(conditionWarning(condition, text)).toContain("108 comes before 50");
  expect(conditionWarning({ ...condition, operator: "between", upTo: "90" }, text)).not.toBeNull();
  expect(conditionWarning({ ...condition, operator: "equals" }, text)).toBeNull();
  expect(conditionWarning({ ...condition, value: "M" }, text)).toBeNull();
  expect(conditionWarning(condition, [{ name: "amount", type: "DECIMAL" }])).toBeNull();
});

it("warns where a parameter puts numbers in order in a column of text", () => {
  const condition = { field: "amount", operator: "greaterOrEqual" as const, value: "{{ min_amount }}", upTo: "" };
  const text = [{ name: "amount", type: "VARCHAR" as const }];
  const parameter = { name: "min_amount", type: "number" as const, default: "20" };
  expect(conditionWarning(condition, text, [parameter])).toContain("108 comes before 50");
  expect(conditionWarning(condition, text, [{ ...parameter, type: "text" }])).toBeNull();
  expect(conditionWarning(condition, [{ name: "amount", type: "DECIMAL" }], [parameter])).toBeNull();
});

it("says what a parameter's name may have where it has more", () => {
  const condition = { field: "amount", operator: "greaterOrEqual" as const, value: "{{min amount}}", upTo: "" };
  const told = "No parameter can be called “min amount”. Use letters, digits, and underscores, like {{min_amount}}.";
  expect(conditionProblem(condition, [{ name: "amount", type: "DECIMAL" }])?.message).toBe(told);
  expect(conditionProblem(condition, [{ name: "amount", type: "VARCHAR" }])).toBeNull();
  expect(conditionWarning(condition, [{ name: "amount", type: "VARCHAR" }])).toBe(told);
});
