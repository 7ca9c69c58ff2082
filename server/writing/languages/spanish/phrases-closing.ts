import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and the next step. */
export const closings = {
  wish: {
    plain: [
      "También quiero hacerme cargo de {topic1} y de {topic2}.",
      "De su equipo quiero aprender dos cosas: {topic1} y {topic2}.",
      "Además de lo que traigo de {employer-again}, quiero ocuparme de {topic1} y de {topic2}.",
      "Su oferta nombra también {topic1} y {topic2}, y quiero aprender cómo lo hacen.",
      "También quiero hacerme cargo de {one}.",
      "Algo que quiero aprender pronto: {one}.",
      "Además de lo que traigo de {employer-again}, quiero ocuparme de {one}.",
      "En su oferta leo también {one}, y es algo que quiero aprender.",
      "Aporto {the-skills}, y con ustedes quiero avanzar en {one}.",
      "Para {one} prefiero mirar primero cómo lo hacen y después hacerlo a su manera.",
    ],
    confident: [
      "Quiero hacerme cargo de {topic1} y de {topic2}.",
      "Lo siguiente que quiero aprender: {one}.",
      "Después vienen {topic1} y {topic2}.",
    ],
    warm: [
      "Siento curiosidad por {topic1} y por {topic2}, y quiero aprender ambas cosas.",
      "{topic1} y {topic2}: suena a trabajo que haría con gusto.",
      "Además de lo que traigo de {employer-again}, me gustaría ocuparme de {topic1} y de {topic2}.",
      "{Su/Vuestra} gente puede enseñarme más de {topic1} y de {topic2}.",
      "De {su/vuestra} oferta tengo ganas de aprender también {one}.",
      "{one}: suena a trabajo que haría con gusto.",
      "Además de lo que traigo de {employer-again}, me encantaría ocuparme de {one}.",
      "Para {one} me gustaría mirar primero y probar después.",
      "Y siento curiosidad por {one}, que nombra {su/vuestra} oferta.",
      "Aporto {the-skills}, y con {ustedes/vosotros} me gustaría avanzar en {one}.",
    ],
    formal: [
      "Tengo asimismo la disposición de asumir {topic1} y {topic2}, como se describe en su oferta.",
      "Además de lo que traigo de {employer-again}, deseo ocuparme de {topic1} y de {topic2}, que su oferta describe.",
      "Los puntos de su oferta con los que deseo familiarizarme pronto son los siguientes: {topic1} y {topic2}.",
      "Es mi deseo aprender con ustedes dos de las tareas que describen: {topic1} y {topic2}.",
      "Tengo asimismo la disposición de familiarizarme con {one}, que su oferta describe.",
      "Además de lo que traigo de {employer-again}, es mi deseo familiarizarme pronto con {one}.",
      "En lo que respecta a {one}, tengo la disposición de aprenderlo a la manera de su casa.",
      "A partir de {the-skills}, tengo la disposición de avanzar en {one}.",
    ],
    full: [
      "Hay en su oferta dos tareas en las que quiero crecer: {topic1} y {topic2}.",
      "Hay en su oferta una tarea en la que quiero crecer: {one}.",
    ],
  },
  reading: {
    plain: [
      "Según {su/vuestra} oferta, el trabajo va de {topic1} a {topic2}.",
      "Su oferta nombra {topic1} y {topic2}, y es un trabajo que quiero hacer.",
      "Dos puntos de su oferta motivan esta carta: {topic1} y {topic2}.",
      "Su oferta destaca dos puntos: {topic1} y {topic2}.",
      "Me interesan {topic1} y {topic2}, que su oferta pone en la misma lista.",
    ],
    confident: [
      "El trabajo va de {topic1} a {topic2}. | Lo quiero entero.",
      "Su oferta nombra {topic1} y {topic2}. | Es lo que busco.",
    ],
    warm: [
      "Según {su/vuestra} oferta, el trabajo va de {topic1} a {topic2}, y me gusta esa variedad.",
      "De {topic1} a {topic2}: me gusta cómo suenan los días que {describen/describís}.",
      "Hay en {su/vuestra} oferta dos puntos que tengo ganas de probar: {topic1} y {topic2}.",
      "{Su/Vuestra} oferta habla de {topic1} y de {topic2}, y me gustaría hacer ambas cosas.",
    ],
    formal: [
      "Según entiendo su oferta, el puesto abarca desde {topic1} hasta {topic2}.",
      "Su oferta describe tareas que van de {topic1} a {topic2}.",
      "Mi interés se dirige en especial a dos puntos de su oferta: {topic1} y {topic2}.",
      "De su oferta destaco en primer lugar {topic1} y {topic2}, que motivan esta carta.",
    ],
  },
  ask: {
    plain: [
      "En la entrevista quiero preguntar por {topic}.",
      "Tengo una pregunta sobre {topic}, que su oferta nombra.",
      "¿Cómo se organiza en su equipo {topic}?",
      "En su equipo, ¿cómo se organiza {topic}?",
    ],
    confident: ["Mi única pregunta es sobre {topic}."],
    warm: [
      "Siento curiosidad por {topic} y quiero saber más.",
      "Me gustaría que me {contaran/contarais} más de {topic}.",
      "¿Y cómo se organiza con {ustedes/vosotros} {topic}?",
      "Mi pregunta para {ustedes/vosotros} es sobre {topic}.",
    ],
    formal: [
      "Una pregunta que deseo hacerles se refiere a {topic} y al lugar que ocupa en el puesto.",
      "Un punto del que deseo saber más en la entrevista {es#son} {topic}, que su oferta describe.",
      "Me sería útil conocer con más detalle cómo se organiza en su casa {topic}.",
    ],
  },
  documents: {
    plain: [
      "Con esta candidatura llegará también {documents}.",
      "Como piden, acompaña a esta carta {documents}.",
      "Adjunta a esta carta va lo que piden: {documents}.",
    ],
    warm: [
      "Con la carta llegará {documents}.",
      "Como {piden/pedís}, con esta carta va {documents}.",
      "Y, como {piden/pedís}, {documents}.",
    ],
    formal: [
      "Junto con esta candidatura les haré llegar {documents}.",
      "Acompaña a esta candidatura {documents}, tal como se solicita.",
    ],
  },
  terms: {
    plain: ["Busco {time}.", "En cuanto a las condiciones, busco {time}."],
    warm: ["Busco {time}.", "En cuanto a las condiciones, busco {time}."],
    formal: ["Cabe añadir que busco {time}, si ello es compatible con el puesto."],
    full: ["En cuanto a las condiciones del puesto, puedo decir desde ahora que busco {time}."],
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
    ],
    full: [
      "En una entrevista, por teléfono o en persona, puedo contarles con más detalle lo que {hago>hice} en {employer-again}.",
    ],
  },
  reach: {
    plain: [
      "Estoy localizable por teléfono y por correo.",
      "La fecha la ponen ustedes.",
      "Basta una llamada o un mensaje.",
    ],
    confident: ["Una llamada basta.", "La fecha la ponen ustedes."],
    warm: [
      "Basta una llamada o un mensaje.",
      "Una llamada corta también vale.",
      "El día lo {ponen/ponéis} {ustedes/vosotros}.",
    ],
    formal: ["Acudiré en la fecha que les convenga.", "Pueden localizarme por teléfono o por correo."],
  },
  candid: {
    plain: [
      "Mi lista es corta y prefiero que sea cierta: {skills}.",
      "Nombro solo lo que puedo mostrar: {skills}.",
      "Hoy puedo mostrar esto: {skills}; lo demás lo aprenderé en el puesto.",
      "Pueden preguntarme con detalle por lo que aquí nombro: {skills}.",
    ],
    confident: ["Nombro lo que puedo mostrar: {skills}."],
    warm: [
      "Prefiero decir poco y que sea cierto, así que me quedo con esto: {skills}.",
      "Mi lista es corta, pero es cierta: {skills}.",
      "Hoy puedo mostrar esto: {skills}; lo demás tengo ganas de aprenderlo con {ustedes/vosotros}.",
      "Con gusto respondo a lo que {quieran/queráis} saber de esto: {skills}.",
    ],
    formal: [
      "Me limito en esta carta a lo que puedo acreditar, a saber: {skills}.",
      "Lo que hoy puedo mostrar es lo siguiente: {skills}; lo demás tengo la disposición de aprenderlo en el puesto.",
      "Con gusto responderé a cualquier pregunta sobre lo que aquí menciono: {skills}.",
    ],
  },
  level: {
    plain: ["De estudios digo lo justo: {schooling}.", "En cuanto a estudios, {schooling}."],
    warm: ["De estudios: {schooling}.", "En cuanto a estudios, {schooling}."],
    formal: ["En lo que respecta a mis estudios, puedo señalar que {schooling}."],
  },
  arrive: {
    plain: [
      "No todo se hará con ustedes como en {employer-again}, así que primero miraré y preguntaré.",
      "Al venir de {employer-again}, empezaría por aprender cómo trabajan.",
    ],
    confident: ["En {employer-again} conozco mi trabajo. | Aquí también lo conoceré."],
    warm: [
      "No todo se hará con {ustedes/vosotros} como en {employer-again}, y esa idea me gusta.",
      "Siento curiosidad por ver qué es distinto de {employer-again}.",
    ],
    formal: [
      "Al venir de {employer-again}, desearía ver en primer lugar cómo se organiza el trabajo en su casa.",
      "Lo que conozco de {employer-again} lo aportaré, y lo que en su casa se haga de otro modo lo aprenderé.",
    ],
  },
  sum: {
    plain: [
      "En resumen, aporto {the-skills} y lo aprendido en {employer-again}.",
      "En una línea: {skills}, y lo aprendido en {employer-again}.",
      "Puesto todo junto, serían {the-skills} y lo que {hago>hice} en {employer-again}.",
    ],
    confident: ["En una línea: {skills}, y {employer-again}.", "Todo junto: {skills}, más {employer-again}."],
    warm: [
      "En resumen: {skills}, y todo lo aprendido en {employer-again}.",
      "En breve: {skills}, y mis días en {employer-again}.",
    ],
    formal: [
      "En resumen, puedo aportar al puesto {the-skills}, además de lo aprendido en {employer-again}.",
      "Ofrezco, por tanto, {the-skills} y la experiencia reunida en {employer-again}.",
    ],
  },
  outlook: {
    plain: [
      "En resumen, aporto {the-skills} y la voluntad de aprender el puesto de {role}.",
      "En una línea: {skills}, y el deseo de aprender el oficio de {role}.",
      "Puesto todo junto: {skills}, y el propósito de ser útil como {role}.",
    ],
    confident: [
      "En una línea: {skills}, y ganas de ser útil como {role}.",
      "Todo junto: {skills}, y la decisión de ser {role}.",
    ],
    warm: [
      "En breve: {skills}, y mucho que quiero aprender como {role}.",
      "Para resumir: {skills}, y un interés grande por el puesto de {role}.",
      "En una línea: {skills}, y la ilusión de empezar como {role}.",
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
      "Con una primera semana en el puesto de {role} sabré dónde tengo más que aprender.",
      "Como {role} empezaría por lo que urge y preguntaría por lo demás.",
      "Enséñenme su manera de trabajar, y la seguiré.",
    ],
    confident: ["Como {role} pregunto primero y después lo hago.", "Enséñenmelo una vez y lo haré."],
    warm: [
      "No espero saberlo todo del puesto de {role} el primer día, pero me gusta preguntar.",
      "En el puesto de {role} me gusta más que me enseñen algo bien una vez que adivinarlo.",
      "Con una primera semana como {role} sabré qué {preguntarles/preguntaros} después.",
      "Con gusto aprendo {su/vuestra} manera de trabajar.",
    ],
    formal: [
      "No pretendo conocer todo el trabajo del puesto de {role} desde el primer día, pero haré las preguntas necesarias.",
      "En el puesto de {role} preferiría recibir una indicación clara antes que actuar por suposiciones.",
      "Lo que en su casa sea costumbre para el puesto de {role} lo aprenderé primero y después lo seguiré.",
    ],
  },
} satisfies Record<string, Phrases>;
