import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { Applicant } from "../letter-request.ts";
import { resumeOf } from "./resume-of.ts";

/** Invented people who write in Spanish, each with the name of the Spanish posting they answer; its text is read by the tests. */
export const spanishPeople = {
  enfermera: person({
    name: ["Rocío", "Benítez Luque"],
    posting: "es-enfermera-listado",
    jobTitle: "Enfermera de Urgencias",
    skills: "triaje, vías periféricas, Diraya, inglés (B2)",
    posts: [
      [
        "Enfermera, Urgencias",
        "Hospital Virgen de la Vega",
        "marzo 2021 - actualidad",
        "Clasificar a unos 30 pacientes por turno en el triaje\nExtracción de muestras y administración de medicación\nRedacté con la supervisora el protocolo de caídas en 2023\nTutorizo a 3 estudiantes de enfermería al año",
      ],
      [
        "Auxiliar de Enfermería",
        "Residencia Los Olivos",
        "06/2017 - 02/2021",
        "Atendía a 14 residentes por turno\nRegistro de constantes y control de la medicación",
      ],
    ],
    education: [
      ["Grado en Enfermería", "Universidad de Cádiz", "2020"],
      ["Certificado de soporte vital avanzado", "SEMES", "2022"],
      ["Colegiación activa", "Colegio de Enfermería de Cádiz", "2020"],
    ],
    strengths: ["calma en horas punta", "puntual"],
    years: 5,
  }),
  desarrollador: person({
    name: ["Unai", "Etxeberria"],
    posting: "es-desarrollador-tu",
    jobTitle: "Desarrollador frontend",
    company: "Almadía",
    skills: "React, TypeScript, Leaflet, Playwright, accesibilidad web, inglés escrito",
    posts: [
      [
        "Desarrollador web",
        "Sendero Digital",
        "2022 – presente",
        "Desarrollo los mapas de una aplicación de senderismo con 12.000 rutas\nReduje el tiempo de carga de 6 a 2 segundos\nRevisar el código de otras 3 personas\nEscribir pruebas de extremo a extremo con Playwright",
      ],
      [
        "Programador júnior",
        "Imprenta Zubiri",
        "2020 - 2022",
        "Mantenimiento de la tienda en línea\nMigré el catálogo a React",
      ],
    ],
    education: [["Técnico Superior en Desarrollo de Aplicaciones Web", "IES Ibaialde", "2020"]],
    strengths: ["curioso", "escribo las cosas"],
    years: 4,
  }),
  comercial: person({
    name: ["Maribel", "Sáez Ortuño"],
    posting: "es-comercial-agencia",
    jobTitle: "Técnica comercial de riego",
    skills: "AutoCAD, riego por goteo, elaboración de presupuestos, francés (nivel medio), carnet de conducir B",
    highlights:
      "Técnica de campo, Cooperativa Vega Baja, 2019 a hoy: asesoro a 80 agricultores de la comarca\n- Organicé 5 jornadas de campo\n- Elaboración de presupuestos de instalaciones de hasta 20 hectáreas\nFP de grado superior en Paisajismo y Medio Rural",
    years: 6,
  }),
  camarero: person({
    name: ["Iván", "Cordero"],
    posting: "es-camarero-corto",
    jobTitle: "Camarero",
    skills: "llevar tres platos, café, cobro con TPV, inglés básico",
    wizard: { yearsOfExperience: "1", educationLevel: "highschool", selectedStrengths: ["Punctual", "Calm"] },
  }),
  administrativa: person({
    name: ["Lucía", "Hernando"],
    posting: "es-comercial-agencia",
    jobTitle: "",
    skills: "Excel; atención al cliente; archivo",
    posts: [
      [
        "Office Assistant",
        "Dewhurst Architects",
        "2016 - 2019",
        "Answered up to 60 calls a day\nKept the diary of two partners",
      ],
      [
        "Administrativa",
        "Gestoría Pardo e Hijos",
        "2020 - 2024",
        "Facturación y archivo\nAtención al público\nContabilidad de 40 autónomos",
      ],
    ],
    strengths: ["discreet"],
  }),
} satisfies Record<string, SpanishPerson>;

export type SpanishPosting =
  | "es-enfermera-listado"
  | "es-desarrollador-tu"
  | "es-comercial-agencia"
  | "es-camarero-corto";
export type SpanishPerson = { applicant: Applicant; posting: SpanishPosting };

/** The person with the text of a posting in the form. */
export function answering({ applicant }: { applicant: Applicant }, posting: string): Applicant {
  return { ...applicant, form: { ...applicant.form, prompt: posting } };
}

type Told = {
  name: [first: string, last: string];
  posting: SpanishPosting;
  jobTitle: string;
  company?: string;
  skills: string;
  highlights?: string;
  posts?: [title: string, company: string, period: string, description: string][];
  education?: [degree: string, institution: string, year: string][];
  strengths?: string[];
  years?: number;
  wizard?: WizardAnswers;
};

function person(told: Told): SpanishPerson {
  const [firstName, lastName] = told.name;
  const form: Applicant["form"] = {
    tone: "professional",
    firstName,
    lastName,
    company: told.company ?? "Unknown",
    linkedin: "Unknown",
    jobTitle: told.jobTitle,
    skills: told.skills,
    highlights: told.highlights ?? "",
    roleType: "full-time",
    jobLocation: "on-site",
    prompt: "",
  };
  const resume = told.posts || told.education ? { resume: resumeOf(told) } : {};
  return { applicant: { form, ...resume, ...(told.wizard && { wizard: told.wizard }) }, posting: told.posting };
}
