import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { lang: "en", first: "Ann", last: "Lee", role: "Gardener", company: "Marlpit House" } as const;

function written(told: Told): string {
  return letterText(writeLetter(toRequest(told)).letter);
}

it.each([
  ["Café-Konditorei Moosbrugger", "in der Café-Konditorei Moosbrugger"],
  ["Notariat Dr. Sievert & Brandes", "im Notariat Dr. Sievert & Brandes"],
  ["Bezirksspital Affoltern", "im Bezirksspital Affoltern"],
  ["Kanton Glarus", "beim Kanton Glarus"],
  ["Weingut Rebhalde Genossenschaft", "bei der Weingut Rebhalde Genossenschaft"],
])("has the article that %s needs", (company, at) => {
  expect(written({ lang: "de", first: "A", last: "B", company, jobs: [] })).toContain(at);
});

it("spells out short titles, has no brackets in brackets, and the posting's accents", () => {
  const post = (lang: Told["lang"], title: string, role = "") =>
    written({ lang, first: "A", last: "B", role, jobs: [[title, "Eichhof", "2018", "2020", []]] });
  expect(post("de", "Stv. Kellermeisterin")).toContain("stellvertretende Kellermeisterin");
  expect(post("de", "Stv. Kellermeister")).toContain("stellvertretender Kellermeister");
  expect(post("de", "Lehre Metalltechnik (Maschinenbau)")).toContain("(Metalltechnik, Maschinenbau)");
  expect(post("es", "topografo", "Topógrafo")).toContain("como topógrafo");
});

it("calls a post in a sentence by what stands before its dash", () => {
  const text = written({ ...ann, role: "AZ Driver – LTL Linehaul & City P&D", jobs: [] });
  expect(text).toContain("Re: AZ Driver – LTL Linehaul & City P&D");
  expect(text).toMatch(/(?:post|position) of AZ Driver at/u);
});

it("has no years from first to last for a post of seasons", () => {
  const post = (line: string) =>
    written({ lang: "de", first: "A", last: "B", jobs: [["Maschinist", "Hochgrat AG", "2019-12", "2023", [line]]] });
  expect(post("Immer Saison, im Sommer war ich Helfer")).not.toContain("2023");
  expect(post("Ich habe 90 Klemmen revidiert.")).toContain("2023");
});
