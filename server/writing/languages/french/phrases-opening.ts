import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open. {acts} is a clause with "je", {deeds} nouns with their articles; {chez} is empty where no company is
 * known.
 */
export const openings = {
  "open-number": {
    plain: [
      "{là}, {acts}.",
      "{depuis}, {acts} {chez-employer}.",
      "Comme {title} {chez-employer}, {acts}.",
      "{deeds} : voilà mon travail {de-title} {chez-employer}.",
      "Un chiffre pour commencer, tiré de mon travail {chez-employer} : {lines}.",
      "Voici, en une ligne, mon travail {de-title} {chez-employer} : {lines}.",
      "Comme {title}, {acts} {chez-employer}.",
      "{chez-employer}, où {travaille} comme {title}, {acts}.",
    ],
    confident: ["{deeds}. | {c-est} mon travail {chez-employer}.", "Un fait, d’abord : {chez-employer}, {acts}."],
    warm: [
      "Autant commencer par du concret : {chez-employer}, {acts}.",
      "Voici une journée {chez-employer}, où {travaille} comme {title} : {deeds}.",
      "Une ligne sur mon travail {chez-employer}, pour commencer : {lines}.",
      "Je préfère commencer par du concret : comme {title} {chez-employer}, {acts}.",
      "{chez-employer}, comme {title}, {acts}, et j’aime parler de ce métier.",
    ],
    formal: [
      "Dans mes fonctions {de-title} {chez-employer}, {acts}, et c’est sur ce travail que repose cette candidature.",
      "Cette candidature repose sur le travail mené {chez-employer}, où, comme {title}, {acts}.",
      "Le poste {de-title} {que-j-ai} {chez-employer} peut être résumé par la ligne suivante : {lines}.",
      "Comme {title} {chez-employer}, {acts} ; c’est de cette expérience que part cette candidature.",
    ],
  },
  "open-checks": {
    plain: [
      "{asked} figure parmi vos conditions, et j’ai {credential}.",
      "Vous demandez {met} : je l’ai.",
      "Première condition, {met} : elle est remplie.",
      "Votre annonce demande {topic}, et voici ce que j’ai : {diploma}.",
      "Pour commencer par vos conditions : j’ai {credential}.",
      "Pour commencer par vos conditions, je peux présenter ceci : {diploma}.",
    ],
    confident: [
      "Vous demandez {met}. | Je l’ai.",
      "{met} : cette condition est remplie.",
      "Vous demandez {asked}. | J’ai {credential}.",
    ],
    warm: [
      "Vous demandez {met}. | Avec plaisir, c’est oui.",
      "Commençons par {met} : je l’ai.",
      "Oui, j’ai ce que vous demandez en premier, {met}.",
      "Vous demandez {asked}, et j’ai le plaisir d’avoir {credential}.",
      "Vous demandez {topic}, et voici ce que j’ai : {diploma}.",
      "Le plus simple d’abord : j’ai {credential}.",
      "Commençons par le plus simple, mes papiers : {diploma}.",
    ],
    formal: [
      "Parmi les conditions que pose votre annonce figure {topic}, et je peux produire à ce titre le document suivant : {diploma}.",
      "Parmi les conditions que pose votre annonce figure {asked}, et je peux produire à ce titre {credential}.",
      "Votre annonce pose pour condition {met}, et c’est à ce titre que je m’adresse {chez-appel}.",
      "S’agissant des conditions que vous posez, je peux produire {credential}.",
      "S’agissant des conditions que vous posez, je peux produire le document suivant : {diploma}.",
    ],
  },
  "open-present": {
    plain: [
      "{depuis}, je travaille comme {title} {chez-employer}.",
      "Depuis {length}, {occupe-now} un poste {de-title} {chez-employer}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}.",
      "{travaille} comme {title} {chez-employer}.",
      "C’est {chez-employer} que {travaille}, comme {title}.",
      "{occupe-now} aujourd’hui un poste {de-title} {chez-employer}.",
      "Mon expérience vient {de-employer}, où {travaille} comme {title}.",
    ],
    warm: [
      "{depuis}, mes journées se passent {chez-employer}, où je travaille comme {title}.",
      "Un mot sur mon parcours : {span}, j’ai travaillé {chez-employer} comme {title}.",
      "Aujourd’hui, {occupe-now} un poste {de-title} {chez-employer}, et j’ai envie de la suite.",
      "Mon métier, je l’ai exercé {chez-employer} comme {title}, et j’aime en parler.",
    ],
    formal: [
      "{depuis}, j’exerce les fonctions {de-title} {chez-employer}, et c’est à ce titre que je vous adresse cette candidature.",
      "Mon expérience de ce métier vient {de-employer}, où {exerce} les fonctions {de-title}.",
      "C’est du poste {de-title} {que-j-ai} {chez-employer} que part la candidature que je vous adresse.",
      "{occupe-now} actuellement le poste {de-title} {chez-employer}, et c’est de là que part cette candidature.",
    ],
  },
  "open-duties": {
    plain: [
      "{topic1} et {topic2} : votre annonce touche par ces deux points à mon travail {de-title} {chez-employer}.",
      "Deux points de votre annonce me mènent {de-employer} vers vous : {topic1} et {topic2}.",
      "Votre annonce parle {de-about} ; mon travail {chez-employer}, comme {title}, en est proche.",
      "{topic1} et {topic2} : ces deux points de votre annonce me ramènent à mon travail {chez-employer}.",
      "{foreign}En lisant votre annonce, j’ai pensé à mon travail {de-title} {chez-employer}.",
    ],
    warm: [
      "En lisant {about} dans votre annonce, j’ai eu envie de vous parler de mon travail {chez-employer}.",
      "{topic1} et {topic2} : ces deux lignes m’ont donné envie de vous écrire depuis {employer}.",
      "J’aime les deux points où votre annonce rencontre mon travail {chez-employer} : {about}.",
      "{foreign}En lisant votre annonce, j’ai eu envie de vous parler de mon travail {chez-employer}.",
    ],
    formal: [
      "Votre annonce mentionne {topic1} ainsi que {topic2}, deux tâches proches de celles que comporte mon poste {de-title} {chez-employer}.",
      "Des tâches que vous décrivez, {topic1} et {topic2} sont celles qui se rapprochent le plus de mon travail {chez-employer}.",
      "{foreign}Votre annonce décrit un poste que je rapproche de mes fonctions {de-title} {chez-employer}.",
    ],
  },
  "open-skill": {
    plain: [
      "Pour le poste {de-role} {chez}, voici ce que j’apporte : {any-skills}.",
      "Au poste {de-role} {chez}, j’apporte {les-skills}.",
      "{les-skills} : c’est avec cela que je me présente au poste {de-role} {chez}.",
      "Je postule au poste {de-role} {chez}, avec les compétences suivantes : {any-skills}.",
      "{no-role}Je souhaite travailler {chez-company} et j’y apporte ceci : {any-skills}.",
    ],
    confident: ["{any-skills} : voilà ce que j’apporte au poste {de-role} {chez}."],
    warm: [
      "Travailler {chez} comme {role} me donne envie, et voici ce que j’apporte : {any-skills}.",
      "{any-skills} : j’aurais plaisir à mettre tout cela dans le poste {de-role} {chez}.",
      "Le poste {de-role} {chez} me plaît, et voici ce que je peux y apporter : {any-skills}.",
      "{no-role}J’ai envie de travailler avec vous, et j’apporte ceci : {any-skills}.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}, pour lequel je peux faire valoir les compétences suivantes : {any-skills}.",
      "La candidature que je vous adresse pour le poste {de-role} {chez} s’appuie sur les compétences suivantes : {any-skills}.",
      "{no-role}La candidature que je vous adresse s’appuie sur les compétences suivantes : {any-skills}.",
    ],
  },
  "open-day": {
    plain: [
      "{chez-employer}, {acts}.",
      "Comme {title} {chez-employer}, {acts}.",
      "Mon poste {de-title} {chez-employer} {comprend} {deeds}.",
      "Deux lignes donnent une idée de mon travail {de-title} {chez-employer} : {lines}.",
      "{deeds} : {c-est} l’essentiel de mon poste {chez-employer}.",
    ],
    confident: ["{deeds}. | {c-est} mon travail {chez-employer}."],
    warm: [
      "Je vous emmène un instant {chez-employer} : comme {title}, {acts}.",
      "Deux lignes sur mon travail {chez-employer}, pour faire connaissance : {lines}.",
      "{deeds} : voilà ce qui remplit une journée {chez-employer}, et cela me plaît.",
      "Venez un instant {chez-employer} : comme {title}, {acts}.",
      "Mon poste {chez-employer}, {c-est} {deeds}, et j’aime ce métier.",
    ],
    formal: [
      "Les fonctions {de-title} que {exerce-rel} {chez-employer} {comprennent} {deeds}, et c’est de ce travail que part cette candidature.",
      "Dans mes fonctions {de-title} {chez-employer}, {acts}.",
      "Mon poste {de-title} {chez-employer} peut être décrit par les deux lignes suivantes : {lines}.",
    ],
  },
  "open-path": {
    plain: [
      "{chez-previous} d’abord, comme {previous-title}, {chez-employer} ensuite, comme {title} : voilà d’où je viens.",
      "Mon parcours m’a fait passer {de-previous} à un poste {de-title} {chez-employer}.",
      "J’ai commencé {chez-previous}, comme {previous-title}, puis continué {chez-employer}, comme {title}.",
      "Mon parcours tient en deux étapes : {previous-title} {chez-previous}, puis {title} {chez-employer}.",
    ],
    warm: [
      "D’abord {previous-title} {chez-previous}, puis {title} {chez-employer} : j’ai envie d’écrire la suite chez vous.",
      "J’ai commencé {chez-previous} comme {previous-title}, continué {chez-employer} comme {title}, et j’ai envie de la suite chez vous.",
      "D’abord {chez-previous}, ensuite {chez-employer} : j’ai envie de la suite, et de la trouver chez vous.",
    ],
    formal: [
      "Mon parcours va d’un poste {de-previous-title} {chez-previous} à celui {de-title} {que-j-ai} {chez-employer}.",
      "Après une première période {chez-previous} comme {previous-title}, mon parcours s’est poursuivi {chez-employer}, comme {title}.",
      "Mon expérience s’est construite en deux étapes, {chez-previous} comme {previous-title}, puis {chez-employer} comme {title}.",
      "Deux postes fondent cette candidature, celui {de-previous-title} {chez-previous} et celui {de-title} {chez-employer}.",
    ],
  },
  "open-question": {
    plain: [
      "{foreign}Une expérience acquise {chez-employer} peut-elle servir au poste {de-role} ?",
      "{foreign}Ces compétences peuvent-elles servir au poste {de-role} : {any-skills} ?",
      "Vous cherchez quelqu’un pour {topic} ; j’ai appris ce que je sais {chez-employer}.",
      "Vous cherchez quelqu’un pour {topic}, et voici ce que j’apporte : {any-skills}.",
      "Qui s’occupera chez vous {de-topic} ? | Je me présente, avec l’expérience acquise {chez-employer}.",
    ],
    warm: [
      "{foreign}J’ai envie de commencer par une question : que feriez-vous de ceci : {any-skills} ?",
      "Puis-je commencer par une question : qui s’occupe chez vous {de-topic} ? | Je la pose avec l’envie d’y apporter ce que j’ai appris {chez-employer}.",
      "Puis-je commencer par une question : qui s’occupe chez vous {de-topic} ? | J’aimerais y apporter ceci : {any-skills}.",
      "{foreign}Votre annonce m’a donné envie de vous parler de mon travail {chez-employer}.",
    ],
    formal: [
      "La place que tient {topic} dans votre annonce m’amène à vous écrire, avec l’expérience acquise {chez-employer}.",
      "La mention {de-topic} dans votre annonce m’amène à vous écrire, en m’appuyant sur les compétences suivantes : {any-skills}.",
      "{foreign}L’expérience acquise {chez-employer} m’amène à vous écrire au sujet du poste {de-role}.",
      "{foreign}Les compétences suivantes m’amènent à vous écrire au sujet du poste {de-role} : {any-skills}.",
    ],
  },
  "open-plain": {
    plain: [
      "Je postule au poste {de-role} {chez}.",
      "C’est le poste {de-role} {chez} que je souhaite occuper.",
      "{no-role}Je souhaite travailler {chez-company}.",
      "{no-role}Je souhaite travailler chez vous.",
      "Je vous écris au sujet du poste {de-role} {chez}, que je souhaite occuper.",
      "Le poste {de-role} {chez} m’intéresse, et je vous présente cette candidature.",
    ],
    warm: [
      "Travailler {chez} comme {role} me donne envie.",
      "Le poste {de-role} {chez} me plaît, et je vous écris pour cela.",
      "{no-role}J’ai envie de travailler {chez-company}.",
      "{no-role}J’ai envie de travailler avec vous.",
      "Apprendre le métier {de-role} {chez} me fait envie, et je vous écris pour cela.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}.",
      "Je vous adresse cette candidature au poste {de-role} {chez} et vous en expose ici les raisons.",
      "{no-role}J’ai l’honneur de vous présenter cette candidature à un poste {chez}.",
      "C’est au poste {de-role} {chez} que s’adresse cette candidature.",
    ],
  },
} satisfies Record<string, Phrases>;
