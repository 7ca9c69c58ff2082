import type { Truth } from "./truth.ts";

export const frenchTruths: Record<string, Truth> = {
  "fr-macon": {
    language: "fr",
    role: "Maçon/Maçonne",
    company: "Bâti-Ouest Intérim",
    location: "Douarnenez",
    agency: true,
    asks: [
      ["duty", 7, "monter des murs en parpaing et en brique"],
      ["duty", 11, "respecter les consignes de sécurité"],
      ["must", 14, "CAP maçonnerie"],
      ["must", 16, "permis B"],
      ["wish", 17, "CACES R482"],
    ],
    echoes: ["murs en parpaing et en brique"],
    print: [
      ["closing-date", "2027-03-15"],
      ["reference", "204BRTX"],
      ["document", "copie de vos CACES"],
    ],
  },
  "fr-bibliotheque": {
    language: "fr",
    role: "Assistant(e) de conservation",
    company: "Ville de Saint-Aubrin",
    location: "Saint-Aubrin",
    contact: "Mme Solène Kervadec",
    asks: [
      ["duty", 3, "accueillir les publics"],
      ["duty", 3, "participer au catalogage"],
      ["must", 5, "DUT métiers du livre"],
      ["wish", 5, "langue des signes"],
    ],
    echoes: ["veille documentaire"],
    print: [
      ["closing-date", "2027-06-30"],
      ["reference", "MED-27-03"],
      ["document", "lettre de motivation"],
    ],
  },
  "fr-vendeur-tu": {
    language: "fr",
    role: "Vendeur/euse",
    company: "Fournil Bélisaire",
    location: "Nantes",
    informal: true,
    asks: [
      ["duty", 7, "accueillir et conseiller les clients"],
      ["must", 13, "avoir déjà travaillé dans un commerce alimentaire"],
      ["wish", 15, "anglais"],
    ],
    echoes: ["comptes du soir"],
    print: [["instruction", "trois lignes"]],
    hostileLines: [23],
  },
  "fr-commercial-saas": {
    language: "fr",
    role: "Chargé d'affaires/Chargée d'affaires",
    company: "Carnet Vert",
    location: "Lyon",
    asks: [
      ["duty", 7, "réaliser des démonstrations sur le terrain"],
      ["must", 10, "permis B"],
      ["wish", 10, "anglais courant"],
    ],
    echoes: ["portefeuille de coopératives agricoles"],
    print: [
      ["closing-date", "2027-05-12"],
      ["salary-asked", "prétentions salariales"],
    ],
  },
};
