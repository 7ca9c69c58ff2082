import { expect, test } from "vitest";
import type { Heading } from "../../planning/plan.ts";
import { closing, greeting, subject } from "./conventions.ts";
import { isForeign, isForeignTerm } from "./foreign.ts";
import { isPlural, withArticle } from "./gender.ts";
import { languageName } from "./language-names.ts";
import { readLine } from "./lines.ts";
import { companyName, credentialName, listOf, placeWord, skillName, titleName } from "./names.ts";
import { durationInWords } from "./numbers.ts";
import { polish } from "./polish.ts";
import { strengthShape } from "./strengths.ts";
import { shortenTopic } from "./topics.ts";
import { verbOf } from "./verb-forms.ts";
import { clause, deed } from "./work.ts";

test.each([
  ["del Hospital, a el Colegio", "del Hospital, al Colegio"],
  ["de el hospital", "del hospital"],
  ["de El Corte Inglés", "de El Corte Inglés"],
  ["francés y inglés", "francés e inglés"],
  ["Tijeras y Hilo", "Tijeras e Hilo"],
  ["Y iba solo", "Y iba solo"],
  ["la carpa o el ocio o honor", "la carpa o el ocio u honor"],
  ["Soy hija de hierro y hielo", "Soy hija de hierro y hielo"],
  ["madera y hierro", "madera y hierro"],
  ["padres y hijos", "padres e hijos"],
  ["uno o otro", "uno u otro"],
  ["un 45 % menos", "un 45\u00a0% menos"],
])("%s is polished to %s", (raw, expected) => {
  expect(polish(raw)).toBe(expected);
});

test.each([
  ["Auditor interno ISO 9001", "auditoría interna ISO 9001"],
  ["auditora interna", "auditoría interna"],
  ["Auditor internacional", "auditor internacional"],
])("the skill %s is %s", (text, expected) => {
  expect(skillName({ fact: "f", text })).toBe(expected);
});

test.each([
  ["gestión de pedidos", "la gestión de pedidos"],
  ["registro de constantes", "el registro de constantes"],
  ["programadores de riego", "los programadores de riego"],
  ["sistemas de riego", "los sistemas de riego"],
  ["agua potable", "el agua potable"],
  ["labor social", "la labor social"],
  ["atender llamadas", "atender llamadas"],
  ["los pedidos", "los pedidos"],
  ["AutoCAD", "AutoCAD"],
  ["wound care", "wound care"],
])("%s stands with its article as %s", (phrase, expected) => {
  expect(withArticle(phrase)).toBe(expected);
});

test("one thing and several agree with their verbs", () => {
  expect(isPlural("los programadores de riego")).toBe(true);
  expect(isPlural("curas")).toBe(true);
  expect(isPlural("el triaje")).toBe(false);
  expect(isPlural("análisis")).toBe(false);
});

test.each([
  ["gestioné", "gestionar", "past"],
  ["gestionó", "gestionar", "past"],
  ["dirijo", "dirigir", "present"],
  ["organicé", "organizar", "past"],
  ["hice", "hacer", "past"],
  ["atendiendo", "atender", "gerund"],
  ["reduje", "reducir", "past"],
])("%s is a form of %s", (word, base, form) => {
  expect(verbOf(word)).toMatchObject({ verb: { base }, form });
});

const OPEN = {
  fact: "p",
  title: "",
  company: "",
  lines: [],
  period: { start: null, end: null, open: true, months: null },
};
const OVER = { ...OPEN, period: { ...OPEN.period, end: { year: 2020, month: null }, open: false } };

test.each([
  ["Atender a 25 pacientes por turno", "atiendo a 25 pacientes por turno", "atendía a 25 pacientes por turno"],
  ["Organicé 5 jornadas de campo", "organicé 5 jornadas de campo", "organicé 5 jornadas de campo"],
  ["Recibir y clasificar mercancía", "recibo y clasifico mercancía", "recibía y clasificaba mercancía"],
  [
    "Gestión de pedidos y control de stock",
    "me ocupo de la gestión de pedidos y el control de stock",
    "me ocupaba de la gestión de pedidos y el control de stock",
  ],
  ["Atención al público", "atiendo al público", "atendía al público"],
  ["Responsable de la caja", "soy responsable de la caja", "era responsable de la caja"],
])("%s is told in the tense of its post", (typed, present, past) => {
  const line = { fact: "l", text: typed, post: "p" };
  expect(clause(line, OPEN)?.text).toBe(present);
  expect(clause(line, OVER)?.text).toBe(past);
});

test("what came about once is told as done, though the post goes on", () => {
  const post = {
    fact: "p",
    title: "",
    company: "",
    period: { start: null, end: null, open: true, months: 20 },
    lines: [],
  };
  const told = (text: string) => clause({ fact: "f", text, post: "p" }, post)?.text;
  expect(told("Reducción de las ausencias del 14 % al 8 %")).toBe("reduje las ausencias del 14 % al 8 %");
  expect(told("Aumento del ticket medio en 12 %")).toBe("aumenté el ticket medio en 12 %");
  expect(told("Preparación de la auditoría ISO 17025 en 2024")).toBe(
    "me ocupé de la preparación de la auditoría ISO 17025 en 2024",
  );
});

test("a figure of the posting's own does not stand in the way of the work before it", () => {
  expect(shortenTopic("Gestión de la agenda de 4 gabinetes y confirmación de citas")).toBe("la gestión de la agenda");
});

test("what was done once is no part of what a post that goes on includes", () => {
  const line = { fact: "l", text: "Introduje un sistema nuevo", post: "p" };
  expect(deed(line, OPEN)).toBeNull();
  expect(deed(line, OVER)?.text).toBe("introducir un sistema nuevo");
});

test.each([
  "Look after 8 patients per shift",
  "90 drops a day",
  "Trained 40 seasonal workers a year",
  "Täglich 180 Aufträge kommissioniert und verpackt",
  "Accueil des clients dans les boutiques",
])("%s is not Spanish", (line) => {
  expect(readLine(line).kind).toBe("foreign");
});

test("Spanish lines and names of tools are not taken for another language", () => {
  for (const line of [
    "Atención telefónica",
    "Control de stock con SAP",
    "18 clientes nuevos al mes",
    "Marketing en redes",
  ])
    expect(isForeign(line), line).toBe(false);
  expect(isForeignTerm("TypeScript")).toBe(false);
  expect(isForeignTerm("wound care")).toBe(true);
});

test.each([
  ["realización del triaje según el sistema Manchester", "el triaje según el sistema Manchester"],
  ["dos años de experiencia en venta técnica", "la venta técnica"],
  ["3 años de experiencia con React", "React"],
  ["has trabajado con datos geográficos", "los datos geográficos"],
  ["saber llevar tres platos", "llevar tres platos"],
  ["carnet de manipulador de alimentos", "el carnet de manipulador de alimentos"],
  ["asesorar a agricultores", "asesorar a agricultores"],
  ["trabajo en equipo y empatía", null],
  ["34.000 € brutos anuales", null],
  ["restaurante de cocina", null],
])("the topic of %s is %s", (text, expected) => {
  expect(shortenTopic(text)).toBe(expected);
});

test("places, titles and papers read as Spanish does", () => {
  expect(companyName("Hospital San Telmo")).toBe("el Hospital San Telmo");
  expect(companyName("Universidad de Cádiz")).toBe("la Universidad de Cádiz");
  expect(companyName("Casa Marucha")).toBe("Casa Marucha");
  expect(placeWord("Gestoría Pardo e Hijos")).toBe("la gestoría");
  expect(titleName("Enfermera de Urgencias")).toBe("enfermera de urgencias");
  expect(titleName("Year 2 Teacher")).toBe("Year 2 Teacher");
  const paper = { fact: "c", institution: "", year: "" };
  expect(credentialName({ ...paper, kind: "degree", text: "Grado en Enfermería" })).toBe("el Grado en Enfermería");
  expect(credentialName({ ...paper, kind: "licence", text: "Carnet de conducir B" })).toBe("el carnet de conducir B");
  expect(credentialName({ ...paper, kind: "degree", text: "Técnico en Cocina" })).toBe(
    "el título de Técnico en Cocina",
  );
  expect(listOf(["curas", "triaje, urgencias", "Epic"])).toBe("curas; triaje, urgencias; y Epic");
  expect(languageName("Spanish (fluent)")).toBe("español con fluidez");
  expect(languageName("inglés B2")).toBe("inglés a nivel B2");
  expect(durationInWords(66)).toBe("cinco años y medio");
  expect(durationInWords(35)).toBe("casi tres años");
});

test("what somebody has been is told as such, with its season", () => {
  expect(readLine("Voluntaria en un centro de aves, verano de 2025")).toEqual({
    kind: "clause",
    text: "he sido voluntaria en un centro de aves (verano de 2025)",
  });
  expect(readLine("Voluntarios formados: 12").kind).not.toBe("clause");
});

test("strengths are named, described or quoted", () => {
  expect(strengthShape("Punctual")).toEqual({ kind: "noun", text: "la puntualidad" });
  expect(strengthShape("paciente")).toEqual({ kind: "adjective", text: "paciente" });
  expect(strengthShape("calma en horas punta")).toEqual({ kind: "noun", text: "la calma en horas punta" });
  expect(strengthShape("escribo las cosas")).toEqual({ kind: "clause", text: "escribo las cosas" });
  expect(strengthShape("sé trabajar a turnos")).toEqual({ kind: "clause", text: "sé trabajar a turnos" });
  expect(strengthShape("tratar con la gente")).toEqual({ kind: "noun", text: "tratar con la gente" });
  expect(strengthShape("steady on nights")).toEqual({ kind: "quoted", text: "«steady on nights»" });
});

test("nobody's sex is guessed from a name", () => {
  const heading: Heading = {
    name: "Iván Cordero",
    role: null,
    company: null,
    contact: { text: "Nieves Cueto", lines: [1] },
    reference: { text: "TN-0719", lines: [2] },
    documents: [],
    closingDate: null,
    informal: false,
    sector: null,
    hasPosting: true,
  };
  expect(greeting(heading, "professional")).toBe("Buenos días, Nieves Cueto:");
  expect(greeting({ ...heading, contact: { text: "Sra. Nieves Cueto", lines: [1] } }, "formal")).toBe(
    "Estimada señora Cueto:",
  );
  expect(greeting({ ...heading, contact: null }, "formal")).toBe("Estimada señora, estimado señor:");
  expect(closing(heading, "formal")).toBe("Reciba un atento saludo.");
  expect(subject(heading)).toBe("Asunto: candidatura, ref. TN-0719");
});

test.each([
  ["Desarrollador front-end", "desarrollador front-end"],
  ["Data Scientist", "Data Scientist"],
])("the title %s is %s in a sentence", (typed, told) => {
  expect(titleName(typed)).toBe(told);
});

test.each([
  ["revisar el código de tus compañeros", "revisar el código de los compañeros"],
  ["carrera técnica en electromecánica o afín", "la carrera técnica en electromecánica"],
  ["técnico o tecnólogo en áreas comerciales", null],
  ["fondo de ahorro y comedor", null],
  ["Gabriela Torres", null],
  ["Power BI", "Power BI"],
  ["inglés básico", null],
])("%s is taken up as %s", (text, topic) => {
  expect(shortenTopic(text)).toBe(topic);
});

test.each([
  ["cumple los plazos", { kind: "clause", text: "cumplo los plazos" }],
  ["aguanta bien el ritmo", { kind: "quoted", text: "«aguanta bien el ritmo»" }],
  ["trabaja en silencio y acaba a tiempo", { kind: "quoted", text: "«trabaja en silencio y acaba a tiempo»" }],
  ["me gusta pulir los detalles", { kind: "clause", text: "me gusta pulir los detalles" }],
  ["pregunto mucho antes de programar", { kind: "clause", text: "pregunto mucho antes de programar" }],
  ["trato cercano", { kind: "noun", text: "el trato cercano" }],
])("the strength %s is said in the first person or as typed", (typed, shape) => {
  expect(strengthShape(typed)).toEqual(shape);
});

test("between two figures nobody enters", () => {
  expect(readLine("Entre 90 y 120 paquetes diarios").kind).not.toBe("work");
});
