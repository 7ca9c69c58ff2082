import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post, but years of work: how they open, how they would begin, and their next step. */
export const years = {
  "open-years": {
    plain: [
      "J’ai {years} d’expérience, et je postule comme {role} {chez}.",
      "Je me présente au poste {de-role} {chez} avec {years} d’expérience.",
      "Avec {years} d’expérience, je vous adresse ma candidature au poste {de-role} {chez}.",
      "{no-role}Je vous propose ma candidature {chez}, avec {years} d’expérience.",
    ],
    confident: ["{years} d’expérience : voilà ce que j’apporte au poste {de-role} {chez}."],
    warm: [
      "Avec {years} d’expérience, j’ai envie de travailler comme {role} {chez}.",
      "J’aimerais travailler comme {role} {chez}, et j’apporte {years} d’expérience.",
      "{years} d’expérience : voilà avec quoi j’ai envie de venir comme {role} {chez}.",
      "{no-role}J’ai envie de travailler {chez}, et j’apporte {years} d’expérience.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter ma candidature au poste {de-role} {chez}, avec {years} d’expérience.",
      "Ma candidature au poste {de-role} {chez} s’appuie sur {years} d’expérience.",
      "{no-role}J’ai l’honneur de vous présenter ma candidature {chez}, avec {years} d’expérience.",
    ],
  },
  start: {
    plain: [
      "{has-years}Chaque maison a sa façon de faire, et je veux d’abord connaître la vôtre.",
      "{has-years}Avant de faire les choses à ma façon, je regarderai comment on les fait {chez-company}.",
      "{has-years}Là où une personne manque le plus, je commencerai comme {role}.",
      "{has-years}Dites-moi tôt ce que vous attendez de moi comme {role}, et jugez-moi là-dessus.",
    ],
    warm: [
      "{has-years}Chaque maison a sa façon de faire, et j’ai envie de connaître d’abord la vôtre.",
      "{has-years}Avant de faire les choses à ma façon, j’aimerais voir comment on les fait {chez-company}.",
      "{has-years}Là où une personne manque le plus, je commencerai volontiers comme {role}.",
      "{has-years}Dites-moi tôt ce que vous attendez de moi comme {role}, et j’aurai plaisir à m’y tenir.",
    ],
    formal: [
      "{has-years}Chaque maison a ses usages, et je prendrai d’abord connaissance des vôtres avant d’agir à ma façon.",
      "{has-years}Là où l’aide est la plus attendue, je commencerai volontiers au poste {de-role}.",
      "{has-years}Je souhaite savoir tôt ce que vous attendez du poste {de-role}, et m’y tenir.",
    ],
  },
  offer: {
    plain: [
      "{has-years}Lors d’un entretien, je vous en dirai plus sur ces années, et vous me direz ce que vous attendez pour {topic}.",
      "{has-years}Lors d’un entretien, je vous en dirai plus sur ces années et sur ce que je peux faire comme {role}.",
    ],
    warm: ["{has-years}Rencontrons-nous : je vous raconterai ces années, et vous me parlerez du poste {de-role}."],
    formal: [
      "{has-years}Un entretien me permettrait de vous exposer plus en détail ces années et d’apprendre ce que vous attendez pour {topic}.",
      "{has-years}Un entretien me permettrait de vous exposer plus en détail ces années et de répondre à vos questions.",
    ],
  },
} satisfies Record<string, Phrases>;
