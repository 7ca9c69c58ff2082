import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open. {acts} is a clause with "je", {deeds} nouns with their articles; {chez} is empty where no company is
 * known.
 */
export const openings = {
  "open-number": {
    plain: [
      "{no-clause}Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Comme {title} {chez-employer}, {acts}.",
      "{depuis}, je travaille comme {title} {chez-employer}, où {acts}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}, où {acts}.",
      "{chez-employer}, où {travaille} comme {title}, {acts}.",
      "Dans mon travail {de-title} {chez-employer}, {acts}.",
      "{là}, {acts}.",
      "{no-employer}Comme {title}, {acts}.",
      "Un exemple de mon travail {de-title} {chez-employer} : {lines}.",
      "Pour commencer, un exemple de mon travail {chez-employer} : {lines}.",
    ],
    confident: ["{chez-employer}, {acts}.", "Un fait d’abord : comme {title} {chez-employer}, {acts}."],
    warm: [
      "{no-clause}Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Comme {title} {chez-employer}, {acts}, et c’est un travail que j’aime.",
      "Autant commencer par du concret : comme {title} {chez-employer}, {acts}.",
      "{depuis}, je travaille comme {title} {chez-employer}, où {acts}.",
      "{chez-employer}, où {travaille} comme {title}, {acts}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}, où {acts}.",
      "Commençons par du concret : {chez-employer}, {acts}.",
      "{no-employer}Comme {title}, {acts}, et c’est un travail que j’aime.",
      "Un exemple de mon travail {de-title} {chez-employer}, pour faire connaissance : {lines}.",
      "Commençons par un exemple de mon travail {chez-employer} : {lines}.",
    ],
    formal: [
      "{no-clause}Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Dans mes fonctions {de-title} {chez-employer}, {acts}.",
      "{depuis}, j’exerce les fonctions {de-title} {chez-employer}, où {acts}.",
      "{span}, j’ai exercé les fonctions {de-title} {chez-employer}, où {acts}.",
      "Le poste {de-title} {que-j-ai} {chez-employer} {consiste} notamment {à-faire}.",
      "Comme {title} {chez-employer}, {acts}.",
      "Le poste {de-title} {que-j-ai} {chez-employer} peut être résumé par un exemple : {lines}.",
    ],
  },
  "open-checks": {
    plain: [
      "Vous demandez {met} : je l’ai.",
      "Vos conditions d’abord : j’ai {credential}.",
      "Vous demandez {asked} ; j’ai {credential}.",
      "Vous demandez {topic} ; j’ai le titre suivant : {diploma}.",
    ],
    confident: ["Vous demandez {met}. | Je l’ai.", "Vous demandez {asked}. | J’ai {credential}."],
    warm: [
      "Vous demandez {met}. | C’est oui, avec plaisir.",
      "[Pour commencer|Commençons par là|Autant le dire d’abord|Un mot d’abord], et avec plaisir : [j’ai|j’ai déjà|j’ai bien] {credential}.",
      "Vous demandez {asked}, et j’ai justement {credential}.",
      "Vous demandez {topic}, et j’ai justement ceci : {diploma}.",
    ],
    formal: [
      "J’ai {credential}, ce qui répond à une condition du poste {de-role}.",
      "Parmi les conditions de votre annonce figure {asked}, et j’ai {credential}.",
      "S’agissant des conditions que vous posez, je peux produire {credential}.",
      "S’agissant des conditions que vous posez, je peux produire le titre suivant : {diploma}.",
    ],
  },
  "open-present": {
    plain: [
      "{depuis}, je travaille comme {title} {chez-employer}.",
      "{depuis-length}, j’occupe un poste {de-title} {chez-employer}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}.",
      "{travaille} comme {title} {chez-employer}.",
      "J’ai {length} d’expérience comme {title} {chez-employer}.",
      "Mon métier actuel, {depuis-length}, est celui {de-title}, {chez-employer}.",
    ],
    warm: [
      "{depuis}, je travaille comme {title} {chez-employer}, et j’aime ce que j’y fais.",
      "{depuis-length}, je travaille comme {title} {chez-employer}, et ce travail me plaît.",
      "{span}, j’ai travaillé comme {title} {chez-employer}, et ce travail me plaît.",
      "{travaille} comme {title} {chez-employer}, et j’aime ce travail.",
      "{depuis}, mes journées se passent {chez-employer}, où je travaille comme {title}.",
    ],
    formal: [
      "{depuis}, j’exerce les fonctions {de-title} {chez-employer}.",
      "{depuis-length}, j’occupe le poste {de-title} {chez-employer}.",
      "{span}, j’ai exercé les fonctions {de-title} {chez-employer}.",
      "{exerce} les fonctions {de-title} {chez-employer}.",
    ],
  },
  "open-duties": {
    plain: [
      "Dans votre annonce, {topic1} et {topic2} sont proches de ce que {fais} comme {title} {chez-employer}.",
      "Vous cherchez quelqu’un pour {topic1} et {topic2}, ce qui est proche de mon travail {de-title} {chez-employer}.",
      "{topic1} et {topic2} : je connais ce travail par mon poste {de-title} {chez-employer}.",
      "{foreign}Votre annonce décrit un poste proche de mon travail {de-title} {chez-employer}.",
    ],
    warm: [
      "En lisant {about} dans votre annonce, j’ai eu envie de vous parler de mon travail {de-title} {chez-employer}.",
      "{topic1} et {topic2} : c’est proche de ce que {fais} comme {title} {chez-employer}, et cela me plaît.",
      "J’ai lu avec plaisir que vous cherchez quelqu’un pour {about} : c’est proche de ce que {fais} {chez-employer}.",
      "{foreign}En lisant votre annonce, j’ai eu envie de vous parler de mon travail {chez-employer}.",
    ],
    formal: [
      "Votre annonce mentionne {topic1} ainsi que {topic2}, deux tâches proches de mes fonctions {de-title} {chez-employer}.",
      "Parmi les tâches que vous décrivez, {topic1} et {topic2} sont proches de ce que {fais} comme {title} {chez-employer}.",
      "{foreign}Votre annonce décrit un poste que je rapproche de mes fonctions {de-title} {chez-employer}.",
    ],
  },
  "open-skill": {
    plain: [
      "Je postule au poste {de-role} {chez}, et j’y apporterai {les-skills}.",
      "Pour le poste {de-role} {chez}, je vous propose {les-skills}.",
      "Je postule au poste {de-role} {chez}, avec des connaissances en {known-skills}.",
      "Je souhaite travailler {chez} comme {role}, avec des connaissances en {known-skills}.",
      "Je postule au poste {de-role} {chez}, avec les compétences suivantes : {skills}.",
      "Je postule au poste {de-role} {chez}, avec une compétence à y apporter : {skill}.",
      "{no-role}Je souhaite travailler {chez-company}, et voici ce que je sais faire : {any-skills}.",
    ],
    warm: [
      "Travailler {chez} comme {role} me donne envie, et je peux y apporter {les-skills}.",
      "Le poste {de-role} {chez} me plaît, et j’aimerais y apporter {les-skills}.",
      "Le poste {de-role} {chez} me plaît, et je peux y mettre à profit des connaissances en {known-skills}.",
      "Travailler {chez} comme {role} me donne envie, et voici ce que je sais faire : {any-skills}.",
      "{no-role}J’ai envie de travailler avec vous, et voici ce que je sais faire : {any-skills}.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}, avec les compétences suivantes : {skills}.",
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}, avec une compétence à y apporter : {skill}.",
      "Je vous adresse cette candidature au poste {de-role} {chez}, où je pourrai mettre à profit {les-skills}.",
      "Cette candidature au poste {de-role} {chez} s’appuie sur des connaissances en {known-skills}.",
      "{no-role}La candidature que je vous adresse s’appuie sur ce que je sais faire : {any-skills}.",
    ],
  },
  "open-day": {
    plain: [
      "{no-clause}Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Comme {title} {chez-employer}, {acts}.",
      "{depuis}, je travaille comme {title} {chez-employer}, où {acts}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}, où {acts}.",
      "{chez-employer}, {acts}.",
      "Mon poste {de-title} {chez-employer} {consiste} {à-faire}.",
      "Deux exemples de mon travail {de-title} {chez-employer} : {lines}.",
    ],
    confident: ["{chez-employer}, comme {title}, {acts}."],
    warm: [
      "{no-clause}Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Comme {title} {chez-employer}, {acts}, et j’aime ce travail.",
      "{depuis}, je travaille comme {title} {chez-employer}, et cela me plaît : {acts}.",
      "Mon travail {de-title} {chez-employer}, {c-est} {deeds}, et j’aime cela.",
      "{chez-employer}, comme {title}, {acts}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}, où {acts}.",
      "Deux exemples de mon travail {chez-employer}, pour faire connaissance : {lines}.",
    ],
    formal: [
      "{no-clause}Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Dans mes fonctions {de-title} {chez-employer}, {acts}.",
      "{depuis}, j’exerce les fonctions {de-title} {chez-employer}, où {acts}.",
      "{span}, j’ai exercé les fonctions {de-title} {chez-employer}, où {acts}.",
      "Les fonctions {de-title} que {exerce-rel} {chez-employer} {comprennent} {deeds}.",
      "Mon poste {de-title} {chez-employer} peut être décrit par deux exemples : {lines}.",
    ],
  },
  "open-path": {
    plain: [
      "J’ai d’abord travaillé comme {previous-title} {chez-previous}, puis comme {title} {chez-employer}.",
      "Après un poste {de-previous-title} {chez-previous}, {travaille} comme {title} {chez-employer}.",
      "Mon parcours m’a fait passer d’un poste {de-previous-title} {chez-previous} à celui {de-title} {chez-employer}.",
    ],
    warm: [
      "D’abord {previous-title} {chez-previous}, puis {title} {chez-employer} : j’ai envie de continuer chez vous.",
      "J’ai travaillé comme {previous-title} {chez-previous}, puis comme {title} {chez-employer}, et j’ai aimé ce parcours.",
      "Après un poste {de-previous-title} {chez-previous}, {travaille} comme {title} {chez-employer}, et cela me plaît.",
    ],
    formal: [
      "Après un poste {de-previous-title} {chez-previous}, {exerce} les fonctions {de-title} {chez-employer}.",
      "Mon parcours m’a conduit d’un poste {de-previous-title} {chez-previous} à celui {de-title} {que-j-ai} {chez-employer}.",
      "Mon expérience s’est construite {chez-previous}, comme {previous-title}, puis {chez-employer}, comme {title}.",
    ],
  },
  "open-question": {
    plain: [
      "Vous cherchez quelqu’un pour {topic}, et je me présente : {travaille} comme {title} {chez-employer}.",

      "Vous cherchez quelqu’un pour {topic}, et j’ai des connaissances en {known-skills}.",
      "Vous cherchez quelqu’un pour {topic}, et voici ce que je sais faire : {any-skills}.",
      "{foreign}{travaille} comme {title} {chez-employer}, et votre annonce est proche de ce travail.",
      "{foreign}Votre annonce est proche de ce que je sais faire : {any-skills}.",
    ],
    warm: [
      "Vous cherchez quelqu’un pour {topic}, et cela me donne envie d’écrire : {travaille} comme {title} {chez-employer}.",
      "Vous cherchez quelqu’un pour {topic}, et j’aimerais vous apporter {les-skills}.",
      "Vous cherchez quelqu’un pour {topic}, et j’en ai envie, avec ce que je sais faire : {any-skills}.",
      "{foreign}Votre annonce m’a donné envie de vous parler de mon travail {chez-employer}.",
      "{foreign}Votre annonce m’a donné envie de vous dire ce que je sais faire : {any-skills}.",
    ],
    formal: [
      "Vous cherchez une personne pour {topic}, et {exerce} les fonctions {de-title} {chez-employer}.",
      "Vous cherchez une personne pour {topic}, et je peux faire valoir ce qui suit : {any-skills}.",
      "{foreign}L’expérience acquise {chez-employer} m’amène à vous écrire au sujet du poste {de-role}.",
      "{foreign}Ce que je sais faire m’amène à vous écrire au sujet du poste {de-role} : {any-skills}.",
    ],
  },
  "open-plain": {
    plain: [
      "[Par cette lettre, je|Aujourd’hui, je|Je] [postule|me présente|fais acte de candidature] [au|pour le] poste {de-role} {chez}.",
      "Je [souhaite|veux|compte|cherche à] [travailler|trouver une place|commencer] {chez} comme {role}.",
      "Je vous [adresse|envoie|présente|soumets] [|aujourd’hui |ici ]cette candidature au poste {de-role} {chez}.",
      "C’est le poste {de-role} {chez} que je [souhaite|veux|cherche à|compte] occuper[|, et voici pourquoi|, si vous le voulez bien].",
      "{no-role}Je souhaite [travailler|trouver une place] {chez-company}.",
      "{no-role}Je souhaite travailler chez vous.",
    ],
    warm: [
      "[J’aimerais|Il me plairait de|J’aurais plaisir à] [travailler|commencer|trouver une place] {chez} comme {role}.",
      "Le poste {de-role} {chez} [me plaît|me fait envie|me plaît bien], et je [postule|me lance|me présente|vous écris].",
      "Travailler {chez} comme {role} [me donne envie|me fait envie|me plairait|me ferait plaisir][|, et je me lance|, et je vous écris].",
      "Votre annonce pour le poste {de-role} {chez} m’a donné envie [de vous écrire|d’écrire|de venir|de me présenter|de tenter l’aventure].",
      "{no-role}Travailler {chez-company} me donne envie.",
      "{no-role}J’ai envie de travailler avec vous.",
    ],
    enthusiastic: [
      "[J’aimerais beaucoup|Il me plairait beaucoup de|J’aurais grand plaisir à] [travailler|commencer] {chez} comme {role}.",
    ],
    friendly: [
      "Je me [verrais|vois] bien [travailler|commencer] {chez} comme {role}, et je [vous écris|me lance|tente l’aventure].",
    ],
    formal: [
      "J’ai l’honneur de vous [présenter|adresser|soumettre] cette candidature au poste {de-role} {chez}.",
      "Je vous [adresse|présente|soumets] cette candidature au poste {de-role} {chez}.",
      "C’est au poste {de-role} {chez} que [s’adresse cette candidature|je présente cette candidature|je souhaite me présenter|j’adresse cette candidature].",
      "{no-role}J’ai l’honneur de vous présenter cette candidature à un poste {chez}.",
    ],
  },
} satisfies Record<string, Phrases>;
