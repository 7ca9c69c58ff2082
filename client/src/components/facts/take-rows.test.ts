import { expect, it } from "vitest";
import { emptyMaterial, type Facts, type Job } from "#shared/material/material.schema.ts";
import { takeRows } from "./take-rows.ts";

const entry = { origin: { from: "pasted" as const }, confirmed: false };
const line = (id: string, text: string) => ({ ...entry, id, text });
const job = (id: string, lines: Job["lines"]): Job => ({
  ...entry,
  id,
  title: "Gardener",
  employer: "Marlpit House",
  place: "",
  from: "",
  to: "",
  lines,
});
const none: Facts = emptyMaterial;

it("puts the lines of a job that is there under it, each once", () => {
  const mine = { ...none, jobs: [job("a", [line("1", "I prune roses.")])] };
  const taken = takeRows(mine, { ...none, jobs: [job("a", [line("1", "i prune roses"), line("2", "I keep bees.")])] });
  expect(taken.jobs).toHaveLength(1);
  expect(taken.jobs[0]?.lines.map(({ text }) => text)).toEqual(["I prune roses.", "I keep bees."]);
});

it("gives added rows ids of their own", () => {
  const mine = { ...none, plain: [line("pasted-line-1", "I weld.")] };
  const taken = takeRows(mine, { ...none, plain: [line("pasted-line-1", "I drive.")] });
  expect(new Set(taken.plain.map(({ id }) => id)).size).toBe(2);
});

it("fills name and contact only where nothing stands", () => {
  const mine = { ...none, person: { ...none.person, firstName: "Ana", email: "ana@example.org" } };
  const person = {
    firstName: "Maria",
    lastName: "Field",
    email: "m@example.org",
    phone: "07700 900146",
    place: "Frome",
  };
  expect(takeRows(mine, { ...none, person }).person).toEqual({
    firstName: "Ana",
    lastName: "",
    email: "ana@example.org",
    phone: "07700 900146",
    place: "Frome",
  });
});

it("puts what is pasted later in lines behind what is there", () => {
  const at = (row: ReturnType<typeof line>, place: number) => ({
    ...row,
    origin: { from: "pasted" as const, line: place },
  });
  const mine = { ...none, plain: [at(line("1", "I weld."), 3)] };
  const taken = takeRows(mine, { ...none, plain: [at(line("1", "I drive."), 1)] });
  expect(taken.plain.map(({ origin }) => origin.line)).toEqual([3, 4]);
});
