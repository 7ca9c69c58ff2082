import { expect, test } from "vitest";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { greeting } from "./conventions.ts";
import { paperName, skillName } from "./names.ts";
import { strengthShape } from "./strengths.ts";

test.each([
  ["Frau Dr. Henrike Löbner", "Dear Dr Löbner,"],
  ["Mme Robin", "Dear Ms Robin,"],
  ["Sr. Antonio Reyes", "Dear Mr Reyes,"],
  ["Dr Amy Stone", "Dear Dr Stone,"],
])("%s is greeted with %s", (text, said) => {
  const contact = { text, lines: [1] };
  expect(greeting({ ...emptyPlan.heading, contact }, "professional")).toBe(said);
});

test.each([
  ["Kassenführung", "cash handling"],
  ["Atención al cliente", "customer service"],
  ["inglés", "English"],
  ["Excel", "Excel"],
  ["wound care", "wound care"],
  ["fire marshal trained", "fire marshal training"],
])("the skill %s is called %s", (text, called) => {
  expect(skillName({ fact: "form.skills.0", text })).toBe(called);
});

test.each([
  ["genau", { kind: "adjective", text: "accurate" }],
  ["curioso", { kind: "adjective", text: "curious" }],
  ["ponctuelle", { kind: "adjective", text: "punctual" }],
  ["ruhig, wenn es eng wird", { kind: "noun", text: "“ruhig, wenn es eng wird”" }],
  ["Sorgfalt bei Fristen", { kind: "noun", text: "“Sorgfalt bei Fristen”" }],
  ["clear handovers", { kind: "noun", text: "clear handovers" }],
  ["never raises his voice", { kind: "verb", text: "never raise my voice" }],
  ["doesn't cut corners", { kind: "verb", text: "do not cut corners" }],
  ["nervous patients relax around her", { kind: "verb", text: "find that nervous patients relax around me" }],
  ["organised down to the last glue stick", { kind: "adjective", text: "organised down to the last glue stick" }],
  ["rigueur", { kind: "noun", text: "thoroughness" }],
  ["orden", { kind: "noun", text: "tidiness" }],
  ["templanza", { kind: "noun", text: "“templanza”" }],
  ["travail soigné", { kind: "noun", text: "“travail soigné”" }],
  ["nimble", { kind: "adjective", text: "nimble" }],
  ["gregarious", { kind: "adjective", text: "gregarious" }],
  ["listens before she talks", { kind: "verb", text: "listen before I talk" }],
  ["double checks quantities", { kind: "verb", text: "double check quantities" }],
  ["keeps promises small and keeps them", { kind: "verb", text: "keep promises small and keep them" }],
  ["notices a sick cow before she goes down", { kind: "verb", text: "notice a sick cow before she goes down" }],
  ["easy to work with on site", { kind: "adjective", text: "easy to work with on site" }],
  ["happy outdoors in any weather", { kind: "adjective", text: "happy outdoors in any weather" }],
  ["remembers faces and preferences", { kind: "verb", text: "remember faces and preferences" }],
])("the strength %s is said as %o", (typed, shape) => {
  expect(strengthShape(typed)).toEqual(shape);
});

test.each([
  ["Lebenslauf", "CV"],
  ["currículum", "CV"],
  ["CV", "CV"],
  ["Arbeitszeugnisse", "references from earlier employers"],
  ["two references", "two references"],
])("%s is enclosed as %s", (asked, named) => {
  expect(paperName(asked)).toBe(named);
});
