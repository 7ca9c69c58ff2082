import { expect, it } from "vitest";
import { isReadOnly } from "./read-only-query.ts";

it.each([
  "select 1",
  "  WITH a AS (select 1) select * from a",
  "((select 1) union (select 2))",
  "-- a delete\n# b\n// c\n/* drop; */ select 1",
  `${"/**/".repeat(5_000)}values (1)`,
  "table a",
  "select(1)",
])("reads: %.40s", (query) => {
  expect(isReadOnly(query)).toBe(true);
});

it.each([
  "delete from a",
  "PUT file:///etc/passwd @~",
  "/* a */ ( get @~ file://x",
  "selection",
  "select_all()",
  "",
  "1",
  "!",
  "/* select 1",
  "-- select 1",
  // A pattern that takes twice as long for each comment would not come back from these.
  `${"/**/".repeat(25)}!`,
  `${"/**/".repeat(5_000)}!`,
  `${"(--\n".repeat(5_000)}!`,
  `${"/*".repeat(10_000)}`,
])("doesn't only read: %.40s", (query) => {
  expect(isReadOnly(query)).toBe(false);
});
