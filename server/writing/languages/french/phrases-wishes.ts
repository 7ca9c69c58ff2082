import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and what is sent along. */
export const wishes = {
  wish: {
    plain: [
      "Je souhaite aussi prendre part {à-about}.",
      "Pour {about}, j’apprendrai volontiers auprès de vos équipes.",
      "Au-delà de ce que j’ai appris {chez-employer}, je souhaite prendre part {à-about}.",
      "C’est avec vos équipes que je me formerai {à-about}.",
      "En partant {de-skills}, j’apprendrai chez vous {about}.",
      "{foreign}Pour le reste du poste {de-role}, j’apprendrai de vos équipes.",
      "{foreign}Le reste du poste {de-role}, je veux l’apprendre chez vous.",
      "{foreign}D’autres tâches de votre annonce m’intéressent.",
      "Je souhaite apprendre chez vous {about}.",
      "Il me reste à découvrir {about}, et je souhaite le faire avec vos équipes.",
      "Votre annonce cite aussi {about} ; je m’y formerai volontiers.",
      "Parmi vos tâches, je souhaite aussi prendre en main {about}.",
    ],
    confident: [
      "Je veux aussi {about}.",
      "{about} : je veux l’apprendre.",
      "{foreign}Le reste du poste, je l’apprends.",
      "Je m’y mettrai aussi : {about}.",
    ],
    warm: [
      "J’ai envie d’en savoir plus sur {about}.",
      "J’aimerais aussi prendre part {à-about}.",
      "Pour {about}, j’aurais plaisir à apprendre de vos équipes.",
      "Après ce que j’ai connu {chez-employer}, j’ai envie de me mettre aussi {à-about}.",
      "Votre annonce parle aussi {de-about}, et cela me plaît.",
      "J’apporte {les-skills}, et j’ai envie d’apprendre {about} chez vous.",
      "{foreign}J’ai envie d’apprendre aussi le reste du poste {de-role}.",
      "{foreign}Le reste de votre annonce me plaît aussi.",
      "Me former chez vous {à-about} me ferait plaisir.",
      "Pour {about}, j’apprendrai avec plaisir auprès de vous.",
      "Parmi vos tâches, il y a {about}, et j’ai envie de m’y essayer.",
    ],
    formal: [
      "Je souhaite également me former {à-about}, que votre annonce mentionne parmi les tâches.",
      "S’agissant {de-about}, je me formerai volontiers auprès de vos équipes.",
      "En partant {de-skills}, je me formerai volontiers {à-about}.",
      "Au-delà de ce que j’ai appris {chez-employer}, je souhaite prendre part {à-about}.",
      "{foreign}S’agissant des autres tâches du poste {de-role}, je me formerai volontiers auprès de vos équipes.",
      "{foreign}Je me formerai volontiers aux autres tâches du poste {de-role}.",
      "Je me formerai volontiers {à-about}, comme le prévoit votre annonce.",
      "Votre annonce mentionne aussi {about}, et je souhaite y prendre part.",
      "C’est auprès de vos équipes que je souhaite me former {à-about}.",
    ],
  },
  welcome: {
    plain: ["L’annonce précise qu’{welcome}, et c’est pourquoi j’écris.", "Je lis qu’{welcome}. | D’où cette lettre."],
    warm: ["Je lis avec plaisir qu’{welcome}.", "Je lis qu’{welcome}. | Voilà qui me plaît."],
    formal: ["L’annonce précise qu’{welcome}, et c’est à ce titre que je me présente."],
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
      "Comme vous le demandez, je joins {documents}.",
      "Comme demandé, je joins aussi {documents}.",
      "Comme prévu dans l’annonce, je joins {documents}.",
    ],
    warm: [
      "Comme vous le demandez, je joins {documents}.",
      "Je joins aussi {documents}.",
      "Comme demandé, je joins {documents}.",
    ],
    formal: [
      "Conformément à votre annonce, je joins {documents}.",
      "Comme le prévoit l’annonce, je joins {documents}.",
      "Selon votre demande, je joins également {documents}.",
    ],
  },
  terms: {
    plain: [
      "Je cherche {time}.",
      "Pour le temps de travail, je cherche {time}.",
      "Côté temps de travail, je cherche {time}.",
    ],
    warm: ["Pour être précis, je cherche {time}.", "Côté temps de travail, je cherche {time}.", "Je cherche {time}."],
    formal: [
      "J’ajoute que je cherche {time}, pour autant que le poste le permette.",
      "Pour ce qui est du temps de travail, je cherche {time}, si le poste le permet.",
    ],
  },
} satisfies Record<string, Phrases>;
