import type { Phrases } from "../../realising/language-module.ts";

/** How letters come to the role and to what the posting says. */
export const applications = {
  apply: {
    plain: [
      "Je postule au poste {de-role} {chez}.",
      "C’est pour le poste {de-role} {chez} que je vous écris.",
      "Le poste {de-role} {chez} est celui que je vise.",
      "{no-role}Je souhaite travailler {chez-company}.",
      "{no-role}Je souhaite travailler chez vous.",
      "Je vous adresse cette candidature au poste {de-role} {chez}.",
      "Voilà pourquoi je postule au poste {de-role} {chez}.",
    ],
    confident: ["Le poste {de-role} {chez} est celui que je veux.", "Je postule comme {role} {chez}."],
    warm: [
      "Travailler {chez} comme {role} me donne envie.",
      "Le poste {de-role} {chez} me plaît, et voici pourquoi.",
      "Voilà pourquoi le poste {de-role} {chez} me donne envie.",
      "{no-role}J’aurais plaisir à travailler {chez-company}.",
      "{no-role}J’aurais plaisir à travailler avec vous.",
      "Ce poste {de-role} {chez} me fait envie, et voici pourquoi.",
      "Je postule avec plaisir au poste {de-role} {chez}.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}.",
      "C’est au poste {de-role} {chez} que je postule.",
      "Je vous prie de bien vouloir examiner cette candidature au poste {de-role} {chez}.",
      "{no-role}Je vous prie de bien vouloir examiner cette candidature à un poste {chez}.",
      "Je vous adresse donc cette candidature au poste {de-role} {chez}.",
    ],
  },
  "apply-with": {
    plain: [
      "C’est avec cette expérience que je me présente au poste {de-role} {chez}.",
      "Le poste {de-role} {chez} serait la suite de ce travail.",
      "De là, je postule au poste {de-role} {chez}.",
      "{no-role}C’est cette expérience que je propose {chez-company}.",
      "{no-role}C’est cette expérience que je vous propose.",
      "Cette expérience, je souhaite la mettre à profit comme {role} {chez}.",
      "Je vous propose aujourd’hui cette expérience pour le poste {de-role} {chez}.",
      "C’est ce parcours qui me conduit au poste {de-role} {chez}.",
      "Après {length-new} {là-bas}, je postule au poste {de-role} {chez}.",
    ],
    confident: [
      "Je veux maintenant le poste {de-role} {chez}.",
      "Avec cela, je postule comme {role} {chez}.",
      "C’est ce que j’apporte au poste {de-role} {chez}.",
    ],
    warm: [
      "L’envie me vient de poursuivre {chez}, comme {role}.",
      "Voilà pourquoi le poste {de-role} {chez} me plaît.",
      "C’est de là que me vient l’envie du poste {de-role} {chez}.",
      "J’aurais plaisir à poursuivre {chez} comme {role}.",
      "{no-role}J’aurais plaisir à poursuivre chez vous.",
      "Après {length-new} {là-bas}, l’envie me vient de poursuivre {chez} comme {role}.",
      "Cette expérience, j’aurais plaisir à la mettre au profit du poste {de-role} {chez}.",
    ],
    formal: [
      "C’est sur cette base que je postule au poste {de-role} {chez}.",
      "Je vous prie donc de bien vouloir examiner cette candidature au poste {de-role} {chez}.",
      "Le poste {de-role} {chez}, pour lequel je postule, s’inscrit dans la suite de ce travail.",
      "{no-role}Sur cette base, je vous présente cette candidature.",
      "Après {length-new} {là-bas}, je vous adresse cette candidature au poste {de-role} {chez}.",
      "C’est cette expérience que je souhaite mettre à profit dans le poste {de-role} {chez}.",
    ],
  },
  reading: {
    plain: [
      "Dans votre annonce, le travail va {de-topic1} {à-topic2}.",
      "Votre annonce cite {topic1} et {topic2} : c’est un travail que je veux faire.",
      "Deux points de votre annonce sont à l’origine de cette lettre : {topic1} et {topic2}.",
      "{foreign}Votre annonce décrit un poste à plusieurs faces.",
      "Deux tâches de votre annonce m’attirent en particulier : {topic1} et {topic2}.",
      "Votre annonce va {de-topic1} {à-topic2}, et cette diversité de tâches me convient.",
    ],
    confident: [
      "Le travail va {de-topic1} {à-topic2}. | Je le veux tout entier.",
      "Vous citez {topic1} et {topic2}. | C’est ce que je cherche.",
    ],
    warm: [
      "À vous lire, les journées vont {de-topic1} {à-topic2}, et cela me plaît.",
      "Le poste va {de-topic1} {à-topic2}, et j’aime cela.",
      "Deux points de votre annonce me donnent envie : {topic1} et {topic2}.",
      "{foreign}J’aime qu’un poste ait plusieurs faces.",
      "Deux tâches de votre annonce me plaisent d’emblée : {topic1} et {topic2}.",
      "{topic1}, {topic2} : j’aime l’idée de faire l’un et l’autre chez vous.",
    ],
    formal: [
      "Selon la lecture que j’en fais, le poste s’étend {de-topic1} {à-topic2}.",
      "Votre annonce décrit des tâches qui s’étendent {de-topic1} {à-topic2}.",
      "Mon intérêt va tout particulièrement {à-about}, que votre annonce mentionne.",
      "De votre annonce, je retiens en premier lieu {topic1} et {topic2}.",
      "{foreign}Votre annonce décrit un poste aux tâches diverses.",
    ],
  },
} satisfies Record<string, Phrases>;
