import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import type { WriterRequest, WriterTask } from "../writer.ts";

const typed = { origin: { from: "typed" as const }, confirmed: true };
const read = { origin: { from: "resume" as const }, confirmed: false };

function task(
  posting: string,
  material: Partial<Material>,
  more: Partial<WriterRequest> & { wishes?: string } = {},
): Extract<WriterTask, { kind: "write" }> {
  const { wishes = "", ...request } = more;
  const person = { firstName: "Robin", lastName: "Vale", email: "", phone: "", place: "" };
  const form = {
    ...{ firstName: "Robin", lastName: "Vale", company: "Unknown", linkedin: "Unknown", jobTitle: "", skills: "" },
    ...{ tone: "professional" as const, roleType: "full-time" as const, jobLocation: "on-site" as const },
    ...{ highlights: "", wishes, prompt: posting },
  };
  return {
    kind: "write",
    earlier: [],
    request: {
      applicant: { form },
      material: { ...emptyMaterial, person, ...material },
      ...{ tone: "professional", language: "en", seed: 1, used: [], templateId: null, untranslated: "leave-out" },
      asOf: "2026-11-23",
      ...request,
    },
  };
}

const line = (id: string, text: string) => ({ id, text, ...typed });

/** Six invented people, as different as those who come: what a model is told of each stands in `golden/`. */
export const goldenTasks: Record<string, WriterTask> = {
  "nurse-en": task(
    `Ward Sister, Larkfield Hospital
Job reference: LH-2207
You lead a team of 14 on an acute medical ward.
Essential: current NMC registration.
Essential: three years as a registered nurse.
Please tell us in your letter when you could start and why you want to lead a team.
Your letter should have no more than 250 words.`,
    {
      jobs: [
        {
          ...{ id: "job-1", title: "Staff Nurse", employer: "St Anne's Hospital", place: "Leeds", ...typed },
          ...{ from: "2021-03", to: "now" as const },
          lines: [
            line("l-1", "Six years on acute wards, nights since 2021"),
            line("l-2", "I took over the rota in 2024"),
          ],
        },
      ],
      plain: [
        {
          id: "rest-1",
          text: "NMC PIN 12A3456E, valid to 2028",
          ...read,
          origin: { from: "resume", place: "Registration" },
        },
      ],
      completions: [
        {
          ...{ key: "start", kind: "start", language: "en", postingLines: [6] },
          ...{ beginning: "I can start", ending: "on 1 February" },
        },
      ],
    },
  ),
  "career-changer-de": task(
    `Disponent (m/w/d) im Nahverkehr bei der Rheintal Spedition
Ihre Aufgaben: Tourenplanung für 20 Fahrzeuge
Voraussetzung: kaufmännische Ausbildung oder vergleichbare Erfahrung
Bitte nennen Sie Ihre Gehaltsvorstellung und den frühestmöglichen Eintrittstermin.`,
    {
      jobs: [
        {
          ...{ id: "job-1", title: "Köchin", employer: "Kantine am Ring", place: "", ...typed },
          ...{ from: "2014", to: "2025" },
          lines: [line("l-1", "Ich habe für sechs Standorte bestellt")],
        },
      ],
      skills: [{ id: "s-1", text: "Excel", ...typed }],
    },
    { language: "de", templateId: "career-change" },
  ),
  "school-leaver-fr": task(
    `Apprenti mécanicien cycles (H/F), Atelier Vélo Lyon
Vous aimez réparer et parler aux clients.
Pourquoi notre atelier ? Répondez-nous dans votre lettre.`,
    { plain: [line("p-1", "Je répare des vélos le samedi devant la bibliothèque.")] },
    { language: "fr", tone: "friendly" },
  ),
  "engineer-es": task(
    `Ingeniera de datos, Costa Datos
Requisitos: Python, SQL y dos años de experiencia
Deseable: Airflow
Referencia: CD-118`,
    {
      papers: [
        {
          id: "paper-1",
          kind: "degree",
          state: "held",
          what: "Ingeniería informática",
          where: "UPV",
          year: "2022",
          ...typed,
        },
      ],
      skills: ["Python", "SQL"].map((text, index) => ({ id: `s-${index}`, text, ...typed })),
      languages: [{ id: "lang-1", language: "Inglés", level: "C1", ...typed }],
    },
    { language: "es", tone: "confident", wishes: "menciona que vivo a diez minutos" },
  ),
  "again-en": {
    ...task("Team assistant at Brook & Sons. The assistant answers phones.", {
      plain: [line("p-1", "I answered phones at a vet's for two years.")],
    }),
    earlier: [
      "Re: Team assistant\n\nDear Hiring Manager,\n\nPhones have been my work for two years. I like them.\n\nKind regards,\nRobin Vale",
    ],
  },
  "translation-de": {
    kind: "translate",
    request: task("Nurse at Larkfield", {}, { language: "de", tone: "formal" }).request,
    original: {
      text: "Re: Nurse\n\nDear Hiring Manager,\n\nI lead nights on an acute ward. My NMC registration runs to 2028.\n\nKind regards,\nRobin Vale",
      ...{ language: "en", edited: true, made: null },
    },
  },
};
