import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and the next step. */
export const closings = {
  wish: {
    plain: [
      "Je souhaite aussi prendre part {à-about}.",
      "{topic1} et {topic2} sont des tâches que je veux apprendre tôt.",
      "Pour {about}, j’apprendrai volontiers auprès de vos équipes.",
      "Votre annonce va jusqu’{à-about}, et je veux apprendre votre manière de faire.",
      "Au-delà de ce que j’ai appris {chez-employer}, je souhaite prendre part {à-about}.",
      "C’est avec vos équipes que je me formerai {à-about}.",
      "En partant {de-skills}, j’apprendrai chez vous {about}.",
      "{foreign}Pour le reste du poste {de-role}, j’apprendrai de vos équipes.",
      "{foreign}Le reste du poste {de-role}, je veux l’apprendre chez vous.",
      "{foreign}D’autres tâches de votre annonce m’intéressent.",
    ],
    confident: [
      "Je veux aussi {about}.",
      "Ensuite viendront {topic1} et {topic2}.",
      "{about} : je veux l’apprendre.",
      "{foreign}Le reste du poste, je l’apprends.",
    ],
    warm: [
      "{topic1} et {topic2} me donnent envie d’en apprendre davantage.",
      "J’ai envie d’en savoir plus sur {about}.",
      "J’aimerais aussi prendre part {à-about}.",
      "Pour {about}, j’aurais plaisir à apprendre de vos équipes.",
      "Après ce que j’ai connu {chez-employer}, j’ai envie de me mettre aussi {à-about}.",
      "Votre annonce parle aussi {de-about}, et cela me plaît.",
      "J’apporte {les-skills}, et j’ai envie d’apprendre {about} chez vous.",
      "{foreign}J’ai envie d’apprendre aussi le reste du poste {de-role}.",
      "{foreign}Le reste de votre annonce me plaît aussi.",
    ],
    formal: [
      "Je souhaite également me former {à-about}, que votre annonce mentionne parmi les tâches.",
      "Mon souhait est de me familiariser sans tarder avec {about}, comme votre annonce le prévoit.",
      "S’agissant {de-about}, je me formerai volontiers auprès de vos équipes.",
      "En partant {de-skills}, je me formerai volontiers {à-about}.",
      "Au-delà de ce que j’ai appris {chez-employer}, je souhaite prendre part {à-about}.",
      "{foreign}S’agissant des autres tâches du poste {de-role}, je me formerai volontiers auprès de vos équipes.",
      "{foreign}Je me formerai volontiers aux autres tâches du poste {de-role}.",
    ],
  },
  reading: {
    plain: [
      "Dans votre annonce, le travail va {de-topic1} {à-topic2}.",
      "Votre annonce cite {topic1} et {topic2} : c’est un travail que je veux faire.",
      "Deux points de votre annonce sont à l’origine de cette lettre : {topic1} et {topic2}.",
      "Ce que j’ai lu d’abord dans votre annonce : {topic1} et {topic2}.",
      "Je m’intéresse {à-about}, que votre annonce cite côte à côte.",
      "{foreign}Votre annonce décrit un poste à plusieurs faces.",
    ],
    confident: [
      "Le travail va {de-topic1} {à-topic2}. | Je le veux tout entier.",
      "Vous citez {topic1} et {topic2}. | C’est ce que je cherche.",
    ],
    warm: [
      "À vous lire, les journées vont {de-topic1} {à-topic2}, et cela me plaît.",
      "Le poste va {de-topic1} {à-topic2}, et j’aime cela.",
      "Deux points de votre annonce me donnent envie : {topic1} et {topic2}.",
      "Votre annonce parle {de-about}, et j’ai envie d’en être.",
      "{foreign}J’aime qu’un poste ait plusieurs faces.",
    ],
    formal: [
      "Selon la lecture que j’en fais, le poste s’étend {de-topic1} {à-topic2}.",
      "Votre annonce décrit des tâches qui s’étendent {de-topic1} {à-topic2}.",
      "Mon intérêt va tout particulièrement {à-about}, que votre annonce mentionne.",
      "De votre annonce, je retiens en premier lieu {topic1} et {topic2}.",
      "{foreign}Votre annonce décrit un poste aux tâches diverses.",
    ],
  },
  ask: {
    plain: [
      "J’aurai une question à vous poser sur {topic}.",
      "Comment s’organise chez vous {topic} ?",
      "Une question que je vous poserai porte sur {topic}.",
      "J’aimerais savoir quelle place tient chez vous {topic}.",
      "{foreign}J’aurai une question sur le poste {de-role}.",
    ],
    confident: ["Il me reste une question, sur {topic}.", "{foreign}Il me reste une question sur le poste."],
    warm: [
      "Lors de notre rencontre, j’aurai une question sur {topic}.",
      "J’ai envie d’en apprendre plus sur {topic}.",
      "Parlez-moi {de-topic} quand nous nous verrons.",
      "Et chez vous, comment se passe {topic} ?",
      "{foreign}Parlez-moi de vos journées.",
    ],
    formal: [
      "Une question que je souhaite vous soumettre porte sur {topic} et sur sa place dans le poste.",
      "Un point sur lequel je souhaite en savoir davantage est {topic}, dont votre annonce fait mention.",
      "Il me serait utile d’en apprendre davantage sur {topic} lors d’un entretien.",
      "{foreign}Une question que je souhaite vous soumettre porte sur l’organisation du poste {de-role}.",
    ],
  },
  documents: {
    plain: [
      "Comme vous le demandez, je joins ceci : {documents}.",
      "Pièce jointe, comme demandé : {documents}.",
      "Je joins à cette lettre ce que vous demandez : {documents}.",
    ],
    warm: [
      "Comme vous le demandez, je joins ceci : {documents}.",
      "Je joins ce que vous demandez : {documents}.",
      "Et voici ce que vous demandez : {documents}.",
    ],
    formal: [
      "Conformément à votre annonce, je joins à cette candidature : {documents}.",
      "Je joins à cette candidature ce que prévoit votre annonce : {documents}.",
    ],
  },
  terms: {
    plain: ["Je cherche {time}.", "Pour le temps de travail, je cherche {time}."],
    warm: ["Pour être précis, je cherche {time}.", "Côté temps de travail, je cherche {time}."],
    formal: ["J’ajoute que je cherche {time}, pour autant que le poste le permette."],
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
    ],
    confident: [
      "Parlons-en. | Un entretien suffit pour parler {de-employer}.",
      "Fixons un entretien, et je vous parlerai {de-employer}.",
      "Fixons un entretien : je vous parlerai {de-skills}.",
      "Fixons un entretien.",
    ],
    warm: [
      "J’aurais plaisir à vous rencontrer et à vous parler {de-employer}.",
      "On en parle ? | Un entretien, et je vous raconte {employer}.",
      "Un entretien me ferait plaisir : je vous parlerais {de-employer}, et vous du poste {de-role}.",
      "Rencontrons-nous, et je vous parlerai {de-employer}.",
      "J’aurais plaisir à vous rencontrer et à vous parler de vive voix {de-skills}.",
      "Un entretien, et nous parlerons {de-skills} et du poste {de-role}.",
      "Rencontrons-nous et parlons-en.",
    ],
    enthusiastic: [
      "J’ai très envie de vous rencontrer et de vous parler {de-employer} !",
      "J’ai très envie de vous rencontrer et de parler du poste {de-role} !",
    ],
    formal: [
      "Je souhaite pouvoir vous exposer de vive voix, lors d’un entretien, ce que {employer} m’a appris.",
      "Un entretien me permettrait de vous exposer plus en détail mon travail {chez-employer}.",
      "Lors d’un entretien, je pourrai vous exposer mon travail {chez-employer} et répondre à vos questions.",
      "Lors d’un entretien, je pourrai répondre à vos questions, notamment sur {les-skills}.",
      "Un entretien me donnerait l’occasion de répondre à vos questions sur le poste {de-role} et sur mon parcours.",
      "Je suis disponible pour un entretien.",
    ],
  },
  reach: {
    plain: [
      "Vous pouvez me joindre par téléphone ou courriel.",
      "La date qui vous convient me conviendra.",
      "Un message ou un appel suffit.",
    ],
    confident: ["Fixez la date.", "Un appel suffit.", "Appelez-moi."],
    warm: [
      "Par courriel ou par téléphone, comme vous voulez.",
      "Choisissez la date, et je viens.",
      "Un message suffit, ou un appel.",
    ],
    formal: ["La date qui vous conviendra sera la mienne.", "Vous pouvez me joindre par téléphone ou courriel."],
  },
  candid: {
    plain: [
      "Cette liste est courte et je la veux exacte : {any-skills}.",
      "Je ne cite que ce que je peux montrer : {any-skills}.",
      "Voici ce que je peux montrer dès aujourd’hui : {any-skills} ; le reste, je l’apprendrai sur place.",
      "Interrogez-moi sur ce que je cite ici : {any-skills}.",
    ],
    confident: ["Je cite ce que je peux montrer : {any-skills}."],
    warm: [
      "Je préfère dire peu et le penser, alors je m’en tiens à ceci : {any-skills}.",
      "Cette liste est courte, mais elle est vraie : {any-skills}.",
      "Voici ce que je peux montrer dès aujourd’hui : {any-skills} ; le reste, j’ai envie de l’apprendre chez vous.",
      "Interrogez-moi sur ceci, j’en parle avec plaisir : {any-skills}.",
    ],
    formal: [
      "Je m’en tiens dans cette lettre à ce que je suis en mesure de montrer, à savoir {any-skills}.",
      "Je ne fais état que de ce que je peux montrer à ce jour ({any-skills}), et je me formerai volontiers au reste.",
      "Je répondrai volontiers à toute question sur ce dont je fais état : {any-skills}.",
    ],
  },
  level: {
    plain: ["{niveau}.", "Côté études : {niveau-court}."],
    warm: ["{niveau}.", "Côté études, je précise : {niveau-court}."],
    formal: ["Pour ce qui est de mes études, je précise ceci : {niveau-court}."],
  },
  arrive: {
    plain: [
      "Chez vous, tout ne se fera pas comme {chez-employer}, alors je regarderai d’abord.",
      "En venant {de-employer}, je commencerais par apprendre votre manière de faire.",
    ],
    confident: ["{chez-employer}, je connais mon travail. | Je le connaîtrai aussi chez vous."],
    warm: [
      "Chez vous, tout ne se fera pas comme {chez-employer}, et cette idée me plaît.",
      "En venant {de-employer}, je regarderais d’abord et je poserais des questions.",
    ],
    formal: [
      "En venant {de-employer}, je souhaiterais voir en premier lieu comment le travail est organisé dans votre maison.",
      "Ce que je connais {de-employer}, je l’apporterais, et j’apprendrais ce qui se fait autrement dans votre maison.",
    ],
  },
  sum: {
    plain: [
      "En résumé, j’apporte {les-skills}, et mon travail {chez-employer}.",
      "En une ligne : {any-skills}, et mon travail {chez-employer}.",
      "Au total, vous trouverez chez moi {les-skills}, et ce que j’ai appris {chez-employer}.",
    ],
    confident: ["En une ligne : {any-skills}, et {employer}.", "Au total : {any-skills}, plus {employer}."],
    warm: [
      "En bref, j’apporte {les-skills}, et tout ce que j’ai appris {chez-employer}.",
      "En une ligne : {any-skills}, et mon travail {chez-employer}.",
      "Pour résumer, ce serait {any-skills}, et ce que je dois à mes années {chez-employer}.",
    ],
    formal: [
      "En résumé, je suis en mesure d’apporter au poste {les-skills} ainsi que mon expérience {chez-employer}.",
      "Je propose donc, en résumé, {les-skills} et l’expérience acquise {chez-employer}.",
    ],
  },
  outlook: {
    plain: [
      "En résumé, j’apporte {les-skills}, et la volonté d’apprendre le poste {de-role}.",
      "En une ligne : {any-skills}, et le désir d’apprendre le travail {de-role}.",
      "Au total : {any-skills}, et l’intention d’être utile comme {role}.",
    ],
    confident: [
      "En une ligne : {any-skills}, et le poste {de-role} en vue.",
      "Au total : {any-skills}, et l’intention d’être utile comme {role}.",
    ],
    warm: [
      "En bref : {any-skills}, et l’envie d’apprendre le poste {de-role}.",
      "Pour résumer : {any-skills}, et beaucoup d’intérêt pour le poste {de-role}.",
      "En une ligne : {any-skills}, et une place {de-role} qui me plairait.",
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
      "Au poste {de-role}, je préfère que l’on me montre une chose une bonne fois plutôt que de deviner.",
      "Donnez-moi une première semaine au poste {de-role}, et je saurai où j’ai le plus à apprendre.",
      "Comme {role}, je commencerais par ce qui presse et je demanderais le reste.",
      "Montrez-moi votre manière de faire, je la suivrai.",
    ],
    confident: ["Comme {role}, je demande d’abord, puis je fais.", "Montrez-moi une fois, et je le ferai."],
    warm: [
      "Je ne pense pas tout savoir du travail {de-role} dès le premier jour, mais j’aime poser des questions.",
      "Au poste {de-role}, j’aime mieux que l’on me montre une fois que de deviner.",
      "Donnez-moi une première semaine comme {role}, et je saurai quoi vous demander ensuite.",
      "Montrez-moi comment vous faites, et je m’y mets.",
    ],
    formal: [
      "Je ne prétends pas connaître tout le travail {de-role} dès le premier jour, mais je poserai les questions nécessaires.",
      "Au poste {de-role}, je préférerais recevoir une consigne claire plutôt que d’agir au hasard.",
      "Ce qui est d’usage dans votre maison pour le poste {de-role}, je l’apprendrais d’abord et je m’y tiendrais.",
    ],
  },
} satisfies Record<string, Phrases>;
