import type { PostingWords } from "./signs.ts";

export const spanish: PostingWords = {
  signs: {
    must: `
      imprescindible
      imprescindibles
      indispensable
      obligatorio
      obligatoria
      requerido
      requerida
      necesario
      necesaria
      excluyente
      mínimo
      mínima
      al menos
      se requiere
      exigido
      se exige
      estar en posesión
    `,
    wish: `
      se valorará
      se valorarán
      se valora
      valorable
      valorables
      deseable
      deseables
      no excluyente
      un plus
      sería un plus
      es un plus
      preferible
      preferentemente
      preferente
      idealmente
      no imprescindible
      no es imprescindible
      no es necesario
      no hace falta
      sumaría
      suma puntos
      si además hablas
      méritos
      se tendrá en cuenta
      bienvenido
      bienvenida
      se apreciará
    `,
    demand: `
      tienes
      tiene
      cuentas con
      experiencia
      conocimiento de
      conocimientos de
      manejo de
      dominio de
      titulación
      título
      grado en
      licenciatura
      carnet
      permiso
      con experiencia
      nivel de inglés
      buscamos personas con
    `,
    offer: `
      ofrecemos
      se ofrece
      te ofrecemos
      salario
      sueldo
      prestaciones
      brutos
      netos
      contrato
      vacaciones
      seguro médico
      retribución
      vales
      jornada
      beneficios
      descuento
      horario flexible
    `,
    apply: `
      enviar
      envía
      envíanos
      enviad
      envíe
      mandar
      manda
      mandanos
      mándanos
      mandá
      mándale
      cv
      currículum
      curriculum
      candidatura
      candidaturas
      postular
      inscríbete
      inscribirme
      interesados
      interesadas
      instancias
      solicitudes
      remitir
      escribe a
      hoja de vida
      entrevista
      llamar
      llama
      documentación
      se contactará
      contactar con
      plazo
      pregunta por
      preguntar por
    `,
    enquire: `
      información
      informes
      dudas
      consultas
      más información
      protección de datos
    `,
    contact: `
      preguntá por
      preguntar por el
      con la
      comunicate con
      hablar con
      contactá a
      atn
      dirigida al
      dirigida a
      escribile a
      escríbile a
      escríbanle a
      preguntas
      dudas
      consultas
      contacto
      persona de contacto
      contactar con
      contactar a
      a la atención de
      atención a la
      atención
      con atención a
      con atención al
      dirigido a
      dirigirse a
      escribe a
      escríbele a
      llamar a
      llama a
      llamar al
      pregunta por
      preguntar por
      pregunte por
      enviar cv a
      cv a
      candidatura a
      solicitud a
      currículum a
      documentación a
      manda tu cv a
      mándale tu cv a
      enviar a la
      enviar a
      enviar al
      remuneración pretendida a
      renta a
      pretendida a
      comunicarse con
      comuníquese con
    `,
    answers: `
      te contestará
      te responderá
      le atenderá
      te atenderá
      le responderá
    `,
    insider: `
      reportarás a
      reportando a
      reporta a
      responsable será
      tu jefe
      tu jefa
      a las órdenes de
      dirigido por
      fundada por
      fundado por
      trabajarás con
      bajo la supervisión de
      dependiendo de
    `,
    client: `
      para importante multinacional
      para importante grupo
      para importante cliente
      importante multinacional
      reconocida empresa
      empresa líder selecciona
      colaborando con una
      colaboramos con una
      para una empresa
      empresa usuaria
      seleccionamos para
      selecciona para
      busca para
      para importante empresa
      para empresa
      cliente del sector
      uno de sus principales clientes
      executive search
      búsqueda confidencial
      empresa de trabajo temporal
      cliente final
      uno de sus clientes
      consultora de selección
      nuestro cliente
      uno de nuestros clientes
      importante empresa
      importante compañía
      nos ha confiado la selección
      empresa cliente
      empresa del sector
    `,
    seeks: `
      necesitamos
      solicitamos
      incorporamos
      requerimos
      busco
      se requiere
      requieren
      está contratando
      esta contratando
      están contratando
      contratamos
      en búsqueda de
      en la búsqueda de
      busca
      buscan
      buscamos
      solicita
      requiere
      precisa
      precisa incorporar
      necesita
      necesita incorporar
      selecciona
      incorpora
      está buscando
      ofrece
      contrata
      seleccionamos
      estamos buscando
      desea incorporar
      precisamos
    `,
    wanted: `
      se busca
      se necesita
      se precisa
      se solicita
      se requiere
      busco
    `,
    closing: `
      última fecha
      cierre de postulaciones
      fecha límite
      plazo
      hasta el
      antes del
      cierre de
      plazo de presentación
      fecha de cierre
      fin de plazo
    `,
    until: `
      hasta el
      antes del
      hasta
    `,
    reference: `
      en el asunto
      asunto
      clave
      código de oferta
      referencia
      ref
      expediente
      convocatoria
      id de la oferta
      id oferta
      número de oferta
      código de vacante
      código
      vacante n
      la referencia
      nº de referencia
    `,
    ask: `
      debe señalar
      deberá señalar
      debe indicar
      debe responder
      indica por qué
      indicar por qué
      señale
      señala
      explícame
      contadnos
      explicadnos
      cuéntanos
      contanos
      cuéntenos
      explícanos
      explica
      explícanos en la carta
      dinos
      díganos
      describe
      describa
      háblanos de
      explique
      indícanos por qué
      comparte con nosotros
    `,
    questions: `
      y responder
      debe responder
      responder a
      en la carta responde
      esta pregunta
      siguiente pregunta
      siguientes preguntas
      estas preguntas
      respóndenos
      responde a
    `,
    telling: `
      explicando por qué
      explicando por que
      contando por qué
      contándonos
      contando
      indicando por qué
      líneas sobre
      unas líneas sobre
      tres líneas sobre
      en la que respondas
      en la que se explique
      en la que expliques
      en la que cuentes
      explicando
      describiendo
    `,
    stating: `
      indicar
      indique
      indica
      indícanos
      indíquenos
      indicando
      especificar
      especificando
      señalando
      señalar
      detallando
    `,
    salaryAsked: `
      pretensión de renta
      pretensión de renta líquida
      renta pretendida
      pretensión de sueldo
      renta líquida esperada
      renta esperada
      salario deseado
      sueldo pretendido
      banda salarial deseada
      pretensiones económicas
      pretensión económica
      pretensión economica
      pretensiones economicas
      pretensiones salariales
      expectativas salariales
      pretensiones de renta
      remuneración pretendida
      aspiración salarial
      pretensión salarial
      pretensiones
      expectativa salarial
    `,
    salary: `
      salario
      sueldo
      brutos
      bruto
      netos
      mensuales
      retribución
      anuales
      remunerada
      remuneradas
      remuneración
    `,
    startAsked: `
      fecha de disponibilidad
      fecha de inicio
      fecha de incorporación
      disponibilidad de incorporación
      disponibilidad para incorporarse
      preaviso
    `,
    document: `
      cv
      currículum
      curriculum
      hoja de vida
      portfolio
      portafolio
      carta de motivación
      carta de presentación
      fotocopia del dni
      fotografía
      copia del título
      fotocopia del título
      referencias
      cv documentado
      título exigido
    `,
    laterDocument: `
      reconocimiento médico
      examen médico
      antecedentes penales
    `,
    instruction: `
      en el asunto
      asunto
      no se atenderán llamadas
      no llamar
      abstenerse
      máximo una página
      máximo ~ páginas
      en tres líneas
      solo por correo
      únicamente por
      solo se contactará
    `,
    quality: `
      responsable
      puntual
      puntualidad
      trabajo en equipo
      ganas
      proactiv*
      buena presencia
      comunicativ*
      dinámic*
      organizad*
      trato amable
      don de gentes
      iniciativa
      orientación al cliente
      disponibilidad de horario
      compromiso
      facilidad de trato
      ganas de aprender
      buena redacción
    `,
    fullTime: `
      jornada completa
      tiempo completo
    `,
    partTime: `
      jornada parcial
      media jornada
      medio tiempo
      fines de semana
    `,
    internship: `
      prácticas
      becario
      becaria
      pasantía
      convenio de prácticas
    `,
    freelance: `
      freelance
      autónomo
    `,
    remote: `
      remoto
      remota
      teletrabajo 100
      100 remoto
    `,
    hybrid: `
      híbrido
      híbrida
      teletrabajo parcial
    `,
    onSite: `
      presencial
      solo presencial
    `,
  },
  headings: {
    must: `
      ¿qué buscamos?
      ¿qué pedimos?
      necesario
      lo que esperamos
      qué esperamos
      lo que esperamos de ti
      pensamos en una persona con
      buscamos a alguien con
      buscamos una persona con
      requisitos
      requisitos mínimos
      requisitos excluyentes
      requisitos de los aspirantes
      requisitos indispensables
      requisitos del puesto
      perfil
      perfil requerido
      perfil buscado
      tu perfil
      se requiere
      qué pedimos
      qué te pedimos
      qué necesitas
      necesitas
      qué buscamos
      lo que buscamos
      lo que necesitamos de ti
      buscamos
      buscamos personas con
      imprescindible
      exigimos
      formación
      experiencia
      conocimientos
      idiomas requeridos
      estudios mínimos
      experiencia mínima
      competencias
      formación requerida
      conocimientos necesarios
      qué esperamos de ti
      tu experiencia
      pedimos
    `,
    wish: `
      requisitos deseados
      se valora
      se valorará
      se valorará positivamente
      valorable
      deseable
      deseables
      méritos
      méritos valorables
      qué sumaría puntos
      requisitos deseables
      plus
      será un plus
      se valorarán
      requisitos valorables
    `,
    duty: `
      lo que harás
      funciones
      funciones principales
      tareas
      tus tareas
      tus funciones
      responsabilidades
      principales responsabilidades
      actividades
      qué harás
      qué harás en tu día a día
      tu misión
      misión
      descripción del puesto
      las funciones
      tu día a día
      funciones del puesto
      objetivo del puesto
      objeto
      en tu día a día
    `,
    offer: `
      nosotros te ofrecemos
      la empresa ofrece
      qué obtendrás
      nuestros beneficios
      ofrecemos
      se ofrece
      te ofrecemos
      qué ofrecemos
      qué te ofrecemos
      beneficios
      condiciones
      qué te llevas
      lo que te damos
      lo que ofrecemos
      nuestra oferta
      salario
      por qué nosotros
    `,
    about: `
      quiénes somos
      sobre nosotros
      la empresa
      empresa
      descripción
      descripción de la oferta
      sobre la empresa
      acerca de
      acerca del empleo
      resumen
      quienes somos
    `,
    apply: `
      interesados
      cómo aplicar
      cómo postular
      candidaturas
      presentación de candidaturas
      inscripción
      postulación
      documentación
      plazo
      fases
      proceso de selección
      te animas
      solicitudes
      presentación de solicitudes
    `,
    questions: `
      preguntas
      preguntas de la oferta
    `,
    contact: `
      contacto
      persona de contacto
      datos de contacto
    `,
    board: `
      postularme
      postularse
      postularse ahora
      guardar aviso
      compartir por whatsapp
      reportar vacante
      reportar
      denunciar esta oferta
      denunciar
      imprimir
      enviar a un amigo
      contactar con el anunciante
      no me interesa
      aviso legal
      alertas
      escuchar
      publicado
      inscribirme
      inscribirme en esta oferta
      inscribirse
      inscríbete en esta oferta
      guardar
      compartir
      compartir guardar solicitar ahora
      solicitar ahora
      presencial
      solo presencial
      contrato indefinido
      jornada completa
      publicada
      publicada hace
      anuncio
      oferta de empleo
      empleo
      inicio
      denunciar oferta
      ver más
      tipo de oferta
      importante
      vacante
      jornada completa indefinido
    `,
  },
  labels: {
    role: `
      puesto
      cargo
      vacante
      título del puesto
    `,
    company: `
      organización
      institución
      empresa
      compañía
      entidad
    `,
    place: `
      lugar
      ubicación
      lugar de trabajo
      localidad
      sede
      ciudad
    `,
    contact: `
      contacto
      persona de contacto
      atención
    `,
    closing: `
      fecha límite
      plazo
      fecha de cierre
      cierre
    `,
  },
  months: `
    enero ene
    febrero feb
    marzo mar
    abril abr
    mayo
    junio jun
    julio jul
    agosto ago
    septiembre setiembre sept sep
    octubre oct
    noviembre nov
    diciembre dic
  `,
  common: `
    años requisitos ofrecemos funciones empresa experiencia el la los las de del y para con en que se un una por su al tu nuestro es como nos lugar trabajo hace contrato puesto vacante salario sueldo descripción postularme busca llamar jornada publicado inscribirme
  `,
};
