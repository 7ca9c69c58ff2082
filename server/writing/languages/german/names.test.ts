import { expect, test } from "vitest";
import type { Heading } from "../../planning/plan.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { greeting, subject } from "./conventions.ts";
import { german } from "./german.ts";
import { asStage, inRole, skillName, titleName } from "./names.ts";
import { atPlace } from "./places.ts";
import { topicWithZu } from "./topics.ts";

const heading: Heading = { ...emptyPlan.heading, name: "Ada Muster" };

test.each([
  ["KON-26-04", "Bewerbung als Koch, Kennziffer KON-26-04"],
  ["Bauzeichner", "Bewerbung als Koch, Kennwort Bauzeichner"],
])("%s is quoted in the subject as what it is", (text, about) => {
  expect(subject({ ...heading, role: { text: "Koch", lines: [] }, reference: { text, lines: [] } })).toBe(about);
});

test.each([
  ["Koch", "als Koch", "Bewerbung als Koch"],
  ["Schülerpraktikum", "im Schülerpraktikum", "Bewerbung um das Schülerpraktikum"],
  ["Ausbildung zur Köchin", "in der Ausbildung zur Köchin", "Bewerbung um die Ausbildung zur Köchin"],
  ["Ausbildungsplatz", "im Ausbildungsplatz", "Bewerbung um den Ausbildungsplatz"],
])("a letter for %s says %s", (title, inside, about) => {
  expect(inRole(title)).toBe(inside);
  expect(subject({ ...heading, role: { text: title, lines: [] } })).toBe(about);
});

test.each([
  ["Ehrenamtliche Kassenwartin", "ehrenamtliche Kassenwartin"],
  ["Software Engineer", "Software Engineer"],
  ["Manager Vertrieb", "Manager Vertrieb"],
])("the title %s is %s in a sentence", (typed, told) => {
  expect(titleName(typed)).toBe(told);
});

test.each([
  ["CAU Kiel", "an der CAU Kiel"],
  ["Logistikpark Gersthofen", "im Logistikpark Gersthofen"],
  ["Lohnunternehmen Brunken", "beim Lohnunternehmen Brunken"],
  ["Tierschutzhaus Marchfeld", "im Tierschutzhaus Marchfeld"],
  ["Bezirksblatt Donaustadt", "beim Bezirksblatt Donaustadt"],
  ["TSV Grünbach e. V.", "beim TSV Grünbach e. V."],
  ["Seniorenresidenz Lindenhof", "in der Seniorenresidenz Lindenhof"],
  ["Münchner Verkehrsbetriebe", "für die Münchner Verkehrsbetriebe"],
  ["Kranich Maschinenbau GmbH", "bei der Kranich Maschinenbau GmbH"],
  ["Tischlerei Hofstätter, Gleisdorf", "in der Tischlerei Hofstätter (Gleisdorf)"],
  ["Dr. med. Huber, Internist", "bei Dr. med. Huber (Internist)"],
  ["Versicherung Berner Mobil", "bei der Versicherung Berner Mobil"],
  ["Landkreis Altenbrück", "beim Landkreis Altenbrück"],
  ["Technische Hochschule Aarbrück", "an der Technischen Hochschule Aarbrück"],
])("one works at %s: %s", (name, place) => {
  expect(atPlace(name)).toBe(place);
});

test.each([
  ["Agentur Pixelwerk", "Liebes Team der Agentur Pixelwerk,"],
  ["Pixelwerk", "Liebes Pixelwerk-Team,"],
  ["Radhaus Ottensen", "Liebes Team von Radhaus Ottensen,"],
])("a warm letter greets %s: %s", (company, line) => {
  expect(greeting({ ...heading, company: { text: company, lines: [] } }, "friendly")).toBe(line);
});

test("what speaks to the reader formally keeps its capital behind the greeting", () => {
  expect(german.afterGreeting?.("Ihre Anzeige nennt zwei Aufgaben.")).toBe("Ihre Anzeige nennt zwei Aufgaben.");
  expect(german.afterGreeting?.("Ihr sucht jemanden.")).toBe("ihr sucht jemanden.");
  expect(german.afterGreeting?.("Seit 2020 arbeite ich hier.")).toBe("seit 2020 arbeite ich hier.");
});

test("every verb of a task takes its own zu", () => {
  expect(topicWithZu("Ladung sichern und Papiere prüfen")).toBe("Ladung zu sichern und Papiere zu prüfen");
  expect(topicWithZu("Wareneingang und Bestände prüfen")).toBe("Wareneingang und Bestände zu prüfen");
});

test("English skills take their German name, German ones stay as typed", () => {
  expect(skillName({ fact: "s", text: "statistics" })).toBe("Statistik");
  expect(skillName({ fact: "s", text: "soziale Medien" })).toBe("soziale Medien");
});

test("a training is named in full once, and by its kind where one is in it", () => {
  expect(asStage("Ausbildung Medizinische Fachangestellte")?.the).toBe("die Ausbildung Medizinische Fachangestellte");
  expect(inRole("Ausbildung Medizinische Fachangestellte")).toBe("in der Ausbildung");
  expect(inRole("Ausbildung zur Köchin")).toBe("in der Ausbildung zur Köchin");
  expect(inRole("Praktikum")).toBe("im Praktikum");
  expect(inRole("Masterarbeit")).toBe("in der Masterarbeit");
});
