import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {acts} is a clause with “je”. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "Lors d’un entretien, je vous expliquerai comment {acts}.",
      "J’en garde un peu pour l’entretien : comment {acts}.",
      "Demandez-moi, lors d’un entretien, comment {acts}.",
      "Quand nous nous rencontrerons, je vous dirai comment {acts}, et vous me direz ce que vous attendez du poste {de-role}.",
      "Comment {acts} se raconte mieux lors d’un entretien que par écrit.",
      "Si vous souhaitez savoir comment {acts}, parlons-en lors d’un entretien.",
      "Un entretien sur le poste {de-role} me permettrait de répondre à vos questions.",
    ],
    confident: [
      "Fixons un entretien : je vous dirai comment {acts}.",
      "Un appel, et je vous dirai comment {acts}.",
      "Pour l’entretien, je garde ceci : comment {acts}.",
    ],
    warm: [
      "Et si nous nous rencontrions ? | Je vous raconterai avec plaisir comment {acts}.",
      "J’aurais plaisir à vous rencontrer et à vous raconter comment {acts}.",
      "Rencontrons-nous : j’ai envie de vous raconter comment {acts}.",
      "Pour notre rencontre, je garde ceci, que je raconterai avec plaisir : comment {acts}.",
      "Demandez-moi, quand nous nous rencontrerons, comment {acts}, et parlez-moi du poste {de-role}.",
      "J’aurais plaisir à vous rencontrer pour parler du poste {de-role}.",
    ],
    formal: [
      "Lors d’un entretien, je pourrai vous exposer comment {acts}, et répondre à vos questions sur ma candidature.",
      "Un entretien me permettrait de vous exposer comment {acts}, et de connaître vos attentes pour le poste {de-role}.",
      "Je vous exposerais volontiers, lors d’un entretien, comment {acts}, pour autant que cela vous soit utile.",
      "Comment {acts} est un point que j’exposerai volontiers, et en détail, lors d’un entretien.",
      "Un entretien sur le poste {de-role} me permettrait de répondre à vos questions sur cette candidature.",
    ],
  },
} satisfies Record<string, Phrases>;
