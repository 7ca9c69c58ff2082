import { expect, test } from "vitest";
import { readPosting } from "./read-posting.ts";

function dutiesIn(text: string): string[] {
  return readPosting(text, {})
    .requirements.filter(({ kind }) => kind === "duty")
    .map((duty) => duty.text);
}

test.each([
  [
    "Paysagiste à Saint-Brieuc cherche ouvrier paysagiste h/f pour entretien de jardins chez particuliers (tonte, taille, plantation).",
    ["entretien de jardins chez particuliers", "tonte, taille, plantation"],
  ],
  [
    "Boulangerie Martin à Lannion cherche vendeuse pour l'accueil des clients, l'encaissement et la mise en rayon.",
    ["accueil des clients", "encaissement et la mise en rayon"],
  ],
  [
    "Recherche aide à domicile pour personne âgée à Auray (ménage, courses, préparation des repas).",
    ["ménage, courses, préparation des repas"],
  ],
  [
    "Quick Loire cherche équipiers (H/F) pour le week-end : préparer les commandes, servir au comptoir, nettoyer la salle.",
    ["préparer les commandes", "servir au comptoir", "nettoyer la salle"],
  ],
])("what a French sentence seeks somebody for is the work: %s", (text, duties) => {
  expect(dutiesIn(text)).toEqual(duties);
});

test.each([
  "Boulangerie Martin à Lannion cherche une vendeuse pour remplacement congé maternité.",
  "Le garage Morvan recherche un mécanicien pour compléter son équipe.",
  "Nous recherchons un comptable pour une prise de poste immédiate (CDI, temps plein).",
])("why somebody is hired is no work: %s", (text) => {
  expect(dutiesIn(text)).toEqual([]);
});
