import { expect, it } from "vitest";
import type { Post } from "../../facts/profile.ts";
import { agreementOf } from "./gender.ts";
import { isOwnClause, readLine } from "./lines.ts";
import { lowerFirst } from "./lower-first.ts";
import { asHead } from "./names.ts";
import { isOwnAccount } from "./periods.ts";
import { isQuality, strengthShape } from "./strengths.ts";
import { timeOfCare } from "./time-of-care.ts";
import { clause, clauses, deed, linesAsTyped } from "./work.ts";

it.each([
  "Baño, corte y secado de 6 perros al día",
  "Reporte semanal automatizado: de 5 horas a 20 minutos",
  "Corte y secado de cabello",
  "Corte de prototipos y revisión de medidas",
  "Reporte de accidentes ante la ARL",
  "Trato semanal con talleres de Portugal",
  "Apoyo puntual a tiendas",
  "Informe de 20 casos",
])("takes no noun for a verb: %s", (line) => expect(readLine(line).kind).not.toBe("work"));

it.each([
  "Corto y seco el cabello",
  "Reporte las ventas",
  "Lavo, corto y peino a unas 40 clientas",
  "Hice de guía",
  "Trato pacientes crónicos",
])("still takes a verb for one: %s", (line) => expect(readLine(line).kind).toBe("work"));

it.each(["no me asusta la sangre", "madrugar no me cuesta", "nunca dejo nada a medias"])(
  "says a strength with its own verb: %s",
  (strength) => expect(strengthShape(strength)).toEqual({ kind: "clause", text: strength }),
);

it("says of oneself what was written of another", () => {
  const shape = strengthShape("encuentra soluciones con lo que hay");
  expect(shape).toEqual({ kind: "clause", text: "encuentro soluciones con lo que hay" });
});

it("keeps the capitals of laws", () => {
  expect(lowerFirst("Ley de Contrataciones del Estado")).toBe("Ley de Contrataciones del Estado");
  expect(lowerFirst("Resolución 0312")).toBe("Resolución 0312");
  expect(lowerFirst("Plan de formación")).toBe("plan de formación");
  expect(lowerFirst("Resolución de conflictos")).toBe("resolución de conflictos");
});

const post = (title: string, company: string): Post => ({
  fact: "p0",
  title,
  company,
  period: { start: { year: 2015, month: null }, end: { year: 2023, month: null }, open: false, months: 96 },
  lines: [],
});

it("tells time of care as time, and no post as that", () => {
  expect(timeOfCare(post("Cuidado de mi madre", ""))).toBe("me dediqué al cuidado de mi madre");
  expect(timeOfCare(post("Crianza de mis hijos", ""))).toBe("me dediqué a la crianza de mis hijos");
  expect(timeOfCare(post("Cuidado de mayores", "Residencia Sol"))).toBeNull();
});

it.each([
  ["Auditora interna IATF 16949 desde 2019", "soy auditora interna IATF 16949 desde 2019"],
  ["Vuelvo al oficio después de cinco años", "vuelvo al oficio después de cinco años"],
  ["En 2024 me puse al día con CLO 3D", "en 2024 me puse al día con CLO 3D"],
  ["Calificación de 96% en la autoevaluación", "obtuve una calificación de 96% en la autoevaluación"],
  ["Valoración de 20 puestos", "me ocupo de la valoración de 20 puestos"],
  ["Posicionamiento y cuidado de pacientes", "me ocupo del posicionamiento y el cuidado de pacientes"],
  ["Elaboración de 60+ planes de control", "me ocupo de la elaboración de más de 60 planes de control"],
])("tells %s as %s", (text, told) => {
  expect(clause({ fact: "l", text, post: null }, undefined)?.text).toBe(told);
});

it("puts what explains a thing in brackets, so that rows of things stay rows", () => {
  const typed = { fact: "l", text: "Vuelos de dron para 30 proyectos; el tiempo bajó", post: null };
  expect(deed(typed, undefined)?.text).toBe("vuelos de dron para 30 proyectos (el tiempo bajó)");
});

it("leaves what is quoted as it was typed", () => {
  const line = { fact: "l", text: "Initiator in 25 hearings; two matters were settled", post: null };
  expect(linesAsTyped({ kind: "more", line })?.text).toBe("«Initiator in 25 hearings; two matters were settled»");
});

it("tells so many as made once, and so many a month as going on", () => {
  const told = (text: string) => clauses({ kind: "more", line: { fact: text, text, post: null } }, 1)?.text;
  expect(told("Implantación de 12 cuadros de mando")).toMatch(/^(?:implanté|me ocupé de la implantación de) 12 /u);
  expect(told("Instalación de 12 calderas al mes")).toMatch(/^(?:instalo|me ocupo de la instalación de) 12 /u);
});

it.each([
  ["ordenado", true],
  ["formado en ventas", false],
])("knows whether one is %s", (quality, is) => expect(isQuality(quality)).toBe(is));

it("needs no introduction for what has a verb of one's own", () => {
  expect(isOwnClause("Vuelvo al oficio después de cinco años")).toBe(true);
  expect(isOwnClause("En 2023 obtuve el carné C")).toBe(true);
  expect(isOwnClause("En 2022 cierre de dos plantas")).toBe(false);
});

it.each([
  ["Prácticas de instalador fotovoltaico", "como instalador fotovoltaico en prácticas"],
  ["Prácticas de enfermería", "en prácticas de enfermería"],
])("calls %s by who does the work", (title, told) => expect(asHead(post(title, "Soleco"))).toBe(told));

it.each([
  ["Autónomo, licencia municipal de San Javier", true],
  ["Freelance", true],
  ["Autónomos Unidos", false],
])("knows whether %s is one's own account", (company, own) => expect(isOwnAccount(post("Taxista", company))).toBe(own));

it.each([
  ["diagnosis", "f"],
  ["credencial", "f"],
  ["énfasis", "m"],
])("knows the gender of %s", (noun, gender) => expect(agreementOf(noun)?.gender).toBe(gender));
