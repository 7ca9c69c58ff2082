import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { readFacts } from "../facts/read-facts.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { workOfSamePart } from "./shared-parts.ts";

function found(asked: string, line: string) {
  const form = promptFormSchema.parse({
    firstName: "Ada",
    lastName: "Lind",
    skills: "Excel",
    prompt: "Stelle in Ulm.",
  });
  const resume = resumeOf({ posts: [["Kraft", "Kern", "2019 - 2024", line]] });
  return workOfSamePart(asked, readFacts({ form, resume }, "2026-11-21"))?.line.text ?? null;
}

test.each([
  ["Ausbau des Kundenstamms", "Betreuung von 85 Bestandskunden"],
  ["Teilnahme an Messen", "Messeauftritt auf der IFAT organisiert"],
  ["Führen von Vertragsverhandlungen", "Rahmenverträge mit Stadtwerken geschlossen"],
  ["Terminvergabe über das Portal", "Termine am Telefon vergeben"],
  ["Pflege der Zeiterfassung", "Arbeitszeiterfassung eingeführt"],
])("%s is of one part with: %s", (asked, line) => {
  expect(found(asked, line)).toBe(line);
});

test.each([
  ["Vorbereitung der Entgeltabrechnung", "Rechnungen geschrieben"],
  ["Betreuung der Kunden", "Kunden bedient"],
  ["Erstellung von Angeboten", "Bestellungen aufgenommen"],
])("%s is not of one part with: %s", (asked, line) => {
  expect(found(asked, line)).toBeNull();
});
