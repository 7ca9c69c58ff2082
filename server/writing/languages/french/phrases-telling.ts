import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {acts} is a clause with “je”. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "Lors d’un entretien, je vous expliquerai comment {acts}.",
      "Je vous propose un entretien : je vous dirai comment {acts}.",
      "Je vous dirai volontiers, lors d’un entretien, comment {acts}.",
      "[Quand nous nous rencontrerons|Lors d’un entretien], je vous [dirai|expliquerai] comment {acts}, et vous me direz ce que vous attendez du poste {de-role}.",
      "Si vous souhaitez savoir comment {acts}, parlons-en lors d’un entretien.",
      "Un entretien sur le poste {de-role} me permettrait de [répondre à vos questions|répondre à toutes vos questions|répondre de vive voix à vos questions|répondre à vos questions et de poser les miennes].",
    ],
    confident: [
      "Fixons un entretien : je vous dirai comment {acts}.",
      "Rencontrons-nous : je vous dirai comment {acts}.",
    ],
    warm: [
      "J’aurais plaisir à vous rencontrer et à vous raconter comment {acts}.",
      "Rencontrons-nous : je vous raconterai avec plaisir comment {acts}.",
      "J’aimerais vous rencontrer : je vous raconterai comment {acts}, et vous me parlerez du poste {de-role}.",
      "Et si nous nous rencontrions ? | Je vous raconterai avec plaisir comment {acts}.",
      "Quand nous nous rencontrerons, je vous raconterai volontiers comment {acts}.",
      "[J’aurais plaisir à|J’aimerais|J’ai envie de] vous rencontrer pour [parler|discuter] du poste {de-role}[| et de la suite].",
    ],
    formal: [
      "Lors d’un entretien, je pourrai vous exposer comment {acts}, et répondre à vos questions sur cette candidature.",
      "Un entretien me permettrait de vous exposer comment {acts}, et de connaître vos attentes pour le poste {de-role}.",
      "C’est volontiers que je vous exposerais, lors d’un entretien, comment {acts}.",
      "Si vous souhaitez savoir plus précisément comment {acts}, je vous l’exposerai volontiers lors d’un entretien.",
      "Un entretien sur le poste {de-role} me permettrait de [répondre à vos questions|répondre à toutes vos questions|répondre de vive voix à vos questions|répondre à vos questions et de poser les miennes].",
    ],
    enthusiastic: [
      "J’ai très envie de vous rencontrer et de vous raconter comment {acts} !",
      "J’ai envie de vous raconter de vive voix comment {acts} !",
    ],
    friendly: [
      "Voyons-nous : je vous raconterai comment {acts}.",
      "Je vous raconterai volontiers, de vive voix, comment {acts}.",
    ],
  },
} satisfies Record<string, Phrases>;
