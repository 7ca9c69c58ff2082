import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingNames } from "../posting-lexicon.ts";

export const names: PostingNames = {
  occupations: phraseList(`
    abogad*, administrativ*, administrador*, agente*, albañil*, analista*, arquitect*, asesor*, asistente*,
    auditor*, autor*, auxiliar*, ayudante*, azafat*, barista*, bibliotecari*, biólog*, cajer*, camarer*,
    camionero*, cariste*, carnicer*, carpinter*, carretiller*, celador*, cerrajer*, chef*, chofer*, chófer*,
    cociner*, comercial*, community manager, conductor*, conserje*, consultor*, contable*, coordinador*,
    cuidador*, delegad*, delineante*, dependient*, desarrollador*, dietista*, director*, diseñador*, docente*,
    económic*, editor*, educador*, electricista*, electromecánic*, electrónic*, encargad*, enfermer*, enólog*,
    especialista*, esteticista*, farmacéutic*, fisioterapeuta*, fontaner*, formador*, fotógraf*, fresador*,
    gerente*, gestor*, gestora, gruísta*, guía*, horner*, informátic*, ingenier*, instalador*, interiorista*,
    investigador*, jardiner*, jef*, limpiador*, logopeda*, maestr*, maquinista*, marketing, matron*, mecánic*,
    médic*, modista*, monitor*, montador*, mozo*, moza*, notari*, oficial*, operador*, operari*, óptic*,
    panader*, pastelero*, pastelera*, patronista*, peluquer*, periodista*, peón*, pintor*, podólog*,
    preparador*, procurador*, profesor*, programador*, promotor*, psicólog*, químic*, recepcionista*, redactor*,
    relojer*, repartidor*, reponedor*, representante*, repostera*, repostero*, responsable*, secretari*,
    socorrista*, soldador*, supervisor*, técnic*, teleoperador*, terapeuta*, tornero*, trabajador social,
    trabajadora social, traductor*, transportista*, vendedor*, veterinari*, vigilante*, visitador*, emplead*,
    profe, niñera*, canguro, costurer*, cerraje*, tapicero*, contador*, ejecutiv*, cobrador*, almacenista*,
    almacenero*, chapista*, tractorista*, ganadero*, pescadero*, pescadera*, charcutero*, frutero*, kinesiólog*,
    nutricionista*, odontólog*, higienista*, gobernanta*, camarera, kellys, escaparatista*, sumiller*, pizzero*,
    animador*, entrenador*, arqueólog*, geólog*, topógraf*, aparejador*, capataz*, encofrador*, ferrallista*,
    yesero*, alicatador*, pladurista*, calderero*, tubero*, ajustador*, matricero*, verificador*, tramitador*,
    captador*, televendedor*, azafato*, tripulante*, celadora*, cuidadora*, barman, bartender, friegaplatos,
    botones, mensajero*, mensajera*, cartero*, personal de limpieza, personal de cocina, personal de sala,
    personal de tienda, personal de almacén, dentista*, integrador*, orientador*, postdoc*, becari*, archivero*,
    archivera*, conservador*, product owner*, product manager*, project manager*, account manager*, scrum
    master*, data engineer*, data analyst*, data scientist*, office manager*, store manager*, controller*,
    paralegal*, comprador*, frigorista*, ebanista*, cristalero*, techador*, ascensorista*, viticultor*,
    bodeguero*, bodeguera*, apicultor*, guarda*, bombero*, bombera*, policía*, iluminador*, regidor*, actor,
    actriz, músico*, zapatero*, joyero*, librero*, librera*, florista*, manicurista*, masajista*, intérprete*,
    corrector*, ordenanza*, portero*, portera*, aparcacoches, lavacoches, lavaplatos, neumaticero*, impresor*,
    encuadernador*, mesero*, mesera*, residente de obra, trabajador* social*, pasante*, practicante*,
    capturista*, volantero*, demostrador*, afanador*, intendente*, velador*, jornalero*, recolector*,
    manipulador*, envasador*, empaquetador*, clasificador*, estibador*, marinero*, marinera*, patrón, capitán*,
    piloto*, copiloto*, hojalatero*, herrero*, plomero*, gasfiter*, azulejero*, solador*, marmolista*,
    escayolista*, barrendero*, barrendera*, locutor*, presentador*, realizador*, camarógraf*, maquillador*,
    guionista*, escritor*, ilustrador*, maquetador*, estadístico*, matemático*, economista*, científic* de
    datos, actuario*, actuaria*, tasador*, perito*, detective*, escolta*, ambulanciero*, camillero*,
    optometrista*, ortodoncista*, psiquiatra*, pediatra*, cirujan*, anestesista*, radiólog*, microbiólog*,
    geógraf*, historiador*, filólog*, sociólog*, antropólog*, pedagogo*, pedagoga*, psicopedagog*, mediador*,
    dinamizador*, tutor*, árbitro*, barbero*, barbera*, tatuador*, heladero*, heladera*, churrero*, coctelero*,
    líder*, lider*, aprendiz*, temporero*, temporera*, vendimiador*, esquilador*, mozo de cuadra, domador*,
    chofer repartidor, restaurador*, dorador*, orfebre*, ceramista*, alfarero*, sastre*, bordador*, planchador*,
    lavandero*, lavandera*,
    capataz, capataces
  `),
  notOccupations: phraseList(`
    carrera, carreras, manera, primera, primero, tercera, tercero, enero, febrero, dinero, número, cualquiera,
    bandera, madera, escalera, nevera, cartera, frontera, hostelera, hostelero, financiera, financiero,
    compañero, compañera, compañeros, sector, sectores, valor, valores, motor, interior, exterior, superior,
    mejor, mayor, menor, labor, labores, favor, amor, calor, color, ordenador, proveedor, proveedores, lista,
    entrevista, revista, vista, pista, conquista, extranjero, extranjera, soltero, entero, entera, quimera,
    jefatura, comercialización, oficialmente, auditoría, asesoría, consultoría, ingeniería,
    jardinería, carpintería, panadería, enfermería, medicina, arquitectura, dirección, directorio, autoridad,
    autoridades, autoriza, autorización, autonómica, autonomía, enfermedad, enfermedades, editorial, gestoría,
    notaría, maestría, peluquería, carnicería, cerrajería, albañilería, agencia, investigación, medicamentos,
    delegación, productor
  `),
  agentEndings: phraseList(`*ero, *era, *or, *ora, *ista, *ólogo, *óloga`),
  titleNoise: phraseList(`
    oferta de empleo, solicitamos, se solicita, requerimos, estamos en búsqueda, oferta de trabajo, ofertas de empleo, oferta, empleo, trabajo, se busca, se necesita, se
    precisa, buscamos, trabaja con nosotros, únete, únete a nosotros, únete a nuestro equipo, vacante, urgente,
    incorporación inmediata, jornada completa, media jornada, jornada parcial, tiempo completo, contrato
    indefinido, indefinido, temporal, remoto, híbrido, teletrabajo, presencial, inscríbete, convocatoria, anuncio,
    estamos contratando, te estamos buscando
  `),
  titleOpenings: phraseList(`
    oferta, oferta de empleo, oferta de trabajo, vacante, vacante de, urgente, empleo, convocatoria, anuncio,
    puesto, incorporación inmediata, plaza de
  `),
  notInTitles: phraseList(`
    eres, somos, es, son, estamos, queremos, tu, tus, nuestro, nuestra, nuestros, nuestras, nos, te, se, buscas,
    tienes, ofrecemos, está, están, será, sé
  `),
  seeking: phraseList(`
    busca, buscan, necesita, precisa, selecciona, incorpora, requiere, contrata, está buscando, está
    seleccionando, desea incorporar, quiere incorporar, convoca, ofrece un puesto, ofrece empleo, abre proceso,
    solicita, necesita incorporar, busca incorporar, precisa incorporar, requiere incorporar, necesita contratar,
    busca contratar, desea contratar, precisa contratar, se encuentra en la búsqueda de, se encuentra en búsqueda
    de, está en búsqueda de, está en la búsqueda de, seleccionará, incorporará, se encuentra buscando, se
    encuentra seleccionando, convoca una plaza de, abre convocatoria para, oferta, requiere contratar, solicita
    contratar
  `),
  weSeek: phraseList(`
    buscamos, solicitamos, se solicita, requerimos, estamos en búsqueda de, estamos en la búsqueda de,
    necesitamos, seleccionamos, estamos buscando, queremos incorporar, precisamos, se busca, se necesita, se
    precisa, se requiere, incorporamos, contratamos, vacante de, puesto de, plaza de, el puesto de, la plaza de,
    para el puesto de, oferta de, hace falta, hacen falta, solicito, busco, necesito, estamos contratando,
    queremos contratar, contratación de, precisamos incorporar, necesitamos incorporar, buscamos incorporar,
    vacante para, puesto para, precisamos contratar, necesitamos contratar, se ofrece puesto de, se requieren,
    se buscan, se necesitan, se precisan
  `),
  asRole: phraseList(`
    como, únete como, eres, serás
  `),
  doers: phraseList(`alguien que, alguien para, una persona que, persona que`),
  notDone: phraseList(`
    tenga, sea, cuente, hable, posea, aporte, quiera, viva, esté, disponga, acredite, domine, comparta, conozca,
    busque, desee, haya, pueda, sepa, le, se, unirse, trabaje, disfrute, le guste, incorporarse, formar
  `),
  sought: phraseList(`se busca, se necesita, buscado, buscada`),
  roleFillers: phraseList(`
    un, una, un a, uno, una un, unos, a, al, a la, el, la, los, dos, tres, cuatro, cinco, varios, varias, nuevo,
    nueva, nuestro, nuestra, su, próximo, próxima, persona, personas, profesional, para, o, de, con experiencia,
    urgente, urgentemente, para incorporación inmediata, perfil de, puesto de
  `),
  roleEnds: phraseList(`
    para, con, que, en, a, por, y, quien, cuya, cuyo, se, capaz, dispuesto, dispuesta, desde, sin, como, es, será,
    cuyas, porque, si, del, incorporándose, responsable, mínimo, ven, apasionado, apasionada, interesado, intern,
    interna, externo, externa, serio, seria, polivalente, y con, jornada
  `),
  afterRole: phraseList(`con, que, capaz`),
  titleEnds: phraseList(`con, para`),
  indefiniteArticles: phraseList(`un, una, uno`),
  employerKinds: phraseList(`
    logística, servicios, café, farmacia, talleres, bodegas, construcciones, instalaciones, centro, instituto,
    viajes, hermanos, casa, mesón, granja, empresa, compañía, fabricante, agencia, consultora, estudio, clínica,
    hospital, colegio, escuela, panadería, cooperativa, startup, tienda, hotel, restaurante, editorial, fundación,
    banco, biblioteca, museo, taller, asociación, bodega, distribuidora, grupo, despacho, bufete, academia,
    distribuciones, transportes, almacenes, supermercados, residencia, peluquería, pastelería, heladería,
    guardería, gimnasio, parrilla, bar, librería, cafetería, academia de idiomas, etc, ferretería, autocares,
    seguros, envases, carpintería, electricidad, fontanería, pinturas, reformas, gestoría, asesoría, constructora,
    inmobiliaria, óptica, mercería, zapatería, calzados, muebles, supermercado, hostal, taberna, bodegón,
    marisquería, pizzería, lavandería, tintorería, imprenta, ganadería, vivero, viveros, frutas, pescados,
    cárnicas, lácteos, conservas, residencia de mayores, centro de día, polideportivo, club, teatro, universidad,
    autoescuela, limpiezas, jardinería, mudanzas,
    asador, floristería, papelería, juguetería, herboristería, perfumería, droguería, charcutería, carnicería,
    pescadería, churrería, joyería, relojería, cerrajería, tapicería
  `),
  beforeCompany: phraseList(`
    en, somos, sobre, acerca de, únete a, desde, trabajar en, trabaja en, bienvenido a, bienvenida a, forma parte
    de, grupo, en nombre de, equipo de, por qué
  `),
  afterCompany: phraseList(`
    es una, es un, es el, es la, somos, lleva, fabrica, se dedica, cuenta con, ofrece, nació, fundada, fundado,
    garantiza, vende, produce, trabaja con, desarrolla, promueve, apuesta, fue fundada, fue fundado, se fundó
  `),
  beforeStrangers: phraseList(`
    clientes como, nuestros clientes son, entre nuestros clientes, trabajamos para, marcas como, proveedores como,
    colaboramos con, socios como, expedido por, emitido por, acreditado por, homologado por, certificado por,
    reconocido por, miembro de, antes, anteriormente, antigua, filial de, parte de, perteneciente a, grupo de,
    herramientas como, programas como, software como, como, conocimientos de, manejo de, experiencia con,
    experiencia en, dominio de, financiado por, cofinanciado por, colegio oficial, sindicato, tales como, por
    ejemplo, proveedor de, proveedores de, distribuidor de, distribuidores de
  `),
  agency: phraseList(`
    nuestro cliente, uno de nuestros clientes, para nuestro cliente, para un cliente, su cliente, uno de sus
    clientes, uno de los clientes, empresa cliente, importante empresa del sector, para importante cliente, para
    importante empresa, para empresa cliente
  `),
  nameLinks: phraseList(`de, del, la, las, los, el, y, e, &, i, d`),
  publicBodies: phraseList(`
    ayuntamiento de, diputación de, universidad de, junta de, gobierno de, comunidad de, cabildo de, hospital,
    consejería de, generalitat de, instituto
  `),
  beforeContact: phraseList(`
    a, a la atención de, persona de contacto, contacto, atención, at'n, contactar con, contacta con, preguntar
    por, pregunta por, att, dirigirse a, escribe a, llama a, pregunten por, envía tu cv a, enviar cv a,
    responsable de selección, habla con, mándaselo a, llamar a, llamen a, llame a, escríbele a, escribir a,
    preguntar a, hablar con, con, contactar a, contactarse con, comunicarse con, dirija su candidatura a, enviar
    currículum a, envíe su cv a, envíe su currículum al, envía tu cv al, presentarse con, al
  `),
  afterContact: phraseList(
    `resolverá, te atenderá, le atenderá, responderá, te responderá, espera tu, te espera, estará encantad*`,
  ),
  courtesyTitles: phraseList(`lic, licda, ing, mtra, mtro, arq, don, doña, d, ª, dña, sr, sra, srta, dr, dra`),
  sentTo: phraseList(`
    a, al, con
  `),
  lastNames: phraseList(`
    barbero, carnicero, herrero, molinero, pastor, sastre, zapatero
  `),
  offices: phraseList(`
    recursos, humanos, rrhh, personal, departamento, dpto, selección, servicio, oficina, equipo, dirección,
    secretaría, gestión, administración, comité, colegio, escuela, instituto, universidad, ayuntamiento,
    hospital, clínica, centro, agencia, portal, empleo, infojobs, linkedin, indeed, calle, avenida, apartado
  `),
  beforePlace: phraseList(`
    en, ubicada en, ubicado en, con sede en, situada en, situado en, zona de, tienda de, tienda en, nuestra
    oficina en, oficina de, centro de, ciudad de, la ciudad de, en la ciudad de, localidad de, en la localidad de,
    municipio de,
    en la zona de, en la zona norte de, en la zona sur de, en la zona este de, en la zona oeste de, en la zona
    centro de, de la zona de, de la zona norte de, de la zona sur de, de la zona este de, de la zona oeste de, de
    la zona centro de, para la zona de, para la zona norte de, para la zona sur de, para la zona este de, para la
    zona oeste de, para la zona centro de, zona norte de, zona sur de, zona este de, zona oeste de, zona centro
    de, área de, en el área de, en la provincia de, provincia de, en la comarca de
  `),
  sectors: phraseMap(`
    colegio: colegio, escuela, centro educativo, alumnos, aula
    instituto: instituto
    universidad: universidad
    academia: academia
    biblioteca: biblioteca, bibliotecas
    hospital: hospital
    clínica: clínica, consulta
    farmacia: farmacia
    residencia: residencia
    panadería: panadería, obrador
    restaurante: restaurante
    cocina: cocina
    hotel: hotel
    cafetería: cafetería
    bodega: bodega
    tienda: tienda, tiendas, comercio
    supermercado: supermercado
    almacén: almacén, almacenes
    taller: taller
    fábrica: fábrica, planta
    laboratorio: laboratorio
    obra: obra, obras
    despacho: despacho, bufete
    banco: banco
    museo: museo
    fundación: fundación
    asociación: asociación
    finca: finca, explotación
    estudio: estudio
  `),
};
