import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { createClaimChecker } from "./check-letter.ts";
import { spelledOut, withLongYears } from "./short-forms.ts";

const asOf = "2026-11-23";

function claimsIn(language: Language, facts: readonly (readonly [string, string])[], sentence: string): string[] {
  const told = facts.map(([label, text], index) => ({ id: `f${index}`, origin: "typed" as const, label, text }));
  const check = createClaimChecker({ about: [], posting: "", role: "", company: "", asOf, facts: told, language });
  return check(sentence).claims.map(({ kind }) => kind);
}

describe("years in two figures", () => {
  it.each([
    ["Barn work in autumn 23", "Barn work in autumn 2023"],
    ["Ferienjob Sommer '19", "Ferienjob Sommer 2019"],
    ["vendanges, sept. 21", "vendanges, sept. 2021"],
    ["temporera, verano 18", "temporera, verano 2018"],
    ["2016-19 Koch", "2016-2019 Koch"],
    ["curso 2021/22", "curso 2021/2022"],
    ["97-02 Lageristin", "1997-2002 Lageristin"],
    ["14–18 chef de rang", "2014–2018 chef de rang"],
    ["seit 19 Vorarbeiter", "seit 19 Vorarbeiter"],
    ["Vorarbeiter seit 19", "Vorarbeiter seit 2019"],
    ["depuis 22, de nuit", "depuis 2022, de nuit"],
    ["06/24 bis heute", "06/2024 bis heute"],
  ])("are read in full: %s", (text, long) => {
    expect(withLongYears(text, asOf)).toBe(long);
  });

  it.each([
    "since 12 years",
    "seit 19 Uhr",
    "bis 20 %",
    "10-15 guests a night",
    "2009-11",
    "3/24 inch",
    "depuis 22 ans",
    "le 3 mai 14 personnes",
    "from May 15th",
    "summer 12 people",
    "hasta 30 kg",
    "24-28 Mann",
    "seit 03/2011",
  ])("are no years where something else is counted: %s", (text) => {
    expect(withLongYears(text, asOf)).toBe(text);
  });

  it.each([
    ["forklift, renewed 24", "forklift, renewed 2024"],
    ["BAFA 15", "BAFA 2015"],
    ["PRL 60 h", "PRL 60 h"],
  ])("end a paper: %s", (text, long) => {
    expect(withLongYears(text, asOf, true)).toBe(long);
    expect(withLongYears(text, asOf)).toBe(text);
  });

  it("hold the year in full, and no other", () => {
    const facts = [["What you have done", "lambing at Fell End, spring 22"]] as const;
    expect(claimsIn("en", facts, "I did the lambing at Fell End in spring 2022.")).toEqual([]);
    expect(claimsIn("en", facts, "I did the lambing at Fell End in spring 2021.")).toEqual(["year"]);
  });
});

describe("degrees and papers in short", () => {
  it.each<[Language, string, string, string]>([
    ["en", "Education", "dip in Horticulture, Askham Bryan, 2018", "I hold a diploma in horticulture (2018)."],
    ["en", "What you have done", "food hygiene cert renewed 2024", "I renewed my food hygiene certificate in 2024."],
    ["de", "Education", "BWL an der Uni Siegen, 2017", "Ich habe in Siegen Betriebswirtschaftslehre studiert."],
    ["de", "Education", "Abi 2014", "Mein Abitur habe ich 2014 gemacht."],
    ["fr", "Education", "DEAP, 2019", "J'ai mon diplôme d'État d'auxiliaire de puériculture depuis 2019."],
    ["fr", "Education", "Licence éco-gestion, Pau, 2020", "J'ai une licence d'économie et gestion (Pau, 2020)."],
    ["es", "Education", "Lic. Trabajo Social, 2016", "Soy licenciada en Trabajo Social desde 2016."],
    ["es", "Education", "GS Laboratorio clínico, 2021", "Tengo el grado superior de Laboratorio Clínico."],
  ])("hold the whole words (%s: %s %s)", (language, label, fact, sentence) => {
    expect(claimsIn(language, [[label, fact]], sentence)).toEqual([]);
  });

  it("of one subject hold no other", () => {
    expect(claimsIn("fr", [["Education", "Licence info-com, 2020"]], "J'ai une licence de psychologie.")).not.toEqual(
      [],
    );
  });

  it.each<[Language, string, string, string]>([
    ["en", "Education", "dip in Horticulture, 2018", "I hold a bachelor's degree in horticulture."],
    ["de", "Education", "Abi 2014", "Meinen Bachelor habe ich 2014 gemacht."],
    ["fr", "What you have done", "équipe: 2 AS et 1 IDE", "J'ai mon diplôme d'État d'infirmier."],
    ["es", "Education", "GM Farmacia, 2019", "Tengo el grado superior de Farmacia."],
    ["es", "Education", "Lic. Trabajo Social, 2016", "Tengo una maestría en Trabajo Social."],
  ])("hold nothing higher and nothing else (%s: %s %s)", (language, label, fact, sentence) => {
    expect(claimsIn(language, [[label, fact]], sentence)).toEqual(["degree"]);
  });

  it("are nobody's own where they are counted", () => {
    expect(spelledOut("2 AS 1 IDE", ["fr"])).toEqual([]);
  });
});
