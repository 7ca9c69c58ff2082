import { phraseList } from "../phrase-list.ts";
import type { PostingCues } from "../posting-lexicon.ts";

export const cues: PostingCues = {
  requirement: phraseList(`
    imprescindible*, necesario, necesaria, se requiere, se requieren, requerimos, se necesita, se pide, se exige,
    requisito, obligatorio, obligatoria, experiencia de, experiencia en, experiencia mínima, experiencia previa,
    experiencia, años de experiencia, mínimo, al menos, como mínimo, titulación, título de, título, titulad*,
    graduad*, licenciad*, diplomad*, diplomatura, grado en, grado superior, grado medio, ciclo formativo,
    formación profesional, formación en, máster, carnet, carné, permiso de conducir, certificado de, conocimientos
    de, conocimientos en, conocimiento de, dominio de, manejo de, nivel de, nivel medio, nivel alto, tienes, eres,
    cuentas con, sabes, hablas, dominas, manejas, conoces, tener, contar con, estar en posesión, estar en
    disposición, disponer de, disponibilidad para, disponibilidad, capacidad de, capacidad para, residencia en,
    residir en, vehículo propio, colegiad*, buscamos a alguien, persona con, inglés,
    bilingüe*, bilingual
  `),
  wish: phraseList(`
    se valorará, se valorarán, se valoran, valorable, valoraremos, se valora, valoramos, deseable, preferible,
    preferiblemente, preferentemente, un plus, no imprescindible, no es imprescindible, no es necesario, a
    valorar, idealmente, nos gustaría, nos encantaría, sería ideal, recomendable, se tendrá en cuenta, será un
    mérito, si además, mejor si, se tendrá en consideración, se valorará positivamente, mejor, no indispensable,
    no necesario, no excluyente
  `),
  duty: phraseList(`
    funciones, tareas, te encargarás, se encargará, encargarse de, te ocuparás, se ocupará, serás responsable,
    será responsable, responsable de, responsabilizarse de, harás, realizarás, gestionarás, atenderás, prepararás,
    coordinarás, apoyarás, desarrollarás, participarás, colaborarás, trabajarás, ayudarás, asesorarás, venderás,
    elaborarás, organizarás, supervisarás, controlarás, mantendrás, cuidarás, montarás, instalarás, repararás,
    diseñarás, escribirás, redactarás, visitarás, llevarás, impartirás, servirás, cocinarás, limpiarás, recibirás,
    realizará, gestionará, atenderá, preparará, coordinará, desarrollará, tu día a día, consiste en, tu misión, tu
    trabajo, se responsabilizará, te responsabilizarás, consistirá en, consistirán en, consisten en, sus
    funciones, tus funciones, sus tareas, tus tareas, su misión, realizarán, corresponderá a, corresponderán a, le corresponderá, le corresponde, corresponderán al, corresponderá al,
    vas a encargarte, te vas a encargar, se va a encargar
  `),
  benefit: phraseList(`
    ofrecemos, se ofrece, te ofrecemos, le ofrecemos, te damos, recibirás, disfrutarás, contarás con, tendrás,
    contrato indefinido, contrato estable, estabilidad, vacaciones, días de vacaciones, seguro médico, retribución
    flexible, teletrabajo, ticket restaurante, cheque comida, descuentos, descuento, formación continua, formación
    a cargo, plan de carrera, incorporación inmediata, buen ambiente, fines de semana libres, café gratis, fruta,
    horario flexible, flexibilidad horaria, salario competitivo, salario según convenio, retribución, retribución según,
    salario, sueldo, prestaciones de ley, auxilio de transporte, obra social, aguinaldo, comisiones
  `),
  process: phraseList(`
    se pedirá, se pedirán, se solicitará, inscripción, inscribirse, inscríbete, solicitud, solicitudes,
    candidatura, candidaturas, currículum, currículo, curriculum, cv, carta de presentación, carta de motivación,
    enviar, envía, envíanos, envíe, envíenos, enviad, mandar, manda, mándanos, adjuntar, adjunta, adjunte,
    remitir, remite, escríbenos, escriban, plazo, fecha límite, entrevista, entrevistas, proceso de selección,
    proceso selectivo, personas interesadas, interesados, interesadas, asunto, contactar, contacta, teléfono de
    contacto, llamar al, llama al, presentarse en, llamar al, llama al, aspirantes, bases de la convocatoria,
    convocatoria, pretensiones, referencia, apúntate, postula, aplica por, aplica aquí, aplica a través, aplica enviando, aplica en, postúlate, cuéntanos, dinos, escribe a, escribir a,
    llamar a, llámanos, postularse, postular, postúlese, whatsapp, presentarse con, contáctanos, comunicarse,
    contactarse, mandar cv, dejar cv, hoja de vida,
    hojas de vida
  `),
  legal: phraseList(`
    igualdad de oportunidades, igualdad de trato, discriminación, orientación sexual, identidad de género,
    protección de datos, rgpd, lopd, datos personales, discapacidad igual, política de privacidad, sin
    distinción, origen étnico, religión, plan de igualdad, utiliza cookies, utilizamos cookies, política de
    cookies, aceptar todas, aceptar cookies
  `),
  knowledge: phraseList(`conocimientos de, conocimientos en, conocimiento de, conocimientos`),
  soft: phraseList(`
    trabajo en equipo, trabajar en equipo, equipo, capacidad de trabajo, habilidades comunicativas, comunicación,
    habilidades de comunicación, dotes comerciales, don de gentes, orientación al cliente, orientación a
    resultados, orientada a resultados, orientado a resultados, proactiv*, proactividad, iniciativa, autonomía,
    autónom*, responsable, responsabilidad, organizad*, organización, capacidad de organización, dinámic*,
    dinamismo, flexibilidad, flexible, adaptabilidad, capacidad de adaptación, resolutiv*, resolución de
    problemas, compromiso, comprometid*, pasión, apasionad*, motivación, motivad*, ganas de aprender, ganas de,
    entusiasmo, entusiasta, positiv*, actitud, buena actitud, actitud positiva, buena presencia, puntual*,
    puntualidad, empatía, empátic*, creativ*, creatividad, polivalente, polivalencia, trabajador*, seriedad,
    discreción, paciencia, liderazgo, capacidad analítica, bajo presión, gestión del tiempo, atención al detalle,
    meticulos*, ordenad*, curiosidad, curios*, amable, amabilidad, simpatía, simpátic*, sonrisa, buen humor,
    alegría, vocación de servicio, honestidad, sociable,
    buen rollo, buen trato, cabeza fría, don de mando
  `),
  hard: phraseList(`
    titulación, título, titulad*, graduad*, licenciad*, licenciatura, diplomatura, diplomad*, grado en, grado
    superior, grado medio, ciclo formativo, formación profesional, fp, máster, doctorado, carnet de conducir,
    carné de conducir, permiso de conducir, carnet b, carnet de, carné de, permiso b, permiso de trabajo, permiso
    c, colegiad*, colegiación, certificado de, certificado, habilitación, acreditación, cap, homologad*,
    ministerio, delitos sexuales, antecedentes, bachillerato, eso, manipulador de alimentos, tarjeta profesional,
    discapacidad
  `),
};
