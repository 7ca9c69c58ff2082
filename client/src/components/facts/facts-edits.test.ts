import { expect, it } from "vitest";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { moveLine, moveRow, removeRow, restoreRow } from "./facts-edits.ts";

const entry = { origin: { from: "typed" as const }, confirmed: true };
const facts: Facts = {
  ...emptyMaterial,
  plain: ["a", "b", "c"].map((id) => ({ ...entry, id, text: `I ${id}.` })),
  jobs: [{ ...entry, id: "job", title: "Cook", employer: "", place: "", from: "", to: "", lines: [] }],
};
const ids = ({ plain }: Facts) => plain.map(({ id }) => id).join("");

it("moves a row within its list only", () => {
  expect(ids(moveRow(facts, "a", () => 2))).toBe("bca");
  expect(ids(moveRow(facts, "a", (at) => at - 1))).toBe("abc");
  expect(ids(moveRow(facts, "c", (at) => at + 1))).toBe("abc");
});

it("brings a removed row back to its place, once", () => {
  const left = removeRow(facts, "b");
  expect(ids(restoreRow(facts, left, "b"))).toBe("abc");
  expect(ids(restoreRow(facts, facts, "b"))).toBe("abc");
  expect(ids(restoreRow(facts, removeRow(left, "a"), "b"))).toBe("cb");
});

it("puts a line under a job and back, and nowhere that is not there", () => {
  const under = moveLine(facts, "b", "job");
  expect(ids(under)).toBe("ac");
  expect(under.jobs[0]?.lines.map(({ id }) => id)).toEqual(["b"]);
  expect(ids(moveLine(under, "b", null))).toBe("acb");
  expect(moveLine(facts, "b", "gone")).toBe(facts);
});
