import type { Phrases } from "../../realising/language-module.ts";

/**
 * Work told in the same breath as what of the posting it answers, and how somebody comes from another field. {same-topic}
 * is a topic that the line says in the same words; {other-topic} one that it says in others.
 */
export const answering = {
  proof: {
    plain: [
      "Vous cherchez quelqu’un pour {faire-other} : {là-bas}, {acts}.",
      "{là-bas}, {acts} : cela me servira pour {faire-other}.",
      "{là-bas}, {acts}, ce qui est proche {de-other}.",
      "Vous cherchez quelqu’un pour {other-topic} ; {là-bas}, {acts}.",
      "Pour {other-topic}, je peux partir de mon travail {de-title} : {acts}.",
      "Pour {faire-other}, je peux partir de mon travail {de-title} : {acts}.",
      "{là-bas}, {acts}, et cette pratique me servira pour {other-topic}.",
      "Vous avez besoin de quelqu’un pour {other-topic}, et {là-bas} {acts}.",
      "Vous demandez {same-topic}, et c’est ce dont {occupe-de} {là-bas}.",
      "{same-topic}, que vous demandez : {là-bas}, {c-est} mon travail.",
      "Pour {other-topic}, j’ai un exemple de mon travail {de-title} : {lines}.",
      "Vous demandez {other-topic}, et j’ai pour cela un exemple de mon travail {chez-employer} : {lines}.",
    ],
    confident: [
      "[Il vous faut|Vous cherchez|Vous avez besoin de] quelqu’un pour {faire-other}. | {là-bas}, {acts}.",
      "Vous demandez {other-topic}. | {là-bas}, {acts}.",
      "Vous demandez {same-topic}. | {c-est} mon travail {chez-employer}.",
    ],
    warm: [
      "Vous cherchez quelqu’un pour {faire-other}, et cela me plaît : {là-bas}, {acts}.",
      "J’aimerais {faire-other} avec vous : {là-bas}, {acts}.",
      "{là-bas}, {acts}, et j’aimerais m’en servir pour {other-topic}.",
      "J’ai eu plaisir à lire que vous cherchez quelqu’un pour {other-topic} : {là-bas}, {acts}.",
      "Pour {other-topic}, j’aimerais partir de ce que je connais : {là-bas}, {acts}.",
      "{là-bas}, {acts} ; c’est proche {de-other}, et cela me plaît.",
      "Vous cherchez quelqu’un pour {other-topic}, et {là-bas} {acts}.",
      "Vous demandez {same-topic}, et j’aime ce travail : {là-bas}, {acts}.",
      "{same-topic} : {là-bas}, {c-est} mon travail, et j’ai envie de continuer.",
      "Pour {other-topic}, j’ai un exemple de mon travail {de-title} : {lines}.",
      "Vous cherchez quelqu’un pour {other-topic}, et j’ai un exemple de mon travail {chez-employer} : {lines}.",
    ],
    formal: [
      "Vous cherchez une personne pour {faire-other}, et je peux indiquer que, {là-bas}, {acts}.",
      "S’agissant {de-other}, que vous demandez, je peux préciser que, {là-bas}, {acts}.",
      "{là-bas}, {acts}, et cette expérience me sera utile pour {other-topic}.",
      "Pour {other-topic}, que vous demandez, je peux m’appuyer sur mes fonctions {de-title}, dans lesquelles {acts}.",
      "Votre annonce mentionne {other-topic} ; {là-bas}, {acts}.",
      "Votre annonce mentionne {same-topic}, dont {occupe-de} également {chez-employer}.",
      "S’agissant {de-other}, je peux citer un exemple de mon travail {chez-employer} : {lines}.",
    ],
    full: ["Le poste que vous décrivez comprend {other-topic} ; {là-bas}, {acts}."],
  },
  carry: {
    plain: [
      "Vous demandez {same-topic}, et c’est déjà ce dont {occupe-de} {là-bas}.",
      "Pour {other-topic}, ce que j’ai de plus proche vient de mon travail {de-title} : {acts}.",
      "Le secteur est différent, mais pour {other-topic} je peux partir de ce que je connais : {acts}.",
      "{là-bas}, {acts}, et je peux partir de là pour {other-topic}.",
      "Vous demandez {other-topic} ; je l’aborderai à partir de ce que je connais comme {title} : {acts}.",
      "Vous demandez {same-topic} ; dans un autre secteur, c’est déjà ce dont {occupe-de}, {là-bas}.",
      "Ce que je connais de plus proche {de-other}, je l’ai appris comme {title} : {acts}.",
      "Pour {other-topic}, j’ai un exemple de mon travail {de-title} : {lines}.",
      "Pour {other-topic}, j’ai un exemple pris dans un autre secteur : {lines}.",
    ],
    confident: [
      "Vous demandez {other-topic}. | Ce que j’ai de plus proche : {acts}.",
      "Pour {other-topic}, je pars de là : {acts}.",
    ],
    warm: [
      "J’ai eu plaisir à lire que vous demandez {same-topic}, car {là-bas} {acts}.",
      "Pour {other-topic}, ce que j’ai de plus proche vient de mon travail {de-title} : {acts}.",
      "Pour {other-topic}, j’aurais plaisir à partir de ce que je connais : {acts}.",
      "Le secteur est différent, mais j’aimerais me servir de mon travail {de-title} pour {other-topic} : {acts}.",
      "Pour {other-topic}, j’ai un exemple de mon travail {de-title} : {lines}.",
    ],
    formal: [
      "Votre annonce mentionne {same-topic}, dont {occupe-de} déjà {chez-employer}.",
      "Pour {other-topic}, que vous demandez, je peux partir d’un travail voisin : {là-bas}, {acts}.",
      "Ce que je connais de plus proche {de-other} vient de mes fonctions {de-title}, dans lesquelles {acts}.",
      "S’agissant {de-other}, je m’appuierais sur mon expérience {de-title} : {là-bas}, {acts}.",
      "Pour {other-topic}, je peux citer un exemple de mon travail {de-title} : {lines}.",
    ],
  },
  "open-change": {
    plain: [
      "Je viens d’un autre secteur : {travaille} comme {title} {chez-employer}. | Je [postule|me présente|fais acte de candidature] [au|pour le] poste {de-role} {chez}.",
      "C’est d’un autre secteur que je postule au poste {de-role} {chez} : {travaille} comme {title} {chez-employer}.",
      "Le poste {de-role} {chez} serait pour moi un changement de secteur, puisque {travaille} comme {title} {chez-employer}.",
      "{travaille} comme {title} {chez-employer}, dans un autre secteur que le vôtre. | Je [postule|me présente|fais acte de candidature] [au|pour le] poste {de-role} {chez}.",
      "Je postule au poste {de-role} {chez}, et je viens d’un autre secteur : {travaille} comme {title} {chez-employer}.",
    ],
    confident: [
      "Je viens d’un autre secteur. | {travaille} comme {title} {chez-employer}, et je veux maintenant le poste {de-role} {chez}.",
    ],
    warm: [
      "{travaille} comme {title} {chez-employer}, dans un autre secteur que le vôtre. | [Devenir|Travailler comme] {role} {chez} [me donne envie|me donne vraiment envie|me fait envie|me plairait|me tente|me ferait plaisir][|, et je me lance|, et je postule|, et je saute le pas|, alors je postule].",
      "Je viens d’un autre secteur : {travaille} comme {title} {chez-employer}. | [Devenir|Commencer comme] {role} {chez} [me donne envie|me ferait plaisir|me plairait|me fait envie|me tente][|, et je me lance|, et je postule|, et je saute le pas].",
      "Changer de secteur pour devenir {role} {chez} : [l’idée me plaît|j’en ai envie|cela me fait envie|voilà ce qui me plairait]. | {travaille} comme {title} {chez-employer}.",
    ],
    formal: [
      "C’est d’un autre secteur que je vous adresse cette candidature au poste {de-role} {chez}, puisque {exerce} les fonctions {de-title} {chez-employer}.",
      "Le poste {de-role} {chez} représenterait pour moi un changement de secteur, puisque {exerce} les fonctions {de-title} {chez-employer}.",
    ],
  },
  toward: {
    plain: [
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
