import type { Phrases } from "../../realising/language-module.ts";

/**
 * Work told in the same breath as what of the posting it answers, and how somebody comes from another field. {same-topic}
 * is a topic that the line says in the same words; {other-topic} one that it says in others, {other-task} one that is work.
 */
export const answering = {
  proof: {
    plain: [
      "Buscan a alguien para {other-task}; {at-employer}, {acts}.",
      "Buscan a alguien capaz de {other-hacer}: {at-employer}, {acts}.",
      "Para {other-topic}, que figura en su oferta, parto de lo que {hago>hice} {at-employer}: {acts}.",
      "Leo en su oferta {other-noun}; {at-employer}, {acts}.",
      "Su oferta nombra {other-noun}, y {at-employer} {acts}.",
      "El puesto consiste también en {other-hacer}, y {at-employer} {acts}.",
      "A lo que piden sobre {other-noun} respondo con mi trabajo en {employer}, donde {acts}.",
      "Si se trata de {other-topic}, {at-employer} {acts}.",
      "{at-employer} {acts}, y por ahí me acerco a {other-topic}, como pide la oferta.",
      "A la hora de {other-hacer}, como pide su oferta, cuento con lo que {hago>hice} en {employer}: {acts}.",
      "{same-topic}, que figura en su oferta, {es>era} parte de mi trabajo {at-employer}.",
      "Piden {same-noun}, y de eso me {ocupo>ocupaba} {at-employer}.",
      "Su oferta nombra {other-noun}. | De {employer} puedo poner al lado lo siguiente: {lines}.",
      "Para {other-topic}, que figura en su oferta, traigo lo siguiente de {employer}: {lines}.",
    ],
    confident: [
      "Piden {other-noun}. | {at-employer}, {acts}.",
      "¿{other-topic}? | {at-employer}, {acts}.",
      "Necesitan a alguien para {other-task}: {at-employer}, {acts}.",
      "Piden {same-noun}. | Lo {hago>hacía} {at-employer}.",
    ],
    warm: [
      "{Buscan/Buscáis} a alguien para {other-task}, y {at-employer} {acts}.",
      "Al leer en {su/vuestra} oferta {other-noun} pensé en {employer}, donde {acts}.",
      "Me alegró leer en {su/vuestra} oferta {other-noun}, porque {at-employer} {acts}.",
      "Me gustaría {other-hacer} con {ustedes/vosotros}, y no parto de cero: {at-employer}, {acts}.",
      "Tengo ganas de {other-hacer} con {ustedes/vosotros}: {at-employer}, {acts}.",
      "{other-noun}: eso {piden/pedís}, y {at-employer} {acts}.",
      "{Piden/Pedís} {other-noun}, y con gusto cuento lo que {hago>hice} {at-employer}: {acts}.",
      "{Buscan/Buscáis} a alguien capaz de {other-hacer}, y {at-employer} {acts}.",
      "{Piden/Pedís} {same-noun}, y eso {es>era} parte de mi día a día {at-employer}.",
      "Me alegró encontrar en {su/vuestra} oferta {same-noun}, que {es>era} parte de mi trabajo {at-employer}.",
      "{same-topic}, que figura en {su/vuestra} oferta, {es>era} parte de mis días {at-employer}.",
      "{Piden/Pedís} {other-noun}. | De {employer} puedo poner al lado esto: {lines}.",
    ],
    formal: [
      "Respecto a {other-noun}, que su oferta incluye entre las tareas, puedo señalar que {at-employer} {acts}.",
      "Su oferta describe {other-noun}, y a ello puedo responder con mi trabajo en {employer}, donde {acts}.",
      "En lo que se refiere a {other-topic}, tal como lo describe su oferta, {at-employer} {acts}.",
      "A lo que su oferta pide sobre {other-noun} puedo responder que {at-employer} {acts}.",
      "Para {other-topic}, tarea que su oferta menciona, puedo apoyarme en que {at-employer} {acts}.",
      "La tarea de {other-hacer}, que su oferta describe, me es cercana, pues {at-employer} {acts}.",
      "Su oferta menciona {same-noun}, que {forma>formaba} parte también de mis tareas {at-employer}.",
      "Entre mis tareas {at-employer} {está>estaba} asimismo {same-topic}, que su oferta describe.",
      "Respecto a {other-noun}, que su oferta menciona, remito a lo siguiente de mi trabajo en {employer}: {lines}.",
    ],
    full: [
      "En su oferta leo que el puesto incluye {other-topic}; por mi parte, {at-employer} {acts}.",
      "Entre las tareas del puesto mencionan {other-noun}, y puedo responder con algo concreto: {at-employer}, {acts}.",
      "Entre las tareas del puesto está la de {other-hacer}, y puedo responder con algo concreto: {at-employer}, {acts}.",
    ],
  },
  carry: {
    plain: [
      "{same-topic}, que figura en su oferta, {es>era} ya parte de mi trabajo {at-employer}.",
      "Para {other-topic}, como pide su oferta, lo más cercano que puedo mostrar es esto: {acts}.",
      "A {other-topic}, que figura en su oferta, llego desde algo que conozco de {employer}: {acts}.",
      "El sector es otro, pero para {other-topic} puedo partir de lo que {hago>hice} en {employer}: {acts}.",
      "Su oferta nombra {other-noun}. | La parte de mi trabajo que más se le acerca: {acts}.",
      "Para {other-topic}, que figura en su oferta, traigo de {employer} lo siguiente: {lines}.",
    ],
    confident: ["Piden {other-noun}. | Lo más cercano que tengo: {acts}.", "Para {other-topic} parto de aquí: {acts}."],
    warm: [
      "Me alegró leer en {su/vuestra} oferta {same-noun}, porque {at-employer} {acts}.",
      "{Piden/Pedís} {other-noun}, y lo más parecido que tengo es esto: {acts}.",
      "Para {other-topic} me gustaría partir de algo que conozco de {employer}: {acts}.",
      "Al leer {other-noun} en {su/vuestra} oferta pensé en una cosa de {employer}: {acts}.",
      "Tengo ganas de {other-hacer} con {ustedes/vosotros}, y lo más parecido que tengo es esto: {acts}.",
      "{same-topic}, que figura en {su/vuestra} oferta, {es>era} ya parte de mis días {at-employer}.",
      "Para {other-topic}, que figura en {su/vuestra} oferta, traigo esto de {employer}: {lines}.",
    ],
    formal: [
      "Su oferta menciona {same-noun}, que {forma>formaba} parte también de mis tareas {at-employer}.",
      "Para {other-topic}, que su oferta describe, puedo partir de un trabajo de índole cercana: {at-employer}, {acts}.",
      "Lo que más se acerca a {other-topic}, tal como lo describe su oferta, es que {at-employer} {acts}.",
      "Respecto a {other-topic}, me apoyaría en mi trabajo en {employer}, donde {acts}.",
      "Entre mis tareas {at-employer} {está>estaba} ya {same-topic}, que su oferta describe.",
      "Para {other-topic}, que su oferta describe, puedo aportar lo siguiente de {employer}: {lines}.",
    ],
  },
  "open-change": {
    plain: [
      "Vengo de otro sector: llevo {open-length} {as-title} en {employer}. | Opto al puesto de {role} {en-company}.",
      "Vengo de otro sector: durante {closed-length} trabajé {as-title} en {employer}. | Opto al puesto de {role} {en-company}.",
      "Opto al puesto de {role} {en-company} desde otro sector, ya que {trabajo>trabajé} {as-title} en {employer}.",
      "El puesto de {role} {en-company} sería para mí un cambio de sector, porque {trabajo>trabajé} {as-title} en {employer}.",
      "En mi recorrido no hay todavía ningún puesto de {role}. | {Trabajo>Trabajé} {as-title} en {employer}, y desde ahí opto al suyo {en-company}.",
      "{Trabajo>Trabajé} {as-title} en {employer}, que es otro sector. | Aun así, opto al puesto de {role} {en-company}.",
    ],
    confident: [
      "Vengo de otro sector. | {Trabajo>Trabajé} {as-title} en {employer}, y ahora quiero el puesto de {role} {en-company}.",
    ],
    warm: [
      "Vendría de otro sector: llevo {open-length} {as-title} en {employer}. | Ahora me gustaría trabajar con {ustedes/vosotros} en el puesto de {role} {en-company}.",
      "De {employer}, donde {trabajo>trabajé} {as-title}, a {ustedes/vosotros} hay un cambio de sector, y tengo ganas de darlo. | Opto al puesto de {role} {en-company}.",
      "Opto desde otro sector al puesto de {role} {en-company}, y con ilusión. | {Trabajo>Trabajé} {as-title} en {employer}.",
    ],
    formal: [
      "Desde otro sector presento mi candidatura al puesto de {role} {en-company}, pues {desempeño>desempeñé} el puesto de {title} en {employer}.",
      "El puesto de {role} {en-company} supondría para mí un cambio de sector, ya que {ejerzo>ejercí} {as-title} en {employer}.",
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
