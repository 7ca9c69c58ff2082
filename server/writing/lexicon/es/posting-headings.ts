import { phraseList } from "../phrase-list.ts";
import type { PostingLexicon } from "../posting-lexicon.ts";

export const headings: PostingLexicon["headings"] = {
  intro: phraseList(`
    sobre nosotros, sobre nosotras, quiénes somos, quienes somos, la empresa, nuestra empresa, empresa, sobre la
    empresa, acerca de, acerca de nosotros, descripción, descripción de la oferta, descripción del puesto,
    descripción de la empresa, el puesto, la oferta, el proyecto, presentación, resumen, sobre, sobre el puesto,
    conócenos, la posición, objeto, objeto de la convocatoria
  `),
  duty: phraseList(`
    trabajos, trabajos a realizar, funciones, tus funciones, sus funciones, las funciones, funciones
    principales, principales funciones, funciones del puesto, funciones a realizar, funciones a desempeñar,
    tareas, tus tareas, sus tareas, tareas a realizar, tareas principales, responsabilidades, tus
    responsabilidades, sus responsabilidades, principales responsabilidades, qué harás, qué vas a hacer, lo que
    harás, qué hará, cuáles serán tus funciones, cuál será tu función, cuál será tu misión, tu misión, misión,
    misión del puesto, tu día a día, tu trabajo, tu rol, el trabajo, en tu día a día, serás responsable de, te
    encargarás de, se encargará de, tus retos, en qué consiste, en qué consiste el trabajo, tus principales
    tareas, cometidos, actividades, actividades a realizar, actividades principales, principales actividades, tu
    función, su función, su misión, qué hace, qué haría, funciones y responsabilidades, descripción de
    funciones, descripción de tareas, tus funciones principales, te ocuparás de, cuáles son tus funciones, tu
    papel, tu reto, de qué te encargarás, de qué te vas a encargar
  `),
  requirement: phraseList(`
    requisitos, los requisitos, requisitos mínimos, requisitos imprescindibles, requisitos del puesto,
    requisitos necesarios, requerimientos, se requiere, requerimos, perfil, tu perfil, perfil requerido, perfil
    buscado, el perfil, perfil del candidato, perfil de la persona, perfil profesional, qué buscamos, lo que
    buscamos, a quién buscamos, qué necesitas, qué necesitamos, qué pedimos, pedimos, se pide, se necesita,
    imprescindible, necesario, conocimientos, conocimientos necesarios, formación, experiencia, formación y
    experiencia, formación requerida, experiencia requerida, titulación, competencias, habilidades, buscamos a
    alguien que, buscamos una persona, buscamos, sobre ti, qué esperamos de ti, esperamos de ti, debes tener,
    eres, tienes, qué aportas, qué aportarás, lo que necesitas, para encajar, encajas si, qué tienes que tener,
    requisitos excluyentes, requisitos indispensables, requisitos obligatorios, requisitos básicos, nuestros
    requisitos, lo que buscamos en ti, qué buscamos en ti, buscamos en ti, qué te pedimos, te pedimos, qué
    requerimos, perfil deseado, perfil del puesto, perfil ideal, formación mínima, lo que esperamos de ti, lo
    que pedimos, tu experiencia, escolaridad, requisitos de los aspirantes, requisitos de los candidatos,
    requisitos de acceso
  `),
  wish: phraseList(`
    se valorará, se valora, valorable, deseable, requisitos deseables, requisitos valorables, valoraremos,
    valoramos, se valorará positivamente, sería un plus, es un plus, un plus, plus, nos encantaría que, méritos,
    otros méritos, será un plus, preferible, puntos extra, suma puntos, aspectos valorables, qué sumaría, qué
    suma, te sumará, requisitos deseados
  `),
  benefit: phraseList(`
    se ofrece, ofrecemos, qué ofrecemos, qué te ofrecemos, te ofrecemos, le ofrecemos, qué ofrece, condiciones,
    beneficios, tus beneficios, ventajas, nuestra oferta, por qué, por qué nosotros, por qué trabajar con
    nosotros, por qué unirte, qué encontrarás, qué obtendrás, lo que ofrecemos, condiciones laborales,
    beneficios sociales, qué te llevas
  `),
  process: phraseList(`
    cómo inscribirse, cómo aplicar, cómo solicitar, cómo presentarse, cómo participar, cómo apuntarse,
    inscripción, inscripciones, solicitud, solicitudes, presentación de solicitudes, candidatura, candidaturas,
    envío de candidaturas, tu candidatura, plazo, plazos, plazo de presentación, plazo de inscripción, plazo de
    solicitud, proceso de selección, el proceso, proceso, fases del proceso, selección, contacto, interesados,
    interesadas, interesado, te interesa, si te interesa, documentación, documentación requerida, documentación
    necesaria, qué hacer, información adicional, notas, nota, observaciones, más información, siguientes pasos, te
    animas
  `),
  legal: phraseList(`
    aviso legal, protección de datos, política de privacidad, igualdad, igualdad de oportunidades, diversidad,
    política de igualdad, cláusula de privacidad
  `),
  meta: phraseList(`
    salario, retribución, sueldo, remuneración, salario bruto, jornada, jornada laboral, horario, contrato, tipo
    de contrato, ubicación, lugar, lugar de trabajo, localidad, incorporación, fecha de incorporación, duración,
    modalidad, datos del puesto, ficha, datos de la oferta, datos
  `),
};

export const fields: PostingLexicon["fields"] = {
  role: phraseList(`
    puesto, puesto de trabajo, puesto ofertado, cargo, vacante, oferta, título, nombre del puesto, plaza,
    categoría profesional, posición, puesto vacante, denominación del puesto, se busca, se necesita, buscamos,
    oferta de empleo, oferta de trabajo, puesto a cubrir, puesto solicitado, convocatoria
  `),
  company: phraseList(`
    empresa, compañía, nombre de la empresa, empleador, entidad, organización, centro, organismo, razón social
  `),
  location: phraseList(`
    ubicación, lugar, residente en, imprescindible residente en, residencia, lugar de trabajo, localidad, ciudad, población, centro de trabajo, provincia, sede, dónde
  `),
  reference: phraseList(`
    referencia, ref, n de referencia, número de referencia, código, código de oferta, código de la oferta, nº de
    oferta, número de oferta, n de oferta, id de oferta, ref oferta, referencia de la oferta, oferta n,
    expediente, identificador, código de plaza
  `),
  contact: phraseList(`
    contacto, persona de contacto, responsable, a la atención de, att, responsable de selección
  `),
  salary: phraseList(`
    salario, retribución, sueldo, remuneración, salario bruto, salario bruto anual, banda salarial, retribución
    bruta, rango salarial
  `),
  "closing-date": phraseList(`
    plazo, fecha límite, plazo de presentación, plazo de inscripción, fecha de cierre, fin de plazo, cierre, plazo
    de solicitud, hasta, fecha fin, plazo de candidaturas
  `),
  language: phraseList(`idiomas, idioma, lenguas`),
  licence: phraseList(`
    carnet, carné, permiso, permisos, carnets, licencias, certificados, permiso de conducir, carnet de conducir
  `),
  document: phraseList(`documentación, documentos, documentación a aportar, documentación requerida`),
  other: phraseList(`
    contrato, tipo de contrato, jornada, horario, horarios, duración, incorporación, fecha de incorporación,
    inicio, fecha de inicio, vacantes, plazas, número de vacantes, publicado, fecha de publicación, publicada,
    modalidad, sector, departamento, teléfono, tel, correo, email, e mail, web, experiencia mínima, nivel, área,
    turno, turnos, categoría
  `),
};
