import type { Phrases } from "../../realising/language-module.ts";

/**
 * What somebody who names no post has done: as an opening, by itself, and with what of the posting it answers. {fait} is a
 * clause with “je”, {chose-faite} the noun of what has none, {told-lines} what no grammar fits.
 */
export const told = {
  "open-told": {
    plain: [
      "{fait}. | C’est avec cette [expérience|base] que je [me présente|postule|fais acte de candidature] [|aujourd’hui |désormais ]pour le poste {de-role} {chez}.",
      "Je vous [adresse|envoie|présente|soumets] [|aujourd’hui |donc ]cette candidature au poste {de-role} {chez}. | {fait}.",
      "{fait}, et je postule aujourd’hui comme {role} {chez}.",
      "J’ai à mon actif {chose-faite}, et je postule au poste {de-role} {chez}.",
      "Je postule au poste {de-role} {chez} avec une première expérience : {chose-faite}.",
      "Au poste {de-role} {chez}, j’apporterais une expérience précise : {chose-faite}.",
      "Je postule comme {role} {chez}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{no-role}{fait}, et je vous propose aujourd’hui cette candidature {chez}.",
      "{no-role}Je vous propose cette candidature {chez}, avec ceci à mon actif : {chose-faite}.",
      "{no-role}Je vous propose cette candidature {chez}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
    ],
    confident: [
      "{fait}. | Je veux [maintenant|aujourd’hui|désormais] le poste {de-role} {chez}.",
      "J’ai à mon actif {chose-faite}. | Je postule comme {role} {chez}.",
    ],
    warm: [
      "{fait}, et cela me donne envie de vous écrire. | Je [postule|me présente|me lance] [|donc |aujourd’hui ]comme {role} {chez}.",
      "Travailler comme {role} {chez} [me donne envie|me fait envie|me plairait|me ferait plaisir][|, et je me lance|, et je postule]. | {fait}.",
      "J’ai déjà à mon actif {chose-faite}. | Travailler comme {role} {chez} [me donne envie|me fait envie|me plairait|me ferait plaisir].",
      "J’aimerais travailler comme {role} {chez}, avec une expérience à mon actif : {chose-faite}.",
      "[J’aimerais|Il me plairait de|J’aurais plaisir à] travailler comme {role} {chez}. | Voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{no-role}{fait}. | J’aimerais continuer {chez}.",
      "{no-role}J’aimerais travailler {chez}, avec une expérience à mon actif : {chose-faite}.",
      "{no-role}J’aimerais travailler {chez}. | Voici ce que j’ai fait jusqu’ici : {told-lines}.",
    ],
    formal: [
      "J’ai l’honneur de vous [présenter|adresser|soumettre] cette candidature au poste {de-role} {chez}. | {fait}.",
      "{fait}, et c’est avec cette expérience que je postule aujourd’hui au poste {de-role} {chez}.",
      "Cette candidature au poste {de-role} {chez} repose sur une expérience précise : {chose-faite}.",
      "À l’appui de cette candidature au poste {de-role} {chez}, je peux faire état de ce qui suit : {told-lines}.",
      "{no-role}{fait}, et c’est à ce titre que je vous adresse cette candidature {chez}.",
      "{no-role}À l’appui de cette candidature {chez}, je peux faire état de ce qui suit : {chose-faite}.",
      "{no-role}À l’appui de cette candidature {chez}, je peux faire état de ce qui suit : {told-lines}.",
    ],
  },
  "open-met": {
    plain: [
      "Vous cherchez quelqu’un pour {faire-other}, et {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et {fait}.",
      "Pour {other-topic}, je ne pars pas de zéro : {fait}.",
      "Vous cherchez quelqu’un pour {same-topic} ; c’est un travail que je connais : {fait}.",
      "Pour {other-topic}, je peux m’appuyer sur {chose-faite}.",
      "Vous cherchez quelqu’un pour {other-topic}, et j’ai déjà à mon actif {chose-faite}.",
      "Vous cherchez quelqu’un pour {topic}, et voici ce que j’ai fait jusqu’ici : {told-lines}.",
    ],
    confident: [
      "[Vous cherchez|Il vous faut|Vous avez besoin de] quelqu’un pour {faire-other}. | {fait}.",
      "[Vous cherchez|Il vous faut|Vous avez besoin de] quelqu’un pour {other-topic}. | {fait}.",
    ],
    warm: [
      "Vous cherchez quelqu’un pour {other-topic}, et j’ai eu envie de vous écrire : {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et cela me plaît : {fait}.",
      "J’ai eu plaisir à lire que vous cherchez quelqu’un pour {same-topic} : {fait}.",
      "Vous cherchez quelqu’un pour {other-topic}, et j’ai plaisir à pouvoir m’appuyer sur {chose-faite}.",
      "Vous cherchez quelqu’un pour {topic}, et j’ai envie d’y apporter ceci : {told-lines}.",
    ],
    formal: [
      "Votre annonce mentionne {other-topic}, à quoi je peux répondre que {fait}.",
      "Pour {same-topic}, que vous demandez, je peux préciser que {fait}.",
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
      "{suite}J’ai également à mon actif {chose-faite}.",
      "{suite}Mon expérience comprend aussi {chose-faite}.",
      "{suite}Je peux aussi m’appuyer sur {chose-faite}.",
      "{suite}Voici ce que j’ai fait par ailleurs : {told-lines}.",
      "{suite}J’ajoute ceci : {told-lines}.",
    ],
    warm: [
      "{fait}.",
      "J’ai déjà à mon actif {chose-faite}.",
      "Voici ce que j’ai fait jusqu’ici : {told-lines}.",
      "{suite}{fait-aussi}.",
      "{suite}En plus de cela, {fait}.",
      "{suite}Et puis, {fait}.",
      "{suite}J’ai aussi à mon actif {chose-faite}.",
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
      "Vous demandez {other-topic}, et {fait}.",
      "Vous demandez {same-topic}, et je connais ce travail : {fait}.",
      "Pour {same-topic}, j’ai déjà une expérience : {fait}.",
      "Pour {other-topic}, je peux m’appuyer sur {chose-faite}.",
      "Pour {other-topic}, j’ai déjà à mon actif {chose-faite}.",
      "Pour {same-topic}, j’ai déjà à mon actif {chose-faite}.",
      "Pour {topic}, je peux m’appuyer sur ceci : {told-lines}.",
    ],
    confident: [
      "[Vous cherchez|Il vous faut|Vous avez besoin de] quelqu’un pour {faire-other}. | {fait}.",
      "[Vous cherchez|Il vous faut|Vous avez besoin de] quelqu’un pour {other-topic}. | {fait}.",
      "Pour {same-topic}, {fait}.",
    ],
    warm: [
      "Vous cherchez quelqu’un pour {other-topic}, et cela me plaît : {fait}.",
      "J’aimerais me servir chez vous de ce que j’ai fait pour {other-topic} : {fait}.",
      "Vous demandez {same-topic}, et j’aime ce travail : {fait}.",
      "Pour {other-topic}, j’ai plaisir à pouvoir compter sur {chose-faite}.",
      "Pour {same-topic}, j’ai déjà à mon actif {chose-faite}.",
      "Pour {topic}, j’ai envie d’apporter ceci : {told-lines}.",
    ],
    formal: [
      "S’agissant {de-other}, que vous demandez, je peux répondre que {fait}.",
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
    "{has-line}[J’apprendrai|Je regarderai|Je demanderai|Je veux savoir] [d’abord|avant tout|pour commencer] [comment vous travaillez|comment on travaille chez vous|comment le travail s’organise|qui fait quoi], puis je [prendrai part au travail|m’y mettrai|ferai comme vous|prendrai mon tour].",
    "{has-line}Ce que je ne sais pas encore du travail {de-role}, je [le demanderai|le demanderai sans attendre|l’apprendrai chez vous|le noterai et le demanderai|me le ferai montrer].",
    "{has-line}[Les premières semaines|Les premiers temps|Au début|Les premiers jours], je [noterai|retiendrai|mettrai par écrit] ce que l’on m’[explique|aura expliqué|aura montré], pour ne pas [vous le faire répéter|avoir à le redemander|poser deux fois la question|vous prendre du temps].",
    "{has-line}Je commencerai [volontiers |d’abord |bien sûr |]par les tâches que vous [voudrez me confier|me confierez|jugerez les plus simples|choisirez], et [j’en prendrai d’autres|j’en ajouterai|les autres viendront] [à mesure|peu à peu|ensuite|avec le temps].",
    "{has-line}Une tâche que l’on m’aura [montrée une fois|bien montrée|expliquée|apprise], je [la referai|saurai la refaire|pourrai la refaire|tiendrai à la refaire] [ensuite|par la suite|le lendemain|les fois suivantes] [sans aide|avec soin|de la même façon].",
    "{has-line}Si [une tâche|un travail|une demande] [presse|compte|importe] plus que [les autres|le reste|tout le reste], [dites-le-moi, et je commencerai par là|je commencerai par là|il suffit de me le dire|je m’en occuperai d’abord|je laisserai le reste].",
    "{has-line}[Dites-moi|Faites-moi savoir] [franchement|sans détour|tout de suite] ce qui [ne va pas|est à refaire|est à reprendre] : je [le reprendrai|le corrigerai|m’y remettrai] [aussitôt|le jour même|sans discuter].",
    "{has-line}Comme {role}, je [ferai d’abord|veux faire d’abord|tiens à faire d’abord] [bien|juste], [puis vite|et vite ensuite|la vitesse viendra après].",
  ],
  warm: [
    "{has-line}[J’ai envie d’apprendre|J’ai envie de voir|J’aimerais voir|J’aimerais savoir|J’aurai plaisir à voir] [d’abord|avant tout|pour commencer] [comment vous travaillez|comment on travaille chez vous|comment le travail s’organise|qui fait quoi], avant de [prendre part au travail|m’y mettre|faire comme vous|prendre mon tour].",
    "{has-line}Ce que je ne sais pas encore du travail {de-role}, je [le demanderai volontiers|l’apprendrai avec plaisir|le demanderai sans gêne|me le ferai montrer avec plaisir|vous le demanderai, tout simplement].",
    "{has-line}[Les premières semaines|Les premiers temps|Au début|Les premiers jours], je [noterai|retiendrai|mettrai par écrit] ce que l’on m’[explique|aura expliqué|aura montré], pour [ne rien vous faire répéter|ne pas vous le redemander|ne pas poser deux fois la question|ne pas vous prendre trop de temps].",
    "{has-line}Je commencerai [volontiers|avec plaisir|de bon cœur] par les tâches que vous [voudrez me confier|me confierez|jugerez les plus simples|choisirez], et [j’aime en prendre d’autres|j’aimerais en prendre d’autres|j’aurai plaisir à en ajouter] [à mesure|peu à peu|ensuite|avec le temps].",
    "{has-line}Une tâche que l’on m’aura [montrée une fois|bien montrée|expliquée|apprise], je [la referai|saurai la refaire|pourrai la refaire] [ensuite|par la suite|le lendemain|les fois suivantes] avec [plaisir|soin et plaisir|entrain].",
    "{has-line}Si [une tâche|un travail|une demande] [presse|compte|importe] plus que [les autres|le reste|tout le reste], [dites-le-moi, et je commencerai par là|je commencerai volontiers par là|il suffit de me le dire|je m’en occuperai d’abord, avec plaisir].",
    "{has-line}[Dites-moi|Faites-moi savoir] [franchement|sans détour|tout de suite] ce qui [ne va pas|est à refaire|est à reprendre] : je [le reprendrai|le corrigerai|m’y remettrai] [volontiers|de bon cœur|avec plaisir].",
    "{has-line}Comme {role}, [j’aime|j’aimerais] [bien faire d’abord|faire bien d’abord|d’abord bien faire], [puis aller vite|et aller vite ensuite|avant d’aller vite].",
  ],
  formal: [
    "{has-line}J’apprendrai [en premier lieu|avant tout|tout d’abord] les usages de votre maison, avant de prendre part à tout le travail {de-role}.",
    "{has-line}Ce que je ne connais pas encore du travail {de-role}, je le demanderai, et je [m’y conformerai|m’y tiendrai|l’appliquerai].",
    "{has-line}[Durant|Pendant] les premières semaines au poste {de-role}, je noterai les [consignes|indications], afin de ne pas les faire répéter.",
    "{has-line}Tant que le travail {de-role} ne me sera pas [entièrement|pleinement|tout à fait] familier, je [demanderai conseil|poserai mes questions|prendrai un avis] avant d’agir[|, afin d’éviter une erreur|, pour ne rien gâcher].",
    "{has-line}Si [une tâche|un travail|une demande] [presse|importe|compte] plus que [les autres|le reste|tout le reste], c’est [volontiers |bien sûr |naturellement |]par là que je [commencerai|souhaite commencer|tiens à commencer|compte commencer].",
    "{has-line}Je vous saurai gré de me [dire|signaler|faire savoir] [sans détour|aussitôt|franchement] ce qui [ne convient pas|doit être repris|est à refaire], afin que je [le corrige|le reprenne|m’y remette] [sans attendre|le jour même].",
    "{has-line}Au poste {de-role}, je commencerai par les tâches que vous [voudrez bien me confier|jugerez utile de me confier], et j’en prendrai d’autres [à mesure|par la suite|peu à peu].",
  ],
} satisfies Phrases;

/** The next step for the same person. */
export const toldOffer = {
  plain: [
    "{has-line}Lors d’un entretien, je vous en dirai plus sur ce que j’ai fait, et vous me direz ce que vous [attendez|souhaitez] pour {topic}.",
    "{has-line}Je vous propose un entretien : [je vous demanderai|vous me direz|nous verrons] comment vous [organisez|préparez|abordez] {topic}.",
    "{has-line}Lors d’un entretien, je pourrai vous [en dire plus|en parler] et [entendre|apprendre|comprendre] ce que vous attendez du poste {de-role}.",
  ],
  warm: [
    "{has-line}J’aurais plaisir à vous rencontrer, à vous en dire plus et à [découvrir|entendre|apprendre] comment vous [organisez|préparez|abordez] {topic}.",
    "{has-line}Rencontrons-nous : je vous raconterai ce que j’ai fait, et vous me [parlerez|direz plus] du poste {de-role}.",
  ],
  formal: [
    "{has-line}Lors d’un entretien, je pourrai vous exposer plus en détail ce que j’ai fait et [apprendre|entendre] ce que vous [attendez|souhaitez] pour {topic}.",
    "{has-line}Un entretien me permettrait de vous exposer plus en détail ce que j’ai fait et de répondre à vos questions [sur le|au sujet du] poste {de-role}.",
  ],
} satisfies Phrases;
