import { expect, test } from "vitest";
import { person } from "../testing/people.ts";
import { degreeLevel, isCredential } from "./read-credential.ts";
import { readFacts } from "./read-facts.ts";

test("what somebody knows of food safety is a skill, and no paper that could be held", () => {
  const { applicant } = person({
    name: ["Jo", "Marsh"],
    posting: "barista",
    jobTitle: "",
    skills: "food safety, Spanish",
  });
  const { skills, credentials } = readFacts(applicant, "2026-11-21");
  expect(skills.map(({ text }) => text)).toEqual(["food safety", "Spanish"]);
  expect(credentials).toEqual([]);
});

test.each([
  "Permiso de conducir B",
  "carné de manipulador",
  "Führerschein Klasse B",
  "permis B",
  "driving licence",
  "FIMO",
  "carte professionnelle CNAPS",
  "habilitation B1V",
])("%s among the skills is a paper, and nothing that one knows", (paper) => {
  const { applicant } = person({
    name: ["Jo", "Marsh"],
    posting: "barista",
    jobTitle: "",
    skills: `cocina, ${paper}`,
  });
  const { skills, credentials } = readFacts(applicant, "2026-11-21");
  expect(skills.map(({ text }) => text)).toEqual(["cocina"]);
  expect(credentials.map(({ text }) => text)).toEqual([paper]);
});

test("who is registered with a body holds its registration", () => {
  const { applicant } = person({
    name: ["Jo", "Marsh"],
    posting: "barista",
    jobTitle: "",
    skills: "GDC registered, X-rays",
  });
  expect(readFacts(applicant, "2026-11-21").credentials).toMatchObject([{ kind: "licence", text: "GDC registration" }]);
});

test("what school and building sites give is held, not known", () => {
  const skills = "Leaving Cert (maths, physics), Safe Pass, hand tools";
  const { applicant } = person({ name: ["Jo", "Marsh"], posting: "barista", jobTitle: "", skills });
  const told = readFacts(applicant, "2026-11-21");
  expect(told.credentials.map(({ text }) => text)).toEqual(["Leaving Cert (maths, physics)", "Safe Pass"]);
  expect(told.skills.map(({ text }) => text)).toEqual(["hand tools"]);
});

test("what guests pay with is no paper of whoever takes it", () => {
  expect(["cash and card payments", "card machine", "CSCS card"].map(isCredential)).toEqual([false, false, true]);
});

test("a degree in a subject is asked for as a bachelor's, and an associate's is none", () => {
  expect(["degree in communications", "associate degree in nursing", "degrees of heat"].map(degreeLevel)).toEqual([
    3, 2, 0,
  ]);
});

test("lessons that somebody gives are work, whatever paper their pupils are after", () => {
  expect(isCredential("Doy clases particulares de matemáticas a 5 alumnos de bachillerato")).toBe(false);
});

test("rules that one works by are known, and a course in them is a paper", () => {
  expect(isCredential("hygiène HACCP")).toBe(false);
  expect(isCredential("normes HACCP")).toBe(false);
  expect(isCredential("formation HACCP")).toBe(true);
});

test("a German degree shows its height, with a space in its name or without", () => {
  expect(["B. Sc. Geographie", "B.Sc. Geographie", "M. Sc. Chemie"].map(degreeLevel)).toEqual([3, 3, 4]);
  expect(isCredential("abgeschlossenes Hochschulstudium der Geographie")).toBe(true);
});
