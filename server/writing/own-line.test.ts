import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { givenLine, readEnding, readOwnLine } from "./own-line.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ends: [Language, keyof (typeof books)["en"]["starters"], string, string][] = [
  ["en", "why", "I want to work near my mother", "I want to work near my mother."],
  ["en", "why", "i want to work near my mother.", "I want to work near my mother."],
  ["en", "why", "because I want to work near my mother", "I want to work near my mother."],
  ["en", "why", "I am applying because I want to", "I want to."],
  ["en", "why", "My mother lives here", "my mother lives here."],
  ["en", "why", "London is home!", "London is home!"],
  ["en", "why", "the border has good bones. I saw it in June", "the border has good bones. I saw it in June."],
  ["en", "demand", "have driven lorries since 2011", "have driven lorries since 2011."],
  ["en", "demand", "I have driven lorries since 2011", "have driven lorries since 2011."],
  ["en", "demand", "Have driven lorries", "have driven lorries."],
  ["en", "before", "I ran a kitchen", "ran a kitchen."],
  ["en", "start", "on Monday", "on Monday."],
  ["en", "start", "I could start on 1 march", "on 1 March."],
  ["de", "why", "ich wohne um die Ecke", "ich wohne um die Ecke."],
  ["de", "why", "Ich wohne um die Ecke.", "ich wohne um die Ecke."],
  ["de", "why", "denn ich wohne um die Ecke", "ich wohne um die Ecke."],
  ["de", "demand", "Ich fahre seit 2010", "fahre seit 2010."],
  ["fr", "why", "Il me faut des horaires de jour", "il me faut des horaires de jour."],
  ["fr", "why", "parce que j’habite à côté", "j’habite à côté."],
  ["es", "why", "Estudié aquí", "estudié aquí."],
  ["es", "why", "porque estudié aquí", "estudié aquí."],
  ["es", "before", "Llevé una academia", "llevé una academia."],
];

describe("what a person ends", () => {
  it.each(ends)("goes on from our beginning in %s (%s): %s", (language, kind, ending, expected) => {
    const book = books[language];
    const beginning = (book.starters[kind].beginnings[0] ?? "").replace("{label}", "X");
    const ended = readEnding(beginning, ending, book);
    const { joiners } = book.links;
    const again = kind === "why" ? joiners.find((joiner) => ended.toLowerCase().startsWith(joiner)) : undefined;
    expect(ended.slice(again?.length ?? 0)).toBe(expected);
  });

  const why = (
    language: Language,
    ending: string,
    beginning = books[language].starters.why.beginnings[0] ?? "",
  ): string => {
    const done: Completion = { key: "w", kind: "why", language, beginning, ending, postingLines: [] };
    const request = toRequest({ lang: language, first: "A", last: "B", role: "X" });
    return letterText(writeLetter({ ...request, material: { ...request.material, completions: [done] } }).letter);
  };

  it.each(["constructor of bridges", "__proto__ and more"])("is no table's property: %s", (ending) => {
    expect(why("en", ending, "I am applying because I")).toContain(`because I ${ending}`);
  });

  it("keeps its own word for because, and ours meets a vowel as it should", () => {
    expect(why("de", "weil ich um die Ecke wohne")).toContain(", weil ich um die Ecke wohne.");
    expect(why("de", "ich wohne um die Ecke")).toContain(", denn ich wohne um die Ecke.");
    expect(why("fr", "il me faut du calme")).toContain("parce qu’il me faut du calme.");
    expect(why("fr", "car j’habite à côté")).toMatch(/ car j’habite à côté\./);
    expect(why("es", "ya que vivo cerca")).toContain(" ya que vivo cerca.");
  });
});

it.each([
  ["Introduced weekly shop visits for the product team", "I introduced weekly shop visits for the product team."],
  ["Cut time from signup to first disbursal to 31 hours", "I cut time from signup to first disbursal to 31 hours."],
  ["Raised retention from 86% to 93%", "I raised retention from 86% to 93%."],
  ["Managed insurance programme", null],
  ["I'm one of six on the trauma night rota", "I'm one of six on the trauma night rota."],
])("says a resume's line that needs no article (%s)", (text, said) => {
  const row = { id: "row-1", text, origin: { from: "resume" as const } };
  expect(readOwnLine(row, books.en, false).said).toBe(said);
});

describe("what a person wrote in place of a note", () => {
  it.each<[Language, string, string]>([
    ["en", "use Minitab every day", "I use Minitab every day."],
    ["en", "we use Minitab every day", "We use Minitab every day."],
    ["de", "führe die Kasse", "Ich führe die Kasse."],
    ["fr", "GeoticLog et QGIS tous les jours", "J’utilise GeoticLog et QGIS tous les jours."],
    ["de", "SAP und Excel täglich.", "Ich nutze SAP und Excel täglich."],
  ])("has the subject that it surely lacks (%s: %s)", (language, text, said) => {
    expect(givenLine("row-1", text, books[language]).said).toBe(said);
  });
});

it.each<[Language, string]>([
  ["en", "NZ citizen"],
  ["en", "varifocals every day"],
  ["de", "ARV Kurs bei der Astag, 2021"],
])("is a note for the list where it is no sentence (%s: %s)", (language, text) => {
  expect(givenLine("row-1", text, books[language])).toMatchObject({ said: null, given: true });
});

it.each<[Language, string]>([
  ["fr", "mauvais trou : rien que du graphite sur 200 m"],
  ["fr", "néerlandais niveau B1, un peu avec des patients"],
  ["de", "TMS: wir haben OpusLog, vorher Excel"],
])("says no note in a sentence (%s: %s)", (language, text) => {
  const row = { id: "row-1", text, origin: { from: "pasted" as const } };
  expect(readOwnLine(row, books[language], true).said).toBeNull();
});
