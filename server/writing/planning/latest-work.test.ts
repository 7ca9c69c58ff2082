import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { LetterRequest } from "../letter-request.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { writeLetter } from "../write-letter.ts";

const resume = resumeOf({
  posts: [
    [
      "Educador de calle",
      "Asociación Zubiak",
      "2021 - 2025",
      "Acompañamiento socioeducativo a 48 adolescentes de tres barrios\nPuesta en marcha de un local de ensayo gestionado por los propios jóvenes\nCoordinación con institutos, servicios sociales y policía local",
    ],
    [
      "Monitor y coordinador",
      "Colonias Lautada",
      "veranos 2016-2020",
      "Coordinación de un equipo de 9 monitores y 110 niños por turno\nElaboración de la programación y la memoria",
    ],
  ],
  education: [
    ["Grado en Educación Social", "Universidad del País Vasco", "2018"],
    ["Director de actividades de tiempo libre", "Escuela Urtxintxa", "2019"],
  ],
  strengths: ["escucha antes de proponer", "cumplimiento de plazos"],
  years: 6,
});

const form = promptFormSchema.parse({
  firstName: "Ekaitz",
  lastName: "Ruiz",
  jobTitle: "Técnico de juventud",
  company: "Ayuntamiento de Valdearenas",
  skills:
    "dinamización juvenil, gestión de subvenciones, redes sociales, monitor de ocio y tiempo libre, euskera C1, permiso B",
  prompt: `AYUNTAMIENTO DE VALDEARENAS
SEGUNDA. Funciones. Corresponderán al puesto las siguientes:
a) Diseño, ejecución y evaluación del Plan Joven Municipal.
b) Dinamización del Espacio Joven y de la corresponsalía en los institutos.
c) Gestión y justificación de subvenciones en materia de juventud.
d) Elaboración de la memoria anual del servicio.
e) Atención e información a jóvenes sobre empleo, vivienda y movilidad europea.
TERCERA. Requisitos de los aspirantes. Para ser admitidos, los aspirantes deberán reunir:
a) Estar en posesión del título de Grado o Diplomatura en Educación Social.
b) Permiso de conducir clase B.`,
});

test.each(toneSchema.options)("no %s letter goes without the latest work, however often it is written anew", (tone) => {
  let history: LetterRequest["history"] = { strategies: [], openingFacts: [], phrases: [], texts: [] };
  for (const seed of [1, 2, 3]) {
    const applicant = { form, resume };
    const { letter, used } = writeLetter({
      applicant,
      tone,
      language: "es",
      seed,
      history,
      asOf: "2026-11-21",
    });
    const text = letterText(letter);
    expect(text).toMatch(/Zubiak/u);
    history = {
      strategies: [...history.strategies, used.strategy],
      openingFacts: [...history.openingFacts, used.openingFact],
      phrases: [...(history.phrases ?? []), ...used.phrases],
      texts: [text, ...(history.texts ?? [])],
    };
  }
});
