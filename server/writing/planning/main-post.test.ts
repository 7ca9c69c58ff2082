import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { writeLetter } from "../write-letter.ts";

const form = promptFormSchema.parse({
  firstName: "Ginés",
  lastName: "Alarcón",
  jobTitle: "Instalador de placas solares",
  company: "Levante Renovables",
  skills: "trabajos en altura, socorrismo acuático",
  prompt: `Instaladores fotovoltaicos, Levante Renovables
¿Qué harás?
- Montar estructuras y paneles en cubierta
- Rellenar el parte de obra
¿Qué pedimos?
- 3 años de experiencia en obras viales`,
});

const resume = resumeOf({
  posts: [
    [
      "Instalador en prácticas",
      "Soleco",
      "marzo 2025 - mayo 2025",
      "Ayudé en el montaje de 11 instalaciones\nTendido de cableado",
    ],
    [
      "Taxista",
      "Radio Taxi Mar",
      "2015 - 2024",
      "4.000 carreras al año\nPuntuación de 4,9\nMantenimiento del coche\nCobro a clientes",
    ],
  ],
  education: [["Título de socorrista acuático", "", "2024"]],
});

const letters = [1, 2, 3, 4, 5, 6].map((seed) => {
  const history = { strategies: [], openingFacts: [] };
  const request = { applicant: { form, resume }, tone: "professional", language: "es", seed, history } as const;
  return writeLetter({ ...request, asOf: "2026-11-21" }).letter.paragraphs.map(paragraphText);
});

test("the post that bears the role's name comes before a longer one of another trade", () => {
  for (const [opening, body] of letters) expect(`${opening} ${body}`).toMatch(/Soleco/u);
});

test("years of work that are asked for are nothing to learn in the post", () => {
  for (const paragraphs of letters) expect(paragraphs.join(" ")).not.toMatch(/obras viales/u);
});

test("a skill that a paper says is not told once more", () => {
  for (const paragraphs of letters) expect(paragraphs.join(" ")).not.toMatch(/socorrismo/u);
});
