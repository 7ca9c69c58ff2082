import type { Phrases } from "../../realising/language-module.ts";

/** What the person holds, speaks and is like. */
export const personal = {
  language: {
    plain: [
      "Je parle {language}.",
      "Je parle aussi {language}.",
      "Côté langues, je parle {language}.",
      "Au besoin, je parle {language}.",
      "À cela s’ajoute une langue : {language}.",
    ],
    warm: [
      "Et je parle {language}.",
      "Côté langues, je parle {language}.",
      "Je parle aussi {language}.",
      "Au besoin, je parle aussi {language}.",
    ],
    formal: [
      "En matière de langues, je parle {language}, ce qui peut servir {chez-company}.",
      "Pour le travail {chez-company}, il peut vous être utile de savoir que je parle {language}.",
      "{no-company}Je parle également {language}.",
      "Je pourrais également mettre à profit {chez-company} une langue de plus : {language}.",
    ],
    professional: ["Je parle également {language}."],
  },
  credential: {
    plain: [
      "J’ai obtenu {degree} {at-institution} en {year}.",
      "J’ai obtenu {degree} ({institution}, {year}).",
      "J’ai obtenu {degree} {at-institution}.",
      "Côté diplômes, j’ai {degree} ({institution}).",
      "J’ai {paper}.",
      "Côté permis et certificats, j’ai {paper}.",
      "J’ai aussi {degree}.",
      "J’ai {papers}.",
      "Côté formation, j’ai {papers}.",
      "La formation que j’ai suivie comprend {papers}.",
      "Côté formation : {diploma} ({institution}, {year}).",
      "Côté formation : {diploma} ({institution}).",
      "Côté formation : {diploma}.",
      "Côté formation : {diplomas}.",
      "Mon diplôme est {degree} ({institution}, {year}).",
    ],
    warm: [
      "Côté études, j’ai {degree} ({institution}, {year}).",
      "Côté études, j’ai {degree} ({institution}).",
      "Côté études, il y a ceci : {diploma} ({institution}).",
      "Côté études, il y a ceci : {diploma}.",
      "J’ai aussi {paper}.",
      "J’ai aussi {degree}.",
      "J’ai aussi {papers}.",
      "Côté études, il y a ceci : {diplomas}.",
      "J’ai {papers}, que je présenterai avec plaisir.",
    ],
    formal: [
      "Mon dossier comprend également {degree} ({institution}), que je produirai sur demande.",
      "En matière de formation, je peux faire état de ceci : {diploma} ({institution}, {year}).",
      "En matière de formation, je peux faire état de ceci : {diploma} ({institution}).",
      "En matière de formation, je peux produire {degree} ({institution}, {year}).",
      "En matière de formation, je peux produire {degree}.",
      "En matière de formation, je peux faire état de ceci : {diploma}.",
      "En matière de formation, je peux produire {papers}.",
      "Mon dossier comprend {papers}, que je produirai sur demande.",
      "En matière de formation, je peux faire état de ceci : {diplomas}.",
      "Pour le travail {chez-company}, je peux produire {paper}.",
      "{no-company}Je peux également produire {paper}.",
    ],
  },
  years: {
    plain: [
      "En tout, cela fait {years} d’expérience.",
      "J’ai {years} d’expérience en tout.",
      "Je compte {years} d’expérience.",
      "Je totalise {years} d’expérience.",
    ],
    warm: [
      "J’apporte {years} d’expérience.",
      "Cela fait {years} d’expérience en tout.",
      "Je totalise {years} d’expérience.",
    ],
    formal: [
      "Mon expérience s’étend en tout sur {years}.",
      "Mon parcours représente aujourd’hui {years} d’expérience professionnelle.",
      "Mon parcours totalise aujourd’hui {years} d’expérience professionnelle.",
    ],
  },
  strength: {
    plain: [
      "Comme qualité, je mettrais en avant {strength}.",
      "Au travail, je mise sur {strength}.",
      "Comme qualités, je mettrais en avant {strength}, et aussi ceci : {strength-typed}.",
      "Dans mon travail, je compte sur {strength}.",
      "Pour me décrire, je reprends mes propres mots : {strength-typed}.",
      "Ce que j’apporte aussi, c’est {strength}.",
    ],
    warm: [
      "Si vous me demandez une qualité, je dirais {strength}.",
      "Ce que j’aime apporter dans une équipe, c’est {strength}.",
      "Ce que j’apporte, c’est {strength} ; et pour me décrire : {strength-typed}.",
      "Dans une équipe, j’apporte {strength}.",
      "Je me décris avec mes propres mots : {strength-typed}.",
      "J’apporte aussi {strength}.",
    ],
    formal: [
      "Parmi les qualités que je me reconnais, je citerais en premier lieu {strength}.",
      "Mon travail peut être décrit ainsi, à mon sens : {strength-typed}.",
      "Parmi les qualités que je me reconnais, je citerais {strength}, ainsi que ceci : {strength-typed}.",
      "Au nombre de mes qualités, je mentionnerais {strength}.",
      "Dans le travail, je m’efforce de mettre en pratique {strength}.",
    ],
  },
  beginner: {
    plain: [
      "Ce serait mon premier poste.",
      "Ce serait mon premier poste. | Ce que je ne sais pas du travail {de-role}, je le demanderai, et ce que l’on m’aura montré, je le ferai ensuite sans aide.",
      "Mon parcours professionnel commencerait chez vous. | Ce que je ne sais pas encore du travail {de-role}, je me le ferai montrer.",
    ],
    warm: [
      "J’ai envie de ce premier poste.",
      "J’ai envie de ce premier poste. | Ce que je ne sais pas du travail {de-role}, je le demanderai, et ce que l’on m’aura montré, je le ferai ensuite sans aide.",
      "Commencer chez vous me plairait. | Ce que je ne sais pas encore du travail {de-role}, je me le ferai montrer.",
    ],
    formal: [
      "Ce poste serait le premier de mon parcours.",
      "Ce poste {de-role} serait le premier de mon parcours, et ce que l’on m’aura montré une fois, je veillerai à le faire ensuite sans aide.",
      "Mon parcours professionnel commencerait chez vous, et ce que je ne sais pas encore du travail {de-role}, je me le ferai montrer.",
    ],
  },
  level: {
    plain: [
      "{niveau}.",
      "Côté études : {niveau-court}.",
      "{niveau}. | C’est une raison de plus pour apprendre le travail {de-role} sur le terrain.",
    ],
    warm: [
      "{niveau}.",
      "Côté études : {niveau-court}.",
      "{niveau}. | Cela me donne d’autant plus envie d’apprendre le travail {de-role} sur le terrain.",
    ],
    formal: ["{niveau}.", "Je précise que {niveau-court}.", "Pour mes études, je précise : {niveau-court}."],
  },
} satisfies Record<string, Phrases>;
