import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["Führerschein B und BE", "Führerschein B", ["Führerschein B und BE"]],
  ["BSc Physics", "BSc Chemistry", ["BSc Physics", "BSc Chemistry"]],
])("of %s and %s both are told where they are two", (first, second, told) => {
  const form = promptFormSchema.parse({
    firstName: "Ada",
    lastName: "Lind",
    skills: "reading",
    prompt: "Driver wanted in Hull. Duties: deliver parcels.",
  });
  const education = [first, second].map((degree, at) => ({ id: `e${at}`, degree, institution: "", year: "" }));
  const personalDetails = { name: "", email: "", phone: "", location: "" };
  const resume = { personalDetails, experience: [], education, skills: [], strengths: [], yearsOfExperience: 0 };
  const { credentials } = readFacts({ form, resume }, "2026-11-21");
  expect(credentials.map(({ text }) => text)).toEqual(told);
});
