import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) =>
  sortText({ text: ["Ann Lee", "Cook, Blue Anchor, 2019 - now", "", ...lines].join("\n"), today: "2026-11-23" }).facts;

it.each([
  [
    "I've got my forklift licence (2021) and a first aid certificate.",
    [
      ["forklift licence", "2021"],
      ["first aid certificate", ""],
    ],
    ["I've got my forklift licence (2021) and a first aid certificate."],
  ],
  [
    "Ich habe den Staplerschein (2019) und den Führerschein Klasse B.",
    [
      ["Staplerschein", "2019"],
      ["Führerschein Klasse B", ""],
    ],
    ["Ich habe den Staplerschein (2019) und den Führerschein Klasse B."],
  ],
  [
    "J'ai le BAFA (2020) et le permis B, mais je préfère le train.",
    [
      ["BAFA", "2020"],
      ["permis B", ""],
    ],
    ["J'ai le BAFA (2020) et le permis B, mais je préfère le train."],
  ],
  [
    "Tengo el carnet de carretillero y curso de primeros auxilios (2023).",
    [
      ["carnet de carretillero", ""],
      ["curso de primeros auxilios", "2023"],
    ],
    ["Tengo el carnet de carretillero y curso de primeros auxilios (2023)."],
  ],
  ["BP coiffure pas fini, j'ai le CAP coiffure (2016).", [["CAP coiffure", "2016"]], ["BP coiffure pas fini"]],
  ["Tengo furgoneta y licencia tipo B.", [["licencia tipo B", ""]], ["Tengo furgoneta y licencia tipo B."]],
])("reads the papers that a sentence says somebody has, and keeps a whole sentence: %s", (line, papers, rest) => {
  const facts = sorted(line);
  expect(facts.papers.map(({ what, year }) => [what, year])).toEqual(papers);
  expect(facts.plain.map(({ text }) => text)).toEqual(rest);
});

it.each([
  "I have a good eye for detail and two dogs",
  "J'ai commencé un CAP cuisine au CFA, raté en 2019",
  "No tengo el carnet de camión",
  "Ich habe eine Lehre angefangen und abgebrochen",
  "Je parle anglais et j'ai un niveau A2 en néerlandais.",
  "Stahl schweissen nur in der Lehre",
])("reads no paper from what somebody has or did otherwise: %s", (line) => {
  expect(sorted(line).papers).toEqual([]);
});

it("reads what was passed, where the sentence goes on with what was not", () => {
  const { papers, plain } = sorted("Did the ECDL in 2018, sat the advanced one in 2020 but failed it.");
  expect(papers).toMatchObject([{ what: "ECDL", year: "2018", state: "held" }]);
  expect(plain.map(({ text }) => text)).toEqual(["sat the advanced one in 2020 but failed it."]);
});

it("reads a language with its level among degrees, and a dialect among languages", () => {
  const facts = sorted(
    "EDUCATION",
    "BSc Biology, Leeds University, 2016",
    "French B1",
    "LANGUAGES",
    "English, Walserdeutsch",
  );
  expect(facts.languages.map(({ language }) => language)).toEqual(["French", "English", "Walserdeutsch"]);
});
