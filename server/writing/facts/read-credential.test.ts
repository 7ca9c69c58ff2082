import { expect, test } from "vitest";
import { person } from "../testing/people.ts";
import { readFacts } from "./read-facts.ts";

test("what somebody knows of food safety is a skill, and no paper that could be held", () => {
  const { applicant } = person({
    name: ["Jo", "Marsh"],
    posting: "barista",
    jobTitle: "",
    skills: "food safety, Spanish",
  });
  const { skills, credentials } = readFacts(applicant, "2026-11-21");
  expect(skills.map(({ text }) => text)).toEqual(["food safety", "Spanish"]);
  expect(credentials).toEqual([]);
});
