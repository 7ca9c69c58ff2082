import { expect, it } from "vitest";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { clearStartFacts, readStartFacts, writeStartFacts } from "./start-facts.ts";

const { completions: _none, ties: _noTies, ...none } = emptyMaterial;
const skill = { id: "a", origin: { from: "typed" as const }, confirmed: true, text: "Welding" };

it("hands facts over to the next letter until they are taken", () => {
  const facts: Facts = { ...none, skills: [skill] };
  writeStartFacts({ key: "browser-a", facts });
  expect(readStartFacts()).toEqual({ key: "browser-a", facts });
  clearStartFacts();
  expect(readStartFacts()).toBeNull();
});

it("reads of damaged ones what can be read", () => {
  sessionStorage.setItem("startFacts", JSON.stringify({ facts: { skills: [{ id: 7 }, skill] } }));
  expect(readStartFacts()?.facts.skills).toEqual([skill]);
  sessionStorage.setItem("startFacts", "{");
  expect(readStartFacts()).toBeNull();
});
