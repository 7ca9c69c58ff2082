import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { resumeOf } from "../../testing/resume-of.ts";
import { writeLetter } from "../../write-letter.ts";

const POSTING = `Jefa de cocina
Grupo Marisma, Valencia

Tareas:
- Dirigir un equipo de cocina
- Organizar jornadas gastronómicas
- Controlar escandallos, pedidos y mermas
- Formar al personal nuevo

Requisitos:
- Formación en cocina
- Carné de manipulador de alimentos`;

const resume = resumeOf({
  posts: [
    [
      "Segunda de cocina",
      "Restaurante El Farallón",
      "2019 - actualidad",
      "Coordino un equipo de 6 cocineros\nElaboración de escandallos y control de mermas\nReduje el coste de materia prima un 8 %\nFormé a 5 ayudantes de cocina",
    ],
    ["Cocinera", "Hotel Las Salinas", "2015 - 2019", "Preparación de desayunos para 200 huéspedes"],
  ],
  strengths: ["organizada", "escribo las cosas"],
});

const form = promptFormSchema.parse({
  firstName: "Carmen",
  lastName: "Lozano",
  jobTitle: "Jefa de cocina",
  company: "Grupo Marisma",
  skills: "escandallos, APPCC, inglés (B1)",
  highlights: "",
  prompt: POSTING,
});

function letters(tone: (typeof toneSchema.options)[number]): string[] {
  return [1, 2, 3, 4].map((seed) => {
    const history = { strategies: [], openingFacts: [] };
    const request = { applicant: { form, resume }, tone, language: "es" as const, seed, history, asOf: "2026-11-21" };
    return writeLetter(request).letter.paragraphs.map(paragraphText).join("\n");
  });
}

test.each(toneSchema.options)(
  "a %s letter names a former employer where it tells of the work, and hardly again",
  (tone) => {
    for (const text of letters(tone)) expect(text.split("El Farallón").length - 1, text).toBeLessThanOrEqual(2);
  },
);

test.each(toneSchema.options)(
  "a %s letter joins no quality to a clause, and says nothing twice in a breath",
  (tone) => {
    for (const text of letters(tone)) {
      expect(text).not.toMatch(/organizada y escribo|: (?:organizada|escribo)/u);
      expect(text).not.toMatch(/organiz(?:an|áis) para organizar/u);
    }
  },
);

test.each(toneSchema.options)("a %s letter ends on a plain next step", (tone) => {
  for (const text of letters(tone)) expect(text.split("\n").at(-1)).toMatch(/entrevista|hablar|charl/u);
});
