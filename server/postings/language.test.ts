import { describe, expect, it } from "vitest";
import { readLanguage } from "./language.ts";

describe("the language of a posting", () => {
  it.each([
    ["en", "Job title: Team Lead. Company: Kontur GmbH. Requirements: lead a small team, improve quality."],
    ["de", "Stellenbezeichnung: Teamleitung. Arbeitgeber: Kontur GmbH. Anforderungen: Führungserfahrung."],
    ["fr", "Poste : chef. Entreprise : Kontur. Compétences : management."],
    ["es", "Puesto: encargado. Empresa: Kontur. Requisitos: experiencia previa."],
  ])("is told by its labels where it has hardly a small word (%s)", (language, text) => {
    expect(readLanguage(text)).toBe(language);
  });

  it("is not told by a word that only lacks an accent", () => {
    expect(readLanguage("Barista, a full shift")).not.toBe("fr");
  });
});
