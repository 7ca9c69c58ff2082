import type { Phrases } from "../../realising/language-module.ts";

/** What somebody new to the work promises of the first weeks, whatever the work is. */
export const firstWeeks = {
  plain: [
    "{nuevo}[Si algo no me queda claro|Ante la duda|Si dudo], [pregunto|preguntaré] antes de [seguir|dar nada por hecho], [y no después|no después|a quien lo sepa].",
    "{nuevo}Si [hago algo mal|me equivoco], [díganmelo|me lo dicen] [en el momento|el mismo día|sin rodeos]: así [se aprende antes|no se repite|la siguiente vez sale bien].",
    "{nuevo}[Los primeros días|La primera semana|Al principio] me [fijaré en|guiaré por] [quien lleva más tiempo|quienes ya conocen el trabajo|quien más sepa], y [después lo haré yo|al poco tiempo lo haré yo].",
    "{nuevo}[Empezaré|Puedo empezar|Quiero empezar] por [lo más sencillo|lo que me encarguen|lo que más falta haga], y [pediré más|seguiré con lo demás] cuando [eso salga bien|eso esté aprendido].",
    "{nuevo}[Llevaré una libreta|Tendré a mano una libreta|Iré con una libreta|Llevaré un cuaderno|Iré con papel y lápiz|Tendré papel y lápiz a mano][| desde el primer día], [y lo que me digan quedará apuntado|para que lo explicado una vez quede explicado|y apuntaré cada indicación|y anotaré lo que me expliquen|para no preguntar dos veces lo mismo].",
    "{nuevo}[Lo que hoy me cueste|Lo que al principio me salga lento] [lo practicaré|lo repetiré] hasta [que salga solo|que salga bien|hacerlo sin ayuda], [y preguntaré por el camino|sin prisa por saltarme pasos].",
  ],
  warm: [
    "{nuevo}Si [hago algo mal|me equivoco], [{díganmelo/decídmelo}|me lo {dicen/decís}] [sin rodeos|con confianza|en el momento]: [así aprendo antes|lo prefiero así|así no se repite].",
    "{nuevo}[Los primeros días|La primera semana|Al principio] me [fijaré en|pegaré a] [quien lleva más tiempo|quienes ya conocen el trabajo|quien más sepa], [y con ganas|y después lo haré yo].",
    "{nuevo}[Empezaré|Puedo empezar] con gusto por [lo más sencillo|lo que me {encarguen/encarguéis}|lo que más falta haga], y [pediré más|seguiré con lo demás] cuando [eso salga bien|eso esté aprendido].",
    "{nuevo}[Llevaré una libreta|Tendré a mano una libreta|Iré con una libreta|Llevaré un cuaderno|Iré con papel y lápiz|Tendré papel y lápiz a mano][| desde el primer día], [y lo que me {digan/digáis} quedará apuntado|para que lo explicado una vez quede explicado|y apuntaré cada indicación|y anotaré lo que me {expliquen/expliquéis}|para no preguntar dos veces lo mismo].",
    "{nuevo}[Si algo no me queda claro|Ante la duda|Si dudo], [pregunto|preguntaré] antes de [seguir|dar nada por hecho], [y lo haré con gusto|a quien lo sepa].",
    "{nuevo}¿[Habrá|Hay] alguien [cerca los primeros días|a mi lado los primeros días|cerca al principio|a mi lado la primera semana], [para enseñarme|para poder preguntarle|por si surgen dudas]?",
  ],
  formal: [
    "{nuevo}Durante [los primeros días|la primera semana] [observaré|procuraré observar] [con atención|de cerca] a quienes [ya conocen el trabajo|llevan tiempo en él], antes de [actuar por mi cuenta|proponer nada].",
    "{nuevo}[Ante la duda|En caso de duda|Si algo no me quedara claro], [preguntaré|pediré una aclaración|consultaré a mis superiores] antes de [seguir adelante|continuar|dar nada por hecho].",
    "{nuevo}[Agradecería|Preferiría|Me sería útil] que se me [señalaran los errores|corrigiera] desde el primer día, [para no repetirlos|pues así se aprende antes|de modo que no se repitan].",
    "{nuevo}[Las indicaciones que reciba|Las instrucciones que se me den] las [anotaré por escrito|llevaré anotadas], [de modo que nadie deba repetirlas|y las tendré presentes cada día|para no preguntar dos veces].",
    "{nuevo}[Comenzaré|Puedo comenzar|Comenzaría] por las tareas [más sencillas|que se me asignen], y las demás [llegarían|vendrían] a medida que ustedes lo [consideren oportuno|juzguen conveniente|decidan].",
    "{nuevo}[Lo que al principio me resulte difícil|Lo que todavía me cueste] lo [practicaré|repetiré] con [paciencia|orden|constancia], hasta [hacerlo sin ayuda|que ustedes puedan darlo por bueno].",
  ],
} satisfies Phrases;
