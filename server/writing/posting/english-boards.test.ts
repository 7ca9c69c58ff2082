import { expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (text: string) => readPosting(text, { jobTitle: "", company: "" });

it("reads a role told in running text by what is done, and keeps a row with its verb", () => {
  const { requirements } = read(
    "Investigator\nAlder House Ltd\nAs an Investigator in our Fraud Unit you'll investigate suspected claims fraud from first referral through to settlement, repudiation or court.",
  );
  expect(requirements.map(({ text }) => text)).toEqual(["investigating suspected claims fraud from first referral"]);
});

it("reads lists that announce themselves as the boards of other countries do", () => {
  const { requirements, company } = read(
    "HR OFFICER\nKEY PERFORMANCE AREAS:\nRecruitment & Selection: advertise vacancies, shortlist, arrange interviews\nPlease forward a CV.",
  );
  expect(requirements.map(({ kind, text }) => [kind, text])).toContainEqual(["duty", "advertising vacancies"]);
  expect(company).toBeNull();
  const farm = read(
    "Herd Manager\n\nYou'd report to our farm manager and look after:\n- milking and shed hygiene\n- herd health",
  );
  expect(farm.requirements.map(({ kind, text }) => [kind, text])).toEqual([
    ["duty", "milking and shed hygiene"],
    ["duty", "herd health"],
  ]);
});

it("ends a sentence at a bracket, whatever letter the next begins with", () => {
  const { requirements } = read(
    "Clerk\nAlder House Ltd\nRequirements:\n- Fully bilingual (English & Afrikaans). isiXhosa an advantage",
  );
  expect(requirements.map(({ text }) => text)).toContain("fully bilingual");
});
