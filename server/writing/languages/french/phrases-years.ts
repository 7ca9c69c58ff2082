import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post, but years of work: how they open, how they would begin, and their next step. */
export const years = {
  "open-years": {
    plain: [
      "J’ai {years} d’expérience, et je postule comme {role} {chez}.",
      "Je me présente au poste {de-role} {chez} avec {years} d’expérience.",
      "Avec {years} d’expérience, je vous adresse cette candidature au poste {de-role} {chez}.",
      "{no-role}Je vous propose cette candidature {chez}, avec {years} d’expérience.",
    ],
    confident: ["J’ai {years} d’expérience. | Je veux [maintenant|aujourd’hui] le poste {de-role} {chez}."],
    warm: [
      "Avec {years} d’expérience, j’aimerais travailler comme {role} {chez}.",
      "J’aimerais travailler comme {role} {chez}, et j’apporte {years} d’expérience.",
      "J’ai {years} d’expérience, et travailler comme {role} {chez} me donne envie.",
      "{no-role}J’aimerais travailler {chez}, et j’apporte {years} d’expérience.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}, avec {years} d’expérience.",
      "Cette candidature au poste {de-role} {chez} s’appuie sur {years} d’expérience.",
      "{no-role}J’ai l’honneur de vous présenter cette candidature {chez}, avec {years} d’expérience.",
    ],
  },
  start: {
    plain: [
      "{has-years}Chaque [maison|équipe] a sa façon de faire, et je [veux d’abord connaître|commencerai par apprendre|regarderai d’abord] la vôtre.",
      "{has-years}Avant de faire les choses à mon idée, je [regarderai|demanderai|veux voir] comment on les fait {chez-company}.",
      "{has-years}Je demanderai [d’abord|avant tout|tôt] ce que vous attendez du poste {de-role}.",
    ],
    warm: [
      "{has-years}Chaque maison a sa façon de faire, et j’ai envie de connaître d’abord la vôtre.",
      "{has-years}Avant de faire les choses à mon idée, j’aimerais voir comment on les fait {chez-company}.",
      "{has-years}J’ai envie de savoir d’abord ce que vous attendez du poste {de-role}.",
    ],
    formal: [
      "{has-years}Chaque maison a ses usages, et je prendrai d’abord connaissance des vôtres avant d’agir à mon idée.",
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
