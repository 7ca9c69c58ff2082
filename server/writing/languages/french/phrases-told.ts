import type { Phrases } from "../../realising/language-module.ts";

/**
 * What somebody who names no post has done: as an opening, by itself, and with what of the posting it answers. {fait} is a
 * clause with “je”, {chose-faite} the noun of what has none, {told-lines} what no grammar fits.
 */
export const told = {
  "open-told": {
    plain: [
      "{fait}. | C’est avec cette expérience que je me présente au poste {de-role} {chez}.",
      "Je vous adresse ma candidature au poste {de-role} {chez}. | {fait}.",
      "{fait}, et je postule aujourd’hui comme {role} {chez}.",
      "{chose-faite} : c’est avec cette expérience que je me présente au poste {de-role} {chez}.",
      "Je me présente au poste {de-role} {chez} avec, à mon actif, {chose-faite}.",
      "Au poste {de-role} {chez}, j’apporterais une expérience précise : {chose-faite}.",
      "Je postule comme {role} {chez}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{no-role}{fait}, et je vous propose aujourd’hui ma candidature {chez}.",
      "{no-role}Je vous propose ma candidature {chez}, avec ceci à mon actif : {chose-faite}.",
      "{no-role}Je vous propose ma candidature {chez}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
    ],
    confident: [
      "{fait}. | Je veux maintenant le poste {de-role} {chez}.",
      "{chose-faite} : voilà ce que j’apporte au poste {de-role} {chez}.",
    ],
    warm: [
      "{fait}. | C’est ce qui me donne envie de travailler comme {role} {chez}.",
      "J’ai envie de travailler comme {role} {chez}. | {fait}.",
      "{chose-faite} : voilà d’où me vient l’envie de travailler comme {role} {chez}.",
      "J’aimerais travailler comme {role} {chez}, et j’ai déjà ceci à mon actif : {chose-faite}.",
      "J’aimerais travailler comme {role} {chez}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{no-role}{fait}, et j’ai envie de continuer {chez}.",
      "{no-role}J’ai envie de travailler {chez}, et j’ai déjà ceci à mon actif : {chose-faite}.",
      "{no-role}J’ai envie de travailler {chez}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
    ],
    formal: [
      "J’ai l’honneur de vous présenter ma candidature au poste {de-role} {chez}. | {fait}.",
      "{fait}, et c’est sur cette expérience que repose ma candidature au poste {de-role} {chez}.",
      "Ma candidature au poste {de-role} {chez} repose sur une expérience précise : {chose-faite}.",
      "{chose-faite} : c’est sur cette expérience que repose ma candidature au poste {de-role} {chez}.",
      "À l’appui de ma candidature au poste {de-role} {chez}, je peux faire état de ce qui suit : {told-lines}.",
      "{no-role}{fait}, et c’est à ce titre que je vous adresse ma candidature {chez}.",
      "{no-role}À l’appui de ma candidature {chez}, je peux faire état de ce qui suit : {chose-faite}.",
      "{no-role}À l’appui de ma candidature {chez}, je peux faire état de ce qui suit : {told-lines}.",
    ],
  },
  "open-met": {
    plain: [
      "Vous cherchez quelqu’un pour {faire-other}, et {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et {fait}.",
      "Pour {other-topic}, que cite votre annonce, je ne pars pas de zéro : {fait}.",
      "Vous cherchez quelqu’un pour {same-topic} ; c’est un travail que je connais : {fait}.",
      "Pour {other-topic}, que cite votre annonce, je peux m’appuyer sur {chose-faite}.",
      "Vous cherchez quelqu’un pour {other-topic}, et j’ai déjà ceci à mon actif : {chose-faite}.",
      "Vous cherchez quelqu’un pour {topic}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
    ],
    confident: [
      "Vous cherchez quelqu’un pour {faire-other}. | {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}. | {fait}.",
    ],
    warm: [
      "En lisant {other-topic} dans votre annonce, j’ai eu envie de vous écrire : {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et cela me plaît : {fait}.",
      "J’ai eu plaisir à lire {same-topic} dans votre annonce : {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et j’ai plaisir à pouvoir m’appuyer sur {chose-faite}.",
      "Vous cherchez quelqu’un pour {topic}, et j’ai envie d’y apporter ceci : {told-lines}.",
    ],
    formal: [
      "Votre annonce mentionne {other-topic}, à quoi je peux répondre que {fait}.",
      "S’agissant de ce que demande votre annonce pour {same-topic}, je peux préciser que {fait}.",
      "Pour {other-topic}, dont votre annonce fait état, je peux m’appuyer sur {chose-faite}.",
      "Pour {topic}, dont votre annonce fait état, je peux faire valoir ceci : {told-lines}.",
    ],
  },
  told: {
    plain: [
      "{fait}.",
      "J’ai à mon actif {chose-faite}.",
      "Mon expérience comprend {chose-faite}.",
      "Voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{suite}{fait-aussi}.",
      "{suite}Par ailleurs, {fait}.",
      "{suite}De plus, {fait}.",
      "{suite}J’ai également à mon actif {chose-faite}.",
      "{suite}Mon expérience comprend aussi {chose-faite}.",
      "{suite}Je peux aussi m’appuyer sur {chose-faite}.",
      "{suite}Voici ce que j’ai fait par ailleurs : {told-lines}.",
      "{suite}J’ajoute ceci : {told-lines}.",
    ],
    warm: [
      "{fait}.",
      "J’ai déjà {chose-faite} à mon actif.",
      "Voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{suite}{fait-aussi}.",
      "{suite}En plus de cela, {fait}.",
      "{suite}Et puis, {fait}.",
      "{suite}J’ai aussi à mon actif {chose-faite}.",
      "{suite}Mon expérience, c’est aussi {chose-faite}.",
      "{suite}Je compte aussi sur {chose-faite}.",
      "{suite}J’ajoute volontiers ceci : {told-lines}.",
      "{suite}Voici ce que j’ai fait par ailleurs : {told-lines}.",
    ],
    formal: [
      "Je peux préciser que {fait}.",
      "Mon expérience comprend {chose-faite}.",
      "Je peux faire état de ce qui suit : {told-lines}.",
      "{suite}{fait-aussi}.",
      "{suite}Je précise en outre que {fait}.",
      "{suite}J’ajoute que {fait}.",
      "{suite}Par ailleurs, {fait}.",
      "{suite}Mon expérience comprend également {chose-faite}.",
      "{suite}Je peux également faire valoir {chose-faite}.",
      "{suite}Il convient d’y ajouter {chose-faite}.",
      "{suite}Je peux également faire état de ce qui suit : {told-lines}.",
      "{suite}J’ajoute ce qui suit : {told-lines}.",
    ],
  },
  met: {
    plain: [
      "Pour {other-topic}, je ne pars pas de zéro : {fait}.",
      "Vous cherchez quelqu’un pour {faire-other}, et {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et {fait}.",
      "Votre annonce cite {other-topic}, et {fait}.",
      "Votre annonce cite {same-topic} ; c’est un travail que je connais : {fait}.",
      "Pour {same-topic}, je peux vous dire ceci : {fait}.",
      "Pour {other-topic}, que cite votre annonce, je peux m’appuyer sur {chose-faite}.",
      "Pour {other-topic}, j’ai déjà à mon actif {chose-faite}.",
      "Pour {same-topic}, j’ai déjà à mon actif {chose-faite}.",
      "Pour {topic}, je peux m’appuyer sur ceci : {told-lines}.",
    ],
    confident: [
      "Vous cherchez quelqu’un pour {faire-other}. | {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}. | {fait}.",
      "Pour {same-topic}, {fait}.",
    ],
    warm: [
      "Vous cherchez quelqu’un pour {other-topic}, et cela me plaît : {fait}.",
      "J’ai eu plaisir à lire {other-topic} dans votre annonce, car {fait}.",
      "Dans votre annonce, j’ai aimé retrouver {same-topic} : {fait}.",
      "Pour {other-topic}, j’ai plaisir à pouvoir compter sur {chose-faite}.",
      "Pour {same-topic}, je compte déjà à mon actif {chose-faite}.",
      "Pour {topic}, j’ai envie d’apporter ceci : {told-lines}.",
    ],
    formal: [
      "S’agissant de ce que demande votre annonce pour {other-topic}, je peux répondre que {fait}.",
      "Votre annonce mentionne {other-topic}, et je peux préciser que {fait}.",
      "Pour {same-topic}, dont votre annonce fait état, je peux préciser que {fait}.",
      "Pour {other-topic}, dont votre annonce fait état, je peux m’appuyer sur {chose-faite}.",
      "Pour {same-topic}, dont votre annonce fait état, je peux faire valoir {chose-faite}.",
      "Pour {topic}, dont votre annonce fait état, je peux faire valoir ceci : {told-lines}.",
    ],
  },
} satisfies Record<string, Phrases>;

/** How somebody who has done something, though in no post, would begin. */
export const toldStart = {
  plain: [
    "{has-line}J’apprendrai d’abord votre façon de faire, puis je prendrai ma part du travail.",
    "{has-line}Ce que je ne sais pas encore du travail {de-role}, je le demanderai, et une fois suffira.",
    "{has-line}Les premières semaines, je noterai ce que l’on m’explique, pour ne pas vous le faire répéter.",
    "{has-line}Montrez-moi une fois comment vous faites, et je m’y tiendrai.",
    "{has-line}Je commencerai par les tâches que vous voudrez me confier, et j’en prendrai d’autres à mesure que je connaîtrai la maison.",
    "{has-line}Si une tâche presse plus que les autres, c’est par elle que je commencerai.",
  ],
  warm: [
    "{has-line}J’ai envie d’apprendre d’abord votre façon de faire, puis de prendre ma part du travail.",
    "{has-line}Ce que je ne sais pas encore du travail {de-role}, je le demanderai volontiers.",
    "{has-line}Les premières semaines, je noterai tout, pour ne rien vous faire répéter.",
    "{has-line}Montrez-moi une fois comment vous faites, et je m’y mets avec plaisir.",
    "{has-line}Je commencerai volontiers par ce que vous voudrez me confier, et j’aime en prendre un peu plus chaque semaine.",
    "{has-line}Là où vous avez le plus besoin d’aide, je commencerai volontiers.",
  ],
  formal: [
    "{has-line}J’apprendrai en premier lieu les usages de votre maison, avant de prendre ma part du travail.",
    "{has-line}Ce que je ne connais pas encore du travail {de-role}, je le demanderai, et je m’y conformerai.",
    "{has-line}Durant les premières semaines, je noterai les consignes reçues, afin de ne pas avoir à les faire répéter.",
    "{has-line}Si une tâche du poste {de-role} m’est nouvelle, je préférerai la voir faire une fois plutôt que d’agir au hasard.",
    "{has-line}Je commencerai par les tâches que vous voudrez bien me confier, et j’en prendrai d’autres à mesure que je connaîtrai le service.",
  ],
} satisfies Phrases;

/** The next step for the same person. */
export const toldOffer = {
  plain: [
    "{has-line}Lors d’un entretien, je vous en dirai plus sur ce que j’ai fait, et vous me direz ce que vous attendez pour {topic}.",
    "{has-line}Je vous propose un entretien : j’aimerais comprendre comment vous organisez {topic}.",
    "{has-line}Lors d’un entretien, je pourrai vous en dire plus et entendre ce que vous attendez du poste {de-role}.",
  ],
  confident: ["{has-line}Parlons-en : ce que j’ai fait, et {topic} chez vous."],
  warm: [
    "{has-line}J’aurais plaisir à vous rencontrer, à vous en dire plus et à découvrir comment vous organisez {topic}.",
    "{has-line}Rencontrons-nous : je vous raconterai ce que j’ai fait, et vous me parlerez du poste {de-role}.",
  ],
  formal: [
    "{has-line}Lors d’un entretien, je pourrai vous exposer plus en détail ce que j’ai fait et apprendre ce que vous attendez pour {topic}.",
    "{has-line}Un entretien me permettrait de vous exposer plus en détail ce que j’ai fait et de répondre à vos questions sur le poste {de-role}.",
  ],
} satisfies Phrases;
