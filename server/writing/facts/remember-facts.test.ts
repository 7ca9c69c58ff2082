import { expect, test } from "vitest";
import type { Applicant } from "../letter-request.ts";
import { people } from "../testing/people.ts";
import { readFacts } from "./read-facts.ts";
import { rememberFacts } from "./remember-facts.ts";

const [person] = Object.values(people);
if (!person) throw new Error("there is nobody to read of");
const { applicant } = person;
const today = "2026-11-21";
const withSkills = (skills: string): Applicant => ({ ...applicant, form: { ...applicant.form, skills } });

test("what a person told is read once for all postings, and as it would be read anew", () => {
  const first = rememberFacts(applicant, today);
  const other = { ...applicant, form: { ...applicant.form, prompt: "Cook wanted", company: "Salt House" } };
  expect(rememberFacts(other, today)).toBe(first);
  expect(first).toEqual(readFacts(applicant, today));
});

test("another word of the person's or another day is read anew", () => {
  const first = rememberFacts(withSkills("welding"), today);
  expect(rememberFacts(withSkills("soldering"), today)).toEqual(readFacts(withSkills("soldering"), today));
  expect(rememberFacts(withSkills("welding"), "2027-01-01")).not.toBe(first);
});

test("only the last few stay", () => {
  const first = rememberFacts(withSkills("welding"), today);
  for (let at = 0; at < 50; at++) rememberFacts(withSkills(`skill ${at}`), today);
  expect(rememberFacts(withSkills("welding"), today)).not.toBe(first);
});
