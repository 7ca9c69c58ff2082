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
