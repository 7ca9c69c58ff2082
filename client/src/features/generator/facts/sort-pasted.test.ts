import { expect, it } from "vitest";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { LONGEST_PASTE } from "#shared/material/sort.schema.ts";
import { sortableParts, sortPasted } from "./sort-pasted.ts";

const lines = Array.from({ length: 2_000 }, (_, at) => `${at} answered the telephone and kept the records up to date`);

it("parts a text that is too long to sort at once between its lines, and loses none", () => {
  const parts = sortableParts(lines.join("\n"));
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(LONGEST_PASTE);
  expect(parts.join("\n")).toBe(lines.join("\n"));
});

it("parts a text without lines too", () => {
  const text = "x".repeat(LONGEST_PASTE * 2 + 5);
  expect(sortableParts(text).join("")).toBe(text);
});

it("sorts all parts of what was pasted", async () => {
  const { desk } = emptyGeneratorState;
  const state = { ...emptyGeneratorState, desk: { ...desk, drafts: { paste: lines.join("\n") } } };
  const asked: string[] = [];
  const { apply, said } = await sortPasted(state, async (text) => {
    asked.push(text);
    const line = { id: "line", origin: { from: "pasted" as const }, confirmed: true, text: text.slice(0, 40) };
    return { ...emptyMaterial, plain: [line] };
  });
  expect(asked.join("\n")).toBe(lines.join("\n"));
  expect(said).toBe(`Sorted into ${asked.length} facts.`);
  expect(apply(state).material.plain).toHaveLength(asked.length);
  expect(apply(state).desk.drafts).toEqual({});
});
