import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const below = (line: string) =>
  sortText({ text: ["Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", line].join("\n"), today: "2026-11-23" }).facts;
const papers = (line: string) => below(line).papers.map(({ what, where, year, state }) => [what, where, year, state]);

it.each([
  [
    "J'ai eu mon bac pro cuisine au lycée Jean Moulin à Béziers, juin 2025, mention bien (14,1 de moyenne)",
    ["bac pro cuisine", "lycée Jean Moulin à Béziers", "juin 2025"],
    ["mention bien (14,1 de moyenne)"],
  ],
  [
    "Estudié el ciclo superior de Prótesis Dentales en el instituto de Sestao y acabé en 2003.",
    ["ciclo superior de Prótesis Dentales", "instituto de Sestao", "2003"],
    ["Estudié el ciclo superior de Prótesis Dentales en el instituto de Sestao y acabé en 2003."],
  ],
  [
    "Ich habe 2019 meinen Staplerschein bei der Dekra Ulm gemacht.",
    ["Staplerschein", "Dekra Ulm", "2019"],
    ["Ich habe 2019 meinen Staplerschein bei der Dekra Ulm gemacht."],
  ],
  [
    "Ich habe 2014 den Bankfachwirt bei der IHK Augsburg gemacht.",
    ["Bankfachwirt", "IHK Augsburg", "2014"],
    ["Ich habe 2014 den Bankfachwirt bei der IHK Augsburg gemacht."],
  ],
  [
    "I got my diploma in floristry at Foyle College in 2019, with distinction in design",
    ["diploma in floristry", "Foyle College", "2019"],
    ["with distinction in design"],
  ],
])("reads a paper that a sentence says is held, and keeps a whole sentence: %s", (line, paper, rest) => {
  expect(papers(line)).toEqual([[...paper, "held"]]);
  expect(below(line).plain.map(({ text }) => text)).toEqual(rest);
});

it.each([
  ["J'ai commencé le BTS Banque au CFA de Laval en septembre", "BTS Banque", "CFA de Laval"],
  ["I've started a diploma in baking at Foyle College", "diploma in baking", "Foyle College"],
  ["Empecé el grado en Derecho en la UNED", "grado en Derecho", "UNED"],
  ["Ich habe den Bachelor in Informatik an der FH Trier angefangen", "Bachelor in Informatik", "FH Trier"],
])("reads a paper that a sentence says is begun: %s", (line, what, where) => {
  expect(papers(line)).toEqual([[what, where, "", "under-way"]]);
});

it("keeps what somebody says besides as lines by themselves", () => {
  const { plain } = below(
    "J'ai commencé le BTS Banque au CFA de Laval mais sans entreprise, j'ai jusqu'à mars pour en trouver une",
  );
  expect(plain.map(({ text }) => text)).toEqual(["mais sans entreprise", "j'ai jusqu'à mars pour en trouver une"]);
});

it.each([
  "I started a diploma at Foyle College but dropped out in 2019",
  "J'ai commencé un BTS au lycée Ozenne, abandonné en 2019",
  "Empecé el grado en Derecho en la UNED y lo dejé",
  "Ich habe ein Studium an der FH Trier angefangen und abgebrochen",
  "I have never done a first aid course",
  "J'ai eu un entretien au lycée Ozenne en mai",
  "I did the accounts and first aid cover at the club in 2019",
  "My son got his diploma at Foyle College in 2019",
])("reads no paper that was given up, or is nobody's: %s", (line) => {
  const { plain } = below(line);
  expect(papers(line)).toEqual([]);
  expect(plain.map(({ text }) => text)).toEqual([line]);
});
