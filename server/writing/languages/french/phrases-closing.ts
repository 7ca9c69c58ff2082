import type { Phrases } from "../../realising/language-module.ts";

/** How the writer would begin, what it comes to, and the next step. */
export const closings = {
  candid: {
    plain: [
      "Voici ce que je peux montrer dès aujourd’hui : {any-skills} ; le reste, je l’apprendrai sur place.",
      "Je peux commencer tout de suite avec ceci : {any-skills} ; le reste, je l’apprendrai pas à pas.",
      "Ce que je sais déjà faire ({any-skills}) servira de point de départ.",
    ],
    confident: ["Je peux commencer tout de suite avec ceci : {any-skills}."],
    warm: [
      "Voici ce que je peux montrer dès aujourd’hui : {any-skills} ; le reste, j’ai envie de l’apprendre chez vous.",
      "Je peux commencer tout de suite avec ceci, {any-skills}, et j’ai envie d’apprendre le reste pas à pas.",
      "Ce que je sais déjà faire, je le montre avec plaisir : {any-skills}.",
    ],
    formal: [
      "Je ne fais état que de ce que je peux montrer à ce jour ({any-skills}), et je me formerai volontiers au reste.",
      "Je répondrai volontiers à toute question sur ce dont je fais état : {any-skills}.",
      "Ce que je peux mettre en pratique dès maintenant est ceci : {any-skills}, et je me formerai au reste.",
    ],
  },
  arrive: {
    plain: [
      "En venant {de-employer}, je commencerais par apprendre votre manière de faire.",
      "Chez vous, le travail se fait sans doute autrement que {chez-employer} ; les premières semaines, j’écouterai donc beaucoup.",
      "Je sais que chaque maison a ses habitudes ; en venant {de-employer}, je commencerai par apprendre les vôtres.",
    ],
    confident: ["Je viens {de-employer} et j’apprendrai vos habitudes."],
    warm: [
      "Chez vous, tout ne se fera pas comme {chez-employer}, et cette idée me plaît.",
      "En venant {de-employer}, je regarderais d’abord et je poserais des questions.",
      "Chaque maison a ses habitudes, et en venant {de-employer}, j’ai envie d’apprendre les vôtres.",
    ],
    formal: [
      "En venant {de-employer}, je souhaiterais voir en premier lieu comment le travail est organisé dans votre maison.",
      "Ce que je connais {de-employer}, je l’apporterais, et j’apprendrais ce qui se fait autrement dans votre maison.",
      "Chaque maison ayant ses usages, je commencerai, en venant {de-employer}, par apprendre les vôtres.",
    ],
  },
  sum: {
    plain: [
      "En résumé, j’apporte {les-skills}, et mon travail {chez-employer}.",
      "En somme, je vous propose {les-skills}, ainsi que l’expérience acquise {chez-employer}.",
    ],
    confident: ["Ce que j’apporte : {any-skills}, et l’expérience acquise {chez-employer}."],
    warm: [
      "En bref, j’apporte {les-skills}, et tout ce que j’ai appris {chez-employer}.",
      "Dans mes bagages, il y a {les-skills}, et tout ce que j’ai appris {chez-employer}.",
    ],
    formal: [
      "En résumé, je suis en mesure d’apporter au poste {les-skills} ainsi que mon expérience {chez-employer}.",
      "Je propose donc, en résumé, {les-skills}, ainsi que l’expérience acquise {chez-employer}.",
    ],
  },
  outlook: {
    plain: [
      "En résumé, j’apporte {les-skills}, et la volonté d’apprendre le poste {de-role}.",
      "Avec ce point de départ ({any-skills}), je veux apprendre le travail {de-role} à fond.",
      "En somme, j’apporte ceci : {any-skills} ; le travail {de-role}, je veux l’apprendre.",
    ],
    confident: ["Ce que j’apporte : {any-skills}, et la volonté d’apprendre."],
    warm: [
      "En bref : {any-skills}, et l’envie d’apprendre le poste {de-role}.",
      "Dans mes bagages : {any-skills}, et une vraie envie d’apprendre le travail {de-role}.",
    ],
    formal: [
      "En résumé, je fais valoir ceci : {any-skills}, et la volonté d’apprendre le poste {de-role}.",
      "Je propose donc ce qui suit : {any-skills}, ainsi que le souhait de bien tenir le poste {de-role}.",
      "Pour conclure sur le fond, je retiens {any-skills} et mon intérêt pour le poste {de-role}.",
    ],
  },
  start: {
    plain: [
      "Je ne pense pas connaître tout le travail {de-role} dès le premier jour, mais je poserai les questions qu’il faut.",
      "Au poste {de-role}, je préfère que l’on me montre bien une première fois plutôt que de deviner.",
      "Comme {role}, je commencerais par ce qui presse et je demanderais le reste.",
      "J’apprendrai d’abord vos habitudes de travail.",
      "Les premières semaines comme {role}, j’écouterai, je demanderai, puis je ferai mon travail.",
      "Une bonne question vaut mieux qu’une erreur : comme {role}, j’en poserai au début.",
    ],
    confident: ["Comme {role}, je demande d’abord, puis je fais.", "J’apprends vos habitudes, puis je fais."],
    warm: [
      "Je ne pense pas tout savoir du travail {de-role} dès le premier jour, mais j’aime poser des questions.",
      "Au poste {de-role}, j’aime mieux que l’on me montre une fois que de deviner.",
      "J’aime apprendre en faisant.",
      "Les premières semaines comme {role}, j’écouterai beaucoup, et j’aime poser des questions.",
    ],
    formal: [
      "Je ne prétends pas connaître tout le travail {de-role} dès le premier jour, mais je poserai les questions nécessaires.",
      "Au poste {de-role}, je préférerais recevoir une consigne claire plutôt que d’agir au hasard.",
      "Ce qui est d’usage dans votre maison pour le poste {de-role}, je l’apprendrais d’abord et je m’y tiendrais.",
      "Les premières semaines au poste {de-role}, je prendrai le temps d’apprendre l’organisation de votre maison.",
    ],
  },
  offer: {
    plain: [
      "Lors d’un entretien, je peux vous en dire plus sur mon travail {chez-employer} et entendre ce que vous attendez du poste {de-role}.",
      "Lors d’un entretien, je peux vous en dire plus sur mon travail {chez-employer}.",
      "Un entretien me permettrait de vous parler {de-employer} et de répondre à vos questions.",
      "Je vous propose un entretien, où nous parlerons {de-employer} et du poste {de-role}.",
      "Quand nous nous rencontrerons, je pourrai vous en dire plus sur mon travail {chez-employer}.",
      "Lors d’un entretien, je peux vous parler plus longuement {de-skills} et du poste {de-role}.",
      "Un entretien serait l’occasion de vous parler plus longuement {de-skills}.",
      "Un entretien sur le poste {de-role} me permettrait de répondre à vos questions.",
      "Je suis disponible pour un entretien.",
      "Je vous propose d’en parler lors d’un entretien, en partant de mon travail {chez-employer}.",
      "Lors d’un entretien, je répondrai à vos questions sur mon travail {chez-employer}.",
    ],
    confident: [
      "Parlons-en. | Un entretien suffit pour parler {de-employer}.",
      "Fixons un entretien, et je vous parlerai {de-employer}.",
      "Fixons un entretien : je vous parlerai {de-skills}.",
      "Fixons un entretien.",
    ],
    warm: [
      "J’aurais plaisir à vous rencontrer et à vous parler {de-employer}.",
      "Un entretien me ferait plaisir : je vous parlerais {de-employer}, et vous du poste {de-role}.",
      "Rencontrons-nous, et je vous parlerai {de-employer}.",
      "J’aurais plaisir à vous rencontrer et à vous parler de vive voix {de-skills}.",
      "Un entretien, et nous parlerons {de-skills} et du poste {de-role}.",
      "Rencontrons-nous et parlons-en.",
      "Et si nous en parlions ? | Je vous raconterai volontiers mon travail {chez-employer}.",
      "Un entretien me ferait plaisir, pour vous parler {de-employer} et vous écouter parler du poste.",
    ],
    enthusiastic: [
      "J’ai très envie de vous rencontrer et de vous parler {de-employer} !",
      "J’ai très envie de vous rencontrer et de parler du poste {de-role} !",
    ],
    formal: [
      "Un entretien me permettrait de vous exposer plus en détail mon travail {chez-employer}.",
      "Lors d’un entretien, je pourrai vous exposer mon travail {chez-employer} et répondre à vos questions.",
      "Lors d’un entretien, je pourrai répondre à vos questions, notamment sur {les-skills}.",
      "Un entretien me donnerait l’occasion de répondre à vos questions sur le poste {de-role} et sur mon parcours.",
      "Je suis disponible pour un entretien.",
      "Un entretien permettrait de vous présenter plus précisément mon travail {chez-employer}.",
    ],
  },
  reach: {
    plain: [
      "Vous pouvez me joindre par téléphone ou courriel.",
      "La date qui vous convient me conviendra.",
      "Un message ou un appel suffit.",
      "Vous pouvez m’appeler ou m’écrire.",
    ],
    confident: ["Fixez la date.", "Un appel suffit.", "Appelez-moi."],
    warm: [
      "Par courriel ou par téléphone, comme vous voulez.",
      "Un message suffit, ou un appel.",
      "La date qui vous convient me conviendra.",
    ],
    formal: ["La date qui vous conviendra sera la mienne.", "Vous pouvez me joindre par téléphone ou courriel."],
  },
} satisfies Record<string, Phrases>;
