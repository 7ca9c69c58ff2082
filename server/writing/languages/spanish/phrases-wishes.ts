import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and what is sent along. */
export const wishes = {
  wish: {
    plain: [
      "[También quiero|Quiero también|Otra cosa que quiero hacer es|Entre lo que quiero hacer está|También me propongo|Me propongo además] {hacer}[| con ustedes| en su equipo| en este puesto|, y hacerlo bien|, con su guía al principio].",
      "[Me interesa además|Me interesa también|Otro punto que me interesa es|De su oferta me interesa también|Del puesto me interesa además|También me interesa] {hacer}[|, y quiero hacerlo bien|, y lo aprenderé de ustedes|, como en su equipo|, y hacerlo como ustedes].",
      "[Con ustedes|Con su equipo|En su equipo|En este puesto] [quiero aprender además a|quiero aprender también a|me propongo aprender a|aprenderé además a|me interesa aprender a] {hacer}[|, a su manera].",
      "[Otra tarea que|Una tarea más que|Otra parte del puesto que|Otra labor que] [quiero asumir|quiero aprender|me interesa asumir|me interesa aprender|asumiré con gusto] es la de {hacer}[| en su equipo| con ustedes|, a su manera].",
      "También {hacer} es [una tarea|un trabajo|algo|una parte del puesto] que [me interesa|quiero asumir|quiero aprender bien|me importa hacer bien|haré con gusto][| con ustedes| en su equipo].",
      "[A la hora de|Para|Cuando me toque|Antes de] {hacer}, [quiero aprender|aprenderé|quiero ver|miraré] primero cómo lo [hacen ustedes|hace su equipo|hacen quienes ya están].",
      "[También quiero|Quiero también|Me interesa además|Me propongo además] [ocuparme|encargarme|hacerme cargo] de {charge1} y de {charge2}[| con ustedes| en su equipo|, como describen].",
      "[Me interesan asimismo|Me interesan además|Me interesan también|Me atraen también] [otros dos puntos de su oferta|otros dos puntos del puesto|dos puntos más de su oferta|dos puntos más del puesto]: {topic1} y [|también ]{topic2}.",
      "[Con ustedes|Con su equipo|En su equipo] [quiero|me interesa|me propongo] aprender [además|también] [dos cosas|otras dos cosas|dos cosas más]: {topic1} y {topic2}.",
      "[También me {interesa#interesan}|Me {interesa#interesan} además|Me {interesa#interesan} también|De la oferta me {interesa#interesan} además] {noun-one}[|, y quiero aprender más|, donde quiero aprender más|, y ahí aprenderé de ustedes].",
      "[También quiero|Quiero también|Me interesa además|Me propongo además] [ocuparme|encargarme|hacerme cargo] de {duty-one}[| con ustedes| en su equipo| a su manera|, como describen].",
      "Para {topic1} y {topic2} [quiero aprender|aprenderé primero|quiero conocer|me interesa conocer|conoceré primero] [su manera de trabajar|cómo trabajan ustedes|la manera de hacer de su equipo|cómo lo hacen ustedes|cómo se organizan].",
      "En {duty-one} [quiero aprender|quiero ver|aprenderé|me interesa aprender|quiero conocer|me interesa conocer] [cómo lo hacen ustedes|cómo trabajan ustedes|la manera de hacer de su equipo|cómo se organizan|cómo trabaja su equipo][|, antes que nada].",
    ],
    confident: [
      "[También quiero|Quiero también|Lo siguiente que quiero es|Y quiero|Otra cosa que quiero:] {hacer}[| con ustedes| en su equipo| en este puesto|, y hacerlo bien].",
      "[Quiero ocuparme también|También quiero ocuparme|Quiero encargarme también|Y quiero encargarme] de {charge1} y de {charge2}[| con ustedes| en su equipo| en este puesto|: lo quiero aprender].",
      "Lo [siguiente|próximo|primero|nuevo] que [quiero aprender|voy a aprender|me toca aprender|aprenderé|me interesa][| con ustedes| en su equipo]: {noun-one}.",
      "[También quiero|Quiero también|Y quiero] [ocuparme|encargarme] de {duty-one}[| con ustedes| en su equipo| en este puesto| a su manera].",
    ],
    warm: [
      "[Me gustaría también|También me gustaría|Tengo ganas también de|También tengo ganas de] {hacer}[| con {ustedes/vosotros}| en {su/vuestro} equipo|, y aprenderlo bien| a {su/vuestro} lado| a {su/vuestra} manera].",
      "[Me atrae además|También me atrae|De {su/vuestra} oferta me atrae también|Otra cosa que me atrae es|Me gusta la idea de|Del puesto me atrae también] {hacer}[| con {ustedes/vosotros}| en {su/vuestro} equipo|, y aprenderlo bien| a {su/vuestra} manera].",
      "También {hacer} es algo que [me encantaría hacer|me gustaría hacer|tengo ganas de hacer|me gustaría aprender|me encantaría aprender|tengo ganas de aprender] [con {ustedes/vosotros}|en {su/vuestro} equipo|a {su/vuestro} lado|en el puesto].",
      "[Me haría ilusión|Me hace ilusión|Me encantaría|Me gustaría|Tengo ganas de] [|también ]{hacer}, [como dice {su/vuestra} oferta|como {piden/pedís}|tal como lo {cuentan/contáis} en la oferta|como {describen/describís}].",
      "[Siento curiosidad|Tengo curiosidad|También tengo curiosidad] por {topic1} y por {topic2}[, y quiero aprender las dos cosas|: las dos cosas quiero aprenderlas|, dos cosas que quiero aprender|, y quiero conocer ambas cosas|, y con {ustedes/vosotros} aprenderé ambas cosas].",
      "[También me encantaría|Me encantaría además|También me gustaría|Me haría ilusión también] [ocuparme|encargarme|aprender a ocuparme] de {charge1} y de {charge2}[| con {ustedes/vosotros}| en {su/vuestro} equipo].",
      "[De {su/vuestra} oferta|De lo que {piden/pedís}|Del puesto] me [atraen además|atraen también|gustan además|gustan también] {topic1} y {topic2}.",
      "[Con {ustedes/vosotros}|En {su/vuestro} equipo|A {su/vuestro} lado] [tengo ganas de aprender|me gustaría aprender|me encantaría aprender|me hace ilusión aprender] [|también |además |bien ]{a-one}.",
      "[Y siento|También siento|Tengo también|Y tengo] curiosidad por {noun-one}[|, y quiero aprender más|, y quiero saber más|, y ahí quiero aprender|, y {les/os} preguntaré].",
      "[Me gustaría ocuparme también|También me gustaría ocuparme|Me encantaría encargarme también|Tengo ganas de ocuparme también] de {duty-one}[| con {ustedes/vosotros}| en {su/vuestro} equipo| a {su/vuestro} lado|, como {describen/describís}].",
    ],
    formal: [
      "[Tengo asimismo la disposición de|Es también mi deseo|Deseo asimismo|Me propongo asimismo|Tengo la voluntad de|Es asimismo mi intención|Querría también] {hacer}, [conforme a su oferta|tal como requiere el puesto|tal como lo describe su oferta|como describe su oferta|como requiere el puesto|según lo describe su oferta].",
      "[Es mi deseo aprender además a|Deseo aprender asimismo a|Me interesa aprender también a|Querría aprender además a|Me propongo aprender asimismo a|Es mi intención aprender a] {hacer} [con la guía de su equipo|siguiendo sus indicaciones|según su manera de trabajar|del modo en que lo hacen ustedes|según las pautas de su equipo|conforme a su manera de trabajar].",
      "[Otra de las tareas|Una más de las tareas|Otra de las funciones] [de su oferta|del puesto] que [deseo asumir|me interesa asumir|querría asumir|asumiría con gusto|deseo aprender|querría aprender] es la de {hacer}.",
      "[Me interesan asimismo|Despiertan asimismo mi interés|Deseo mencionar además|Son también de mi interés] otros dos puntos [de su oferta|que recoge su oferta|que describe su oferta|del puesto]: {topic1} y {topic2}.",
      "[Es mi deseo|Deseo|Me propongo|Querría] [ocuparme|encargarme|hacerme cargo] también de {charge1} y de {charge2}, que su oferta [describe|menciona|incluye].",
      "[Tengo asimismo la disposición de|Deseo asimismo|Es también mi deseo|Me propongo asimismo] [familiarizarme con|formarme en|adentrarme en] {noun-one}, que su oferta [describe|menciona|incluye].",
    ],
    full: [
      "{duties}[De las tareas de su oferta|Entre las tareas del puesto|De las tareas que describe su oferta|Entre las tareas de su oferta|Entre las tareas que describen], hay dos [en las que quiero crecer|en las que deseo formarme|que deseo aprender a fondo|que asumiría con gusto|que me interesa aprender|en las que me interesa formarme]: {topic1} y {topic2}.",
      "[De las tareas de su oferta|Entre las tareas del puesto|De las tareas que describe su oferta|Entre las tareas de su oferta|Entre las tareas que describen], hay una [en la que quiero crecer|en la que deseo formarme|que deseo aprender a fondo|que asumiría con gusto|que me interesa aprender|en la que me interesa formarme|que querría hacer con ustedes]: {duty-one}.",
    ],
  },
  welcome: {
    plain: [
      "[Leo|Veo|He leído|La oferta dice] que {welcome}, [y por eso escribo|y por eso les escribo|y eso me anima a escribir|así que me presento].",
      "[Según la oferta|Según su oferta|Por lo que dice la oferta|Como indica la oferta], {welcome}. | [Por eso presento mi candidatura|Por eso me presento|Eso me anima a escribirles|Por eso les escribo].",
    ],
    warm: [
      "[Leo|Veo|He leído|Dice la oferta] que {welcome}, [y me alegra|y me alegra leerlo|y eso me anima|y eso me da ganas de escribir].",
      "[Según la oferta|Según {su/vuestra} oferta|Por lo que dice la oferta|Como {cuentan/contáis}], {welcome}. | [Me alegra leerlo|Eso me anima|Me alegra mucho].",
    ],
    formal: [
      "[Según consta en la oferta|Según indica su oferta|Como señala su oferta|Conforme a su oferta], {welcome}, y [con ese conocimiento me presento|por ese motivo presento mi candidatura|por ello les hago llegar mi candidatura|a ello responde mi candidatura].",
    ],
  },
  ask: {
    plain: [
      "¿Cómo [se organizan ustedes|se organiza su equipo|se reparten el trabajo|trabajan ustedes] [para|a la hora de|cuando toca] {other-doing}?",
      "[Me interesa saber|Quiero saber|Me interesa conocer|Les preguntaré también] cómo [se organizan ustedes|se organiza su equipo|trabajan ustedes] [para|a la hora de] {other-doing}.",
      "[Una pregunta para la entrevista|Mi pregunta para la entrevista|Algo que quiero preguntarles|Una pregunta, ya desde ahora]: ¿qué es [lo más importante|lo que más importa|lo más difícil|lo primero] a la hora de {hacer}?",
      "[En la entrevista|Cuando hablemos|Llegado el momento] quiero [preguntarles|saber|conocer] [cómo se organizan|cómo trabajan|cómo se reparten el trabajo] para {other-doing}.",
      "{duty}¿[Qué parte de la jornada|Cuánto tiempo|Qué parte de la semana|Cuántas horas al día] [{ocupa#ocupan}|{lleva#llevan}] {noun}[| en su equipo]?",
      "{duty}[Me interesa saber|Quiero saber|Les preguntaré] [qué parte de la jornada|cuánto tiempo|qué parte de la semana] [{ocupa#ocupan}|{lleva#llevan}] {noun}.",
      "[En la entrevista quiero saber más|Cuando hablemos quiero saber más|Me interesa saber más|Quiero que me cuenten más|Les preguntaré más] de {noun}[| y de cómo se organiza su equipo| y de lo que esperan ahí].",
    ],
    confident: [
      "[Una pregunta|Mi pregunta|Solo una pregunta|Quiero saber una cosa]: ¿quién [se ocupa hoy|se encarga hoy|se ocupa ahora] de {hacer}?",
      "{duty}[Una pregunta|Mi pregunta|Solo una pregunta|Quiero saber una cosa]: ¿cómo se [{reparte#reparten}|{organiza#organizan}] {noun}[| en su equipo]?",
    ],
    warm: [
      "¿[Y cómo|Cómo] [{se organizan/os organizáis}|{trabajan/trabajáis}|se organiza {su/vuestro} equipo] [para|a la hora de|cuando toca] {other-doing}?",
      "[Tengo curiosidad por saber|Siento curiosidad por saber|Me encantaría saber|Me gustaría saber] cómo [{se organizan/os organizáis}|{trabajan/trabajáis}|se organiza {su/vuestro} equipo] [para|a la hora de] {other-doing}.",
      "[Me gustaría {preguntarles/preguntaros}|Tengo ganas de {preguntarles/preguntaros}|Me encantaría {preguntarles/preguntaros}|{Les/Os} preguntaré con gusto] qué es [lo más importante|lo más difícil|lo primero] a la hora de {hacer}.",
      "{duty}¿[Qué parte del día|Cuánto tiempo|Qué parte de la semana] [{ocupa#ocupan}|{lleva#llevan}] {noun}[| en {su/vuestro} equipo]?",
      "{duty}[Tengo curiosidad por saber|Me gustaría saber|Me encantaría saber] cómo se [{reparte#reparten}|{organiza#organizan}] [en el equipo|entre {ustedes/vosotros}] {noun}.",
      "[Siento curiosidad|Tengo curiosidad] por {noun} y [me gustaría saber más|tengo ganas de saber más|me encantaría saber más|{les/os} preguntaré en la entrevista].",
    ],
    formal: [
      "[Me sería útil conocer|Desearía conocer|Me interesaría saber|Querría conocer] en una entrevista cómo [se organizan ustedes|se organiza su equipo|se reparten las tareas] para {other-doing}.",
      "[Desearía saber|Querría saber|Me interesaría saber|Me sería útil saber] qué [consideran ustedes más importante|valoran ustedes ante todo|esperan ustedes ante todo|tienen ustedes más en cuenta] a la hora de {hacer}.",
      "{duty}[Me sería útil conocer con más detalle|Desearía conocer con más detalle|Querría saber con más exactitud|Me interesaría saber] qué parte [de la jornada|de la semana|del tiempo] {ocupa#ocupan} {noun}.",
      "[Un punto del que deseo saber más|Un punto que deseo tratar|Un asunto por el que deseo preguntar|Un aspecto que deseo conocer mejor] [en la entrevista|en una entrevista|cuando podamos hablar] {es#son} {noun}.",
    ],
  },
  documents: {
    professional: [
      "{no-role}[Con esta carta|Junto a esta carta] les envío {documents}.",
      "[Como pide su oferta|Como indica su oferta|Según pide su oferta|Tal como pide su oferta] de {role}, [envío también|les envío|incluyo también] {documents}.",
      "[Junto con|Además de|Con] esta carta [les envío|les hago llegar|envío también] {documents} para su [puesto|vacante] de {role}.",
      "[Con|Junto con] esta candidatura a su [puesto|vacante] de {role} [les envío|les hago llegar|envío] [también|asimismo] {documents}.",
    ],
    confident: [
      "[Incluyo|Envío|Les envío] {documents} [con esta carta|junto a esta carta|con la carta] para su [puesto|vacante] de {role}.",
      "[Envío también|Les envío también|Incluyo también] {documents}[|, como piden|, tal como piden|, como pide su oferta de {role}].",
      "Con la carta [envío|les envío|incluyo|les mando] {documents}.",
    ],
    warm: [
      "[Con la carta|Junto a esta carta|Con estas líneas] [{les/os} mando|{les/os} envío|envío] también {documents} para {su/vuestro} puesto de {role}.",
      "[Como|Tal como] {piden/pedís}, [envío también|{les/os} mando también|{les/os} envío|incluyo] {documents}.",
      "[{Les/Os} mando|{Les/Os} envío|Incluyo|Envío] también {documents}[|, como {piden/pedís}|, tal como {piden/pedís}].",
    ],
    formal: [
      "{no-role}[Como solicita su oferta|Tal como solicitan|Conforme a su oferta], les [remito|envío] {documents}.",
      "[Como solicita|Según solicita|Tal como solicita] {company}, les [remito|hago llegar|envío] {documents}.",
      "[Con|Junto con] esta candidatura a su [puesto|vacante] de {role} [les hago llegar|les remito|remito asimismo] {documents}.",
      "[Con|Junto con] esta candidatura a su [puesto|vacante] de {role} les [remito|hago llegar|envío], [como solicitan|según solicitan], {documents}.",
    ],
  },
  terms: {
    plain: [
      "Busco {time}.",
      "[En cuanto a|Sobre|Por lo que toca a] [las condiciones|la jornada|las condiciones del puesto], busco {time}.",
    ],
    warm: ["Busco {time}.", "[En cuanto a|Sobre|Por lo que toca a] [las condiciones|la jornada], busco {time}."],
    formal: [
      "[Cabe añadir|Puedo añadir|Deseo añadir|Les indico] que busco {time}, [si ello es compatible con el puesto|si el puesto lo permite].",
      "En cuanto [al tipo de jornada|a la jornada|a las condiciones], busco {time}, [si el puesto lo permite|si así lo prevé el puesto|si es posible].",
    ],
    full: [
      "En cuanto a [las condiciones del puesto|la jornada|las condiciones], puedo [decir desde ahora|indicar ya|precisar] que busco {time}.",
    ],
  },
} satisfies Record<string, Phrases>;
