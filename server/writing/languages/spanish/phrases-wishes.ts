import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and what is sent along. */
export const wishes = {
  wish: {
    plain: [
      "También quiero {hacer}.",
      "Además de lo que traigo de {employer-again}, quiero aprender a {hacer} como lo hacen ustedes.",
      "Con ustedes quiero aprender además a {hacer}.",
      "Aporto {the-skills}, y con ustedes quiero aprender a {hacer}.",
      "Otra tarea de su oferta que quiero asumir es la de {hacer}.",
      "También quiero hacerme cargo de {topic1} y de {topic2}.",
      "Además de lo que traigo de {employer-again}, quiero ocuparme de {topic1} y de {topic2}.",
      "Su oferta nombra también {topic1} y {topic2}, y quiero aprender cómo lo hacen.",
      "También quiero hacerme cargo de {noun-one}.",
      "Además de lo que traigo de {employer-again}, quiero ocuparme de {noun-one}.",
      "Aporto {the-skills}, y con ustedes quiero avanzar en {noun-one}.",
      "Con ustedes quiero aprender además a fondo dos tareas: {topic1} y {topic2}.",
      "Me queda por aprender {a-one}, y quiero hacerlo con ustedes.",
      "También me interesa ocuparme de {noun-one}.",
      "También me interesa ocuparme de {topic1} y de {topic2}.",
    ],
    confident: [
      "También quiero {hacer}.",
      "Quiero hacerme cargo de {topic1} y de {topic2}.",
      "Lo siguiente que quiero aprender: {one}.",
      "También quiero ocuparme de {noun-one}.",
    ],
    warm: [
      "Me gustaría también {hacer}.",
      "Además de lo que traigo de {employer-again}, me encantaría {hacer} con {ustedes/vosotros}.",
      "Tengo ganas de {hacer}, como dice {su/vuestra} oferta.",
      "Aporto {the-skills}, y con {ustedes/vosotros} me gustaría {hacer}.",
      "Siento curiosidad por {topic1} y por {topic2}, y quiero aprender ambas cosas.",
      "Además de lo que traigo de {employer-again}, me gustaría ocuparme de {topic1} y de {topic2}.",
      "De {su/vuestra} oferta tengo ganas de aprender también {a-one}.",
      "Además de lo que traigo de {employer-again}, me encantaría ocuparme de {noun-one}.",
      "Y siento curiosidad por {noun-one}, que nombra {su/vuestra} oferta.",
      "Aporto {the-skills}, y con {ustedes/vosotros} me gustaría avanzar en {noun-one}.",
      "Con {ustedes/vosotros} tengo ganas de aprender {a-one}.",
      "Me gustaría ocuparme también de {topic1} y de {topic2}.",
      "Me gustaría ocuparme también de {noun-one}.",
    ],
    formal: [
      "Tengo asimismo la disposición de {hacer}, tal como lo describe su oferta.",
      "Además de lo que traigo de {employer-again}, es mi deseo aprender a {hacer} según los usos de su casa.",
      "A partir de {the-skills}, tengo la disposición de aprender a {hacer}.",
      "Otra de las tareas de su oferta que deseo asumir es la de {hacer}.",
      "Tengo asimismo la disposición de asumir {topic1} y {topic2}, como se describe en su oferta.",
      "Además de lo que traigo de {employer-again}, deseo ocuparme de {topic1} y de {topic2}, que su oferta describe.",
      "Es mi deseo aprender con ustedes dos de las tareas que describen: {topic1} y {topic2}.",
      "Tengo asimismo la disposición de familiarizarme con {noun-one}, que su oferta describe.",
      "Además de lo que traigo de {employer-again}, es mi deseo familiarizarme pronto con {noun-one}.",
      "A partir de {the-skills}, tengo la disposición de avanzar en {noun-one}.",
    ],
    full: [
      "De las tareas de su oferta, hay dos en las que quiero crecer: {topic1} y {topic2}.",
      "De las tareas de su oferta, hay una en la que quiero crecer: {noun-one}.",
    ],
  },
  welcome: {
    plain: ["Leo que {welcome}, y por eso escribo.", "Según la oferta, {welcome}. | Por eso presento mi candidatura."],
    warm: ["Leo que {welcome}, y me alegra.", "Según la oferta, {welcome}. | Me alegra leerlo."],
    formal: ["Según consta en la oferta, {welcome}, y con ese conocimiento me presento."],
  },
  ask: {
    plain: [
      "En la entrevista quiero preguntar por {topic}.",
      "Tengo una pregunta sobre {topic}, que su oferta nombra.",
      "¿Cómo se {organiza#organizan} en su equipo {topic}?",
      "Me interesa saber cómo se {organiza#organizan} en su equipo {topic}.",
    ],
    confident: ["Mi única pregunta es sobre {topic}."],
    warm: [
      "Siento curiosidad por {topic} y quiero saber más.",
      "Me gustaría que me {contaran/contarais} más de {topic}.",
      "¿Y cómo se {organiza#organizan} con {ustedes/vosotros} {topic}?",
      "Mi pregunta para {ustedes/vosotros} es sobre {topic}.",
    ],
    formal: [
      "Una pregunta que deseo hacerles se refiere a {topic} y al lugar que ocupa en el puesto.",
      "Un punto del que deseo saber más en la entrevista {es#son} {topic}, que su oferta describe.",
      "Me sería útil conocer con más detalle cómo se {organiza#organizan} en su casa {topic}.",
    ],
  },
  documents: {
    plain: [
      "Como piden, envío también {documents}.",
      "Incluyo {documents} con esta carta.",
      "Envío también {documents}.",
    ],
    warm: [
      "Con la carta va también {documents}.",
      "Como {piden/pedís}, envío también {documents}.",
      "Con esta carta va también {documents}.",
    ],
    formal: [
      "Con esta candidatura les hago llegar {documents}.",
      "Como se solicita, les hago llegar {documents}.",
      "Tal como piden, incluyo también aquí {documents}.",
    ],
  },
  terms: {
    plain: ["Busco {time}.", "En cuanto a las condiciones, busco {time}."],
    warm: ["Busco {time}.", "En cuanto a las condiciones, busco {time}."],
    formal: [
      "Cabe añadir que busco {time}, si ello es compatible con el puesto.",
      "En cuanto al tipo de jornada, busco {time}, si el puesto lo permite.",
    ],
    full: ["En cuanto a las condiciones del puesto, puedo decir desde ahora que busco {time}."],
  },
} satisfies Record<string, Phrases>;
