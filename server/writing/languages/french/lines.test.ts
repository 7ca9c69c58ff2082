import { expect, test } from "vitest";
import type { Post } from "../../facts/profile.ts";
import { clauseOfLine, lineAsTyped, nounOfLine, readLine } from "./lines.ts";
import { atHouse, titleOf } from "./names.ts";
import { strengthAsNoun } from "./strengths.ts";
import { deedsOf, joinLines } from "./work-spans.ts";

test.each([
  ["Ponctualité des livraisons maintenue à 97 %", "la ponctualité des livraisons maintenue à 97 %"],
  ["Réduction de 40 % des frais en deux ans", "la réduction de 40 % des frais en deux ans"],
])("%s came out of the work and is no deed", (typed, text) => {
  expect(readLine(typed)).toEqual({ kind: "thing", text });
});

test("a rise is no raising, and payrolls are not paid", () => {
  for (const typed of ["Hausse des ventes de 12 à 18 %", "Paie mensuelle de 320 collaborateurs"])
    expect(readLine(typed).kind, typed).not.toBe("work");
  expect(readLine("Gère la paie de 320 collaborateurs").kind).toBe("work");
  expect(strengthAsNoun("lecteur insatiable")).toBeNull();
  expect(strengthAsNoun("sens de l’accueil")).toBe("le sens de l’accueil");
});

test("each of two nouns has its article where each has its complement", () => {
  expect(nounOfLine(readLine("tenue de la caisse et comptes du soir"))).toBe(
    "la tenue de la caisse et les comptes du soir",
  );
});

test.each([
  ["Construction d'un pont de 210 m", "j’ai construit un pont de 210 m"],
  ["Implantation de 3 lotissements", "j’ai implanté 3 lotissements"],
  ["Création d'un atelier chaque mardi", "je crée un atelier chaque mardi"],
  ["tutrice : 4 stagiaires", "je suis tutrice (4 stagiaires)"],
  ["Tuteur de trois apprentis", "je suis tuteur de trois apprentis"],
  ["garde son calme", "je garde mon calme"],
  ["contrôle les entrées", "je contrôle les entrées"],
])("%s is told as “%s” while the post goes on", (typed, clause) => {
  expect(clauseOfLine(readLine(typed), false)).toBe(clause);
});

test("what is controlled stands behind an article, and what kind of control it is does not", () => {
  expect(lineAsTyped(readLine("contrôle qualité et SAV"), true)).toBe("le contrôle qualité et SAV");
});

test("no noun stands right before an article", () => {
  expect(strengthAsNoun("garde le cap quand l'échéancier bouge")).toBeNull();
  expect(strengthAsNoun("goût des chiffres")).toBe("le goût des chiffres");
});

test("who works for themselves is at nobody's, and an army is a house with its article", () => {
  expect(atHouse("à mon compte")).toBe("à mon compte");
  expect(atHouse("auto-entrepreneur")).toBe("à mon compte");
  expect(atHouse("Armée de Terre")).toBe("à l’Armée de Terre");
});

test("a line of many letters or blanks is read at once", () => {
  for (const typed of [`tuteur${" ".repeat(60_000)}`, "e".repeat(60_000), `contrôle ${"a, ".repeat(20_000)}`])
    expect(readLine(typed).kind).toBeDefined();
});

test("in a row all have their article, or none has", () => {
  expect(joinLines(["la hausse des ventes", "gestion de crise lors d’une grève, avec 60 demandes"])).toBe(
    "hausse des ventes ; gestion de crise lors d’une grève, avec 60 demandes",
  );
  expect(joinLines(["la coupe de 8 clientes", "formation de 2 apprenties"])).toBe(
    "la coupe de 8 clientes ; la formation de 2 apprenties",
  );
});

test("what came of work is nothing that a post comprises", () => {
  const deeds = (text: string) => deedsOf({ kind: "more", line: { text, fact: "l", post: null } })?.text;
  expect(deeds("Ponctualité des livraisons maintenue à 97 %")).toBeUndefined();
  expect(deeds("Hausse des ventes de 12 à 18 %")).toBeUndefined();
  expect(deeds("Suivi des tournées")).toBe("le suivi des tournées");
  const post = {
    fact: "p",
    title: "",
    company: "",
    lines: [],
    period: { start: { year: 2020, month: 1 }, end: null, open: true, months: 80 },
  };
  const line = { text: "Réhabilitation de 48 km de routes", fact: "l", post: "p" };
  expect(deedsOf({ kind: "more", post, line })).toBeNull();
});

test("machines are looked after, and an order is kept", () => {
  expect(clauseOfLine(readLine("Maintenance des chaudières gaz"), true)).toBe("j’ai entretenu les chaudières gaz");
  expect(nounOfLine(readLine("maintenir la propreté des locaux"))).toBe("le maintien de la propreté des locaux");
});

test("tests are maintained, and cleanliness is kept up", () => {
  expect(nounOfLine(readLine("maintenir les tests automatisés"))).toBe("la maintenance des tests automatisés");
});

test("who does an internship or sits babies is called so", () => {
  const titled = (title: string) => titleOf(postNamed(title));
  expect(titled("Stage en crèche")).toBe("stagiaire en crèche");
  expect(titled("Stage d'observation")).toBe("stagiaire");
  expect(titled("Baby-sitting")).toBe("baby-sitter");
  expect(titled("Bénévolat")).toBe("bénévole");
  expect(titled("Stagiaire BAFA")).toBe("stagiaire BAFA");
});

function postNamed(title: string): Post {
  return { fact: "p", title, company: "", lines: [], period: { start: null, end: null, open: false, months: null } };
}
