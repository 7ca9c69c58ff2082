import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { writeLetter } from "../write-letter.ts";

const POSTING = `Responsable de marketing, Conservas Portonovo
Funciones
- Gestionar campañas de publicidad
- Lanzar la newsletter
- Coordinar la agencia de contenidos
- Elaborar informes mensuales
Requisitos
- Dominio de GA4`;

const resume = resumeOf({
  posts: [
    [
      "Especialista en marketing",
      "Galicia Gourmet",
      "2021 - actualidad",
      "Gestioné 14 campañas de publicidad\nRedacto los textos de la tienda\nAtiendo las redes\nCuido las fotos de la web",
    ],
  ],
});

const form = promptFormSchema.parse({
  firstName: "Elena",
  lastName: "Moure",
  jobTitle: "Responsable de marketing",
  company: "Conservas Portonovo",
  skills: "GA4, Mailchimp",
  highlights: "",
  prompt: POSTING,
});

const letters = [1, 2, 3, 4, 5, 6].map((seed) => {
  const history = { strategies: [], openingFacts: [] };
  const request = { applicant: { form, resume }, tone: "professional", language: "es", seed, history } as const;
  return writeLetter({ ...request, asOf: "2026-11-21" }).letter.paragraphs.map(paragraphText);
});

test("what answers the posting is told in the body, and is not kept for the talk", () => {
  for (const paragraphs of letters) {
    expect(paragraphs.slice(0, -1).join(" ")).toMatch(/14 campañas/u);
    expect(paragraphs.at(-1)).not.toMatch(/14 campañas/u);
  }
});

test("a tool for a task is not told as asked for by its name", () => {
  for (const paragraphs of letters)
    expect(paragraphs.join(" ")).not.toMatch(/(?:De lo que|Entre lo que|De los conocimientos que) [^.]*Mailchimp/u);
});
