import type { Phrases } from "../../realising/language-module.ts";

/** How the writer would begin, what it comes to, and the next step. */
export const closings = {
  candid: {
    plain: [
      "Hoy puedo mostrar esto: {skills}; lo demás lo aprenderé en el puesto.",
      "Con lo que ya sé ({skills}) puedo empezar, y paso a paso quiero asumir más.",
      "Puedo empezar desde el primer día con esto: {skills}; lo demás lo aprenderé trabajando.",
    ],
    confident: ["Puedo empezar ya con esto: {skills}."],
    warm: [
      "Hoy puedo mostrar esto: {skills}; lo demás tengo ganas de aprenderlo con {ustedes/vosotros}.",
      "Con lo que ya sé ({skills}) puedo empezar, y lo demás tengo ganas de aprenderlo.",
      "Puedo empezar desde el primer día con esto: {skills}; el resto me gusta aprenderlo trabajando.",
    ],
    formal: [
      "Lo que hoy puedo mostrar es lo siguiente: {skills}; lo demás tengo la disposición de aprenderlo en el puesto.",
      "Con gusto responderé a cualquier pregunta sobre lo que aquí menciono: {skills}.",
      "Desde el primer día puedo aportar lo siguiente: {skills}; en lo demás me formaré en el puesto.",
    ],
  },
  arrive: {
    plain: [
      "Al venir de {employer-again}, empezaría por aprender cómo trabajan.",
      "Cada casa tiene sus costumbres; al venir de {employer-again}, empezaré por aprender las suyas.",
      "Habrá cosas que se hagan de otro modo que en {employer-again}, y las primeras semanas escucharé mucho.",
    ],
    confident: ["Vengo de {employer-again} y aprenderé sus costumbres."],
    warm: [
      "No todo se hará con {ustedes/vosotros} como en {employer-again}, y esa idea me gusta.",
      "Siento curiosidad por ver qué es distinto de {employer-again}.",
      "Cada equipo trabaja de una manera, y al venir de {employer-again} tengo curiosidad por aprender la {suya/vuestra}.",
    ],
    formal: [
      "Al venir de {employer-again}, desearía ver en primer lugar cómo se organiza el trabajo en su casa.",
      "Lo que conozco de {employer-again} lo aportaré, y lo que en su casa se haga de otro modo lo aprenderé.",
      "Cada casa tiene sus usos; al venir de {employer-again}, comenzaré por conocer los suyos.",
    ],
  },
  sum: {
    plain: [
      "En resumen, aporto {the-skills}, además de lo aprendido en {employer-again}.",
      "En definitiva, ofrezco {the-skills}, además de la experiencia de {employer-again}.",
    ],
    confident: ["Esto ofrezco: {skills}, y la experiencia de {employer-again}."],
    warm: [
      "En resumen: {skills}, y todo lo aprendido en {employer-again}.",
      "En mi maleta van {the-skills}, además de todo lo aprendido en {employer-again}.",
    ],
    formal: [
      "En resumen, puedo aportar al puesto {the-skills}, además de lo aprendido en {employer-again}.",
      "Ofrezco, por tanto, {the-skills}, así como la experiencia reunida en {employer-again}.",
    ],
  },
  outlook: {
    plain: [
      "En resumen, aporto {the-skills} y la voluntad de aprender el puesto de {role}.",
      "Con este punto de partida ({skills}) quiero aprender a fondo el trabajo de {role}.",
      "En definitiva, esto ofrezco: {skills}; el trabajo de {role} quiero aprenderlo bien.",
    ],
    confident: ["Esto ofrezco: {skills}, y la voluntad de aprender el resto."],
    warm: [
      "En mi maleta: {skills}, y muchas ganas de aprender el trabajo de {role}.",
      "Aporto {skills}, y me hace ilusión empezar como {role}.",
    ],
    formal: [
      "En resumen, puedo aportar lo siguiente: {skills}, y la voluntad de aprender el puesto de {role}.",
      "Ofrezco, por tanto, lo siguiente: {skills}, y un interés firme por el puesto de {role}.",
    ],
  },
  start: {
    plain: [
      "No espero saberlo todo del puesto de {role} el primer día, pero preguntaré hasta saberlo.",
      "En el puesto de {role} prefiero que me enseñen algo bien una vez a adivinarlo.",
      "Como {role} empezaría por lo que urge y preguntaría por lo demás.",
      "Primero aprenderé su manera de trabajar.",
      "Las primeras semanas como {role} escucharé, preguntaré y después haré mi parte.",
      "Una buena pregunta ahorra un error, así que como {role} preguntaré mucho al principio.",
    ],
    confident: ["Como {role} pregunto primero y después lo hago."],
    warm: [
      "No espero saberlo todo del puesto de {role} el primer día, pero me gusta preguntar.",
      "En el puesto de {role} me gusta más que me enseñen algo bien una vez que adivinarlo.",
      "Con gusto aprendo {su/vuestra} manera de trabajar.",
      "Me gusta aprender haciendo.",
      "Las primeras semanas como {role} escucharé mucho, y me gusta preguntar.",
    ],
    formal: [
      "No pretendo conocer todo el trabajo del puesto de {role} desde el primer día, pero haré las preguntas necesarias.",
      "En el puesto de {role} preferiría recibir una indicación clara antes que actuar por suposiciones.",
      "Lo que en su casa sea costumbre para el puesto de {role} lo aprenderé primero y después lo seguiré.",
      "Durante las primeras semanas en el puesto de {role} me ocuparé ante todo de conocer la organización de su casa.",
    ],
  },
  offer: {
    plain: [
      "En una entrevista puedo contarles más de {my-post} y escuchar qué esperan del puesto de {role}.",
      "En una entrevista puedo contarles más de {my-post}.",
      "Podemos hablar, por teléfono o en persona, de lo que {hago>hice} en {employer-again} y de lo que esperan del puesto.",
      "Cuando podamos hablar, puedo entrar en detalle sobre {my-post} y responder a sus preguntas.",
      "En una entrevista puedo responder a lo que quieran saber de {the-skills} y de mi interés por el puesto de {role}.",
      "En una conversación puedo responder a lo que quieran saber de {the-skills}.",
      "En una entrevista puedo explicar con calma lo que sé: {skills}.",
      "Cuando les venga bien, podemos hablar.",
      "En una entrevista puedo explicar con detalle {my-post} y resolver sus preguntas.",
      "Lo mejor sería una entrevista, en la que puedo contarles más de {my-post}.",
    ],
    confident: [
      "Hablemos. | Les cuento lo que {hago>hice} en {employer-again}.",
      "Hablemos en una entrevista de lo que puedo aportar: {skills}.",
      "Digan un día para la entrevista y les contaré más de {my-post}.",
      "Hablemos en una entrevista.",
    ],
    warm: [
      "Me gustaría {conocerles/conoceros} y hablar de {employer-again} y del puesto de {role} con más calma.",
      "¿Hablamos? | Puedo {contarles/contaros} más de {my-post}.",
      "Me encantaría seguir esta conversación en persona y hablar con calma de {employer-again}.",
      "Hablemos: en una charla {les/os} cuento más de {employer-again}.",
      "¿Hablamos? | Puedo {contarles/contaros} más de lo que sé: {skills}.",
      "Me alegraría {conocerles/conoceros} y charlar sobre {the-skills}.",
      "Me gustaría {conocerles/conoceros} y charlar sobre el puesto de {role}.",
      "¿Hablamos? | Una llamada basta para quedar.",
      "Me encantaría {conocerles/conoceros} y {contarles/contaros} más de {my-post}.",
      "¿Nos vemos para hablar? | Con gusto {les/os} cuento más de {employer-again}.",
    ],
    enthusiastic: [
      "¡Me encantaría charlar y {contarles/contaros} más de {employer-again}!",
      "¡Me haría ilusión charlar y {contarles/contaros} más!",
    ],
    formal: [
      "En una entrevista puedo darles más detalles de {my-post} y responder a sus preguntas sobre mi candidatura.",
      "Con gusto les daré en una entrevista más detalles de lo que {hago>hice} en {employer-again}.",
      "En una entrevista personal puedo responder a sus preguntas sobre {the-skills} y sobre mi interés por el puesto de {role}.",
      "En una entrevista puedo exponer con más detalle lo que aquí menciono: {skills}.",
      "En una entrevista puedo responder a sus preguntas sobre mi candidatura al puesto de {role}.",
      "Una entrevista me permitiría exponer con más detalle {my-post}.",
    ],
    full: [
      "En una entrevista, por teléfono o en persona, puedo contarles con más detalle lo que {hago>hice} en {employer-again}.",
    ],
  },
  reach: {
    plain: [
      "Estoy localizable por teléfono y por correo.",
      "Basta una llamada o un mensaje.",
      "Me adapto a la fecha que les convenga.",
    ],
    confident: ["Una llamada basta.", "Basta una llamada."],
    warm: [
      "Basta una llamada o un mensaje.",
      "El día lo {ponen/ponéis} {ustedes/vosotros}.",
      "Me adapto al día que {les/os} convenga.",
    ],
    formal: ["Acudiré en la fecha que les convenga.", "Pueden localizarme por teléfono o por correo."],
  },
} satisfies Record<string, Phrases>;
