import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { emptyMaterial, type Job, type Material } from "#shared/material/material.schema.ts";
import { emptyJobHead, type PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { roleOf } from "./role-form.ts";

function called(
  language: Language,
  role: string,
  titles: readonly string[],
  forms?: string[],
  plain: Material["plain"] = [],
): string {
  const jobs = titles.map((title, at): Job => {
    const row = { id: `job-${at}`, origin: { from: "typed" as const }, confirmed: true };
    return { ...row, title, employer: "", place: "", from: "", to: "", lines: [] };
  });
  const found = { text: role, value: role, lines: [0], sure: false, ...(forms ? { forms } : {}) };
  const reading = { head: { role: found } } as unknown as PostingReading;
  return roleOf({ ...emptyJobHead, role }, reading, { ...emptyMaterial, jobs, plain }, books[language]);
}

describe("a title with two forms", () => {
  it.each<[Language, string, string[], string[] | undefined, string]>([
    ["de", "Seilbahntechniker:in / Maschinist:in", ["Schlosser"], undefined, "Seilbahntechniker / Maschinist"],
    ["de", "Techniker*in Service", ["Verkäuferin"], undefined, "Technikerin Service"],
    ["es", "Jefe/a de campo", ["encargado de cerezos"], ["Jefe de campo", "Jefa de campo"], "Jefe de campo"],
    ["es", "Jefe/a de campo", ["administradora"], ["Jefe de campo", "Jefa de campo"], "Jefa de campo"],
    ["fr", "Assistant-e administratif-ve", ["vendeuse"], undefined, "Assistante administrative"],
    ["es", "Promotor(a) de lectura", ["administradora"], undefined, "Promotora de lectura"],
    ["es", "Promotor(a) de lectura", [], undefined, ""],
    ["fr", "Apprenti(e) jardinier", ["vendeuse"], ["Apprenti jardinier", "Apprentie jardinier"], "Apprentie jardinier"],
  ])("is as the person's own titles are (%s: %s, %j)", (language, role, titles, forms, theirs) => {
    expect(called(language, role, titles, forms)).toBe(theirs);
  });

  it.each<[Language, string, string[], string, string]>([
    ["es", "Coordinador/a", ["Coordinador", "Coordinadora"], "empecé de teleoperadora", "Coordinadora"],
    [
      "es",
      "Operador/a de grúa",
      ["Operador de grúa", "Operadora de grúa"],
      "certificado de operadora",
      "Operadora de grúa",
    ],
    ["fr", "Vendeur/se", ["Vendeur", "Vendeuse"], "deux ans comme vendeuse en boulangerie", "Vendeuse"],
  ])("is as they call themselves where they have typed no post (%s: %s)", (language, role, forms, text, theirs) => {
    const row = { id: "plain-1", origin: { from: "typed" as const }, confirmed: true, text };
    expect(called(language, role, [], forms, [row])).toBe(theirs);
  });

  it("is as they are though they have added to what was read", () => {
    const read = { text: "", value: "Infirmier(ère) en chef", lines: [1], sure: false };
    const reading = { head: { role: { ...read, forms: ["Infirmier en chef", "Infirmière en chef"] } } };
    const job = { ...emptyJobHead, role: "Infirmier(ère) en chef – Soins intensifs" };
    const row = { id: "job-1", origin: { from: "typed" as const }, confirmed: true };
    const own = { ...row, title: "infirmière SIAMU", employer: "", place: "", from: "", to: "", lines: [] };
    const material = { ...emptyMaterial, jobs: [own] };
    expect(roleOf(job, reading as unknown as PostingReading, material, books.fr)).toBe(
      "Infirmière en chef – Soins intensifs",
    );
  });

  it.each<[Language, string, string[], string[] | undefined]>([
    ["de", "Techniker:in", [], undefined],
    ["de", "Techniker:in", ["Verkäuferin", "Schlosser"], undefined],
    ["de", "Techniker:in", ["Verein, Kasse"], undefined],
    ["de", "Techniker:in", ["immer"], undefined],
    ["fr", "Chauffeur / chauffeuse", ["bétonnière"], ["Chauffeur", "Chauffeuse"]],
    ["es", "Jefe/a de campo", ["asistente"], ["Jefe de campo", "Jefa de campo"]],
  ])("stays open where they say nothing or both (%s: %s, %j)", (language, role, titles, forms) => {
    expect(called(language, role, titles, forms)).toBe("");
  });
});
