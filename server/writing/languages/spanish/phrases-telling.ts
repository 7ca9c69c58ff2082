import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {acts} is a clause with “yo”. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "En una entrevista puedo contarles cómo {acts}.",
      "Para la entrevista guardo una cosa: cómo {acts}.",
      "En la entrevista les cuento cómo {acts}, y escucho qué esperan del puesto de {role}.",
      "Podemos hablar, por teléfono o en persona, y les cuento cómo {acts}.",
      "Cómo {acts} se cuenta mejor en una entrevista que por escrito.",
      "Si les interesa cómo {acts}, lo cuento con detalle en una entrevista.",
      "En una entrevista puedo responder a sus preguntas sobre el puesto de {role}.",
    ],
    confident: [
      "Digan un día para la entrevista y les contaré cómo {acts}.",
      "Basta una llamada, y les cuento cómo {acts}.",
      "Para la entrevista: cómo {acts}.",
    ],
    warm: [
      "¿Quedamos para hablar? | {Les/Os} cuento con gusto cómo {acts}.",
      "Me encantaría charlar y {contarles/contaros} cómo {acts}.",
      "Me gustaría {contarles/contaros} en una entrevista cómo {acts}.",
      "Una cosa la guardo para cuando podamos charlar: cómo {acts}.",
      "En una charla {les/os} cuento con gusto cómo {acts}, y me {cuentan/contáis} qué {esperan/esperáis} del puesto de {role}.",
      "Me encantaría charlar sobre el puesto de {role}.",
    ],
    formal: [
      "En una entrevista podré explicarles cómo {acts}, así como lo demás que deseen saber de mi candidatura.",
      "Una entrevista me permitiría explicarles cómo {acts}, y conocer lo que esperan del puesto de {role}.",
      "Con gusto les expondré en una entrevista cómo {acts}, si ello es de su interés para el puesto.",
      "Cómo {acts} es algo que expondré con gusto, y con el detalle que deseen, en una entrevista.",
      "Una entrevista me permitiría responder a sus preguntas sobre mi candidatura al puesto de {role}.",
    ],
  },
} satisfies Record<string, Phrases>;
