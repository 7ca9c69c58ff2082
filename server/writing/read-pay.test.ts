import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

type Lang = Told["lang"];

/** The letter of somebody with these notes, to a posting that asks for pay. */
function letterOf(lang: Lang, plain: string[], told: Partial<Told> = {}): string {
  const made = toRequest({ lang, first: "A", last: "B", jobs: [], plain, ...told });
  const asked = { kind: "salary-asked" as const, text: "pay", value: "pay", lines: [9] };
  const reading = made.reading && { ...made.reading, smallPrint: [asked] };
  return letterText(writeLetter({ ...made, reading }).letter);
}

describe("what somebody earns or works today", () => {
  it.each<[Lang, string, string]>([
    ["fr", "salaire 5'150 à 70 % actuellement, voudrais 6'900 à 100 %", "6'900"],
    ["de", "Lohn CHF 8'400 x 13, Vorstellung ab 8'900", "8'900"],
    ["de", "Aktuelles Pensum 100 %, gewünscht 90 %", "90 %"],
    ["en", "on a salary of £31,000 now, looking for £35,000", "35,000"],
    ["es", "gano 17500 libres, quiero 22000", "22000"],
  ])("is not what they want (%s: %s)", (lang, note, wanted) => {
    const text = letterOf(lang, [note]);
    expect(text).toContain(wanted);
    for (const present of ["5'150", "70 %", "8'400", "100 %, ", "31,000", "17500"]) expect(text).not.toContain(present);
  });

  it.each<[Lang, string]>([
    ["de", "Gehalt jetzt 3.900 brutto, unter 3.600 möchte ich nicht"],
    ["es", "gano 17500 libres, quiero 22"],
    ["en", "current salary 48,000"],
    ["en", "salary: 150"],
    ["fr", "touche 5'150 à 70 %. voudrais 6'900 à 100 %"],
  ])("is not said where what they want is not sure (%s: %s)", (lang, note) => {
    expect(letterOf(lang, [note])).not.toMatch(/3\.900|3\.600|17500|\b22\b|48,000|\b150\b|5'150|70 %/u);
  });
});

it("says soles before the sum, as in Peru", () => {
  expect(letterOf("es", ["Pretensión S/ 5,500"])).toContain("S/ 5,500");
});

it("takes hours of a course for no week", () => {
  expect(letterOf("de", ["Erste Hilfe 16 h, Oktober 2025"])).not.toContain("16 Stunden");
  expect(letterOf("de", ["Teilzeit 30 Std."])).toContain("30 Stunden in der Woche");
});

it("offers no nights from an earlier post, and none against another note", () => {
  const jobs: NonNullable<Told["jobs"]> = [["Rezeptionistin", "Seehotel", "2005", "2009", ["auch Nachtdienst"]]];
  expect(letterOf("de", [], { jobs })).not.toContain("nachts arbeiten");
  expect(letterOf("de", ["Nachtdienst ok"])).toContain("nachts");
  expect(letterOf("de", ["Nachtdienst ok", "Schichtdienst mag ich nicht mehr"])).not.toContain("nachts");
});

it("adds nothing from notes to what somebody has answered about their terms", () => {
  const done: NonNullable<Told["done"]> = [["terms", "", "Mein Gehaltswunsch liegt bei 3.800 Euro."]];
  const text = letterOf("de", ["Gehaltsvorstellung 3.900 brutto", "Teilzeit 30 Std."], { done });
  expect(text).toContain("3.800");
  expect(text).not.toMatch(/3\.900|30 Stunden/u);
});

it("says the least that somebody wants as the least", () => {
  expect(letterOf("es", ["última renta líquida 1.950.000, pido desde 2.100.000"])).toContain("al menos 2.100.000");
  expect(letterOf("de", ["Jetzt 3.150 brutto, mindestens 3.350 sollten es sein"])).toContain("mindestens 3.350");
});

it("can begin at once, and not when the last contract ended", () => {
  const made = toRequest({
    lang: "es",
    first: "A",
    last: "B",
    jobs: [],
    plain: ["Terminó el contrato en octubre, estoy disponible altiro"],
  });
  expect(letterText(writeLetter(made).letter)).not.toContain("octubre");
});

it("takes A levels for no licence to drive", () => {
  const papers: NonNullable<Told["papers"]> = [["A levels: Drama B, Physics D", "", "", "driving"]];
  const made = toRequest({ lang: "en", first: "A", last: "B", jobs: [], papers, asks: [["Driving licence", null]] });
  expect(letterText(writeLetter(made).letter)).not.toContain("licence (class");
});

it("says several terms of one note, and of one answer that is no sentence, in our sentences", () => {
  const note = letterOf("de", ["Gehalt 3.600 brutto, Kündigung 6 Wochen z. Monatsende, frühestens 1.2."]);
  for (const part of ["6 Wochen zum Monatsende", "ab dem 1. Februar", "3.600 € brutto"]) expect(note).toContain(part);
  const done: NonNullable<Told["done"]> = [["terms", "", "3.600 brutto und frühestens 1.2."]];
  const answer = letterOf("de", [], { done });
  expect(answer).toContain("3.600 € brutto im Monat");
  expect(answer).toContain("ab dem 1. Februar");
  expect(answer).not.toContain("3.600 brutto und frühestens");
});

it("leaves an answer about terms as it stands where it says more than they are", () => {
  const text = "3.600 brutto, und bitte einen Kindergartenplatz";
  expect(letterOf("de", [], { done: [["terms", "", text]] })).toContain(text);
});

it("takes a count for no pay", () => {
  const jobs: Told["jobs"] = [["Clerk", "Old Mill", "2019", "now", []]];
  const plain = ["I brought complaints down from 14 to 5 a month."];
  const text = letterOf("en", plain, { jobs });
  expect(text.indexOf("complaints down")).toBeLessThan(text.indexOf("\n\nI would"));
});

it.each<[Lang, string, string]>([
  ["en", "available after Jan 15", "after January 15"],
  ["de", "Anfangen nach dem 15. Januar", "nach dem 15. Januar"],
  ["fr", "disponible après le 15 janvier", "après le 15 janvier"],
])("keeps a day after which somebody can begin (%s)", (lang, note, said) => {
  expect(letterOf(lang, [note])).toContain(said);
});

it("says no euros and no year of a sum that is in other money", () => {
  const text = letterOf("fr", ["prétentions 380 000 net à discuter"]);
  expect(text).toMatch(/380\s000 net\./u);
  expect(letterOf("fr", ["salaire souhaité 380 000 FCFA"])).toMatch(/380\s000 FCFA/u);
});

it("takes the number of a licence to practise for no pay", () => {
  const text = letterOf("es", ["MP 4417", "Pretensión: piso 2.800.000"]);
  expect(text).toContain("2.800.000");
  expect(text).not.toContain("4417");
});
