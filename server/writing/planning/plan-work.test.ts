import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { writeLetter } from "../write-letter.ts";

const history = { strategies: [], openingFacts: [], phrases: [], texts: [] };

test("what came after the better answer is told neither as earlier nor as beside it", () => {
  const post = (id: string, [title, company, period, description]: readonly [string, string, string, string]) => ({
    id,
    title,
    company,
    period,
    description,
  });
  const resume: Resume = {
    personalDetails: { name: "", email: "", phone: "", location: "" },
    experience: [
      post("p1", ["Sachbearbeiterin Inkasso", "Forderia AG", "01/2024 – heute", "Bearbeite 70 Akten in der Woche"]),
      post("p2", [
        "Köchin",
        "Gasthaus Sonne",
        "03/2015 – 12/2023",
        "Suppen gekocht\nSaucen gekocht\nMenüs für 80 Gäste gekocht",
      ]),
    ],
    education: [],
    skills: [],
    strengths: [],
    yearsOfExperience: 0,
  };
  const prompt = "Köchin (m/w/d) im Hotel Adler, Ulm\nIhre Aufgaben:\n- Suppen und Saucen kochen\n- Menüs kochen";
  const form = promptFormSchema.parse({
    firstName: "Ada",
    lastName: "Lind",
    jobTitle: "Köchin",
    skills: "Suppen, Saucen",
    prompt,
  });
  for (const seed of [1, 2, 3, 4, 5]) {
    const { letter } = writeLetter({
      applicant: { form, resume },
      tone: "formal",
      language: "de",
      seed,
      history,
      asOf: "2026-11-21",
    });
    expect(letterText(letter)).not.toMatch(/zweiten Tätigkeit|Daneben bin|Hinzu kommt meine Tätigkeit/u);
  }
});
