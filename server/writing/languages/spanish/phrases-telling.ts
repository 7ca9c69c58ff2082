import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {acts} is a clause with “yo”. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "En una entrevista puedo contarles cómo {acts}.",
      "Cuando hablemos, les cuento cómo {acts} y escucho qué esperan del puesto de {role}.",
      "Pregúntenme en la entrevista cómo {acts}.",
      "Podemos hablar, por teléfono o en persona, y les cuento cómo {acts}.",
      "En una entrevista puedo responder a sus preguntas sobre el puesto de {role}.",
      "Cuando les venga bien, podemos hablar.",
    ],
    confident: ["Digan un día para la entrevista y les contaré cómo {acts}.", "Hablemos: les cuento cómo {acts}."],
    warm: [
      "¿Hablamos? | {Les/Os} cuento con gusto cómo {acts}.",
      "Me encantaría {conocerles/conoceros} y {contarles/contaros} cómo {acts}.",
      "Con gusto {les/os} cuento en persona cómo {acts}.",
      "Me encantaría {conocerles/conoceros} pronto.",
    ],
    formal: [
      "En una entrevista podré explicarles cómo {acts}.",
      "Una entrevista me permitiría explicarles cómo {acts}.",
      "Con gusto les expondré en una entrevista cómo {acts}.",
      "Quedo disponible para una entrevista.",
    ],
  },
} satisfies Record<string, Phrases>;
