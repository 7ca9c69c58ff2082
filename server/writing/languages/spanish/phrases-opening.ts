import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open. {as-at} is "como camarera en el Hotel Sol", or what of it is known; {acts} a clause with "yo", {deeds}
 * infinitives or nouns. {su/vuestro}, {es>era} and {figura#figuran} are told in slots.ts.
 */
export const openings = {
  "open-number": {
    plain: [
      "{as-at}, {work}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {work}.",
      "{since} trabajo {as-title} en {employer}, donde {work}.",
      "Mi trabajo {as-at} {incluye>incluía} {deed}.",
      "En mi trabajo {of-at}, {work}.",
      "De mi trabajo {as-at} destaco una cosa: {line}.",
      "Para que se hagan una idea de mi trabajo {as-at}: {line}.",
    ],
    confident: ["{deed}: de eso me {ocupo>ocupaba} {as-at}.", "En {employer} {work}."],
    warm: [
      "Empiezo por algo concreto: {as-at}, {work}.",
      "{Les/Os} cuento a qué me {dedico>dedicaba}: {as-at}, {work}.",
      "Tengo ganas de {contarles/contaros} a qué me {dedico>dedicaba}: {as-at}, {work}.",
      "{as-at}, {work}, y me gusta empezar por ahí.",
      "Para que {se hagan/os hagáis} una idea de mi trabajo {as-at}: {line}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {work}.",
    ],
    formal: [
      "En mi puesto {of-at}, {work}.",
      "{since} ocupo el puesto de {title} en {employer}, donde {work}.",
      "Mi candidatura se apoya en el trabajo que {desempeño>desempeñé} {as-title} en {employer}, donde {work}.",
      "Del puesto que {ocupo>ocupé} {as-at} deseo destacar lo siguiente: {line}.",
      "Entre mis tareas {as-at} deseo destacar una: {line}.",
    ],
  },
  "open-checks": {
    plain: [
      "Tengo {met} que [pide su oferta|piden ustedes|exige el puesto], y puedo presentar [el documento|el original|una copia].",
      "[Cumplo|Tengo ya] uno de los [requisitos|puntos] de su oferta: {met}.",
      "Su oferta pide {asked}, y tengo {credential}.",
      "Empiezo por los requisitos: tengo {credential}, de {institution}.",
      "Empiezo por un requisito: piden {asked}, y tengo {credential}.",
      "De los requisitos de su oferta ya tengo uno: {credential}.",
    ],
    confident: ["Piden {asked}. | Tengo {credential}.", "Tengo {credential}.", "Cumplo un requisito clave: {met}."],
    warm: [
      "Empiezo con un sí: tengo {met} que {piden/pedís}.",
      "Me alegra poder empezar con un sí: tengo {credential}.",
      "{Piden/Pedís} {asked}, y me alegra poder decir que tengo {credential}.",
      "Un punto de {su/vuestra} lista ya lo tengo: {credential}.",
      "Tengo {met} que {piden/pedís}, así que empiezo por ahí.",
    ],
    formal: [
      "Deseo señalar en primer lugar que poseo {met} que exige su oferta, de {institution}.",
      "En cuanto a los requisitos, puedo acreditar {met} que exige su oferta.",
      "Su oferta exige {asked}, requisito para el que puedo acreditar {credential}.",
      "En relación con los requisitos de su oferta, puedo acreditar {credential}, de {institution}.",
      "Deseo señalar en primer lugar que poseo {credential}, como requiere el puesto que describe su oferta.",
    ],
  },
  "open-present": {
    plain: [
      "Llevo {open-length} {as-at}.",
      "{since} trabajo {at-as}.",
      "Durante {closed-length} trabajé {as-at}.",
      "{span} trabajé {as-at}.",
      "{ultimo}Mi trabajo más reciente {es>fue} el de {title} en {employer}.",
      "{Trabajo>Trabajé} {as-at}.",
      "{since}, mi puesto es el de {title} en {employer}.",
    ],
    warm: [
      "Me presento: llevo {open-length} {as-at}.",
      "Me presento: {since} trabajo {as-at}.",
      "Me presento: durante {closed-length} trabajé {as-at}.",
      "Me presento: {trabajo>trabajé} {as-at}.",
      "{ultimo}{Les/Os} escribo con ganas después de {length} {as-at}.",
      "Llevo {open-length} {as-at}, y me alegra haber encontrado {su/vuestra} oferta.",
      "Durante {closed-length} trabajé {as-at}, y tengo ganas de trabajar con {ustedes/vosotros}.",
    ],
    formal: [
      "{since} desempeño el puesto de {title} en {employer}, trabajo en el que se apoya esta candidatura.",
      "Durante {closed-length} desempeñé el puesto de {title} en {employer}, experiencia en la que se apoya esta candidatura.",
      "Les escribo con la experiencia que {reúno>reuní} {as-at}.",
      "{ultimo}Mi experiencia más reciente {es>fue} la del puesto de {title} en {employer}.",
      "{since} trabajo {at-as}, y ese trabajo es mi punto de partida.",
    ],
  },
  "open-duties": {
    plain: [
      "Dos puntos de su oferta me resultan familiares por mi trabajo {as-at}: {topic1} y {topic2}.",
      "Buscan a alguien para {topic1} y {topic2}, y eso se parece a lo que {hago>hacía} {as-at}.",
      "Mi trabajo {as-at} {tiene>tenía} dos puntos en común con su oferta: {topic1} y {topic2}.",
      "Al leer en su oferta {topic1} y {topic2} reconocí parte de mi trabajo {as-at}.",
      "{no-topic} Al leer su oferta reconocí parte de mi trabajo {as-at}.",
    ],
    confident: ["{topic1} y {topic2}: de eso sé por mi trabajo {as-at}."],
    warm: [
      "Al leer en {su/vuestra} oferta {topic1} y {topic2} reconocí mi trabajo {as-at}, y me alegré.",
      "{topic1} y {topic2}: lo leí en {su/vuestra} oferta y me alegró, porque se parece a lo que {hago>hacía} {as-at}.",
      "{Buscan/Buscáis} a alguien para {topic1} y {topic2}, y eso se parece mucho a mi trabajo {as-at}.",
      "{no-topic} Me alegró reconocer en {su/vuestra} oferta parte de mi trabajo {as-at}.",
    ],
    formal: [
      "De las tareas que describe su oferta, {topic1} y {topic2} guardan relación con mi trabajo {as-at}.",
      "Mi trabajo {as-at} {guarda>guardaba} relación con dos puntos de su oferta: {topic1} y {topic2}.",
      "Su oferta describe {topic1}, así como {topic2}, y en ambos puntos puedo apoyarme en mi trabajo {as-at}.",
      "{no-topic} Las tareas que describe su oferta guardan relación con mi trabajo {as-at}.",
    ],
  },
  "open-skill": {
    plain: [
      "Opto al puesto de {role} {en-company}, para el que tengo conocimientos de {known-skills}.",
      "Para el puesto de {role} {en-company} puedo ofrecerles conocimientos de {known-skills}.",
      "[Me presento|Opto|Aspiro] [|con esta carta |ahora |hoy ]al puesto de {role} {en-company}. | Tengo conocimientos de {known-skills}.",
      "[Me presento|Opto|Aspiro] [|con esta carta |ahora |hoy ]al puesto de {role} {en-company}. | Sé {skill-deeds}.",
      "Presento mi candidatura al puesto de {role} {en-company} con esto a mi favor: {skills}.",
      "{no-role} Quiero trabajar {en-company} y tengo conocimientos de {known-skills}.",
      "{no-role} Presento mi candidatura {en-company} con esto a mi favor: {skills}.",
    ],
    warm: [
      "Me encantaría trabajar {en-company} en el puesto de {role}, y tengo a mi favor lo que sé de {known-skills}.",
      "Me hace ilusión el puesto de {role} {en-company}, y tengo conocimientos de {known-skills}.",
      "Tengo ganas de trabajar {en-company} en el puesto de {role}, y esto es lo que sé hacer: {skills}.",
      "Me [encantaría|gustaría|haría ilusión] [ocupar|conseguir|tener] el puesto de {role} {en-company}. | Sé {skill-deeds}.",
      "{no-role} Me encantaría trabajar con {ustedes/vosotros}, y tengo conocimientos de {known-skills}.",
      "{no-role} Me alegraría poner al servicio de {su/vuestro} equipo lo que sé: {skills}.",
    ],
    formal: [
      "Deseo presentar mi candidatura al puesto de {role} {en-company}, para el que puedo ofrecer conocimientos de {known-skills}.",
      "Les hago llegar mi candidatura al puesto de {role} {en-company}, que se apoya en mis conocimientos de {known-skills}.",
      "Presento mi candidatura al puesto de {role} {en-company}, para el que cuento con lo siguiente: {skills}.",
      "{no-role} Deseo presentarles mi candidatura, que se apoya en estos conocimientos: {skills}.",
    ],
  },
  "open-day": {
    plain: [
      "{as-at}, {acts}.",
      "En {employer}, donde {trabajo>trabajé} {as-title}, {acts}.",
      "Mi trabajo {as-at} {incluye>incluía} {deeds}.",
      "De mi trabajo {as-at} destaco dos cosas: {lines}.",
      "En mi trabajo {of-at}, {acts}.",
      "{since} trabajo {as-title} en {employer}, donde {acts}.",
    ],
    confident: ["{deeds}: en eso {consiste>consistía} mi trabajo {as-at}."],
    warm: [
      "Empiezo por mi trabajo: {at-as}, {acts}.",
      "{Les/Os} cuento lo que {hago>hacía}: {as-at}, {acts}.",
      "Dos cosas de mi trabajo {as-at}: {lines}.",
      "Me gusta empezar por lo concreto: {as-at}, {acts}.",
    ],
    formal: [
      "Mis tareas {as-at} {incluyen>incluían} {deeds}.",
      "En mi puesto {of-at}, {acts}.",
      "De mi puesto {of-at} pueden dar idea estos dos puntos: {lines}.",
      "{since} ocupo el puesto de {title} en {employer}, donde {acts}.",
    ],
  },
  "open-path": {
    plain: [
      "Empecé {previous-as-title} en {previous-employer} y seguí {as-at}.",
      "Trabajé {previous-as-title} en {previous-employer} y después {as-at}.",
      "De {previous-employer}, donde trabajé {previous-as-title}, pasé a {employer}, {as-title}.",
      "Mi recorrido tiene dos etapas: {previous-as-title} en {previous-employer}, y {as-at}.",
      "Antes de trabajar {as-at}, lo hice {previous-as-title} en {previous-employer}.",
    ],
    warm: [
      "Empecé {previous-as-title} en {previous-employer}, seguí {as-at}, y tengo ganas de dar el siguiente paso.",
      "Primero {previous-as-title} en {previous-employer} y después {as-at}: ese es mi camino hasta aquí.",
      "Mi camino hasta aquí tiene dos etapas: {previous-as-title} en {previous-employer}, y {as-at}.",
      "{Les/Os} resumo mi camino: {previous-as-title} en {previous-employer}, y después {as-at}.",
    ],
    formal: [
      "Mi trayectoria comprende dos puestos: uno {previous-as-title} en {previous-employer} y otro {as-at}.",
      "Tras una primera etapa {previous-as-title} en {previous-employer}, pasé a {employer}, donde {ejerzo>ejercí} {as-title}.",
      "Mi trayectoria va de {previous-employer}, donde trabajé {previous-as-title}, a {employer}, donde {ejerzo>ejercí} {as-title}.",
    ],
  },
  "open-question": {
    plain: [
      "¿Quién [se ocupará|se encargará|se va a ocupar] de {topic}[| en su equipo| a partir de ahora]? | Quiero hacerlo con lo que sé de mi trabajo {as-at}.",
      "Buscan a alguien que se ocupe de {topic}, y me interesa ese trabajo después de lo que {hago>hice} {as-at}.",
      "¿Quién [se ocupará|se encargará|se va a ocupar] de {topic}[| en su equipo| a partir de ahora]? | Quiero hacerlo, y tengo conocimientos de {known-skills}.",
      "Buscan a alguien que se ocupe de {topic}, y para ello tengo conocimientos de {known-skills}.",
      "{no-topic} Les escribo por su oferta. | {Trabajo>Trabajé} {as-at}.",
      "{no-topic} Les escribo por su oferta, y tengo conocimientos de {known-skills}.",
    ],
    confident: [
      "[Buscan|Necesitan] a alguien que [se ocupe|se encargue] de {topic}[| a diario| en su equipo]. | {Trabajo>Trabajé} {as-at}, y quiero hacerlo.",
    ],
    warm: [
      "¿Puedo empezar con una pregunta? | ¿Quién se [ocupa|encarga] [hoy|ahora] de {topic}[| en {su/vuestro} equipo]? | Me encantaría hacerlo después de trabajar {as-at}.",
      "{Buscan/Buscáis} a alguien que se [ocupe|encargue] de {topic}, y me [hace ilusión la idea|gusta la idea|atrae la idea|encantaría hacerlo]. | {Trabajo>Trabajé} {as-at}.",
      "¿Puedo empezar con una pregunta? | ¿Quién se [ocupa|encarga] [hoy|ahora] de {topic}[| en {su/vuestro} equipo]? | Me encantaría hacerlo, y tengo conocimientos de {known-skills}.",
      "{no-topic} Me alegró leer {su/vuestra} oferta, porque {trabajo>trabajé} {as-at}.",
      "{no-topic} Me gustaría llevar a {su/vuestro} equipo lo que sé: {skills}.",
    ],
    formal: [
      "Les escribo a propósito de {topic}, que su oferta menciona, desde mi experiencia {as-at}.",
      "Les escribo a propósito de {topic}, que su oferta menciona, puesto que puedo ofrecer conocimientos de {known-skills}.",
      "{no-topic} Les escribo a propósito de su oferta, desde mi experiencia {as-at}.",
      "{no-topic} Les escribo a propósito de su oferta, para la que cuento con estos conocimientos: {skills}.",
    ],
  },
  "open-plain": {
    plain: [
      "[Opto|Me presento|Aspiro|Presento mi candidatura] al puesto de {role} {en-company}[|, y explico por qué|, y estas son mis razones].",
      "Con [esta carta|estas líneas] [presento mi candidatura|me presento|opto|aspiro] al puesto de {role} {en-company}.",
      "[Les escribo por|Me interesa|Lo que busco es|Mi candidatura es para] el puesto de {role} {en-company}[|, y explico por qué|, y estas son mis razones].",
      "{no-role} [Quiero|Me interesa|Deseo|Busco] trabajar [con ustedes|en su equipo|junto a ustedes] {en-company}.",
      "[Presento|Les presento|Les envío|Les hago llegar] mi candidatura al puesto de {role} {en-company}[|, por varias razones|, y explico por qué].",
    ],
    warm: [
      "Me [gustaría|encantaría|haría ilusión] [trabajar con {ustedes/vosotros}|sumarme a {su/vuestro} equipo|estar con {ustedes/vosotros}] en el puesto de {role} {en-company}.",
      "[Me hace ilusión|Me alegra|Tengo ganas de|Me gustaría] [optar|presentarme|aspirar] al puesto de {role} {en-company}.",
      "{Les/Os} [escribo|mando esta carta|envío estas líneas] [con ganas|con ilusión|con alegría] por el puesto de {role} {en-company}.",
      "{no-role} [Me encantaría|Me gustaría|Tengo ganas de|Me hace ilusión] trabajar [con {ustedes/vosotros}|en {su/vuestro} equipo] {en-company}.",
    ],
    formal: [
      "[Deseo presentar|Tengo el gusto de presentar|Querría presentar] [|con estas líneas |con esta carta ]mi candidatura al puesto de {role} {en-company}.",
      "Les [hago llegar|remito|presento] [|con estas líneas |con esta carta ]mi candidatura al puesto de {role} {en-company}.",
      "{no-role} Les [hago llegar|remito|presento] [esta candidatura|mi candidatura].",
      "[Presento|Deseo presentarles|Les hago llegar] con [estas líneas|esta carta] mi candidatura al puesto de {role} {en-company}[|, que expongo a continuación|, y expongo sus motivos].",
    ],
  },
} satisfies Record<string, Phrases>;
