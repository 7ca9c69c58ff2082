import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open and come to the role. {acts} is a clause with "yo", {deeds} infinitives or nouns; {en-company} is
 * empty where no company is known. {su/vuestro}, {es>era} and {figura#figuran} are told in slots.ts.
 */
export const openings = {
  "open-number": {
    plain: [
      "{as-title} en {employer}, {work}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {work}.",
      "{deed}: ese {es>era} mi trabajo {as-title} en {employer}.",
      "Mi trabajo {as-title} en {employer} cabe en una línea: {line}.",
      "De mi trabajo {as-title} en {employer} destaco una línea: {line}.",
      "Lo que {hago>hacía} {as-title} en {employer} se cuenta mejor con un dato: {line}.",
    ],
    confident: ["{deed}. | Ese {es>era} mi trabajo {as-title} en {employer}.", "Un dato de {employer}: {line}."],
    warm: [
      "Empiezo con una línea de {employer}, donde {trabajo>trabajé} {as-title}: {line}.",
      "Si solo {leen/leéis} una línea sobre mí, me gustaría que fuera esta, de {employer}: {line}.",
      "Me gusta empezar por algo que se pueda contar: en {employer}, {work}.",
      "Tengo ganas de {contarles/contaros} a qué me {dedico>dedicaba} en {employer}: {line}.",
    ],
    formal: [
      "En mi puesto {as-title} en {employer}, {work}, y en ese trabajo se apoya mi candidatura.",
      "Mi candidatura se apoya en el trabajo que {desempeño>desempeñé} {as-title} en {employer}, donde {work}.",
      "El trabajo que {desempeño>desempeñé} {as-title} en {employer} {incluye>incluía} {deed}, y por ahí deseo comenzar.",
      "Del trabajo que {desempeño>desempeñé} {as-title} en {employer} deseo destacar lo siguiente: {line}.",
    ],
  },
  "open-checks": {
    plain: [
      "Para empezar por los requisitos, tengo {met} que pide su oferta.",
      "Uno de los requisitos de su oferta es {met}, y puedo presentar el documento.",
      "Lo que su oferta pide en cuanto a papeles, {met}, lo puedo presentar.",
      "Su oferta pide {asked}, y puedo responder con {credential}, de {institution}.",
      "Entre los requisitos de su oferta está {asked}, y ahí puedo responder con {credential}.",
      "Para empezar por los requisitos: piden {asked}, y tengo {credential}.",
      "{asked} {figura#figuran} en su oferta, y lo que tengo para ello es {credential}.",
      "Para empezar por los papeles, tengo {credential}, de {institution}.",
      "Para empezar por los papeles, tengo {credential}.",
    ],
    confident: ["Piden {asked}. | Tengo {credential}.", "Tengo {credential}."],
    warm: [
      "Empiezo con un sí: tengo {met} que {piden/pedís}.",
      "Me alegra poder empezar así: tengo {met} que {piden/pedís} en la oferta.",
      "Lo primero es lo primero: {piden/pedís} {asked}, y tengo {credential}.",
      "Me alegra poder empezar con un sí: tengo {credential}.",
      "Al leer que {piden/pedís} {asked} me alegré, porque tengo {credential}.",
    ],
    formal: [
      "Deseo señalar en primer lugar que poseo {met} que exige su oferta, de {institution}.",
      "En cuanto a los requisitos, puedo acreditar {met} que exige su oferta para el puesto.",
      "Su oferta exige {asked}, a lo que puedo responder con {credential}, de {institution}.",
      "En cuanto al primero de sus requisitos, {asked}, puedo acreditar {credential}.",
      "Deseo señalar en primer lugar que poseo {credential}, como corresponde al puesto que describe su oferta.",
    ],
  },
  "open-present": {
    plain: [
      "{since} trabajo {as-title} en {employer}.",
      "Llevo {open-length} trabajando {as-title} en {employer}.",
      "{span}, mi lugar de trabajo fue {employer}, {as-title}.",
      "Durante {closed-length} trabajé {as-title} en {employer}.",
      "Mi trabajo más reciente {es>fue} el de {title} en {employer}.",
      "{Trabajo>Trabajé} {as-title} en {employer}.",
    ],
    warm: [
      "{since}, mi lugar de trabajo es {employer}, {as-title}.",
      "Una palabra sobre de dónde vengo: {trabajo>trabajé} {as-title} en {employer}.",
      "Vengo de {employer}, donde {trabajo>trabajé} {as-title}, y tengo ganas de {contarles/contaros} por qué escribo.",
      "En {employer} {trabajo>trabajé} {as-title}, y de ahí nace esta carta.",
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
      "Dos puntos de su oferta me traen hasta ustedes desde {employer}: {topic1} y {topic2}.",
      "{no-topic} La razón de esta carta {es>fue} mi trabajo {as-title} en {employer}, que {queda>quedaba} cerca de lo que buscan.",
    ],
    warm: [
      "{topic1} y {topic2}: lo leí en {su/vuestra} oferta y pensé en mi trabajo en {employer}.",
      "{topic1} y {topic2}: {su/vuestra} oferta se parece a lo que {hago>hacía} en {employer}.",
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
      "Para el puesto de {role} {en-company} ofrezco lo siguiente: {skills}.",
      "{skills}: con esto opto al puesto de {role} {en-company}.",
      "Lo que aporto al puesto de {role} {en-company} empieza por {the-skills}.",
      "{no-role} Quiero trabajar {en-company} y aporto lo siguiente: {skills}.",
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
      "Al presentar mi candidatura al puesto de {role} {en-company}, deseo mencionar en primer lugar lo siguiente: {skills}.",
      "{no-role} Deseo presentarles mi candidatura, en la que pesan ante todo estos conocimientos: {skills}.",
    ],
  },
  "open-day": {
    plain: [
      "{as-title} en {employer}, {acts}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {acts}.",
      "Mi trabajo {as-title} en {employer} {incluye>incluía} {deeds}.",
      "De mi trabajo {as-title} en {employer} destaco dos líneas: {lines}.",
    ],
    confident: ["{deeds}. | Ese {es>era} mi trabajo {as-title} en {employer}."],
    warm: [
      "Empiezo por {employer}: allí, {as-title}, {acts}.",
      "Dos líneas de {employer}, donde {trabajo>trabajé} {as-title}: {lines}.",
      "Mi trabajo {as-title} en {employer} {tiene>tenía} más de una cara: {deeds}.",
      "Me gusta contar el trabajo por lo que se hace en él: en {employer}, {as-title}, {acts}.",
    ],
    formal: [
      "Mis tareas {as-title} en {employer} {incluyen>incluían} {deeds}, y desde ese trabajo presento mi candidatura.",
      "En mi puesto {as-title} en {employer}, {acts}.",
      "De mi puesto {as-title} en {employer} pueden dar idea estas dos líneas: {lines}.",
    ],
  },
  "open-path": {
    plain: [
      "Primero {previous-as-title} en {previous-employer} y después {as-title} en {employer}: ese es mi recorrido hasta aquí.",
      "Empecé {previous-as-title} en {previous-employer} y seguí {as-title} en {employer}.",
      "Trabajé {previous-as-title} en {previous-employer} antes de llegar a {employer}, {as-title}.",
      "De {previous-employer}, donde trabajé {previous-as-title}, pasé a {employer}, {as-title}.",
    ],
    warm: [
      "Primero {previous-employer}, después {employer}: me gustaría que {su/vuestro} equipo fuera el siguiente lugar de esa lista.",
      "A {employer} llegué desde {previous-employer}, y ahora tengo curiosidad por {ustedes/vosotros}.",
      "De {previous-employer} pasé a {employer}, {as-title}, y tengo ganas de dar el siguiente paso.",
    ],
    formal: [
      "Mi recorrido va de {previous-employer}, donde trabajé {previous-as-title}, a {employer}, donde {ejerzo>ejercí} {as-title}.",
      "Tras una primera etapa {previous-as-title} en {previous-employer}, pasé a {employer}, {as-title}.",
    ],
  },
  "open-question": {
    plain: [
      "Buscan a alguien que se ocupe de {topic}, y escribo desde {employer}.",
      "Buscan a alguien que se ocupe de {topic}, y puedo ofrecer {the-skills}.",
      "¿Quién se ocupará de {topic}? | Me gustaría hacerlo, y aporto lo siguiente: {skills}.",
      "{no-topic} Vengo de {employer} y busco un puesto como el que describe su oferta.",
      "{no-topic} Busco un puesto como el que describe su oferta, y aporto lo siguiente: {skills}.",
    ],
    confident: [
      "¿Quién se ocupará de {topic}? | Vengo de {employer}.",
      "¿Quién se ocupará de {topic}? | Aporto lo siguiente: {skills}.",
    ],
    warm: [
      "¿Puedo empezar con una pregunta? | ¿Quién se ocupa de {topic}? | Lo pregunto desde {employer}.",
      "¿Puedo empezar con una pregunta? | ¿Quién se ocupa de {topic}? | Lo pregunto porque aporto {the-skills}.",
      "Me da curiosidad saber quién se ocupa en {su/vuestro} equipo de {topic}, y escribo desde {employer}.",
      "{no-topic} Tengo ganas de cambiar {employer} por un puesto como el de {su/vuestra} oferta.",
      "{no-topic} Me gustaría llevar a {su/vuestro} equipo lo que sé: {skills}.",
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
    ],
    warm: [
      "Me gustaría trabajar con {ustedes/vosotros} en el puesto de {role} {en-company}.",
      "Me hace ilusión optar al puesto de {role} {en-company}.",
      "{no-role} Me encantaría trabajar con {ustedes/vosotros} {en-company}.",
    ],
    formal: [
      "Deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Les hago llegar mi candidatura.",
    ],
  },
  apply: {
    plain: [
      "{named} Con esos conocimientos opto al puesto de {role} {en-company}.",
      "{named} Eso es lo que ofrezco, y el puesto de {role} {en-company} es el que busco.",
      "Opto al puesto de {role} {en-company}.",
      "Vengo de {employer} y opto al puesto de {role} {en-company}.",
      "Es el puesto de {role} {en-company} al que opto con esta carta.",
      "Desde {employer} presento mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Quiero trabajar con ustedes {en-company}.",
    ],
    confident: ["Quiero el puesto de {role} {en-company}.", "El puesto de {role} {en-company} es el que quiero."],
    warm: [
      "{named} Con eso me gustaría ocupar el puesto de {role} {en-company}.",
      "{named} Me haría ilusión ponerlo en práctica en el puesto de {role} {en-company}.",
      "Me gustaría trabajar con {ustedes/vosotros} en el puesto de {role} {en-company}.",
      "Vengo de {employer} y me hace ilusión el puesto de {role} {en-company}.",
      "El puesto de {role} {en-company} me hace ilusión, y cuento por qué.",
      "Tengo ganas de pasar de {employer} al puesto de {role} {en-company}.",
      "{no-role} Me encantaría trabajar con {ustedes/vosotros} {en-company}.",
    ],
    formal: [
      "{named} Con esos conocimientos deseo optar al puesto de {role} {en-company}.",
      "Deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Desde {employer} deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Con estas líneas les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Les hago llegar esta candidatura.",
    ],
    full: [
      "Por eso presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico lo que puedo aportar.",
    ],
  },
  "apply-with": {
    plain: [
      "Con esa experiencia opto al puesto de {role} {en-company}.",
      "Después de {length} {at-employer}, opto al puesto de {role} {en-company}.",
      "Con {length} de trabajo {at-employer}, presento mi candidatura al puesto de {role} {en-company}.",
      "Desde {employer-again} opto ahora al puesto de {role} {en-company}.",
      "Esa es la experiencia con la que opto al puesto de {role} {en-company}.",
      "{no-role} Eso aporto a su equipo.",
    ],
    confident: ["Eso aporto al puesto de {role} {en-company}.", "Ahora quiero el puesto de {role} {en-company}."],
    warm: [
      "Después de {length} {at-employer}, me hace ilusión el puesto de {role} {en-company}.",
      "Me gustaría llevar esa experiencia al puesto de {role} {en-company}.",
      "Por eso, después de {length} {at-employer}, opto al puesto de {role} {en-company}.",
      "Desde {employer-again} opto ahora al puesto de {role} {en-company}, y lo hago con ganas.",
      "Tengo ganas de seguir desde ahí en el puesto de {role} {en-company}.",
      "{no-role} Me alegraría llevar eso a {su/vuestro} equipo.",
    ],
    formal: [
      "Tras {length} {at-employer}, deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Sobre la base de {length} de trabajo {at-employer}, les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "Desde {employer-again} presento ahora mi candidatura al puesto de {role} {en-company}.",
      "Con esa experiencia les hago llegar mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Con esa experiencia presento mi candidatura.",
    ],
    full: [
      "Con esa experiencia presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico por qué.",
    ],
  },
} satisfies Record<string, Phrases>;
