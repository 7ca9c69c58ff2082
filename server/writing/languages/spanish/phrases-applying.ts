import type { Phrases } from "../../realising/language-module.ts";

/** How letters come to the role and to what the posting says. */
export const applications = {
  apply: {
    plain: [
      "[Opto|Me presento|Aspiro|Presento mi candidatura][| por eso| por ello| ahora] al puesto de {role} {en-company}.",
      "[Por eso|Por ello|Por esa razón|Por ese motivo] [opto al|me presento al|les escribo por el|me interesa el] puesto de {role} {en-company}.",
      "[Les escribo por|Me interesa|Mi candidatura es para|Lo que busco es] el puesto de {role} {en-company}[|, y explico por qué|, y estas son mis razones].",
      "[Me interesa trabajar|Quiero trabajar|Deseo trabajar] como {role} {en-firm}, [y por eso les escribo|y a eso se debe esta carta|y de ahí esta carta|y por eso me presento].",
      "[Por eso|Por ello|Así que] [les escribo por|me interesa|quiero optar a] la vacante de {role} {en-company}.",
      "{no-role} [Quiero|Me interesa|Deseo|Busco] trabajar [con ustedes|en su equipo|junto a ustedes] {en-company}.",
      "{no-role} [Por eso|Por ello] les [presento|envío|remito] mi candidatura.",
    ],
    confident: [
      "[Quiero|Ahora quiero|Busco|Ahora busco|Me interesa|Mi objetivo es|Mi siguiente paso es|Les escribo por] el puesto de {role} {en-company}.",
      "El puesto de {role} {en-company} es [el que quiero|el que busco|mi siguiente paso|lo que busco ahora|el paso que quiero dar|mi objetivo|el que me interesa|el motivo de esta carta].",
    ],
    warm: [
      "[Me gustaría|Me encantaría|Tengo ganas de|Me haría ilusión] [trabajar con {ustedes/vosotros}|sumarme a {su/vuestro} equipo|estar con {ustedes/vosotros}] en el puesto de {role} {en-company}.",
      "[Por eso|Por esa razón|Y por eso|Así que] me [hace ilusión|atrae|interesa] el puesto de {role} {en-company}.",
      "[Me hace ilusión|Me alegra|Tengo ganas de|Me gustaría] [optar|presentarme|aspirar] al puesto de {role} {en-company}.",
      "[Por eso|Por esa razón|Y por eso] me [encantaría|gustaría] [ocupar|conseguir] el puesto de {role} {en-company}.",
      "{Les/Os} [escribo|mando esta carta|envío estas líneas] por el puesto de {role} {en-company}[|, y con ganas|, y con ilusión].",
      "[Por eso|Y por eso|Así que] me [encantaría|gustaría|hace ilusión] trabajar {en-firm} como {role}.",
      "[Tengo ganas de|Me hace ilusión|Me gustaría|Me encantaría] trabajar como {role} {en-firm}[|, y por eso escribo|, y de ahí esta carta].",
      "{no-role} [Me encantaría|Me gustaría|Tengo ganas de|Me hace ilusión] trabajar [con {ustedes/vosotros}|en {su/vuestro} equipo] {en-company}.",
    ],
    formal: [
      "[Deseo presentar|Presento|Tengo el gusto de presentar|Les hago llegar] [|por ello |con estas líneas ]mi candidatura al puesto de {role} {en-company}.",
      "Con [estas líneas|esta carta] [les hago llegar|les presento|deseo presentarles|les remito] mi candidatura al puesto de {role} {en-company}.",
      "Por [ello|ese motivo|esa razón] [presento mi candidatura|deseo presentar mi candidatura|opto|aspiro] al puesto de {role} {en-company}.",
      "Por [ese motivo|esa razón|ello] [deseo optar|deseo presentarme|aspiro|querría optar] al puesto de {role} que ofrece {company}.",
      "[Me interesa|Es de mi interés|Despierta mi interés] la vacante de {role} {en-firm}, [a la que presento mi candidatura|a la que deseo optar|a la que opto con esta carta].",
      "{no-role} Les [hago llegar|remito|presento] [esta candidatura|mi candidatura].",
    ],
    full: [
      "Por [eso|ello|ese motivo] presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico [lo que puedo ofrecerles|qué puedo ofrecerles|con qué cuento para él].",
    ],
  },
  "apply-with": {
    plain: [
      "[Con esa experiencia|Con ese recorrido|Con esa base|Con ese bagaje] [opto|me presento|aspiro] al puesto de {role} {en-company}.",
      "Después de {time-as}, [opto|me presento|aspiro] al puesto de {role} {en-company}.",
      "Ahora [opto|me presento|aspiro|presento mi candidatura] al puesto de {role} {en-company}[|, por lo que sigue|, y explico por qué].",
      "[El siguiente paso que busco|El paso que quiero dar|Lo que busco ahora|Mi siguiente paso] es el puesto de {role} {en-company}[|, y por eso escribo|, y de ahí esta carta].",
      "Ahora [me interesa|quiero|busco] trabajar {en-firm} como {role}[|, y por eso les escribo|, y de ahí esta carta].",
      "[Con esa experiencia|Con ese recorrido|Con esa base] [opto|me presento|aspiro] a la vacante de {role} que ofrece {company}.",
      "[Presento por eso mi candidatura|Presento por ello mi candidatura|Por eso presento mi candidatura|De ahí que me presente] al puesto de {role} {en-company}[|, como siguiente paso].",
      "{no-role} Con [esa experiencia|esa base] [presento mi candidatura|me presento|les escribo].",
    ],
    confident: [
      "Ahora [quiero|busco|me interesa] el puesto de {role} {en-company}[|: es mi siguiente paso|: por eso les escribo].",
      "Con [eso|esa base|esa práctica] [opto|me presento|aspiro] al puesto de {role} {en-company}.",
    ],
    warm: [
      "Después de {time-as}, me hace ilusión el puesto de {role} {en-company}.",
      "Ahora me [encantaría|gustaría|haría ilusión] [seguir|continuar|dar el siguiente paso] en el puesto de {role} {en-company}.",
      "Con esa [experiencia|práctica|base] me [gustaría|encantaría] [ocupar el|aspirar al|optar al] puesto de {role} {en-company}.",
      "El [siguiente paso|paso] que [me hace ilusión|me gustaría dar|tengo ganas de dar|me encantaría dar] es el puesto de {role} {en-company}.",
      "[Tengo ganas de|Me gustaría|Me encantaría|Me hace ilusión] llevar [todo eso|esa experiencia|lo aprendido] al puesto de {role} {en-company}.",
      "Ahora me [encantaría|gustaría|hace ilusión] trabajar {en-firm} como {role}[|, y por eso escribo|, y de ahí esta carta].",
      "[Por eso|Y por eso|Así que] {les/os} escribo: [opto|me presento|aspiro] al puesto de {role} {en-company}.",
      "{no-role} Me [encantaría|gustaría] trabajar ahora [con {ustedes/vosotros}|en {su/vuestro} equipo].",
    ],
    formal: [
      "Tras {time-as}, deseo presentar mi candidatura al puesto de {role} {en-company}.",
      "Con esa [experiencia|trayectoria] [les hago llegar|les presento|deseo presentarles|les remito] mi candidatura al puesto de {role} {en-company}.",
      "Por [ello|ese motivo|esa razón] presento [ahora |]mi candidatura al puesto de {role} {en-company}[|, y explico por qué].",
      "Con esa [trayectoria|experiencia] [deseo optar|deseo presentarme|aspiro|querría optar] al puesto de {role} que ofrece {company}.",
      "Con esa experiencia me [interesa|atrae] la vacante de {role} {en-firm}, a la que [presento mi candidatura|deseo optar|opto con esta carta|deseo presentarme].",
      "Esa es la [experiencia|base|práctica] con la que [presento mi candidatura|deseo optar|aspiro] al puesto de {role} {en-company}.",
      "{no-role} Con esa experiencia [presento|les presento|les remito] mi candidatura.",
    ],
    full: [
      "Con esa [experiencia|base|práctica] presento mi candidatura al puesto de {role} {en-company}, y en estas líneas explico [por qué|con qué cuento|lo que puedo ofrecerles].",
    ],
  },
  reading: {
    plain: [
      "{duties}[El puesto|El trabajo|Lo que describen] va de {topic1} a {topic2}, y [esa variedad me interesa|esa variedad me atrae|me interesa esa variedad|esa mezcla me interesa].",
      "De [su oferta|lo que describen|lo que piden|la oferta] me interesan [sobre todo|en especial|ante todo] dos puntos: {topic1} y {topic2}.",
      "[Dos puntos de su oferta|Dos puntos del puesto|Dos cosas de su oferta] [me interesan en especial|me llaman la atención|me animan a escribir|me interesan más que el resto]: {topic1} y {topic2}.",
      "{duties}[Me interesa un puesto|Me interesa un trabajo|Me atrae un puesto] que [incluye tanto {topic1} como {topic2}|combina {topic1} con {topic2}|reúne {topic1} y {topic2}|abarca {topic1} y también {topic2}].",
    ],
    confident: [
      "{duties}[El trabajo|El puesto|La tarea|Lo que buscan] va [de {topic1} a {topic2}|desde {topic1} hasta {topic2}]. | [Lo quiero entero|Me interesa entero|Lo quiero todo].",
      "[Su oferta|La oferta] [nombra|menciona|incluye|pide] {topic1} y {topic2}. | [Es lo que busco|Eso es lo que busco|Es lo que quiero].",
    ],
    warm: [
      "{duties}[El puesto|El trabajo|Lo que {describen/describís}] va de {topic1} a {topic2}, y [esa variedad me gusta|me gusta esa variedad|esa mezcla me atrae|me atrae esa variedad].",
      "De [{su/vuestra} oferta|lo que {piden/pedís}|la oferta] me [gustan|atraen] [sobre todo|en especial] dos cosas: {topic1} y {topic2}.",
      "[{Su/Vuestra} oferta|La oferta] habla [de {topic1} y de {topic2}|de {topic1} y también de {topic2}], y [las dos cosas me atraen|me atraen las dos cosas|las dos cosas me gustan].",
      "{duties}Me [gusta|alegra|atrae] que el [puesto|trabajo] [incluya tanto {topic1} como {topic2}|reúna {topic1} y {topic2}].",
    ],
    formal: [
      "{duties}Según [entiendo su oferta|entiendo|leo en su oferta|se desprende de su oferta], el puesto [abarca|comprende] desde {topic1} hasta {topic2}.",
      "De lo que describe su oferta, [me interesan en especial|destaco|merecen mi interés|me importan sobre todo] [dos puntos|dos aspectos]: {topic1} y {topic2}.",
      "[Dos puntos|Dos aspectos] de su oferta [despiertan en especial mi interés|son de especial interés para mí|me interesan ante todo|me mueven a escribirles]: {topic1} y {topic2}.",
      "{duties}[Me interesa|Es de mi interés] un puesto que, [según su oferta|según describen], [comprende|abarca|incluye] tanto {topic1} como {topic2}.",
    ],
  },
} satisfies Record<string, Phrases>;
