import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post: years of work, a duty that a skill answers, and how they would begin. */
export const beginning = {
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
  "open-use": {
    plain: [
      "Vous cherchez quelqu’un pour {topic}, et j’apporte pour cela {les-skills}.",
      "Votre annonce cite {topic}, et c’est là que je peux vous apporter {les-skills}.",
      "Pour {topic}, que cite votre annonce, j’apporte ceci : {any-skills}.",
    ],
    confident: ["Vous cherchez quelqu’un pour {topic}. | J’apporte ceci : {any-skills}."],
    warm: [
      "En lisant {topic} dans votre annonce, j’ai eu envie de vous apporter {les-skills}.",
      "Vous cherchez quelqu’un pour {topic}, et j’ai envie d’y apporter ceci : {any-skills}.",
    ],
    formal: [
      "Votre annonce mentionne {topic}, pour quoi je peux vous apporter {les-skills}.",
      "S’agissant de ce que demande votre annonce pour {topic}, je peux faire valoir ceci : {any-skills}.",
    ],
  },
  ask: {
    plain: [
      "Qu’est-ce qui compte le plus chez vous pour {topic} ?",
      "Avant de commencer, je veux comprendre comment vous organisez {topic}.",
    ],
    warm: [
      "Qu’est-ce qui compte le plus chez vous pour {topic} ?",
      "J’ai envie de voir comment vous organisez {topic}.",
    ],
    formal: [
      "J’aimerais apprendre de vous ce qui compte le plus pour {topic} dans votre maison.",
      "Je souhaite vous demander comment vous organisez {topic}, afin de m’y conformer dès le début.",
    ],
  },
  start: {
    plain: [
      "{has-years}Chaque maison a sa façon de faire, et je veux d’abord connaître la vôtre.",
      "{has-years}Avant de faire les choses à ma façon, je regarderai comment on les fait {chez-company}.",
      "{has-years}Là où une personne manque le plus, je commencerai comme {role}.",
      "{has-skill}Les premières semaines comme {role}, je noterai ce que l’on m’explique, pour ne pas vous le faire répéter.",
      "{has-skill}Montrez-moi une fois comment on fait {chez-company}, et je m’y tiendrai.",
      "{has-skill}Au début, comme {role}, je préfère poser une question de trop plutôt que de faire une erreur.",
      "{has-skill}Si je fais une erreur comme {role}, je le dirai aussitôt, tant qu’elle se répare facilement.",
      "{has-skill}Si quelque chose ne va pas dans mon travail {de-role}, dites-le-moi franchement, et je changerai ma façon de faire.",
      "{has-years}Dites-moi tôt ce que vous attendez de moi comme {role}, et jugez-moi là-dessus.",
    ],
    warm: [
      "{has-years}Chaque maison a sa façon de faire, et j’ai envie de connaître d’abord la vôtre.",
      "{has-years}Avant de faire les choses à ma façon, j’aimerais voir comment on les fait {chez-company}.",
      "{has-years}Là où une personne manque le plus, je commencerai volontiers comme {role}.",
      "{has-skill}Les premières semaines comme {role}, je noterai tout, pour ne rien vous faire répéter.",
      "{has-skill}Montrez-moi une fois comment on fait {chez-company}, et je m’y mets avec plaisir.",
      "{has-skill}Au début, comme {role}, j’aime mieux poser une question de trop que de faire une erreur.",
      "{has-skill}Si quelque chose ne va pas dans mon travail {de-role}, dites-le-moi franchement : j’aime apprendre ainsi.",
      "{has-years}Dites-moi tôt ce que vous attendez de moi comme {role}, et j’aurai plaisir à m’y tenir.",
    ],
    formal: [
      "{has-years}Chaque maison a ses usages, et je prendrai d’abord connaissance des vôtres avant d’agir à ma façon.",
      "{has-years}Là où l’aide est la plus attendue, je commencerai volontiers au poste {de-role}.",
      "{has-skill}Durant les premières semaines au poste {de-role}, je noterai les consignes reçues, pour ne pas vous les faire répéter.",
      "{has-skill}Au début, je préférerai poser une question de trop au poste {de-role} plutôt que de commettre une erreur.",
      "{has-skill}Toute remarque sur mon travail au poste {de-role} sera la bienvenue, et j’en tiendrai compte.",
      "{has-years}Je souhaite savoir tôt ce que vous attendez du poste {de-role}, et m’y tenir.",
    ],
  },
  offer: {
    plain: [
      "{has-years}Lors d’un entretien, je vous en dirai plus sur ces années, et vous me direz ce que vous attendez pour {topic}.",
      "{has-years}Lors d’un entretien, je vous en dirai plus sur ces années et sur ce que je peux faire comme {role}.",
      "Lors d’un entretien, je répondrai à vos questions et j’écouterai ce que vous attendez pour {topic}.",
    ],
    warm: [
      "{has-years}Rencontrons-nous : je vous raconterai ces années, et vous me parlerez du poste {de-role}.",
      "J’aurais plaisir à vous rencontrer, à répondre à vos questions et à voir comment vous organisez {topic}.",
    ],
    formal: [
      "{has-years}Un entretien me permettrait de vous exposer plus en détail ces années et d’apprendre ce que vous attendez pour {topic}.",
      "{has-years}Un entretien me permettrait de vous exposer plus en détail ces années et de répondre à vos questions.",
      "Un entretien me permettrait de répondre à vos questions et d’apprendre ce que vous attendez pour {topic}.",
    ],
  },
} satisfies Record<string, Phrases>;
