import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { writeLetter } from "../write-letter.ts";

const posting = `Event Coordinator
Castle Events

Duties
- Draw up schedules
- Look after volunteers

Requirements
- 2 years' experience in events
`;

function write(period: string, posts = [period]) {
  const form = promptFormSchema.parse({
    firstName: "Tomás",
    lastName: "Quinn",
    jobTitle: "Event Coordinator",
    company: "Castle Events",
    skills: "budgeting",
    prompt: posting,
  });
  const told = posts.map(
    (dates, at) => ["Event Assistant", `Hall ${at + 1}`, dates, "Coordinated 60 concerts a year"] as const,
  );
  const resume = resumeOf({ posts: told });
  const history = { strategies: [], openingFacts: [] };
  return writeLetter({
    applicant: { form, resume },
    tone: "professional",
    language: "en",
    seed: 1,
    history,
    asOf: "2026-11-21",
  });
}

const asked = ({ plan }: ReturnType<typeof write>) =>
  plan.paragraphs.flat().find(({ kind }) => kind === "time-asked")?.asked;

test("who has worked as long as the posting asks says so, of one post or of several together", () => {
  const one = write("01/2022 - 12/2025");
  expect(asked(one)).toMatchObject({ months: 24, shown: 48 });
  expect(letterText(one.letter)).toMatch(/two years of experience/u);
  const several = write("", ["01/2024 - 12/2025", "01/2023 - 12/2023"]);
  expect(asked(several)).toMatchObject({ months: 24, shown: 36 });
});

test("who has worked for less says nothing of the time that is asked", () => {
  const short = write("01/2025 - 10/2025");
  expect(asked(short)).toBeUndefined();
  expect(letterText(short.letter)).not.toMatch(/years of experience/u);
});
