import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {acts} is a clause with “je”. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "Lors d’un entretien, je vous expliquerai comment {acts}.",
      "Je peux vous raconter, lors d’un entretien, comment {acts}.",
      "Demandez-moi, lors d’un entretien, comment {acts}.",
      "Quand nous nous rencontrerons, je vous dirai comment {acts}, et vous me direz ce que vous attendez du poste {de-role}.",
      "Un entretien sur le poste {de-role} me permettrait de répondre à vos questions.",
      "Je suis disponible pour un entretien.",
    ],
    confident: ["Fixons un entretien : je vous dirai comment {acts}.", "Parlons-en. | Je vous dirai comment {acts}."],
    warm: [
      "Et si nous en parlions ? | Je vous raconterai avec plaisir comment {acts}.",
      "J’aurais plaisir à vous rencontrer et à vous raconter comment {acts}.",
      "Rencontrons-nous : j’ai envie de vous raconter comment {acts}.",
      "J’aurais plaisir à vous rencontrer.",
    ],
    formal: [
      "Lors d’un entretien, je pourrai vous exposer comment {acts}.",
      "Un entretien me permettrait de vous exposer comment {acts}.",
      "Je vous exposerais volontiers, lors d’un entretien, comment {acts}.",
      "Je suis disponible pour un entretien.",
    ],
  },
} satisfies Record<string, Phrases>;
