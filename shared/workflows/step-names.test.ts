import { expect, test } from "vitest";
import { newNode } from "./new-node.ts";
import { freeName, withOwnNames } from "./step-names.ts";

test("a name that is taken gets the next number", () => {
  expect(freeName("Sort", new Set())).toBe("Sort");
  expect(freeName("Sort", new Set(["Sort"]))).toBe("Sort 2");
  expect(freeName("Sort 2", new Set(["Sort", "Sort 2", "Sort 3"]))).toBe("Sort 4");
  expect(freeName("x".repeat(200), new Set(["x".repeat(200)])).length).toBeLessThanOrEqual(200);
});

test("steps of one name are told apart, and the first keeps it", () => {
  const nodes = ["Sort", "Sort 2", "Sort", "Sort"].map((label) => newNode("transform:sort", { x: 0, y: 0 }, { label }));
  expect(withOwnNames(nodes).map(({ data }) => data.label)).toEqual(["Sort", "Sort 2", "Sort 3", "Sort 4"]);
});
