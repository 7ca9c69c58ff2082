import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import { person } from "../../testing/people.ts";
import { writeLetter } from "../../write-letter.ts";

const PROMPT = `Boulanger H/F - Fournil Bélisaire, Nantes
Vos missions :
- Pétrir et façonner les pains
- Nettoyer le fournil
- Accueillir les apprentis
Votre profil : CAP boulangerie, 2 ans d'expérience.`;

const SEEDS = 4;

function letter(title: string, tone: "professional" | "formal"): string {
  return letterFor("Boulanger", title, tone);
}

function letterFor(jobTitle: string, title: string, tone: "professional" | "formal" = "professional"): string {
  const { applicant } = person({
    name: ["Lou", "Martin"],
    posting: "barista",
    jobTitle,
    skills: "",
    posts: [[title, "Maison Le Dantec", "2016 - présent", "Cuisson de 400 pains par jour\nGestion des commandes"]],
  });
  const form = { ...applicant.form, prompt: PROMPT, company: "Fournil Bélisaire" };
  const request = { tone, language: "fr" as const, asOf: "2026-11-21" };
  const history = { strategies: [], openingFacts: [], phrases: [], texts: [] };
  return Array.from({ length: SEEDS }, (_, index) => index + 1)
    .map((seed) => letterText(writeLetter({ ...request, seed, history, applicant: { ...applicant, form } }).letter))
    .join("\n\n");
}

const TAUGHT =
  /(?:m’y formerai|me former|le ferai montrer|ne (?:sais|connais) pas (?:encore |déjà )?(?:du|de la|des|de l’))/u;

it.each(["professional", "formal"] as const)("who works in the trade is not taught its daily work, %s", (tone) => {
  expect(letter("Boulanger", tone)).not.toMatch(TAUGHT);
});

it("who comes from another trade offers to learn it", () => {
  expect(letter("Serveur", "formal")).toMatch(/(?:form|appr[ei]n)/u);
});

it("a paper of somebody who tells of no work goes on from none", () => {
  const { applicant } = person({
    name: ["Lou", "Martin"],
    posting: "barista",
    jobTitle: "Boulanger",
    skills: "pétrissage, CAP boulangerie",
  });
  const form = { ...applicant.form, prompt: PROMPT };
  const history = { strategies: [], openingFacts: [], phrases: [], texts: [] };
  const request = { tone: "professional", language: "fr", asOf: "2026-11-21", history } as const;
  const texts = [1, 2, 3, 4, 5].map((seed) =>
    letterText(writeLetter({ ...request, seed, applicant: { ...applicant, form } }).letter),
  );
  expect(texts.join("\n")).not.toContain("cette pratique");
});

it("a post that leads is named by who has not led where the letter applies for it, and not again", () => {
  const count = (title: string) =>
    letterFor("Responsable qualité", title)
      .split("\n\n")
      .filter((text) => !text.startsWith("Objet"))
      .join(" ")
      .match(/responsable qualité/giu)?.length ?? 0;
  expect(count("Assistante")).toBeLessThanOrEqual(SEEDS);
});
