import { expect, test } from "vitest";
import { languageNames } from "./language-names.ts";
import { skillInSentence } from "./letter-case.ts";
import { lineAsTyped, readLine } from "./lines.ts";
import { atHouse, credentialWithArticle } from "./names.ts";
import { schoolName } from "./person-spans.ts";
import { strengthFillers } from "./slots-strengths.ts";
import { topicFillers } from "./slots-topics.ts";
import { strengthAsNoun } from "./strengths.ts";

const paper = (text: string, institution = "") => ({ fact: "f", text, institution, year: "", kind: "degree" as const });

test("a language without a level stands behind one that has it, which does not hold for both", () => {
  expect(languageNames(["anglais", "néerlandais (B1)"])).toEqual(["le néerlandais au niveau B1", "l’anglais"]);
});

test.each([
  ["DEC en techniques juridiques", "un DEC en techniques juridiques"],
  ["AEC en assurance qualité", "une AEC en assurance qualité"],
  ["FIMO", "la FIMO"],
  ["habilitations B2V BR BC", "les habilitations B2V BR BC"],
])("%s has its article", (text, named) => expect(credentialWithArticle(paper(text))).toBe(named));

test("brackets do not stand in brackets, nor a town between commas of ours", () => {
  expect(schoolName(paper("Master", "UCLouvain (LOCI)"))).toBe("UCLouvain, LOCI");
  expect(atHouse("CHR de la Citadelle, Liège")).toBe("au CHR de la Citadelle (Liège)");
  expect(atHouse("CAF de l’Yonne")).toBe("à la CAF de l’Yonne");
});

test("what was typed as a deed keeps its “je” behind a colon", () => {
  expect(lineAsTyped(readLine("J'ai fait passer le taux de 1 % à 2 %"), false)).toMatch(/^j’ai fait/u);
});

test.each([
  ["ONG Terre & Sahel", "à l’ONG Terre & Sahel"],
  ["Laiteries Montjoie", "aux Laiteries Montjoie"],
  ["particuliers", "chez des particuliers"],
])("who works for %s works %s", (name, at) => expect(atHouse(name)).toBe(at));

test("one quality has its article, and so has what has a complement", () => {
  const row = strengthFillers["two-strengths"];
  const said = (...texts: string[]) =>
    row?.({ kind: "strength", strengths: texts.map((text) => ({ fact: text, text })) })?.text ?? null;
  expect(said("patiente", "créative")).toBe("patience et créativité");
  expect(said("fiable", "précise jusqu’au centime")).toBeNull();
  expect(said("patiente", "calme avec les patients anxieux")).toBeNull();
});

test("what somebody is stands as typed, and not in a row with what they do", () => {
  const typed = strengthFillers["strength-typed"];
  const said = (...texts: string[]) =>
    typed?.({ kind: "strength", strengths: texts.map((text) => ({ fact: text, text })) })?.text ?? null;
  expect(said("lecteur insatiable", "souriant même en décembre")).toBe(
    "lecteur insatiable et souriant même en décembre",
  );
  expect(said("vulgarise bien", "juste avec les équipes")).toBe("je vulgarise bien");
});

test("two pieces of work are no place for a paper that is asked for", () => {
  const topics = ["l’établissement des devis", "l’habilitation à la soudure"].map((text) => ({
    text,
    lines: [1],
    language: "fr" as const,
    requirement: null,
  }));
  expect(topicFillers.topic1?.({ kind: "reading", topics })).toBeNull();
});

test("a skill keeps the small words between its nouns", () => {
  expect(skillInSentence("accueil patients")).toBe("accueil des patients");
  expect(skillInSentence("accueil téléphonique")).toBe("accueil téléphonique");
});

test("qualities keep their own name", () => {
  expect(strengthAsNoun("logique")).toBe("la logique");
  expect(strengthAsNoun("esprit critique")).toBe("l’esprit critique");
});
