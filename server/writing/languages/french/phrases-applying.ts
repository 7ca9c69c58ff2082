import type { Phrases } from "../../realising/language-module.ts";

/** How letters come to the role and to what the posting says. */
export const applications = {
  apply: {
    plain: [
      "Je postule au poste {de-role} {chez}.",
      "Je vous adresse donc cette candidature au poste {de-role} {chez}.",
      "C’est pourquoi je postule au poste {de-role} {chez}.",
      "Je souhaite travailler {chez} comme {role}.",
      "{no-role}Je souhaite travailler {chez-company}.",
      "{no-role}Je souhaite travailler chez vous.",
    ],
    confident: ["Je postule comme {role} {chez}."],
    warm: [
      "Travailler {chez} comme {role} me donne envie.",
      "Le poste {de-role} {chez} me plaît, et je postule.",
      "Je postule avec plaisir au poste {de-role} {chez}.",
      "J’aimerais travailler {chez} comme {role}.",
      "{no-role}J’aurais plaisir à travailler {chez-company}.",
      "{no-role}J’aurais plaisir à travailler avec vous.",
    ],
    formal: [
      "J’ai donc l’honneur de vous présenter cette candidature au poste {de-role} {chez}.",
      "C’est donc au poste {de-role} {chez} que je présente cette candidature.",
      "C’est à ce titre que je postule au poste {de-role} {chez}.",
      "{no-role}Je vous prie de bien vouloir examiner cette candidature à un poste {chez}.",
    ],
  },
  "apply-with": {
    plain: [
      "C’est avec cette expérience que je postule au poste {de-role} {chez}.",
      "Je souhaite mettre cette expérience à profit comme {role} {chez}.",
      "Je vous propose aujourd’hui cette expérience pour le poste {de-role} {chez}.",
      "J’aimerais continuer {chez}, comme {role}.",
      "Après {length-new} à ce poste, je postule comme {role} {chez}.",
      "Avec {length-new} d’expérience comme {title}, je postule au poste {de-role} {chez}.",
      "{no-role}C’est cette expérience que je vous propose.",
      "{no-role}C’est cette expérience que je propose {chez-company}.",
    ],
    confident: [
      "Je veux maintenant le poste {de-role} {chez}.",
      "Avec cette expérience, je postule comme {role} {chez}.",
    ],
    warm: [
      "L’envie m’est venue de continuer {chez}, comme {role}.",
      "Voilà pourquoi le poste {de-role} {chez} me plaît.",
      "Cette expérience, j’aurais plaisir à la mettre à profit comme {role} {chez}.",
      "Après {length-new} à ce poste, l’envie m’est venue de continuer {chez} comme {role}.",
      "Le poste {de-role} {chez} me donne envie de continuer.",
      "{no-role}J’ai envie de continuer chez vous.",
    ],
    formal: [
      "C’est sur cette expérience que s’appuie cette candidature au poste {de-role} {chez}.",
      "Je souhaite mettre cette expérience à profit dans le poste {de-role} {chez}.",
      "Après {length-new} à ce poste, je vous adresse cette candidature au poste {de-role} {chez}.",
      "Je vous prie de bien vouloir examiner cette candidature au poste {de-role} {chez}.",
      "{no-role}C’est sur cette expérience que s’appuie cette candidature.",
    ],
    enthusiastic: [
      "J’ai envie d’aller plus loin, et je postule comme {role} {chez}.",
      "Ce travail m’a donné envie d’aller plus loin : je postule comme {role} {chez}.",
    ],
    friendly: [
      "Et si je continuais {chez}, comme {role} ?",
      "Après {length-new} à ce poste, j’aimerais continuer {chez} comme {role}.",
    ],
  },
  reading: {
    plain: [
      "Le poste va {de-topic1} {à-topic2}, et cette diversité me convient.",
      "Dans ce poste, je retiens surtout {topic1} et {topic2}.",
      "Deux tâches m’attirent en particulier : {topic1} et {topic2}.",
      "Je lis que le travail va {de-topic1} {à-topic2}.",
      "Ce qui m’attire dans ce poste : {topic1} et {topic2}.",
      "Vous cherchez quelqu’un pour {topic1} et {topic2} : ce travail me convient.",
      "{topic1}, {topic2} : c’est le travail que je cherche.",
      "{foreign}Les tâches que vous décrivez me conviennent.",
    ],
    warm: [
      "À vous lire, les journées vont {de-topic1} {à-topic2}, et cela me plaît.",
      "Deux tâches me font envie : {topic1} et {topic2}.",
      "Le poste va {de-topic1} {à-topic2}, et j’aime cela.",
      "{topic1} et {topic2} : ce travail me plaît.",
      "Ce qui me plaît dans ce poste : {topic1} et {topic2}.",
      "J’aime l’idée d’un poste qui va {de-topic1} {à-topic2}.",
      "Vous cherchez quelqu’un pour {topic1} et {topic2}, et j’en ai envie.",
      "{foreign}J’aime les postes aux tâches diverses.",
    ],
    formal: [
      "Le poste que vous décrivez s’étend {de-topic1} {à-topic2}, et cette diversité de tâches me convient.",
      "Mon intérêt va tout particulièrement {à-about}, que votre annonce mentionne.",
      "Des tâches que vous décrivez, je retiens en premier lieu {topic1} et {topic2}.",
      "À la lecture de votre annonce, je retiens avant tout {topic1} et {topic2}.",
      "Vous cherchez une personne pour {topic1} et {topic2}, et ce travail me convient.",
      "{foreign}Les tâches que vous décrivez me conviennent.",
    ],
  },
} satisfies Record<string, Phrases>;
