import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {acts} is a clause with “yo”. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "En una entrevista puedo contarles cómo {acts}.",
      "Si les parece, en una entrevista responderé a sus preguntas y les contaré cómo {acts}.",
      "Podemos hablar cuando quieran, por teléfono o en persona: les contaré cómo {acts}.",
      "Cómo {acts} se cuenta mejor en una entrevista que por escrito.",
      "Si les interesa saber cómo {acts}, lo cuento con detalle en una entrevista.",
      "Con gusto les cuento en una entrevista cómo {acts}.",
      "[En una entrevista|Cuando hablemos|En persona|El día que digan] [puedo responder|responderé] a [sus preguntas|lo que quieran saber|cuanto me pregunten] sobre [mi trabajo|mi experiencia|mi recorrido][| hasta ahora| con más calma].",
      "Pueden preguntarme lo que quieran en una entrevista.",
    ],
    confident: [
      "Digan un día para la entrevista y les contaré cómo {acts}.",
      "Basta una llamada, y les cuento cómo {acts}.",
      "En la entrevista les cuento cómo {acts}.",
    ],
    warm: [
      "¿Quedamos para hablar? | {Les/Os} cuento con gusto cómo {acts}.",
      "Me encantaría charlar y {contarles/contaros} cómo {acts}.",
      "Me gustaría {contarles/contaros} en una entrevista cómo {acts}.",
      "Me encantaría {conocerles/conoceros}: en una charla {les/os} cuento cómo {acts}.",
      "Si [{les/os} apetece hablar|{les/os} parece bien hablar|{quieren/queréis} hablar], {les/os} cuento con gusto cómo {acts}.",
      "En una charla {les/os} cuento cómo {acts}, y {ustedes/vosotros} me {cuentan/contáis} cómo es el día a día del puesto.",
      "Me [encantaría|gustaría|haría ilusión] [charlar sobre|saber más de|hablar de] [el puesto|la vacante] de {role}.",
    ],
    formal: [
      "En una entrevista podré explicarles cómo {acts}, así como lo demás que deseen saber de mi candidatura.",
      "Una entrevista me permitiría conocer con más detalle lo que esperan de este puesto y explicarles cómo {acts}.",
      "En una entrevista responderé con gusto a sus preguntas y les expondré cómo {acts}.",
      "Si lo consideran oportuno, en una entrevista podré explicarles con detalle cómo {acts}.",
      "Una entrevista me permitiría responder a [sus preguntas|cuanto deseen preguntarme|lo que deseen saber] sobre mi [candidatura al|posible incorporación al] puesto de {role}.",
      "Responderé con [gusto|agrado|interés] [a sus preguntas|a lo que deseen saber|a cuanto deseen preguntar] en una entrevista sobre el puesto de {role}.",
    ],
  },
} satisfies Record<string, Phrases>;
