import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { readInitialState } from "#client/features/generator/initial-state.ts";
import { readGeneratorState, writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { takeInImported } from "#client/features/generator/take-in.ts";
import { writeParsedResume } from "#client/lib/parsed-resume.ts";
import { writeWizardAnswer } from "#client/lib/wizard-answers.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { useImportedFacts } from "./use-imported-facts.ts";

const { completions: _none, ties: _noTies, ...nothing } = emptyMaterial;
const row = (id: string) => ({ id, origin: { from: "typed" as const }, confirmed: true });
const imported: Facts = {
  ...nothing,
  person: { ...nothing.person, firstName: "Marta", lastName: "Nowicka", place: "Sheffield", phone: "07700 900418" },
  jobs: [{ ...row("job-1"), title: "Joiner", employer: "Harrow", place: "", from: "2019-03", to: "now", lines: [] }],
  skills: [{ ...row("skill-1"), text: "veneering" }],
};

function visitEnds(): void {
  writeParsedResume({
    ...{ firstName: "Marta", lastName: "Nowicka", suggestedPosition: "", skills: "veneering", linkedIn: "" },
    ...{ jobDescription: "", email: "" },
  });
}

it("keeps what the desk took in of a resume once the visit that it was read in is over", () => {
  writeGeneratorState(takeInImported(emptyGeneratorState, imported));
  visitEnds();
  const { result } = renderHook(() => useImportedFacts(null));
  expect(result.current).toEqual(imported);
  const { material } = readInitialState({ reset: false, imported: result.current });
  expect(material.jobs).toHaveLength(1);
  expect(material.person.place).toBe("Sheffield");
});

it("adds what the questionnaire says since", async () => {
  writeGeneratorState(takeInImported(emptyGeneratorState, imported));
  visitEnds();
  writeWizardAnswer("selectedSkills", ["Estimating"]);
  const { result } = renderHook(() => useImportedFacts(null));
  await waitFor(() => expect(result.current?.skills.map(({ text }) => text)).toEqual(["veneering", "Estimating"]));
  expect(result.current?.jobs).toHaveLength(1);
});

it("is kept with the desk as soon as it is on it", () => {
  readInitialState({ reset: false, imported });
  expect(readGeneratorState()?.desk.imported).toEqual(imported);
});
