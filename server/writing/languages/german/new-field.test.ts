import { describe, expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { isKin } from "../../planning/new-field.ts";
import { resumeOf } from "../../testing/resume-of.ts";
import { writeLetter } from "../../write-letter.ts";

const posting = `Wir suchen eine Sachbearbeitung Kundendienst (m/w/d)

Ihre Aufgaben
- Reklamationen annehmen und bearbeiten
- Termine für die Monteure planen
- Ersatzteile bestellen
- Rechnungen prüfen

Ihr Profil
- Sicherer Umgang mit Excel
- Freude am Telefonieren
`;

type Post = [title: string, company: string, period: string, lines: string];
const waitress: Post = [
  "Restaurantfachfrau",
  "Gasthaus Zur Traube",
  "2016 – heute",
  "Dienstpläne für 8 Servicekräfte schreiben\nWeine und Getränke bestellen\nReklamationen am Tisch angenommen\n2 Auszubildende angeleitet",
];
const clerk: Post = [
  "Mitarbeiterin im Kundendienst",
  "Heizung Wirtz GmbH",
  "2016 – heute",
  "Reklamationen annehmen\nTermine für 6 Monteure planen\nErsatzteile bestellen",
];

function write(post: Post, tone: (typeof toneSchema.options)[number], seed = 1) {
  const form = promptFormSchema.parse({
    firstName: "Ivana",
    lastName: "Kovač",
    jobTitle: "Sachbearbeiterin Kundendienst",
    company: "Aufzüge Brenner GmbH",
    skills: "Excel, Kroatisch",
    prompt: posting,
  });
  const resume = resumeOf({ posts: [post] });
  const history = { strategies: [], openingFacts: [] };
  return writeLetter({ applicant: { form, resume }, tone, language: "de", seed, history, asOf: "2026-11-22" });
}

describe("somebody from another field, in German", () => {
  test.each(toneSchema.options)("says so first, in %s, and names the role there", (tone) => {
    const written = [1, 2, 3, 4].map((seed) => write(waitress, tone, seed));
    const frank = written.find(({ used }) => used.strategy === "new-field");
    const { letter } = frank ?? expect.fail("no letter says so");
    const [first = ""] = letter.paragraphs.map(paragraphText);
    expect(first).toMatch(
      /Quereinstieg|anderen (?:Beruf|Fach)|anderes Fach|neues? Fach|Wechsel des Fachs|Berufswechsel/u,
    );
    expect(first).toContain("Sachbearbeiterin Kundendienst");
    expect(first).toContain("Gasthaus Zur Traube");
    expect(letter.paragraphs.map(paragraphText).join(" ")).not.toMatch(/leider|obwohl|zwar (?:habe|bin)/u);
  });

  test("sets what comes closest beside a duty", () => {
    const carried = [1, 2, 3].flatMap((seed) =>
      write(waitress, "professional", seed)
        .plan.paragraphs.flat()
        .filter(({ kind }) => kind === "carry"),
    );
    expect(carried.length).toBeGreaterThan(0);
    expect(carried.every(({ line, topic }) => line && topic)).toBe(true);
  });

  test("is nobody who has done this work", () => {
    const { plan, used } = write(clerk, "professional");
    expect(used.strategy).not.toBe("new-field");
    expect(plan.paragraphs.flat().some(({ kind }) => kind === "carry")).toBe(false);
  });
});

test.each([
  ["Finanzbuchhalter", "Bilanzbuchhalterin", true],
  ["Verkäuferin", "Fachverkäuferin im Lebensmittelhandwerk", true],
  ["Betriebselektriker", "Elektroniker für Betriebstechnik", true],
  ["Lageristin", "Lagermitarbeiterin", true],
  ["Büromitarbeiterin", "Lagermitarbeiterin", false],
  ["Restaurantfachfrau", "Industriekauffrau", false],
  ["Köchin", "Bauleiterin", false],
])("%s and %s share a part of their name: %s", (one, other, expected) => {
  expect(isKin(one, other)).toBe(expected);
});
