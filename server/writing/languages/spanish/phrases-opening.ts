import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open. {acts} is a clause with "yo", {deeds} infinitives or nouns; {en-company} is empty where no company is
 * known. {su/vuestro}, {es>era} and {figura#figuran} are told in slots.ts.
 */
export const openings = {
  "open-number": {
    plain: [
      "{as-title} en {employer}, {work}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {work}.",
      "{deed}: ese {es>era} mi trabajo {as-title} en {employer}.",
      "De mi trabajo {as-title} en {employer} destaco algo concreto: {line}.",
      "Empiezo por un dato de mi trabajo {as-title} en {employer}: {line}.",
      "{since} trabajo {as-title} en {employer}, donde {work}.",
      "Como muestra de mi trabajo en {employer}, un dato: {line}.",
    ],
    confident: [
      "{deed}. | Ese {es>era} mi trabajo {as-title} en {employer}.",
      "Un dato de {employer}: {line}.",
      "En {employer}, {work}.",
    ],
    warm: [
      "Empiezo por algo concreto de {employer}, donde {trabajo>trabajé} {as-title}: {line}.",
      "Tengo ganas de {contarles/contaros} a qué me {dedico>dedicaba} en {employer}: {line}.",
      "Me gusta empezar con algo concreto: en {employer}, {as-title}, {work}.",
      "En {employer} {work}, y me gusta empezar por ahí.",
    ],
    formal: [
      "En mi puesto {as-title} en {employer}, {work}, y en ese trabajo se apoya mi candidatura.",
      "Mi candidatura se apoya en el trabajo que {desempeño>desempeñé} {as-title} en {employer}, donde {work}.",
      "Del trabajo que {desempeño>desempeñé} {as-title} en {employer} deseo destacar lo siguiente: {line}.",
      "Mi candidatura parte de un dato de mi trabajo {as-title} en {employer}: {line}.",
    ],
  },
  "open-checks": {
    plain: [
      "Para empezar por los requisitos, tengo {met} que pide su oferta.",
      "Uno de los requisitos de su oferta es {met}, y puedo presentar el documento.",
      "Su oferta pide {asked}, y puedo responder con {credential}, de {institution}.",
      "Entre los requisitos de su oferta está {asked}, y ahí puedo responder con {credential}.",
      "Para empezar por los requisitos: piden {asked}, y tengo {credential}.",
      "Empiezo por los requisitos: tengo {credential}, de {institution}.",
      "Empiezo por los requisitos: tengo {credential}.",
      "En cuanto a los requisitos de su oferta, cumplo este: {met}.",
      "En cuanto a los requisitos de su oferta, puedo presentar {credential}.",
    ],
    confident: ["Piden {asked}. | Tengo {credential}.", "Tengo {credential}."],
    warm: [
      "Empiezo con un sí: tengo {met} que {piden/pedís}.",
      "Me alegra poder empezar así: tengo {met} que {piden/pedís} en la oferta.",
      "Me alegra poder empezar con un sí: tengo {credential}.",
      "Empiezo con gusto por los requisitos: tengo {credential}.",
      "{Piden/Pedís} {asked}, y me alegra decir que tengo {credential}.",
    ],
    formal: [
      "Deseo señalar en primer lugar que poseo {met} que exige su oferta, de {institution}.",
      "En cuanto a los requisitos, puedo acreditar {met} que exige su oferta para el puesto.",
      "En cuanto al primero de sus requisitos, {asked}, puedo acreditar {credential}.",
      "Deseo señalar en primer lugar que poseo {credential}, como corresponde al puesto que describe su oferta.",
      "En relación con los requisitos de su oferta, puedo acreditar {credential}, de {institution}.",
      "En relación con los requisitos de su oferta, puedo acreditar {credential}.",
    ],
  },
  "open-present": {
    plain: [
      "{since} trabajo {as-title} en {employer}.",
      "Llevo {open-length} trabajando {as-title} en {employer}.",
      "Durante {closed-length} trabajé {as-title} en {employer}.",
      "Mi trabajo más reciente {es>fue} el de {title} en {employer}.",
      "{Trabajo>Trabajé} {as-title} en {employer}.",
      "{span} trabajé {as-title} en {employer}.",
      "Mi experiencia viene de {employer}, donde {trabajo>trabajé} {as-title}.",
    ],
    warm: [
      "Una palabra sobre de dónde vengo: {trabajo>trabajé} {as-title} en {employer}.",
      "Vengo de {employer}, donde {trabajo>trabajé} {as-title}, y tengo ganas de {contarles/contaros} por qué escribo.",
      "{since} trabajo {as-title} en {employer}, y tengo ganas de {contarles/contaros} más.",
      "Mi oficio lo {conozco>conocí} en {employer}, {as-title}, y me gusta hablar de él.",
    ],
    formal: [
      "{since} desempeño el puesto de {title} en {employer}, y desde él presento esta candidatura.",
      "Mi experiencia en este trabajo procede de {employer}, donde {ejerzo>ejercí} {as-title}.",
      "Les escribo desde la experiencia que {reúno>reuní} en {employer} {as-title}.",
      "Durante {closed-length} desempeñé el puesto de {title} en {employer}, y de esa experiencia parte mi candidatura.",
    ],
    full: [
      "Mi lugar de trabajo {es>fue} {employer}, donde {trabajo>trabajé} {as-title}, y de esa experiencia parte esta candidatura.",
    ],
  },
  "open-duties": {
    plain: [
      "Su oferta nombra {topic1} y {topic2}, y ambas cosas quedan cerca de mi trabajo {as-title} en {employer}.",
      "{topic1} y {topic2} son dos puntos de su oferta que quedan cerca de mi trabajo en {employer}.",
      "Mi trabajo {as-title} en {employer} coincide con su oferta en dos puntos: {topic1} y {topic2}.",
      "{no-topic} La razón de esta carta {es>fue} mi trabajo {as-title} en {employer}, que {queda>quedaba} cerca de lo que buscan.",
      "Al leer su oferta pensé en mi trabajo en {employer} por dos puntos: {topic1} y {topic2}.",
    ],
    warm: [
      "{topic1} y {topic2}: lo leí en {su/vuestra} oferta y pensé en mi trabajo en {employer}.",
      "Dos puntos de {su/vuestra} oferta me dieron curiosidad enseguida, porque vengo de {employer}: {topic1} y {topic2}.",
      "{no-topic} Leí {su/vuestra} oferta y pensé en mi trabajo {as-title} en {employer}.",
    ],
    formal: [
      "Su oferta menciona {topic1}, así como {topic2}, y ambas tareas guardan relación con mi trabajo {as-title} en {employer}.",
      "De las tareas que describe su oferta, {topic1} y {topic2} son las que motivan mi candidatura desde {employer}.",
      "{no-topic} Las tareas que describe su oferta guardan relación con mi trabajo {as-title} en {employer}.",
    ],
  },
  "open-skill": {
    plain: [
      "Opto al puesto de {role} {en-company}, al que aporto {the-skills}.",
      "Para el puesto de {role} {en-company} ofrezco mis conocimientos de {known-skills}.",
      "{skills}: con esto opto al puesto de {role} {en-company}.",
      "Lo que aporto al puesto de {role} {en-company} empieza por {the-skills}.",
      "{no-role} Quiero trabajar {en-company} y aporto conocimientos de {known-skills}.",
    ],
    confident: ["{skills}: eso es lo que aporto al puesto de {role} {en-company}."],
    warm: [
      "Me gustaría ocupar el puesto de {role} {en-company} y poner en él lo que sé: {skills}.",
      "Tengo ganas de trabajar {en-company} en el puesto de {role}, y llevo conmigo {the-skills}.",
      "{skills}: me hace ilusión llevar esto al puesto de {role} {en-company}.",
      "{no-role} Me encantaría que {the-skills} {fuera#fueran} de utilidad {en-company}.",
      "{no-role} Me alegraría poner al servicio de {su/vuestro} equipo lo que sé: {skills}.",
    ],
    formal: [
      "Deseo presentar mi candidatura al puesto de {role} {en-company}, al que puedo aportar {the-skills}.",
      "Al presentar mi candidatura al puesto de {role} {en-company}, deseo mencionar en primer lugar mis conocimientos de {known-skills}.",
      "{no-role} Deseo presentarles mi candidatura, en la que pesan ante todo estos conocimientos: {skills}.",
    ],
  },
  "open-day": {
    plain: [
      "{as-title} en {employer}, {acts}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {acts}.",
      "Mi trabajo {as-title} en {employer} {incluye>incluía} {deeds}.",
      "De mi trabajo {as-title} en {employer} destaco dos cosas: {lines}.",
      "Así {es>era} mi trabajo {as-title} en {employer}: {acts}.",
    ],
    confident: ["{deeds}. | Ese {es>era} mi trabajo {as-title} en {employer}."],
    warm: [
      "Empiezo por {employer}: allí, {as-title}, {acts}.",
      "Dos cosas de {employer}, donde {trabajo>trabajé} {as-title}: {lines}.",
      "Me gusta contar el trabajo por lo que se hace en él: en {employer}, {as-title}, {acts}.",
      "Me gusta empezar por el oficio: en {employer}, {as-title}, {acts}.",
    ],
    formal: [
      "Mis tareas {as-title} en {employer} {incluyen>incluían} {deeds}, y desde ese trabajo presento mi candidatura.",
      "En mi puesto {as-title} en {employer}, {acts}.",
      "De mi puesto {as-title} en {employer} pueden dar idea estos dos puntos: {lines}.",
    ],
  },
  "open-path": {
    plain: [
      "Primero {previous-as-title} en {previous-employer} y después {as-title} en {employer}: ese es mi recorrido hasta aquí.",
      "Empecé {previous-as-title} en {previous-employer} y seguí {as-title} en {employer}.",
      "Trabajé {previous-as-title} en {previous-employer} antes de llegar a {employer}, {as-title}.",
      "De {previous-employer}, donde trabajé {previous-as-title}, pasé a {employer}, {as-title}.",
      "Mi recorrido tiene dos etapas: {previous-as-title} en {previous-employer}, y {as-title} en {employer}.",
    ],
    warm: [
      "A {employer} llegué desde {previous-employer}, y ahora tengo curiosidad por {ustedes/vosotros}.",
      "De {previous-employer} pasé a {employer}, {as-title}, y tengo ganas de dar el siguiente paso.",
      "Empecé {previous-as-title} en {previous-employer}, seguí {as-title} en {employer}, y ahora siento curiosidad por {ustedes/vosotros}.",
      "Dos etapas llevo hasta aquí, {previous-employer} y {employer}, y tengo ganas de abrir la tercera con {ustedes/vosotros}.",
    ],
    formal: [
      "Mi recorrido va de {previous-employer}, donde trabajé {previous-as-title}, a {employer}, donde {ejerzo>ejercí} {as-title}.",
      "Tras una primera etapa {previous-as-title} en {previous-employer}, pasé a {employer}, {as-title}.",
      "Dos puestos sostienen esta candidatura: uno {previous-as-title} en {previous-employer} y otro {as-title} en {employer}.",
    ],
  },
  "open-question": {
    plain: [
      "Buscan a alguien que se ocupe de {topic}, y puedo ofrecer {the-skills}.",
      "¿Quién se ocupará de {topic}? | Me gustaría hacerlo, y aporto conocimientos de {known-skills}.",
      "{no-topic} Vengo de {employer} y busco un puesto como el que describe su oferta.",
      "{no-topic} Busco un puesto como el que describe su oferta, y aporto conocimientos de {known-skills}.",
      "Buscan a alguien que se ocupe de {topic}, y mi experiencia viene de {employer}.",
      "Su oferta busca a alguien para {topic}, y puedo ofrecer conocimientos de {known-skills}.",
    ],
    confident: [
      "¿Quién se ocupará de {topic}? | Aporto conocimientos de {known-skills}.",
      "¿Quién se ocupará de {topic}? | Quiero hacerlo con la experiencia de {employer}.",
    ],
    warm: [
      "{no-topic} Tengo ganas de cambiar {employer} por un puesto como el de {su/vuestra} oferta.",
      "{no-topic} Me gustaría llevar a {su/vuestro} equipo lo que sé: {skills}.",
      "¿Puedo empezar con una pregunta? | ¿Quién se ocupa de {topic}? | Me gustaría hacerlo con lo aprendido en {employer}.",
      "¿Puedo empezar con una pregunta? | ¿Quién se ocupa de {topic}? | Me gustaría hacerlo, y aporto conocimientos de {known-skills}.",
    ],
    formal: [
      "Les escribo, desde {employer}, a propósito de {topic}, que su oferta menciona entre las tareas del puesto.",
      "Les escribo a propósito de {topic}, que su oferta menciona, puesto que puedo aportar {the-skills}.",
      "{no-topic} Les escribo desde {employer} a propósito de la oferta que han publicado.",
      "{no-topic} Les escribo a propósito de su oferta, para la que cuento con estos conocimientos: {skills}.",
    ],
  },
  "open-plain": {
    plain: [
      "Opto al puesto de {role} {en-company}.",
      "El puesto de {role} {en-company} es el que busco.",
      "Con esta carta presento mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Quiero trabajar {en-company} con ustedes.",
      "Les escribo por el puesto de {role} {en-company}, que me gustaría ocupar.",
    ],
    warm: [
      "Me gustaría trabajar con {ustedes/vosotros} en el puesto de {role} {en-company}.",
      "Me hace ilusión optar al puesto de {role} {en-company}.",
      "{no-role} Me encantaría trabajar con {ustedes/vosotros} {en-company}.",
      "Me gustaría aprender el oficio de {role} {en-company}, y por eso escribo.",
    ],
    formal: [
      "Deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Les hago llegar mi candidatura.",
      "Presento con estas líneas mi candidatura al puesto de {role} {en-company}.",
    ],
  },
} satisfies Record<string, Phrases>;
