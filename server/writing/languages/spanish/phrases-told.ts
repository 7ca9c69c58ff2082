import type { Phrases } from "../../realising/language-module.ts";

/**
 * What somebody who names no post has done: as an opening, by itself, and with what of the posting it answers. {hice} is a
 * clause with “yo”, {cosa-hecha} the noun of what has none, {told-lines} what no grammar fits.
 */
export const told = {
  "open-told": {
    plain: [
      "{hice}. | Con esa [experiencia|base|práctica] [opto|me presento|aspiro] al puesto de {role} {en-company}.",
      "[Presento mi candidatura|Opto|Me presento|Aspiro] [|con estas líneas |ahora ]al puesto de {role} {en-company}. | {hice}.",
      "{hice}, y ahora opto al puesto de {role} {en-company}.",
      "{cosa-hecha}: con esa experiencia opto al puesto de {role} {en-company}.",
      "Al puesto de {role} {en-company} llegaría con una experiencia concreta: {cosa-hecha}.",
      "Presento mi candidatura al puesto de {role} {en-company}, con esta experiencia: {cosa-hecha}.",
      "Presento mi candidatura al puesto de {role} {en-company}, y hasta ahora he hecho esto: {told-lines}.",
      "{no-role}{hice}, y ahora presento mi candidatura {en-company}.",
      "{no-role}Presento mi candidatura {en-company}, con esta experiencia: {cosa-hecha}.",
      "{no-role}Presento mi candidatura {en-company}, y hasta ahora he hecho esto: {told-lines}.",
    ],
    confident: [
      "{hice}. | Ahora [quiero|busco|me interesa] el puesto de {role} {en-company}[|: por eso les escribo|: es mi siguiente paso].",
      "{cosa-hecha}: eso aporto al puesto de {role} {en-company}.",
    ],
    warm: [
      "{hice}. | Ahora [tengo ganas de|me gustaría|me encantaría|me haría ilusión] [trabajar|empezar|seguir] como {role} {en-company}.",
      "[Me gustaría|Me encantaría|Tengo ganas de|Me haría ilusión] [trabajar|empezar|entrar] como {role} {en-company}. | {hice}.",
      "{hice}, y ahora me encantaría trabajar como {role} {en-company}.",
      "{cosa-hecha}: con esa experiencia me encantaría trabajar como {role} {en-company}.",
      "Me gustaría trabajar como {role} {en-company}, con esta experiencia: {cosa-hecha}.",
      "Me gustaría trabajar como {role} {en-company}, y hasta ahora he hecho esto: {told-lines}.",
      "{no-role}{hice}, y ahora tengo ganas de seguir {en-company}.",
      "{no-role}Tengo ganas de trabajar {en-company}, con esta experiencia: {cosa-hecha}.",
      "{no-role}Tengo ganas de trabajar {en-company}, y hasta ahora he hecho esto: {told-lines}.",
    ],
    formal: [
      "[Tengo el gusto de presentar|Deseo presentar|Les hago llegar] [|con estas líneas |con esta carta ]mi candidatura al puesto de {role} {en-company}. | {hice}.",
      "{hice}, y en esa experiencia se apoya mi candidatura al puesto de {role} {en-company}.",
      "Mi candidatura al puesto de {role} {en-company} se apoya en una experiencia concreta: {cosa-hecha}.",
      "{cosa-hecha}: en esa experiencia se apoya mi candidatura al puesto de {role} {en-company}.",
      "En apoyo de mi candidatura al puesto de {role} {en-company} puedo exponer lo siguiente: {told-lines}.",
      "{no-role}{hice}, y por ese motivo presento mi candidatura {en-company}.",
      "{no-role}En apoyo de mi candidatura {en-company} puedo exponer lo siguiente: {cosa-hecha}.",
      "{no-role}En apoyo de mi candidatura {en-company} puedo exponer lo siguiente: {told-lines}.",
    ],
  },
  "open-met": {
    plain: [
      "{other}Buscan a alguien para {topic}, y {hice}.",
      "{other}Para {topic}, que pide su oferta, no parto de cero: {hice}.",
      "{same}Buscan a alguien para {topic}, y es un trabajo que conozco: {hice}.",
      "Buscan a alguien para {topic}, y tengo esta experiencia: {cosa-hecha}.",
      "Para {topic}, que pide su oferta, puedo apoyarme en una experiencia concreta: {cosa-hecha}.",
      "Buscan a alguien para {topic}, y hasta ahora he hecho esto: {told-lines}.",
    ],
    confident: ["{other}Buscan a alguien para {topic}. | {hice}."],
    warm: [
      "{other}{Buscan/Buscáis} a alguien para {topic}, y me gusta la idea: {hice}.",
      "{other}Al leer {noun} en {su/vuestra} oferta me entraron ganas de escribir: {hice}.",
      "{same}Me alegró encontrar {noun} en {su/vuestra} oferta: {hice}.",
      "{same}{Buscan/Buscáis} a alguien para {topic}, y ya sé lo que es: {hice}.",
      "{Buscan/Buscáis} a alguien para {topic}, y con gusto me apoyaría en esto: {cosa-hecha}.",
      "{Buscan/Buscáis} a alguien para {topic}, y con gusto aportaría esto: {told-lines}.",
    ],
    formal: [
      "{other}Su oferta pide {topic}, a lo que puedo responder que {hice}.",
      "{same}En cuanto a {topic}, que pide su oferta, puedo precisar que {hice}.",
      "Para {topic}, que pide su oferta, puedo apoyarme en esta experiencia: {cosa-hecha}.",
      "Para {topic}, que pide su oferta, puedo exponer lo siguiente: {told-lines}.",
    ],
  },
  told: {
    plain: [
      "{hice}.",
      "{sigue}{tambien-hice}.",
      "{sigue}Además, {hice}.",
      "{sigue}Por otra parte, {hice}.",
      "Cuento con esta experiencia: {cosa-hecha}.",
      "{sigue}También puedo apoyarme en esto: {cosa-hecha}.",
      "{sigue}Además cuento con esta experiencia: {cosa-hecha}.",
      "Hasta ahora he hecho esto: {told-lines}.",
      "{sigue}También he hecho esto: {told-lines}.",
    ],
    warm: [
      "{hice}.",
      "{sigue}{tambien-hice}.",
      "{sigue}Además, {hice}.",
      "{sigue}Y algo más: {hice}.",
      "Tengo también esta experiencia: {cosa-hecha}.",
      "{sigue}También puedo contar con esto: {cosa-hecha}.",
      "Hasta ahora he hecho esto: {told-lines}.",
      "{sigue}También he hecho esto, y con gusto: {told-lines}.",
    ],
    formal: [
      "Puedo precisar que {hice}.",
      "{sigue}Asimismo, {hice}.",
      "{sigue}Cabe añadir que {hice}.",
      "{sigue}Por otra parte, {hice}.",
      "Cuento con la siguiente experiencia: {cosa-hecha}.",
      "{sigue}Asimismo cuento con lo siguiente: {cosa-hecha}.",
      "Puedo exponer también lo siguiente: {told-lines}.",
      "Puedo exponer lo siguiente: {told-lines}.",
      "{sigue}Asimismo puedo mencionar lo siguiente: {told-lines}.",
    ],
  },
  met: {
    plain: [
      "{other}Para {topic} no parto de cero: {hice}.",
      "{other}Buscan a alguien para {topic}, y {hice}.",
      "{other}Su oferta pide {topic}, y {hice}.",
      "{same}Su oferta pide {topic}, y es un trabajo que conozco: {hice}.",
      "{same}Sobre {topic} puedo decirles esto: {hice}.",
      "Para {topic} puedo apoyarme en una experiencia concreta: {cosa-hecha}.",
      "Su oferta pide {topic}, y tengo esta experiencia: {cosa-hecha}.",
      "Para {topic} puedo apoyarme en esto: {told-lines}.",
    ],
    confident: ["{other}Buscan a alguien para {topic}. | {hice}.", "{same}Para {topic} no parto de cero: {hice}."],
    warm: [
      "{other}{Buscan/Buscáis} a alguien para {topic}, y me gusta la idea: {hice}.",
      "{other}Me alegró leer {noun} en {su/vuestra} oferta, porque {hice}.",
      "{same}Me alegró encontrar {noun} en {su/vuestra} oferta: {hice}.",
      "{same}Para {topic} ya sé lo que es: {hice}.",
      "Para {topic} puedo contar con esto: {cosa-hecha}.",
      "Para {topic} puedo contar con algo que me gustó hacer: {cosa-hecha}.",
      "Para {topic} me gustaría aportar esto: {told-lines}.",
    ],
    formal: [
      "{other}En cuanto a {topic}, que pide su oferta, puedo responder que {hice}.",
      "{other}Su oferta menciona {noun}, y puedo precisar que {hice}.",
      "{same}Respecto de {topic}, que pide su oferta, puedo precisar que {hice}.",
      "Para {topic}, que pide su oferta, puedo apoyarme en esta experiencia: {cosa-hecha}.",
      "Para {topic}, que pide su oferta, puedo exponer lo siguiente: {told-lines}.",
    ],
  },
} satisfies Record<string, Phrases>;

/** How somebody who has done something, though in no post, would begin. */
export const toldStart = {
  plain: [
    "{has-line}{pocas}Primero [aprenderé|miraré|quiero ver] cómo [se trabaja|se hacen las cosas|trabajan] {en-firm}, y después asumiré [mi parte del trabajo|la parte que me toque|lo que me encarguen].",
    "{has-line}{pocas}Lo que [todavía no sepa|no conozca|sea nuevo para mí] del [trabajo|puesto] de {role} lo preguntaré [a tiempo|cuanto antes], [antes de darlo por sabido|sin adivinar].",
    "{has-line}{pocas}[Las primeras semanas|Al principio|Los primeros días|El primer mes|Mientras aprenda|Desde el primer día] [anotaré|apuntaré|tomaré nota de|llevaré apuntado] lo que me [expliquen|enseñen|digan|indiquen], para [que nadie tenga que repetirlo|no preguntarlo dos veces|recordarlo al día siguiente|tenerlo a mano|no olvidarlo].",
    "{has-line}{pocas}Con que me [enseñen|muestren|expliquen|hagan ver] [una vez|una sola vez|despacio una vez] cómo se hace [cada tarea|cada cosa|una tarea], [podré hacerla después|la haré después|sabré hacerla después|la repetiré después] [a su manera|como la hacen ustedes|por mi cuenta|sin que nadie me ayude].",
    "{has-line}{pocas}[Empezaré|Puedo empezar|Quiero empezar] por [las tareas|los trabajos|las cosas] que [quieran confiarme|me encarguen|me confíen|ustedes elijan], y [tomaré más|asumiré más|pediré otras|haré más] [a medida que|según|conforme] [conozca el trabajo|aprenda el trabajo|me conozcan].",
    "{has-line}{pocas}Si [una tarea|alguna tarea] del puesto de {role} [urge más|hace más falta|corre más prisa] que [lo demás|el resto], [por ahí empezaré|empezaré por ahí|puedo empezar por ahí].",
  ],
  warm: [
    "{has-line}{pocas}[Tengo ganas de|Me gustaría|Me encantaría|Quiero] aprender primero cómo [se trabaja|se hacen las cosas|{trabajan/trabajáis}] {en-firm}, y después [asumir mi parte del trabajo|echar una mano en todo|hacerlo yo también].",
    "{has-line}{pocas}Lo que [todavía no sepa|no conozca|sea nuevo para mí] del [trabajo|puesto] de {role} lo preguntaré [con gusto|a tiempo|con ganas], [antes de darlo por sabido|en lugar de adivinar].",
    "{has-line}{pocas}[Las primeras semanas|Al principio|Los primeros días|El primer mes|Mientras aprenda|Desde el primer día] [lo anotaré todo|lo apuntaré todo|tomaré nota de todo|llevaré todo apuntado], para [que nadie tenga que repetirlo|no preguntarlo dos veces|recordarlo al día siguiente|tenerlo a mano|que no se me olvide].",
    "{has-line}{pocas}{Enséñenme/Enseñadme} [una vez|una sola vez|despacio una vez] cómo [se hace|va|funciona] cada [cosa|tarea|trabajo], y [me pongo a ello con gusto|la siguiente vez lo hago yo con gusto|a la siguiente me pongo yo con ganas|después lo hago yo con ilusión].",
    "{has-line}{pocas}[Empezaré|Puedo empezar] con gusto por lo que {quieran/queráis} [confiarme|encargarme|darme], y tomaré más a medida que [conozca el trabajo|aprenda|me {conozcan/conozcáis}].",
    "{has-line}{pocas}[Donde más ayuda {necesiten/necesitéis}|Donde más falta haga|Donde más {lo noten/lo notéis}] {en-firm} al principio, ahí [empezaré con gusto|empiezo con gusto|me pongo con ganas], [aunque sea con lo más sencillo|también con lo más sencillo].",
  ],
  formal: [
    "{has-line}{pocas}[Aprenderé|Observaré|Procuraré conocer] en primer lugar cómo [se organizan ustedes|trabaja su equipo] {en-company}, antes de asumir [mi parte del trabajo|las tareas que me correspondan].",
    "{has-line}{pocas}Lo que [aún desconozca|todavía no sepa|me resulte nuevo] del [trabajo|puesto] de {role} lo preguntaré, y [me atendré a ello|seguiré sus indicaciones].",
    "{has-line}{pocas}Durante [las primeras semanas|los primeros días] en el puesto de {role} [anotaré|tomaré nota de] las indicaciones recibidas, para que [nadie tenga que repetirlas|no haya que repetirlas].",
    "{has-line}{pocas}Si alguna tarea del puesto de {role} me resulta nueva, preferiré [verla hacer una vez|pedir que me la muestren|preguntar por ella] antes que actuar por [suposiciones|mi cuenta].",
    "{has-line}{pocas}[Comenzaré|Puedo comenzar|Desearía comenzar] por las tareas que [tengan a bien confiarme|me encomienden|consideren oportunas], y asumiré otras a medida que [conozca el trabajo|lo juzguen conveniente].",
  ],
} satisfies Phrases;

/** The next step for the same person. */
export const toldOffer = {
  plain: [
    "{has-line}En una entrevista puedo [contarles más de|hablarles de|contarles mejor] lo que he hecho y [saber|preguntarles] cómo [se organizan|trabajan|se reparten el trabajo] para {other-doing}.",
    "{has-line}En una entrevista puedo [contarles más de|hablarles de|contarles mejor] lo que he hecho y saber qué [esperan|buscan|valoran] a la hora de {hacer}.",
    "{has-line}En una entrevista puedo [contarles más de|hablarles de|contarles mejor] lo que he hecho y [escuchar|saber] qué [esperan del|necesitan en el|buscan para el] puesto de {role}.",
    "{has-line}Cuando [podamos hablar|nos veamos|hablemos], puedo [contarles más de|hablarles de|explicarles mejor] lo que he hecho y responder a [sus preguntas|lo que me pregunten] sobre el puesto de {role}.",
  ],
  confident: [
    "{has-line}Podemos hablar de lo que he hecho y de cómo [se organizan|trabajan|se reparten el trabajo] [para|a la hora de] {other-doing}[|: digan un día].",
  ],
  warm: [
    "{has-line}Me [encantaría|gustaría|haría ilusión] {conocerles/conoceros}, {contarles/contaros} más y saber cómo [{se organizan/os organizáis}|{trabajan/trabajáis}] [para|a la hora de] {other-doing}.",
    "{has-line}Me [encantaría|gustaría|haría ilusión] charlar: {les/os} cuento lo que he hecho, y {ustedes/vosotros} me [{hablan/habláis}|{cuentan/contáis} más] del [puesto|trabajo] de {role}.",
  ],
  formal: [
    "{has-line}En una entrevista podré explicarles [con más detalle|mejor|con calma] lo que he hecho y conocer cómo [se organizan|trabajan|se organiza su equipo] para {other-doing}.",
    "{has-line}Una entrevista me permitiría [explicarles|presentarles|contarles] con más detalle lo que he hecho y responder a [sus preguntas|lo que deseen saber|cuanto deseen preguntar] sobre el puesto de {role}.",
  ],
} satisfies Phrases;
