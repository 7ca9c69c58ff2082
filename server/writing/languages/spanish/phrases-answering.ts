import type { Phrases } from "../../realising/language-module.ts";

/**
 * Work told in the same breath as what of the posting it answers, and how somebody comes from another field. {said-so} stands
 * where the line says the topic in the same words, {other-topic} is one that it says in others, {other-task} one that is work.
 */
export const answering = {
  proof: {
    plain: [
      "Buscan a alguien para {other-task}, y {at-employer} {acts}.",
      "Buscan a alguien capaz de {other-hacer}: {at-employer} {acts}.",
      "{at-employer} {acts}, y eso me sirve para {other-topic}.",
      "{at-employer} {acts}: una buena base para {other-topic}.",
      "Para {other-topic} puedo partir de lo que {hago>hice}: {at-employer} {acts}.",
      "Sobre {other-noun} puedo decirles que {at-employer} {acts}.",
      "El puesto incluye {other-hacer}, y {at-employer} {acts}.",
      "A la hora de {other-hacer} me ayudará que {at-employer} {acts}.",
      "{said-so}{at-employer} {acts}, como pide su oferta.",
      "{said-so}{at-employer} {acts}, uno de los puntos de su oferta.",
      "{said-so}Lo que describe su oferta lo {hago>hice} ya {at-employer}: {acts}.",
      "Para {other-topic} puedo contarles algo de {employer}: {lines}.",
      "Su oferta [menciona|incluye|describe] {noun}[| entre sus puntos| entre otras cosas]. | De {employer} puedo contar esto: {lines}.",
    ],
    confident: [
      "Piden {other-noun}. | {at-employer} {acts}.",
      "Necesitan a alguien para {other-task}: {at-employer} {acts}.",
      "{said-so}{at-employer} {acts}. | Es lo que piden.",
    ],
    warm: [
      "{Buscan/Buscáis} a alguien para {other-task}, y {at-employer} {acts}.",
      "{at-employer} {acts}, y me gustaría que sirviera para {other-topic}.",
      "Al leer en {su/vuestra} oferta {other-noun} pensé en lo que {hago>hacía}: {at-employer} {acts}.",
      "Me alegró leer {other-noun} en {su/vuestra} oferta, porque {at-employer} {acts}.",
      "Me encantaría {other-hacer} en {su/vuestro} equipo, y no parto de cero: {at-employer} {acts}.",
      "{at-employer} {acts}, así que para {other-topic} ya tengo práctica.",
      "{Buscan/Buscáis} a alguien capaz de {other-hacer}, y {at-employer} {acts}.",
      "{said-so}{at-employer} {acts}, justo como {piden/pedís} en la oferta.",
      "{said-so}Me alegró encontrar mi trabajo en {su/vuestra} oferta: {at-employer} {acts}.",
      "{Piden/Pedís} {noun}. | De {employer} {les/os} cuento esto: {lines}.",
      "Para {other-topic} {les/os} cuento algo de {employer}: {lines}.",
    ],
    formal: [
      "Respecto a {other-noun}, que su oferta incluye, puedo señalar que {at-employer} {acts}.",
      "Su oferta describe {other-noun}, y a ese respecto puedo señalar que {at-employer} {acts}.",
      "En lo que se refiere a {other-topic}, {at-employer} {acts}.",
      "Para {other-topic}, como requiere el puesto, puedo apoyarme en que {at-employer} {acts}.",
      "La tarea de {other-hacer} me resulta cercana, pues {at-employer} {acts}.",
      "{said-so}{at-employer} {acts}, tal como requiere el puesto que describe su oferta.",
      "{said-so}Puedo responder a un punto concreto de su oferta, pues {at-employer} {acts}.",
      "Respecto a {noun}, que su oferta menciona, puedo exponer lo siguiente de mi trabajo en {employer}: {lines}.",
    ],
    full: [
      "Entre las tareas del puesto mencionan {other-noun}, y puedo responder con algo concreto: {at-employer} {acts}.",
      "Entre las tareas del puesto está la de {other-hacer}, y puedo responder con algo concreto: {at-employer} {acts}.",
    ],
  },
  carry: {
    plain: [
      "Para {other-topic}, lo más cercano que puedo mostrarles es esto: {at-employer} {acts}.",
      "El sector es otro, pero para {other-topic} puedo partir de lo que {hago>hice}: {acts}.",
      "Algo parecido a {other-noun} lo {hago>hice} ya {at-employer}: {acts}.",
      "{at-employer} {acts}, y de ahí puedo partir para {other-topic}.",
      "{said-so}Una parte de su oferta la {hago>hice} ya {at-employer}: {acts}.",
      "Para {topic} puedo contarles esto de {employer}: {lines}.",
    ],
    confident: [
      "Piden {other-noun}. | Lo más cercano que tengo: {acts}.",
      "Para {other-topic} parto de esto: {acts}.",
      "{said-so}{at-employer} {acts}. | También eso lo piden.",
    ],
    warm: [
      "{Piden/Pedís} {other-noun}, y lo más parecido que tengo es esto: {acts}.",
      "Para {other-topic} me gustaría partir de algo que conozco: {at-employer} {acts}.",
      "Al leer {other-noun} en {su/vuestra} oferta pensé en mi trabajo: {at-employer} {acts}.",
      "Me encantaría {other-hacer} en {su/vuestro} equipo, y lo más parecido que tengo es esto: {acts}.",
      "{said-so}Una parte de {su/vuestra} oferta ya la {hago>hice} {at-employer}: {acts}.",
      "Para {topic} {les/os} cuento esto de {employer}: {lines}.",
    ],
    formal: [
      "Para {other-topic} puedo partir de un trabajo de índole cercana, pues {at-employer} {acts}.",
      "Lo que más se acerca a {other-topic}, tal como lo describe su oferta, es que {at-employer} {acts}.",
      "Respecto a {other-topic}, podría apoyarme en mi trabajo, pues {at-employer} {acts}.",
      "{said-so}Un punto de su oferta me resulta conocido, pues {at-employer} {acts}.",
      "Para {topic}, que su oferta describe, puedo exponer lo siguiente de mi trabajo en {employer}: {lines}.",
    ],
  },
  "open-change": {
    plain: [
      "Vengo de otro sector: llevo {open-length} {as-at}. | [Opto|Me presento|Aspiro|Presento mi candidatura] [|ahora |hoy ]al puesto de {role} {en-company}.",
      "Vengo de otro sector: durante {closed-length} trabajé {as-at}. | [Opto|Me presento|Aspiro|Presento mi candidatura] [|ahora |hoy ]al puesto de {role} {en-company}.",
      "Presento mi candidatura al puesto de {role} {en-company} desde otro sector, ya que {trabajo>trabajé} {as-at}.",
      "El puesto de {role} {en-company} sería para mí un cambio de sector, porque {trabajo>trabajé} {as-at}.",
      "El puesto de {role} [sería|supondría|representa] [para mí|en mi recorrido] un [cambio de sector|paso a otro sector]. | {Trabajo>Trabajé} {as-at}, y desde ahí [presento mi candidatura|presento ahora mi candidatura] al suyo {en-company}.",
      "Llevo {open-length} {as-at}, así que el puesto de {role} {en-company} sería para mí un cambio de sector que quiero dar.",
      "{Trabajo>Trabajé} {as-at}, que es otro sector. | [Aun así|A pesar de ello|Con todo], [opto|me presento|aspiro] al puesto de {role} {en-company}.",
    ],
    confident: [
      "Vengo de otro sector. | {Trabajo>Trabajé} {as-at}, y ahora [presento mi candidatura|opto|me presento] al puesto de {role} {en-company}.",
    ],
    warm: [
      "Vengo de otro sector: llevo {open-length} {as-at}. | Ahora me [gustaría|encantaría|haría ilusión] [trabajar con {ustedes/vosotros}|sumarme a {su/vuestro} equipo|estar con {ustedes/vosotros}] en el puesto de {role} {en-company}.",
      "El puesto de {role} {en-company} [sería|supondría|significaría] para mí un cambio de sector que [tengo ganas de|me gustaría|me encantaría|me hace ilusión] dar. | {Trabajo>Trabajé} {as-at}.",
      "[Opto|Me presento|Aspiro] desde otro sector al puesto de {role} {en-company}, y con [ilusión|ganas|alegría]. | {Trabajo>Trabajé} {as-at}.",
    ],
    formal: [
      "Desde otro sector presento mi candidatura al puesto de {role} {en-company}, pues {desempeño>desempeñé} el puesto de {title} en {employer}.",
      "El puesto de {role} {en-company} supondría para mí un cambio de sector, ya que {ejerzo>ejercí} {as-at}.",
    ],
  },
  toward: {
    plain: [
      "Más cerca de su sector hay dos cosas: {work}, y tengo {credential}.",
      "De su sector hay algo que ya he hecho: {work}.",
      "Más cerca de su sector, {work}.",
      "Más cerca de su sector está {credential}, de {institution}, que ya tengo.",
      "Más cerca de su sector, tengo {credential}.",
    ],
    warm: [
      "Dos cosas me acercan a lo que {hacen/hacéis}: {work}, y tengo {credential}.",
      "Y más cerca de lo que {hacen/hacéis}, {work}.",
      "Me alegra tener también {credential}, que queda más cerca de lo que {hacen/hacéis}.",
    ],
    formal: [
      "Más próximo a su sector, puedo mencionar que {work} y que poseo {credential}.",
      "Más próximo a su sector, puedo mencionar que {work}.",
      "Más próximo a su sector, puedo acreditar {credential}.",
    ],
  },
} satisfies Record<string, Phrases>;
