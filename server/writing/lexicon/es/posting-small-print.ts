import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingSmallPrint } from "../posting-lexicon.ts";

export const smallPrint: PostingSmallPrint = {
  closing: phraseList(`
    fecha límite, plazo, plazo de presentación, plazo de inscripción, hasta el, hasta, antes del, antes de,
    cierre, fin de plazo, finaliza el, finaliza, termina el, último día, se cierra el, a más tardar, antes del día
  `),
  otherDates: phraseList(`
    incorporación, inicio, comienzo, entrevista, entrevistas, prueba, pruebas, examen, publicado, publicada,
    publicación, fundada, desde, a partir del, a partir de, temporada, contrato hasta, contrato del, contrato de,
    duración, curso, campaña, celebrarán, empieza, comienza
  `),
  reference: phraseList(`
    referencia, ref, nº de referencia, número de referencia, código de oferta, código, nº de oferta, número de
    oferta, id de oferta, indicando la referencia, oferta nº, oferta n, expediente, identificador
  `),
  salary: phraseList(`
    salario, retribución, sueldo, remuneración, bruto, brutos, bruto anual, brutos anuales, b a, al mes, mensual,
    mensuales, la hora, por hora, al año, anuales, fijo, fijos, pagas
  `),
  salaryAsked: phraseList(`
    pretensiones económicas, pretensiones salariales, expectativas salariales, expectativas económicas,
    expectativa salarial, aspiraciones salariales, aspiraciones económicas, salario deseado, pretensión salarial,
    pretensiones de renta, pretensión de renta, renta esperada, remuneración pretendida
  `),
  handIn: phraseList(`
    pedirá, pedirán, solicitará, enviar, envía, envíanos, envíe, envíen, envíenos, enviad, mandar, manda,
    mándanos, mándalo, adjuntar, adjunta, adjuntando, adjunte, adjunten, remitir, remite, remita, aportar,
    aporta, aporte, aportarán, presentar, presenta, presente, presentarán, incluir, incluye, incluya, acompañar,
    acompañad*, junto con, indicando, entregar, entrega, entregue, sube, subir, traer, rellenar, rellena,
    cumplimentar, deberán, mándale, envíale, envíanoslo, deja tu, con tu, con su,
    cv en, candidaturas
  `),
  documents: phraseList(`
    copia de, copia del, copias de, cv, currículum, curriculum, currículum vitae, curriculum vitae, currículo,
    carta de presentación, carta de motivación, portfolio, portafolio, porfolio, cartas de recomendación, carta de
    recomendación, referencias, titulación, título, títulos, certificado, certificados, fotocopia, copia, dni,
    vida laboral, informe de vida laboral, muestra de trabajo, muestras de trabajo, expediente académico,
    formulario, formulario de inscripción, solicitud de inscripción, proyecto educativo, unidad didáctica, foto,
    fotografía, vídeo, cuestionario, anexo
  `),
  documentEnds: phraseList(`a, en, por, antes, para, al, vía`),
  later: phraseList(`
    antes de la incorporación, en el momento de la contratación, a la firma, previamente a la contratación, tras
    la selección, si eres seleccionad*, en caso de ser seleccionad*, más adelante, en la entrevista, una vez
    seleccionad*, antes de empezar, al incorporarse
  `),
  licences: phraseList(`
    carnet de conducir, carné de conducir, carnet b, carné b, permiso de conducir, permiso b, carnet de
    carretiller*, carné de carretiller*, carnet de manipulador, manipulador de alimentos, cap, adr, tarjeta
    profesional, certificado de delitos, colegiación, colegiad*, certificado de discapacidad, habilitación,
    carnet, carné, permiso c, licencia
  `),
  partly: phraseList(`para algunos puestos, en algunos puestos, algunas plazas, según puesto`),
  languages: phraseMap(`
    español: español, castellano
    inglés: inglés
    francés: francés
    alemán: alemán
    italiano: italiano
    portugués: portugués
    catalán: catalán
    valenciano: valenciano
    gallego: gallego
    euskera: euskera, vasco
    árabe: árabe
    chino: chino
    ruso: ruso
    rumano: rumano
    holandés: holandés, neerlandés
    otros idiomas: otros idiomas, segundo idioma, otro idioma
    bilingüe: bilingüe, bilingües, bilingual
  `),
  languageCues: phraseList(`
    nivel, idioma, idiomas, hablas, hablar, hablado, escrito, fluido, fluida, fluidez, bilingüe, nativo, nativa,
    dominio, conversación, b1, b2, c1, c2, medio, alto, avanzado, básico, conocimientos, lengua, se valorará,
    imprescindible, valorable, buen, necesario
  `),
  instructions: phraseList(`
    asunto, en el asunto, indicando en el asunto, en la carta, en tu carta, en tu correo, en el correo, cuéntanos,
    cuéntenos, dinos, díganos, explícanos, escríbenos, escribe dos líneas, dos líneas, tres líneas, responde a,
    contesta, solo online, sólo online, únicamente, exclusivamente, solo por correo, sólo por correo, no llamar,
    abstenerse, no se atenderán, presencialmente, en persona, en mano, promoción interna, sólo personal interno,
    contrato de duración, contrato hasta, contrato del, contrato temporal, en un solo pdf, en pdf, un único pdf,
    no se admiten, no se admitirán, disponibilidad de incorporación, indique su disponibilidad, indica tu disponibilidad, fecha de disponibilidad, sin foto, carta en
    inglés, currículum en inglés, cv en inglés
  `),
  months: [
    ["enero", "ene"],
    ["febrero", "feb"],
    ["marzo", "mar"],
    ["abril", "abr"],
    ["mayo", "may"],
    ["junio", "jun"],
    ["julio", "jul"],
    ["agosto", "ago"],
    ["septiembre", "setiembre", "sep", "sept"],
    ["octubre", "oct"],
    ["noviembre", "nov"],
    ["diciembre", "dic"],
  ],
};
