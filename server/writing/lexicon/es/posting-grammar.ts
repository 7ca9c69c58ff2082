import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingGrammar } from "../posting-lexicon.ts";

const words = (list: string) => list.split(/\s+/).filter(Boolean);

export const grammar: PostingGrammar = {
  stopWords: words(`
    a al ante aquí así aunque cada como con contra cual cuál cuando cuándo de del desde donde dónde dos durante e
    el ella ellas ellos en entre era eres es esa ese eso esta está están estar este esto estos estas fue ha han
    hasta hay la las le les lo los más me mi mis mucho muy nada ni no nos nosotros nuestra nuestras nuestro
    nuestros o os otra otro otros para pero por porque pues que qué quien quién quienes se sea sean según ser será
    serás si sí sin sobre solo sólo somos son su sus también tan te ti tiene tienen todo toda todos todas tras tu
    tú tus u un una unas uno unos usted ustedes vuestra vuestro y ya yo mediante hacia además
    antes después
  `),
  phraseLinks: words(`de del en y para a con al la el los las por`),
  articles: words(`el la los las`),
  alternatives: words(`o u`),
  conjunctions: words(`y e`),
  negations: words(`no ni sin ningun ninguna`),
  years: words(`ano anos meses`),
  leadIns: phraseList(`
    te manejas bien en, te manejas en, te manejas con, te apasiona, te gusta, te gustan, te encanta, te defiendes
    en, te defiendes con, te, imprescindible, imprescindibles, es imprescindible, será imprescindible,
    imprescindible tener, imprescindible contar con, imprescindible estar en posesión de, imprescindible estar en
    posesión del, imprescindible disponer de, necesario, necesaria, es necesario, es necesario tener, será
    necesario, se requiere, se requieren, se necesita, se pide, se exige, requerimos, requisito, obligatorio,
    tienes, tienes al menos, tener, contar con, cuentas con, cuentas con al menos, disponer de, dispones de, estar
    en posesión de, estar en posesión del, estar en disposición de, poseer, aportar, aportas, acreditar, eres,
    sabes, hablas, dominas, manejas, conoces, ser, se valorará, se valorarán, se valoran, pedimos, exigimos, solicitamos, que además tuviera, además tuviera, tuviera, que
    tuviera, que tenga, que cuente con, que posea, se valorará positivamente, se
    valora, valorable, valorables, valoraremos, valoramos, deseable, preferible, preferiblemente, preferentemente,
    idealmente, sería un plus, es un plus, un plus, nos gustaría que, nos encantaría que, mínimo, mínimo de, un
    mínimo de, al menos, como mínimo, con, un, una, el, la, los, las, al, del, de, tu, tus, su, sus, y, o, e,
    además, también, que, capacidad de, capacidad para, te encargarás de, se encargará de, encargarse de, te
    ocuparás de, se ocupará de, serás responsable de, será responsable de, responsable de, tus funciones serán,
    las funciones serán, las funciones principales serán, funciones, tareas de, realizar tareas de, en tu día a
    día, tu misión será, tu trabajo consiste en, consiste en, buscamos a alguien, buscamos a alguien con, buscamos
    una persona, buscamos una persona con, buscamos a una persona con, persona con, persona, personas con, a
    alguien con, con buen, con buena, buen, buena, buenos, buenas, sólida, sólidos, amplia, amplios, conocimientos
    de, conocimientos en, conocimiento de, dominio de, manejo de, buen manejo de, conocimientos sólidos de,
    estamos buscando, sus funciones serán, sus funciones son, sus principales funciones serán, sus principales
    funciones son, tus funciones son, tus principales funciones serán, tus tareas serán, tus tareas son, sus
    tareas serán, sus tareas son, las funciones son, las funciones principales son, las tareas son, las tareas
    serán, las principales funciones son, las principales funciones serán, su misión será, su misión consistirá
    en, tu misión consistirá en, su trabajo consistirá en, tu trabajo consistirá en, la función principal será, se
    responsabilizará de, te responsabilizarás de, se responsabilizará del, te encargarás del, se encargará del, te
    ocuparás del, se ocupará del, le corresponderá, también le corresponderá, así como, muy positivamente,
    valoraremos muy
    positivamente, se valorará muy positivamente, tu función será, su función será, buscamos un profesional con,
    buscamos una profesional con, buscamos un, buscamos una, buscamos profesional con, buscamos persona con,
    buscamos a un, buscamos a una, un profesional con, profesional con, contar con un, si además conoces, si
    además, si conoces, se requiere experiencia, excluyente, indispensable, indispensable contar con, haber, más
    de, manejo fluido de, manejo avanzado de, tener conocimientos de, valoramos que tengas, valoramos que tengas
    el, valoramos que tengas la, valoraremos que tengas, que tengas, si sabes
  `),
  tails: phraseList(`
    como por ejemplo, por ejemplo, como, tales como, tanto, incluyendo, incluida, incluido, expedido por, emitido
    por, que, quien, cuya, cuyo, donde, para que, con el fin de, a fin de, es imprescindible, imprescindible,
    imprescindibles, obligatorio, es necesario, necesario, se valorará, se valorarán, será valorable, valorable,
    valorables, deseable, será un plus, es un plus, un plus, sería un plus, preferiblemente, preferentemente,
    según, conforme a, de acuerdo con, de acuerdo al, de acuerdo a, acorde a, en base a, mediante, a través de,
    siempre que, en caso de, así como, o similar, o
    similares, o equivalente, cuando, si, dentro de, junto con, durante, bajo, desde, para, con
  `),
  verdicts: phraseList(`
    es imprescindible, son imprescindibles, imprescindible, imprescindibles, obligatorio, obligatoria, es
    obligatorio, es necesario, es necesaria, necesario, necesaria, requerido, requerida, se valorará, se
    valorarán, se valora, valorable, valorables, deseable, deseables, será un plus, es un plus, un plus, sería
    un plus, sería ideal, se valorará positivamente, se tendrá en cuenta, mejor, mucho mejor, genial, perfecto, estupendo, fenomenal, excluyente,
    indispensable, no excluyente, no indispensable, no imprescindible
  `),
  relatives: phraseList(`que, quien, cuya, cuyo, donde, aunque, porque`),
  emptyItems: phraseList(`
    no es obligatorio, no es obligatoria, no son obligatorios, no es requisito, no es imprescindible,
    no se requiere experiencia, no es necesaria experiencia, sin experiencia, no hace falta experiencia, bajo la
    supervisión, bajo la dirección, en dependencia, dependiendo de, no te da, no tienes, otras tareas, otras
    funciones, tareas propias, funciones propias, entre otras, requisitos de los aspirantes, se acompañará, etc,
    y más, y mucho más, propias del puesto, recoja el testigo, tome el testigo, coja el testigo, aplica por este
    medio,
    postula por este medio, aplica aquí, postula aquí, somos
    un, somos una,
    de lunes a, de martes a, de miércoles a, de jueves a, de viernes a, lunes a viernes
  `),
  abbreviations: words(`
    lic ing mtra mtro arq atn licda sr sra srta d dña dr dra n nº núm tel etc ej p.ej aprox máx mín av avda c s.l
    s.a ud uds art ref pág b.a dpto co cia
    cía hnos
  `),
  background: words(`
    importante importantes reconocida reconocido prestigiosa prestigioso destacada consolidada conocida multinacional
    abierta abierto acceso actitud actividad actividades actual adecuada adecuado administración alguien alta alto
    ámbito amplia amplio ampliar análisis año años apoyo aprender aprendizaje área áreas aspectos atención ayuda
    ayudar bajo base básico básicos beneficios brutos buen buena buenas buenos buscamos calidad cambio campo
    candidato candidata candidatura capacidad carrera caso centro cliente clientes colaboración colaborar
    compañeros compañía competencias completa completo comunicación condiciones conocer conocimiento conocimientos
    continua contrato control correcta correcto crecimiento cuenta demostrable desarrollo desarrollar desempeño
    detalle día días diaria diario diferentes dinámica dinámico disponibilidad distintas distintos diversos
    dominio empleo empresa empresas encargado encargarse entorno entrevista equipo equipos especialidad
    especializada estable estamos estudios etapa excelente experiencia externa éxito fácil forma formación fuerte
    función funciones futuro ganas general gente gestión gestionar gran grande grandes grupo habilidad habilidades
    hacer horario horas horario ideal igual imprescindible incorporación indefinido información iniciativa interés
    interna interno jornada laboral línea líneas lugar manejo marco máximo media medio mejor mejora mensual mes
    meses mínima mínimo momento motivación mundo necesaria necesario necesarios necesidad necesidades nivel
    normativa nueva nuevas nuevo nuevos objetivo objetivos oferta ofrece ofrecemos oportunidad organización pago
    parte participar pasión perfil periodo persona personal personas plan posibilidad posición positiva posterior
    práctica prácticas presencia presentación previa previo principal principales problemas proceso procesos
    productos profesional profesionales propia propio proyecto proyectos puesto puestos punto realización realizar
    relación relacionada relacionadas relacionado requiere requisitos resolución responsabilidad responsable
    resultados salario sector seguimiento seguridad sede selección semana servicio servicios similar similares
    sistema sistemas sólida tarea tareas técnica técnicas técnico tener tiempo tipo titulación título trabajar
    trabajo trabajos tres trato uso usuarios valor valorable valorará varias varios vida vacaciones zona uno
    cuatro cinco incluye orientación posesión estar acorde puestas tienda familia particular
  `),
  verbs: words(`
    abrir acompañar actualizar administrar ajustar analizar apoyar aplicar aprovisionar archivar asegurar asesorar
    asistir atender auditar ayudar buscar calcular captar cargar cobrar cocinar coger convertir coser colaborar colocar comprar
    comprobar conducir configurar construir contabilizar contactar contar controlar coordinar crear cubrir cuidar
    cumplir dar definir desarrollar descargar detectar dirigir diseñar distribuir documentar elaborar empaquetar
    enseñar entregar enviar escribir establecer estudiar evaluar facturar fabricar formar garantizar gestionar
    hacer identificar impartir implementar impulsar informar inspeccionar instalar integrar investigar leer
    limpiar llevar lanzar mantener medir mejorar montar negociar ofrecer operar optimizar organizar participar
    pedir pintar planificar poner preparar presentar producir programar promover proponer publicar realizar
    recibir recoger recomendar redactar reparar reponer representar resolver revisar seguir seleccionar servir
    soldar solucionar supervisar tomar trabajar traducir tramitar transportar utilizar velar vender verificar
    visitar
  `),
  nounsToo: [],
  verbForms: phraseMap(`
    hacer: harás, hará
    decir: dirás, dirá
    tener: tendrás, tendrá
    venir: vendrás, vendrá
    salir: saldrás, saldrá
    poder: podrás, podrá
    saber: sabrás, sabrá
    intervenir: intervendrás, intervendrá
  `),
  informal: words(`
    tú tu tus te ti contigo eres tienes buscas quieres sabes puedes envíanos únete tuyo harás serás formarás
  `),
  formal: words(`usted ustedes le les envíe envíenos interesados deberá deberán`),
};
