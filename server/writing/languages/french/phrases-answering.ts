import type { Phrases } from "../../realising/language-module.ts";

/**
 * Work told in the same breath as what of the posting it answers, and how somebody comes from another field. {same-topic}
 * is a topic that the line says in the same words; {other-topic} one that it says in others.
 */
export const answering = {
  proof: {
    plain: [
      "Vous cherchez quelqu’un pour {faire-other} ; {là-bas}, {acts}.",
      "Pour {faire-other}, comme le demande votre annonce, je peux partir de mon travail {chez-employer} : {acts}.",
      "Vous cherchez quelqu’un pour {other-topic} ; {là-bas}, {acts}.",
      "Votre annonce demande {other-topic} : {là-bas}, {acts}.",
      "Parmi vos tâches, je relève {other-topic} ; {là-bas}, {acts}.",
      "Pour {other-topic}, je peux partir de mon travail {chez-employer} : {acts}.",
      "Ce que {fais} {chez-employer} me rapproche {de-other} : {acts}.",
      "{là-bas}, {acts}, et c’est par là que je viens {à-other} dans votre annonce.",
      "Sur {other-topic}, que vous citez, voici mon expérience : {là-bas}, {acts}.",
      "Vous avez besoin de quelqu’un pour {other-topic}, et {là-bas} {acts}.",
      "Vous demandez {same-topic}, et c’est ce dont {occupe-de} {là-bas}.",
      "{same-topic} : {c-est} aussi mon travail {chez-employer}, comme ce le serait chez vous.",
      "Votre annonce cite {other-topic}. | De mon poste {chez-employer}, je peux mettre ceci en regard : {lines}.",
      "Pour {other-topic}, que vous demandez, j’apporte ceci {de-employer} : {lines}.",
    ],
    confident: [
      "Il vous faut quelqu’un pour {faire-other}. | {là-bas}, {acts}.",
      "Vous demandez {other-topic}. | {là-bas}, {acts}.",
      "{other-topic} ? | {là-bas}, {acts}.",
      "Vous demandez {same-topic}. | {c-est} mon travail {chez-employer}.",
    ],
    warm: [
      "Vous cherchez quelqu’un pour {other-topic}, et {là-bas} {acts}.",
      "Vous cherchez quelqu’un pour {faire-other}, et {là-bas} {acts}.",
      "J’aimerais {faire-other} avec vous : {là-bas}, {acts}.",
      "En lisant {other-topic} dans votre annonce, j’ai pensé {à-employer}, où {acts}.",
      "J’ai eu plaisir à lire {other-topic} dans votre annonce, car {là-bas} {acts}.",
      "J’aimerais me charger chez vous {de-other} : {là-bas}, {acts}.",
      "Vous parlez {de-other}, et cela me plaît : {là-bas}, {acts}.",
      "{other-topic}, dites-vous ? | {là-bas}, {acts}.",
      "De votre annonce, je retiens d’abord {other-topic} : {là-bas}, {acts}.",
      "J’ai eu plaisir à retrouver dans votre annonce {same-topic}, car {c-est} mon travail {chez-employer}.",
      "{same-topic} : {là-bas}, {c-est} mon quotidien, et je le retrouve dans votre annonce.",
      "Vous parlez {de-other}. | De mon poste {chez-employer}, je peux mettre ceci à côté : {lines}.",
    ],
    formal: [
      "Votre annonce prévoit {de-faire-other}, à quoi je peux répondre que, {chez-employer}, {acts}.",
      "S’agissant {de-other}, que votre annonce compte parmi les tâches, je peux indiquer que, {chez-employer}, {acts}.",
      "Votre annonce mentionne {other-topic} ; je peux y répondre par mon travail {chez-employer}, où {acts}.",
      "Pour ce qui est {de-other}, comme le décrit votre annonce, {là-bas}, {acts}.",
      "À ce que vous demandez pour {other-topic}, je peux répondre que, {chez-employer}, {acts}.",
      "Votre annonce mentionne {same-topic}, dont {occupe-de} également {chez-employer}.",
      "Au nombre de vos tâches figure aussi ce dont {occupe-de} {chez-employer}, à savoir {same-topic}.",
      "S’agissant {de-other}, que votre annonce mentionne, je peux renvoyer à ceci, de mon poste {chez-employer} : {lines}.",
    ],
    full: [
      "Le poste que vous décrivez comprend {other-topic} ; pour ma part, {là-bas}, {acts}.",
      "Vous citez parmi les tâches {other-topic}, et je peux y répondre par du concret : {là-bas}, {acts}.",
    ],
  },
  carry: {
    plain: [
      "Vous demandez {same-topic}, et c’est déjà ce dont {occupe-de} {là-bas}.",
      "Pour {other-topic}, que vous citez, ce que j’ai de plus proche est ceci : {acts}.",
      "Le secteur est différent, mais pour {other-topic} je peux partir de mon travail {chez-employer} : {acts}.",
      "Je viendrais {à-other}, que cite votre annonce, par une pratique acquise {chez-employer} : {acts}.",
      "Votre annonce cite {other-topic}. | La part de mon travail qui s’en approche le plus : {acts}.",
      "Pour {other-topic}, que vous demandez, j’apporte ceci {de-employer} : {lines}.",
    ],
    confident: [
      "Vous demandez {other-topic}. | Ce que j’ai de plus proche : {acts}.",
      "Pour {other-topic}, je pars de là : {acts}.",
    ],
    warm: [
      "J’ai eu plaisir à lire {same-topic} dans votre annonce, car {là-bas} {acts}.",
      "Vous parlez {de-other}, et ce que j’ai de plus proche est ceci : {acts}.",
      "Pour {other-topic}, j’aurais plaisir à partir de ce que je connais {de-employer} : {acts}.",
      "En lisant {other-topic} dans votre annonce, j’ai repensé {à-employer} : {acts}.",
      "Pour {other-topic}, dont vous parlez, j’apporte ceci {de-employer} : {lines}.",
    ],
    formal: [
      "Votre annonce mentionne {same-topic}, dont {occupe-de} déjà {chez-employer}.",
      "Pour {other-topic}, que votre annonce mentionne, je peux partir d’un travail voisin : {là-bas}, {acts}.",
      "Ce qui se rapproche le plus {de-other}, dont votre annonce fait état, est ceci : {là-bas}, {acts}.",
      "S’agissant {de-other}, je m’appuierais sur mon travail {chez-employer}, où {acts}.",
      "Pour {other-topic}, que votre annonce mentionne, je peux apporter ceci {de-employer} : {lines}.",
    ],
  },
  "open-change": {
    plain: [
      "Je viens d’un autre secteur : {travaille} comme {title} {chez-employer}. | Je postule au poste {de-role} {chez}.",
      "C’est d’un autre secteur que je postule au poste {de-role} {chez} : {travaille} comme {title} {chez-employer}.",
      "Le poste {de-role} {chez} serait pour moi un changement de secteur, puisque {travaille} comme {title} {chez-employer}.",
      "Mon parcours ne compte encore aucun poste {de-role}. | {travaille} comme {title} {chez-employer}, et c’est de là que je postule {chez}.",
      "{travaille} comme {title} {chez-employer}, dans un autre secteur que le vôtre. | Je postule au poste {de-role} {chez}.",
    ],
    confident: [
      "Je viens d’un autre secteur. | {travaille} comme {title} {chez-employer}, et je veux le poste {de-role} {chez}.",
    ],
    warm: [
      "Je viendrais d’un autre secteur : {travaille} comme {title} {chez-employer}. | Le poste {de-role} {chez} me donne envie de changer.",
      "Passer {de-employer} chez vous serait changer de secteur, et j’en ai envie. | Je postule au poste {de-role} {chez} : {travaille} comme {title}.",
      "Changer de secteur pour devenir {role} {chez} : l’idée me plaît. | {travaille} comme {title} {chez-employer}.",
    ],
    formal: [
      "C’est d’un autre secteur que je vous adresse cette candidature au poste {de-role} {chez}, puisque {exerce} les fonctions {de-title} {chez-employer}.",
      "Le poste {de-role} {chez} représenterait pour moi un changement de secteur, puisque {exerce} les fonctions {de-title} {chez-employer}.",
    ],
  },
  toward: {
    plain: [
      "Plus près de votre secteur, {acts}, et j’ai {credential}.",
      "Deux points me rapprochent de votre secteur : {acts}, et j’ai {credential}.",
      "Un point me rapproche déjà de votre secteur : {acts}.",
      "Plus près de votre secteur, {acts}.",
      "Plus près de votre secteur, j’ai {credential} ({institution}).",
      "Plus près de votre secteur, j’ai {credential}.",
    ],
    warm: [
      "Deux points me rapprochent de ce que vous faites : {acts}, et j’ai {credential}.",
      "Et plus près de ce que vous faites, {acts}.",
      "Plus près de ce que vous faites, j’ai aussi {credential}, et cela me plaît.",
    ],
    formal: [
      "Plus près de votre secteur, je peux mentionner que {acts} et que j’ai {credential}.",
      "Plus près de votre secteur, je peux mentionner que {acts}.",
      "Plus près de votre secteur, je peux produire {credential}.",
    ],
  },
} satisfies Record<string, Phrases>;
