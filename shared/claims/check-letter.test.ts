import { describe, expect, it } from "vitest";
import { createClaimChecker } from "./check-letter.ts";
import { eighteenthSetSouth } from "./testing/eighteenth-set-south.ts";
import { eighteenthSetWest } from "./testing/eighteenth-set-west.ts";
import { eighthSetSouth } from "./testing/eighth-set-south.ts";
import { eighthSetWest } from "./testing/eighth-set-west.ts";
import { eleventhSetSouth } from "./testing/eleventh-set-south.ts";
import { eleventhSetWest } from "./testing/eleventh-set-west.ts";
import { factsOf } from "./testing/facts-of.ts";
import { fifteenthSet } from "./testing/fifteenth-set.ts";
import { fifthSetSouth } from "./testing/fifth-set-south.ts";
import { fifthSetWest } from "./testing/fifth-set-west.ts";
import { firstSetSouth } from "./testing/first-set-south.ts";
import { firstSetWest } from "./testing/first-set-west.ts";
import { fourteenthSetSouth } from "./testing/fourteenth-set-south.ts";
import { fourteenthSetWest } from "./testing/fourteenth-set-west.ts";
import { fourthSetSouth } from "./testing/fourth-set-south.ts";
import { fourthSetWest } from "./testing/fourth-set-west.ts";
import { measure } from "./testing/measure.ts";
import { nineteenthSetSouth } from "./testing/nineteenth-set-south.ts";
import { nineteenthSetWest } from "./testing/nineteenth-set-west.ts";
import { ninthSetSouth } from "./testing/ninth-set-south.ts";
import { ninthSetWest } from "./testing/ninth-set-west.ts";
import { secondSetSouth } from "./testing/second-set-south.ts";
import { secondSetWest } from "./testing/second-set-west.ts";
import { seventeenthSetSouth } from "./testing/seventeenth-set-south.ts";
import { seventeenthSetWest } from "./testing/seventeenth-set-west.ts";
import { seventhSetSouth } from "./testing/seventh-set-south.ts";
import { seventhSetWest } from "./testing/seventh-set-west.ts";
import { sixteenthSetSouth } from "./testing/sixteenth-set-south.ts";
import { sixteenthSetWest } from "./testing/sixteenth-set-west.ts";
import { sixthSetSouth } from "./testing/sixth-set-south.ts";
import { sixthSetWest } from "./testing/sixth-set-west.ts";
import { tenthSetSouth } from "./testing/tenth-set-south.ts";
import { tenthSetWest } from "./testing/tenth-set-west.ts";
import { thirdSet } from "./testing/third-set.ts";
import { thirteenthSetSouth } from "./testing/thirteenth-set-south.ts";
import { thirteenthSetWest } from "./testing/thirteenth-set-west.ts";
import { twelfthSetSouth } from "./testing/twelfth-set-south.ts";
import { twelfthSetWest } from "./testing/twelfth-set-west.ts";
import { twentiethSetSouth } from "./testing/twentieth-set-south.ts";
import { twentiethSetWest } from "./testing/twentieth-set-west.ts";
import { twentyFifthSet } from "./testing/twenty-fifth-set.ts";
import { twentyFirstSetSouth } from "./testing/twenty-first-set-south.ts";
import { twentyFirstSetWest } from "./testing/twenty-first-set-west.ts";
import { twentyFourthSetSouth } from "./testing/twenty-fourth-set-south.ts";
import { twentyFourthSetWest } from "./testing/twenty-fourth-set-west.ts";
import { twentySecondSet } from "./testing/twenty-second-set.ts";
import { twentySixthSet } from "./testing/twenty-sixth-set.ts";
import { twentyThirdSet } from "./testing/twenty-third-set.ts";

const sets = {
  "the sentences it was built on": [...firstSetWest, ...firstSetSouth],
  "sentences written after it": [...secondSetWest, ...secondSetSouth],
  "trades from electrician to nursing aid": [...fourthSetWest, ...fourthSetSouth],
  "trades from pastry to gardening": [...fifthSetWest, ...fifthSetSouth],
  "trades from nursing to reception": [...sixthSetWest, ...sixthSetSouth],
  "trades from public relations to teaching": [...seventhSetWest, ...seventhSetSouth],
  "trades from aid work to driving": [...eighthSetWest, ...eighthSetSouth],
  "people from nursing at night to driving a bus": [...ninthSetWest, ...ninthSetSouth],
  "people from a lorry to a classroom": [...eleventhSetWest, ...eleventhSetSouth],
  "people from a care home to a bank": [...twelfthSetWest, ...twelfthSetSouth],
  "people from a bakery to a laboratory": [...thirteenthSetWest, ...thirteenthSetSouth],
  "people from a boiler room to a software house": [...sixteenthSetWest, ...sixteenthSetSouth],
  "people from a dairy herd to a welding shop": [...seventeenthSetWest, ...seventeenthSetSouth],
  "people from a classroom to an optician's": [...eighteenthSetWest, ...eighteenthSetSouth],
  "people who change trades, from a school to a cannery": [...nineteenthSetWest, ...nineteenthSetSouth],
  "people with gaps, from a kitchen to a ward": [...twentiethSetWest, ...twentiethSetSouth],
  "people from a tram to an archive": [...twentyFirstSetWest, ...twentyFirstSetSouth],
  "people from a kitchen to a cannery": [...tenthSetWest, ...tenthSetSouth],
};

describe.each(Object.entries(sets))("%s", (_, cases) => {
  const measured = measure(cases);

  it("are 120 and more, thirty in each language, half of them inventions", () => {
    expect(measured.invented + measured.honest).toBeGreaterThanOrEqual(120);
    for (const language of ["en", "de", "fr", "es"]) {
      const own = cases.filter((one) => one.language === language);
      expect(own.flatMap((one) => [...one.honest, ...one.invented]).length).toBeGreaterThanOrEqual(30);
      expect(own.flatMap((one) => one.honest).length).toBeGreaterThanOrEqual(14);
    }
  });

  it("have nine of ten inventions marked", () => {
    expect(measured.marked / measured.invented, measured.missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it("have at most one of twelve honest ones marked", () => {
    expect(measured.falselyMarked / measured.honest, measured.falseMarks.join("\n")).toBeLessThanOrEqual(1 / 12);
  });

  it.each(["number", "employer", "degree", "year", "tool", "certificate", "title"])(
    "have four of five marked that invent a %s",
    (kind) => {
      const { all = 0, marked = 0 } = measured.byKind[kind] ?? {};
      expect(all).toBeGreaterThanOrEqual(2);
      expect(marked / all, measured.missed.join("\n")).toBeGreaterThanOrEqual(0.8);
    },
  );
});

describe.each([
  ["the first set that nobody has tuned to", twentySecondSet],
  ["the second", twentyThirdSet],
] as const)("without a second look, %s", (_, cases) => {
  // Scenes, motives and praise by others ("result") are left to the second look.
  const measured = measure(
    cases.map((one) => ({ ...one, invented: one.invented.filter(([kind]) => kind !== "result") })),
  );
  it("has 95 of 100 hard inventions marked, and at most 6 of 100 honest sentences", () => {
    expect(measured.invented).toBe(36);
    expect(measured.honest).toBe(44);
    expect(measured.marked / measured.invented, measured.missed.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(measured.falselyMarked / measured.honest, measured.falseMarks.join("\n")).toBeLessThanOrEqual(0.06);
  });
});

describe.each([
  ["eight people whose misses were mended by class", [...twentyFourthSetWest, ...twentyFourthSetSouth], 109, 99],
  ["four people measured once after that", twentyFifthSet, 60, 60],
  ["ten people whose notes are full of short forms", twentySixthSet, 40, 120],
] as const)("of hard inventions alone, %s", (_, cases, invented, honest) => {
  const measured = measure(cases);
  it("have 95 of 100 marked, and at most 6 of 100 honest sentences", () => {
    expect([measured.invented, measured.honest]).toEqual([invented, honest]);
    expect(measured.marked / measured.invented, measured.missed.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(measured.falselyMarked / measured.honest, measured.falseMarks.join("\n")).toBeLessThanOrEqual(0.06);
  });
});

it("is as good on other ways of putting things", () => {
  const measured = measure(thirdSet);
  expect(measured.marked / measured.invented, measured.missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(measured.falselyMarked / measured.honest, measured.falseMarks.join("\n")).toBeLessThanOrEqual(1 / 12);
});

it("lets long honest sentences stand, however freely they are worded", () => {
  const measured = measure([...fourteenthSetWest, ...fourteenthSetSouth, ...fifteenthSet]);
  expect(measured.honest).toBeGreaterThanOrEqual(104);
  expect(measured.invented).toBeGreaterThanOrEqual(36);
  expect(measured.marked / measured.invented, measured.missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(measured.falselyMarked / measured.honest, measured.falseMarks.join("\n")).toBeLessThanOrEqual(1 / 12);
});

it("quotes what has no source to its end", () => {
  const check = createClaimChecker({
    ...{ facts: factsOf({ posts: [], skills: ["Pflege"] }), about: [], posting: "", role: "", company: "" },
    ...{ asOf: "2026-11-21", language: "de" as const },
  });
  const quotes = (sentence: string) => check(sentence).claims.map(({ text }) => text);
  expect(quotes("Ich besitze einen Führerschein der Klasse C.")).toEqual(["Führerschein der Klasse C"]);
  expect(quotes("Ich habe einen Master in Pflegewissenschaft.")).toEqual(["Master"]);
});

describe("a sentence", () => {
  const told = {
    posts: [
      [
        "Welder | Halvorsen Steel | 03/2019 – present",
        "Weld about 1,200 seams a month",
        "Cut rework from 12 to 8 hours a week",
      ],
      ["Apprentice Welder | Gdynia Shipyard | 2015 – 2018", "Assisted on 6 hull sections"],
    ],
    skills: ["MIG/MAG", "TIG"],
  } as const;
  const check = createClaimChecker({
    facts: factsOf(told),
    about: ["Radosław Wójcik"],
    posting: "Tarn Fabrications looks for a welder.\nTwo years with Oracle are required.\nStart on 1 March 2027.",
    role: "Welder",
    company: "Tarn Fabrications",
    asOf: "2026-11-21",
    language: "en",
  });
  const marks = (sentence: string) => check(sentence).claims.map(({ text }) => text);

  it.each([
    "I weld twelve hundred seams a month.",
    "I weld 14,400 seams a year.",
    "I cut rework by a third, from 12 hours to 8.",
    "Rework fell by 33% while I was at it: it went from 12 to 8 hours a week.",
    "For almost eight years I have welded at Halvorsen Steel.",
    "You ask for two years; I have more than seven.",
    "You ask for two years with Oracle, which I have not used.",
    "I am applying for the post of Welder at Tarn Fabrications.",
    "Could we meet for twenty minutes in March 2027?",
  ])("rests on the facts: %s", (sentence) => {
    expect(marks(sentence)).toEqual([]);
  });

  it.each([
    ["I weld 1,200 seams a day.", "1,200"],
    ["I worked on 6 hull sections at Halvorsen Steel.", "6"],
    ["I have used Oracle for years.", "Oracle"],
    ["I worked at Tarn Fabrications for a summer.", "Tarn Fabrications"],
    ["I was a welder until 2024.", "2024"],
    ["I led the work on the hull sections.", "led"],
  ])("does not: %s", (sentence, claim) => {
    expect(marks(sentence)).toContain(claim);
  });

  it("names the fact and the line that it rests on", () => {
    expect(check("I weld about 1,200 seams a month at Halvorsen Steel.").facts).toContain("post.0.0");
    expect(check("You ask for two years with Oracle.").postingLines).toEqual([2]);
  });

  it("names no post that only shares a year, nor the line with the company's name", () => {
    const fact = (id: string, label: string, text: string) => ({ id, origin: "form" as const, label, text });
    const find = createClaimChecker({
      facts: [
        fact("answer", "Your answer", "I would put The Salt Path in your window, because people walk past to the sea."),
        fact("shifts", "Job", "Shift leader, Costa Coffee, 2021 – now"),
        fact("books", "Job", "bookseller, Waterstones Cabot Circus, 2018 – 2021"),
      ],
      about: [],
      posting: "Retail Supervisor\nHarbourside Books, Bristol\nCash handling",
      role: "Retail Supervisor",
      company: "Harbourside Books",
      asOf: "2026-11-29",
      language: "en",
    });
    const sources = (sentence: string) => [...find(sentence).facts, ...find(sentence).postingLines];
    expect(sources("As a bookseller from 2018 to 2021 I sold books.")).toEqual(["books"]);
    expect(sources("In your window I would put The Salt Path.")).toEqual(["answer"]);
  });

  it("knows a German diploma that stands by itself", () => {
    const german = createClaimChecker({
      facts: [{ id: "work", origin: "form", label: "Work", text: "Erstelle rund 450 Rechnungen im Monat" }],
      about: ["Jana", "Petzold"],
      posting: "Sachbearbeiter (m/w/d)",
      role: "Sachbearbeiterin",
      company: "Stadtwerke Lindau",
      asOf: "2026-11-21",
      language: "de",
    });
    expect(german("Ich habe ein Diplom in Volkswirtschaft.").claims.map(({ kind }) => kind)).toEqual(["degree"]);
  });

  // What is quadratic in these takes hours, and the machine may have much else to do.
  it("is read in time however long and odd it is", { timeout: 120_000 }, () => {
    const odd = [
      "x".repeat(20_000),
      "1 ".repeat(5_000),
      "\u0000\ud800 <script>",
      "é".repeat(5_000),
      "A".repeat(9_000),
      ", I ".repeat(2_000),
    ];
    const start = Date.now();
    for (const sentence of odd) expect(() => check(sentence)).not.toThrow();
    expect(Date.now() - start).toBeLessThan(100_000);
  });
});
