import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { readFacts } from "./read-facts.ts";

test("beside skills in small letters one in capitals is a name, and where all are in capitals none is", () => {
  const form = promptFormSchema.parse({
    firstName: "Ada",
    lastName: "Lind",
    skills: "calf rearing",
    prompt: "Herd manager wanted.",
  });
  const skillsOf = (skills: string[]) =>
    readFacts({ form, resume: { ...resumeOf({}), skills } }, "2026-11-21").skills.map(({ text }) => text);
  expect(skillsOf(["calf rearing", "LIC MINDA"])).toEqual(["calf rearing", "LIC MINDA"]);
  expect(skillsOf(["CALF REARING", "STOCK ORDERING"])).toEqual(["calf rearing", "stock ordering"]);
});

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

test.each(["Elternzeit", "Career break", "Congé parental", "Excedencia por cuidado de hijos"])(
  "%s is no post, and nothing of it is told",
  (title) => {
    const form = promptFormSchema.parse({
      firstName: "Ada",
      lastName: "Lind",
      skills: "reading",
      prompt: "Driver wanted in Hull.",
    });
    const resume = resumeOf({
      posts: [
        [title, "Family", "2020 - 2024", "looked after two children"],
        ["Driver", "Hull Parcels", "2015 - 2020", "delivered 90 parcels a day"],
      ],
    });
    const { posts, lines, facts } = readFacts({ form, resume }, "2026-11-21");
    expect(posts.map((post) => post.title)).toEqual(["Driver"]);
    expect([...lines, ...facts].some(({ text }) => text.includes("children"))).toBe(false);
  },
);

test("a paper is not held yet wherever somebody says that it goes on", () => {
  const form = promptFormSchema.parse({
    firstName: "Ada",
    lastName: "Lind",
    skills: "Excel",
    prompt: "Se busca técnica.",
  });
  const resume = resumeOf({ education: [["Especialización en Gerencia", "Universidad El Bosque (en curso)", "2026"]] });
  const [paper] = readFacts({ form, resume }, "2026-11-21").credentials;
  expect(paper).toMatchObject({ institution: "Universidad El Bosque", isPending: true });
});
