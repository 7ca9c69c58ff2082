import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { resumeOf } from "../testing/resume-of.ts";
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
  const resume = resumeOf({
    education: [
      [first, "", ""],
      [second, "", ""],
    ],
  });
  const { credentials } = readFacts({ form, resume }, "2026-11-21");
  expect(credentials.map(({ text }) => text)).toEqual(told);
});
