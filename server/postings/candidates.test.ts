import { describe, expect, it } from "vitest";
import { companyCandidates } from "./company-candidates.ts";
import { readLanguage } from "./language.ts";
import { toLines } from "./lines.ts";
import { roleCandidates } from "./role-candidates.ts";
import { toUnits } from "./units.ts";

function titlesIn(text: string): string[] {
  const lines = toLines(text);
  return roleCandidates({ lines, units: toUnits(lines), language: readLanguage(text) }).map(({ value }) => value);
}

function signsOf(text: string, name: string): ReadonlySet<string> {
  const lines = toLines(text);
  const all = companyCandidates({ text, lines, units: toUnits(lines), role: null });
  return all.find(({ value }) => value === name)?.signs ?? new Set();
}

describe("what may be the title", () => {
  it("begins behind an article for both genders", () => {
    expect(titlesIn("Buscamos sumar a nuestro equipo de Administración un/a Analista Contable.")).toContain(
      "Analista Contable",
    );
  });

  it("is not what announces it", () => {
    const titles = titlesIn("The hospital invites applications for the following permanent post:\n\nSTAFF NURSE");
    expect(titles).toContain("STAFF NURSE");
    expect(titles.filter((each) => each.startsWith("following"))).toEqual([]);
  });

  it("has no number of people before it", () => {
    const titles = titlesIn("Die Spedition Harms sucht zwei LKW-Fahrer CE im Nahverkehr.");
    expect(titles).toContain("LKW-Fahrer CE im Nahverkehr");
    expect(titles.filter((each) => each.startsWith("zwei"))).toEqual([]);
  });
});

describe("who may be the employer", () => {
  it.each([
    ["Le Centre Hospitalier du Val (Meaux), hôpital de 412 lits, recrute une sage-femme.", "Centre Hospitalier du Val"],
    ["Le GAEC des Trois Chênes à Plabennec (29) recherche un ouvrier.", "GAEC des Trois Chênes"],
    ["Möbel Roth in Aalen sucht einen Tischler.", "Möbel Roth"],
  ])("is who seeks, whatever stands before the verb: %s", (text, name) => {
    expect(signsOf(text, name)).toContain("seeks");
  });

  it("is no county", () => {
    expect(signsOf("The farm, near Fermoy, Co. Cork, wishes to appoint a manager.", "Co. Cork").size).toBe(0);
  });

  it("has no gender mark for a town behind it", () => {
    expect(signsOf("Sage-femme – Soins Intensifs (H/F/X)", "Soins Intensifs")).not.toContain("place-next");
    expect(signsOf("Wir sind die Molkerei Roth (Aalen).", "Molkerei Roth")).toContain("place-next");
  });
});
