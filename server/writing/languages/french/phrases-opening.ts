import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open and come to the role. {acts} is a clause with "je", {deeds} nouns with their articles; {chez} is empty
 * where no company is known.
 */
export const openings = {
  "open-number": {
    plain: [
      "{là}, {acts}.",
      "{depuis}, {acts} {chez-employer}.",
      "Comme {title} {chez-employer}, {acts}.",
      "Mon poste {de-title} {chez-employer} tient en une ligne : {lines}.",
      "{deeds} : voilà mon travail {de-title} {chez-employer}.",
      "Une ligne résume mon travail {chez-employer} : {lines}.",
    ],
    confident: ["{deeds}. | {c-est} mon travail {chez-employer}.", "Un chiffre {chez-employer} : {acts}."],
    warm: [
      "Autant commencer par du concret : {chez-employer}, {acts}.",
      "Voici une journée {chez-employer}, où {travaille} comme {title} : {deeds}.",
      "Une ligne sur mon travail {chez-employer}, pour commencer : {lines}.",
      "{chez-employer}, {acts}, et j’aime que ce travail se compte.",
      "J’ai envie de commencer par {deeds}, mon travail {chez-employer}.",
    ],
    formal: [
      "Dans mes fonctions {de-title} {chez-employer}, {acts}, et c’est sur ce travail que repose cette candidature.",
      "Cette candidature repose sur le travail mené {chez-employer}, où, comme {title}, {acts}.",
      "Le poste {de-title} {que-j-ai} {chez-employer} peut être résumé par la ligne suivante : {lines}.",
    ],
  },
  "open-checks": {
    plain: [
      "Votre annonce demande {topic} : {diploma}, c’est ce que j’ai obtenu ({institution}, {year}).",
      "{topic} figure parmi vos conditions, et j’ai {credential}.",
      "Vous demandez {met}, et c’est une condition que je remplis.",
      "Première condition de votre annonce, {met} : elle est remplie.",
      "À la condition que pose votre annonce, {met}, je peux répondre oui.",
      "Votre annonce demande {topic}, et voici ce que j’ai : {diploma}.",
    ],
    confident: [
      "Vous demandez {met}. | Je l’ai.",
      "{met} : cette condition est remplie.",
      "Vous demandez {topic}. | J’ai {credential}.",
    ],
    warm: [
      "Vous demandez {met}, et j’ai le plaisir de répondre oui.",
      "Commençons par une bonne nouvelle : {met}, que vous demandez, je l’apporte.",
      "Oui, j’ai ce que vous demandez en premier, {met}.",
      "Vous demandez {topic}, et j’ai le plaisir d’avoir {credential}.",
      "Vous demandez {topic}, et voici ce que j’ai : {diploma}.",
    ],
    formal: [
      "Votre annonce pose pour condition {met}, et je suis en mesure de confirmer d’emblée que cette condition est remplie.",
      "Parmi les conditions que pose votre annonce figure {topic}, et je peux produire à ce titre le document suivant : {diploma}.",
      "Parmi les conditions que pose votre annonce figure {topic}, et je peux produire à ce titre {credential}.",
    ],
  },
  "open-present": {
    plain: [
      "{depuis}, je travaille comme {title} {chez-employer}.",
      "Depuis {length}, {occupe-now} un poste {de-title} {chez-employer}.",
      "{span}, j’ai travaillé comme {title} {chez-employer}.",
      "{travaille} comme {title} {chez-employer}.",
      "C’est {chez-employer} que {travaille}, comme {title}.",
    ],
    warm: [
      "Bonjour depuis {employer}, où je travaille comme {title} {depuis}.",
      "{depuis}, mes journées se passent {chez-employer}, où je travaille comme {title}.",
      "Un mot sur mon parcours : {span}, j’ai travaillé {chez-employer} comme {title}.",
      "Je vous écris avec l’expérience d’un poste {de-title} {chez-employer}, et avec l’envie de la suite.",
    ],
    formal: [
      "{depuis}, j’exerce les fonctions {de-title} {chez-employer}, et c’est à ce titre que je vous adresse cette candidature.",
      "Mon expérience de ce métier vient {de-employer}, où {exerce} les fonctions {de-title}.",
      "C’est du poste {de-title} {que-j-ai} {chez-employer} que part la candidature que je vous adresse.",
    ],
  },
  "open-duties": {
    plain: [
      "{topic1} et {topic2} : votre annonce touche par ces deux points à mon travail {de-title} {chez-employer}.",
      "Deux points de votre annonce me mènent {de-employer} vers vous : {topic1} et {topic2}.",
      "Votre annonce parle {de-about} ; mon travail {chez-employer}, comme {title}, en est proche.",
      "Entre votre annonce et mon poste {de-title} {chez-employer}, deux points se touchent : {about}.",
    ],
    warm: [
      "En lisant {about} dans votre annonce, j’ai eu envie de vous parler de mon travail {chez-employer}.",
      "{topic1} et {topic2} : ces deux lignes m’ont donné envie de vous écrire depuis {employer}.",
      "J’aime les deux points où votre annonce rencontre mon travail {chez-employer} : {about}.",
    ],
    formal: [
      "Votre annonce mentionne {topic1} ainsi que {topic2}, deux tâches proches de celles que comporte mon poste {de-title} {chez-employer}.",
      "Des tâches que vous décrivez, {topic1} et {topic2} sont celles qui se rapprochent le plus de mon travail {chez-employer}.",
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
      "{deeds} : voilà de quoi {c-est-fait} mon travail {chez-employer}.",
      "Deux lignes décrivent mon travail {de-title} {chez-employer} : {lines}.",
    ],
    confident: ["{deeds}. | {c-est} mon travail {chez-employer}."],
    warm: [
      "Je vous emmène un instant {chez-employer} : comme {title}, {acts}.",
      "Mon métier {chez-employer} a plusieurs visages, et j’aime cela : {deeds}.",
      "Deux lignes sur mon travail {chez-employer}, pour faire connaissance : {lines}.",
      "{deeds} : voilà ce qui remplit une journée {chez-employer}, et cela me plaît.",
    ],
    formal: [
      "Les fonctions {de-title} que {exerce-rel} {chez-employer} {comprennent} {deeds}, et c’est de ce travail que part cette candidature.",
      "Dans mes fonctions {de-title} {chez-employer}, {acts}.",
      "Mon poste {de-title} {chez-employer} peut être décrit par les deux lignes suivantes : {lines}.",
    ],
  },
  "open-path": {
    plain: [
      "Un premier poste {chez-previous}, comme {previous-title}, puis un autre {chez-employer}, comme {title} : tel est mon parcours.",
      "{chez-previous} d’abord, comme {previous-title}, {chez-employer} ensuite, comme {title} : voilà d’où je viens.",
      "Deux maisons ont fait mon parcours : {previous-title} {chez-previous}, puis {title} {chez-employer}.",
      "Mon parcours m’a fait passer {de-previous} à un poste {de-title} {chez-employer}.",
    ],
    warm: [
      "D’abord {previous-title} {chez-previous}, puis {title} {chez-employer} : j’ai envie d’écrire la suite chez vous.",
      "Entre {previous-employer} et {employer}, mon chemin m’a donné le goût du métier et l’envie d’aller plus loin.",
    ],
    formal: [
      "Mon parcours va d’un poste {de-previous-title} {chez-previous} à celui {de-title} {que-j-ai} {chez-employer}.",
      "Après une première période {chez-previous} comme {previous-title}, mon parcours s’est poursuivi {chez-employer}, comme {title}.",
    ],
  },
  "open-question": {
    plain: [
      "Qui s’occupe aujourd’hui {de-topic}, et une personne venue {de-employer} vous serait-elle utile ?",
      "Quelle place tient {topic} dans la semaine, et mes compétences y serviraient-elles : {any-skills} ?",
      "{foreign}Une expérience acquise {chez-employer} peut-elle servir au poste {de-role} ?",
      "{foreign}Ces compétences peuvent-elles servir au poste {de-role} : {any-skills} ?",
    ],
    warm: [
      "Puis-je commencer par une question : qui s’occupe chez vous {de-topic}, et quelqu’un {de-employer} aurait-il sa place ?",
      "Une question me vient en lisant {topic} dans votre annonce, et j’ai envie de vous la poser avec ceci en main : {any-skills}.",
      "{foreign}Puis-je commencer par une question : y a-t-il chez vous une place pour quelqu’un {de-employer} ?",
      "{foreign}J’ai envie de commencer par une question : que feriez-vous de ceci : {any-skills} ?",
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
    ],
    warm: [
      "Travailler {chez} comme {role} me donne envie.",
      "Le poste {de-role} {chez} me plaît, et je vous écris pour cela.",
      "{no-role}J’ai envie de travailler {chez-company}.",
      "{no-role}J’ai envie de travailler avec vous.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}.",
      "Je vous adresse cette candidature au poste {de-role} {chez} et vous en expose ici les raisons.",
      "{no-role}J’ai l’honneur de vous présenter cette candidature à un poste {chez}.",
    ],
  },
  apply: {
    plain: [
      "Je postule au poste {de-role} {chez}.",
      "C’est pour le poste {de-role} {chez} que je vous écris.",
      "Le poste {de-role} {chez} est celui que je vise.",
      "{no-role}Je souhaite travailler {chez-company}.",
      "{no-role}Je souhaite travailler chez vous.",
    ],
    confident: ["Le poste {de-role} {chez} est celui que je veux.", "Je postule comme {role} {chez}."],
    warm: [
      "Travailler {chez} comme {role} me donne envie.",
      "Le poste {de-role} {chez} me plaît, et voici pourquoi.",
      "Voilà pourquoi le poste {de-role} {chez} me donne envie.",
      "{no-role}J’aurais plaisir à travailler {chez-company}.",
      "{no-role}J’aurais plaisir à travailler avec vous.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter cette candidature au poste {de-role} {chez}.",
      "C’est au poste {de-role} {chez} que je postule.",
      "Je vous prie de bien vouloir examiner cette candidature au poste {de-role} {chez}.",
      "{no-role}Je vous prie de bien vouloir examiner cette candidature à un poste {chez}.",
    ],
  },
  "apply-with": {
    plain: [
      "C’est avec cette expérience que je me présente au poste {de-role} {chez}.",
      "Le poste {de-role} {chez} serait la suite de ce travail.",
      "De là, je postule au poste {de-role} {chez}.",
      "Je veux en faire profiter le poste {de-role} {chez}.",
      "{no-role}C’est cette expérience que je propose {chez-company}.",
      "{no-role}C’est cette expérience que je vous propose.",
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
    ],
    formal: [
      "C’est sur cette base que je postule au poste {de-role} {chez}.",
      "Je vous prie donc de bien vouloir examiner cette candidature au poste {de-role} {chez}.",
      "Le poste {de-role} {chez}, pour lequel je postule, s’inscrit dans la suite de ce travail.",
      "{no-role}Sur cette base, je vous présente cette candidature.",
    ],
  },
} satisfies Record<string, Phrases>;
