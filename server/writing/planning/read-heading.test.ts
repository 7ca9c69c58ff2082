import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { readPosting } from "../posting/read-posting.ts";
import { readHeading } from "./read-heading.ts";

const prompt = "Wir suchen Verstärkung für unser Team.";

function roleOf(jobTitle: string): string | undefined {
  const typed = {
    firstName: "Ada",
    lastName: "Holt",
    company: "Lorcet",
    jobTitle,
    skills: "Excel",
    highlights: "",
    prompt,
  };
  return readHeading({ form: promptFormSchema.parse(typed) }, readPosting(prompt, {})).role?.text;
}

test.each([
  ["Dachdeckergeselle (m/w/d)", "Dachdeckergeselle"],
  ["Koch (w|m|d)", "Koch"],
  ["Pflegefachkraft m/w/d", "Pflegefachkraft"],
  ["Vendeur H/F", "Vendeur"],
  ["Head of A/B testing", "Head of A/B testing"],
  ["Elektroniker (Betriebstechnik)", "Elektroniker (Betriebstechnik)"],
])("a title typed as %s is told as %s", (typed, told) => {
  expect(roleOf(typed)).toBe(told);
});

test.each([
  ["Unknown", true],
  ["Brightwater Recruitment Ltd", true],
  ["Lorcet Foods", undefined],
])("an agency's post is its client's, if %s is typed", (company, isForClient) => {
  const posting =
    "Electrician\nOur client is seeking an electrician for its team.\nBrightwater Recruitment Ltd is acting as an agency.";
  const typed = { firstName: "Ada", lastName: "Holt", company, jobTitle: "Electrician", skills: "", highlights: "" };
  const form = promptFormSchema.parse({ ...typed, skills: "testing", prompt: posting });
  expect(readHeading({ form }, readPosting(posting, { company })).isForClient).toBe(isForClient);
});
