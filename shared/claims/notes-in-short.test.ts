import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { createClaimChecker } from "./check-letter.ts";
import { factsOf, type Told } from "./testing/facts-of.ts";

function marksOf(language: Language, told: Told, sentence: string, posting = ""): string[] {
  const asOf = "2026-11-21";
  const check = createClaimChecker({
    ...{ facts: factsOf(told), about: [], posting, role: "", company: "", asOf, language },
  });
  return check(sentence).claims.map(({ text }) => text);
}

const driver = { certificates: ["full UK licence B+E"] };
const clerk = { skills: ["Franz. C1", "ital. mündl.", "Korresp. dt./frz."], done: ["stv. Teamleitung, Gde. Uster"] };
const deckhand = { posts: [["Marinero | Balearia | 05/2019 - act."]], education: ["FPB Hostelería, 2015"] } as const;

describe("what a note has in short", () => {
  it.each<[Language, Told, string]>([
    ["en", { done: ["approx 4 funerals p/w"] }, "I arrange four funerals a week."],
    ["en", { done: ["70ish calls/day"] }, "I answered around seventy calls a day."],
    ["fr", { done: ["télétravail 2j/sem"] }, "Deux jours par semaine, je travaillais chez moi."],
    ["de", { done: ["30 Brote/Wo"] }, "Ich backe dreißig Brote pro Woche."],
    ["es", deckhand, "Navego con Balearia desde hace siete años."],
    ["es", deckhand, "En 2015 terminé la Formación Profesional Básica en hostelería."],
    ["de", clerk, "Auf Italienisch unterhalte ich mich, die Briefe schrieb ich auf Deutsch und Französisch."],
    ["de", clerk, "Die stellvertretende Teamleitung hatte ich bei der Gemeinde Uster."],
    ["de", { certificates: ["Kurs HSLU, 2021"] }, "Den Kurs an der Hochschule Luzern habe ich 2021 besucht."],
    ["de", { posts: [["Zugbegleiter | ODEG | 2018 - heute"]] }, "Ich bin bei der Ostdeutschen Eisenbahn tätig."],
    ["de", { posts: [["PDL | Haus Nord | 2018 - heute"]] }, "Ich bin Pflegedienstleitung im Haus Nord."],
    ["es", { posts: [["Peluquera | Lanas, Zgz | 2020 - hoy"]] }, "Trabajo en Lanas, en Zaragoza."],
    [
      "en",
      { certificates: ["NAFD Foundation Cert"] },
      "I hold the foundation certificate of the National Association of Funeral Directors.",
    ],
    ["en", driver, "I hold a driving licence."],
    ["es", { skills: ["carnet B"] }, "Tengo carné de conducir de la clase B."],
    ["en", { skills: ["licence cat C"] }, "I hold a category C licence."],
    ["en", { certificates: ["IPAF 3b 2022"] }, "In 2022 I added the IPAF licence for mobile elevating platforms."],
    [
      "fr",
      { education: ["Licence pro assurance, IUT Niort"] },
      "J'ai une licence professionnelle préparée en alternance.",
    ],
    ["fr", { certificates: ["permis B"] }, "Je suis titulaire du permis B."],
    ["de", { certificates: ["Ersthelferin (2023)"] }, "Meine Ausbildung zur Ersthelferin stammt aus dem Jahr 2023."],
    [
      "en",
      { skills: ["Excel (pivots)", "MS Dynamics"] },
      "I build pivot tables in Excel and work with Microsoft Dynamics.",
    ],
    ["en", { skills: ["welding"] }, "Pipes make up most of my day, and welding them is my daily bread."],
  ])("is no invention in whole words: %s %j %s", (language, told, sentence) => {
    expect(marksOf(language, told, sentence)).toEqual([]);
  });

  it.each<[Language, Told, string, string]>([
    ["en", { done: ["approx 4 funerals p/w"] }, "I arrange nine funerals a week.", "nine"],
    ["fr", { done: ["télétravail 2j/sem"] }, "Trois jours par semaine, je travaillais chez moi.", "Trois"],
    ["de", clerk, "Die Briefe schrieb ich auf Spanisch.", "Spanisch"],
    ["de", { done: ["Kasse. Bestellungen"] }, "Ich war Kassenleiterin.", "Kassenleiterin"],
    ["es", { posts: [["Peluquera | Lanas, Zgz | 2020 - hoy"]] }, "Trabajo en Lanas, en Zamora.", "Zamora"],
    ["en", driver, "I hold a forklift licence.", "forklift licence"],
    ["es", { skills: ["carnet B"] }, "Tengo el carné C.", "carné C"],
    ["en", { skills: ["licence cat C"] }, "I hold a category D licence.", "licence"],
    ["en", { done: ["hit rate 81% → 94%"] }, "I brought the hit rate up to 98 per cent.", "98 per cent"],
    ["en", { done: ["waited tables"] }, "I trained three colleagues.", "three"],
    ["es", deckhand, "Hace un año me nombraron contramaestre.", "contramaestre"],
    ["de", { done: ["Kellner"] }, "Bei Kaufland habe ich zwei Jahre gearbeitet.", "Kaufland"],
  ])("tells of nothing else: %s %j %s", (language, told, sentence, claim) => {
    expect(marksOf(language, told, sentence)).toContain(claim);
  });

  it("does not take the name of a firm for a part of the world", () => {
    const posting = "You will deal with Northern and LNER.";
    expect(marksOf("en", { done: ["planned diaries"] }, "At Northern I planned trains.", posting)).toEqual([
      "Northern",
    ]);
  });
});
