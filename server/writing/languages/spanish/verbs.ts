/**
 * Verbs that lines of work begin with: the infinitive and, where they cannot be derived, the forms for "yo" in the
 * present and in the past ("hacer hago hice"). Spelling (llegar, llegué; dirigir, dirijo) is derived. A verb that is
 * missing here sends its line into a phrase with a colon, where nothing is conjugated.
 */
export const verbs: readonly string[] = `
abastecer, abonar, abrir, acoger, acompañar, acondicionar, acordar acuerdo, actualizar, adaptar, administrar, adquirir adquiero, afinar, agilizar, agrupar, alcanzar,
alicatar, alimentar, almacenar, amasar, amortizar, ampliar amplío, analizar, animar, anotar, aplicar, apoyar, aprovisionar, archivar, arreglar, asar, asegurar,
asesorar, asignar, asistir, atender atiendo, auditar, aumentar, automatizar, auxiliar, ayudar, bañar, barnizar, barrer, bordar, buscar, calcular, calibrar, canalizar,
capacitar, captar, cargar, catalogar, cerrar cierro, clasificar, cobrar, cocinar, codificar, colaborar, colocar, colorear, comercializar, comparar, compaginar,
completar, componer compongo compuse, comprar, comprobar compruebo, comunicar, concertar concierto, conciliar, conducir conduzco conduje, configurar,
confeccionar, conseguir consigo, conservar, consolidar, construir, consultar, contabilizar, contactar, contar cuento, contratar, contribuir, controlar, convertir convierto,
coordinar, corregir corrijo, cortar, coser, cotejar, crear, cubrir, cuidar, cultivar, cumplimentar, cumplir, curar, custodiar, dar doy di, decorar, dedicar, definir, delegar,
demostrar demuestro, depurar, desarrollar, descargar, describir, desempeñar, desglosar, desinfectar, desmontar, despachar, desplegar despliego,
detectar, diagnosticar, digitalizar, dinamizar, dirigir, diseñar, distribuir, documentar, duplicar, editar, educar, ejecutar, elaborar, eliminar,
embalar, empaquetar, emplatar, encender enciendo, encofrar, encuadernar, enfoscar, enlucir enluzco, ensamblar, enseñar, entregar, entrenar, entrevistar, enviar envío, envasar,
escanear, escribir, escuchar, especificar, establecer, estructurar, estudiar, etiquetar, evaluar evalúo, examinar, explicar, exponer expongo expuse, extraer extraigo extraje, fabricar, facilitar, facturar,
fidelizar, filmar, fijar, firmar, fomentar, formar, formular, fotografiar fotografío, fregar friego, freír frío freí, ganar, garantizar, generar, gestionar, grabar, guiar guío, hacer hago hice,
hornear, identificar, ilustrar, impartir, implantar, implementar, importar, imprimir, impulsar, incorporar, incrementar, informar, informatizar,
ingresar, iniciar, inspeccionar, instalar, instruir, integrar, interpretar, introducir introduzco introduje, inventariar inventarío, investigar, lanzar, lavar, leer,
liderar, limpiar, liquidar, llamar, llevar, llenar, localizar, lograr, manejar, manipular, mantener mantengo mantuve, maquetar, maquillar, marcar, mecanizar, mecanografiar mecanografío, mediar, medir mido,
mejorar, migrar, moderar, modernizar, modificar, montar, mostrar muestro, motivar, negociar, notificar, observar, obtener obtengo obtuve, ofrecer, operar, optimizar,
ordenar, organizar, orientar, pagar, participar, pasar, pavimentar, pelar, peinar, perforar, pesar, pintar, planchar, planificar, plantar, poner pongo puse, podar, preparar, presentar,
presupuestar, probar pruebo, procesar, producir produzco produje, programar, promocionar, promover promuevo, proponer propongo propuse, proporcionar, proteger, publicar, pulir, realizar, rebajar, recaudar,
recepcionar, recibir, reciclar, reclamar, reclutar, recoger, recomendar recomiendo, reconciliar, reconstruir, recortar, redactar, rediseñar, reducir reduzco reduje, reescribir, reforzar refuerzo, refactorizar,
registrar, regular, rellenar, remitir, renegociar, renovar renuevo, reorganizar, reparar, repartir, replantear, reponer repongo repuse, representar, reservar,
resolver resuelvo, responder, restaurar, retirar, reunir reúno, revisar, rodar ruedo, rotular, seguir sigo, segmentar, seleccionar, sembrar siembro, sensibilizar, señalizar, separar, servir sirvo, simplificar, simular, soldar sueldo, solicitar, solucionar, subir, subtitular, suministrar,
supervisar, suturar, tapizar, tasar, teñir tiño, terminar, tomar, trabajar, traducir traduzco traduje, traer traigo traje, tramitar, transcribir, transformar, transportar, trasladar, tratar, trazar, triplicar, tutelar, tutorizar,
ubicar, unificar, usar, utilizar, vacunar, validar, valorar, vender, ventilar, verificar, viajar, vigilar, visitar, volcar vuelco, zurcir zurzo,
abrochar, afilar, agendar, agotar, aislar aíslo, ajustar, alojar, alquilar, alternar, amueblar, anular, aportar, aprender, apuntar, aspirar, atraer atraigo atraje, avisar, barnizar, calentar caliento, cambiar, centralizar, cepillar, certificar,
colgar cuelgo, combinar, comentar, compartir, concretar, confirmar, contestar, copiar, costurar, decapar, defender defiendo, dejar, depilar, desatascar, descubrir, desratizar, devolver devuelvo, dispensar, doblar, encargar, encolar, engrasar, enganchar, ensobrar, entrar, escayolar, estabilizar, estibar,
explotar, exportar, ejercer ejerzo, extender extiendo, filetear, financiar, fundar, guardar, habilitar, hidratar, higienizar, hospedar, intervenir intervengo intervine, inyectar, jubilar, juntar, lijar, madurar, mandar, mezclar, mover muevo, nivelar, ocupar, oficiar, optar, pedir pido, perfilar, planear, pulsar,
quitar, rastrear, rebozar, recargar, recepcionar, rechazar, reconocer, recordar recuerdo, recorrer, recuperar, reducir reduzco reduje, rehabilitar, remachar, rematar, reprogramar, repostar, repasar, responsabilizar, resumir, revender, sacar, saldar, salvar, sanear, servir sirvo, sincronizar, sostener sostengo sostuve,
bajar, armar, elevar, rescatar, recortar, agilizar, acortar, doblar, multiplicar, relevar, sembrar siembro, monitorear, monitorizar, reportar, testear, desplegar despliego, depositar, despachar, manufacturar, tabular, timbrar, maquilar, trapear, sanitizar, aplicar, archivar, agendar, cotizar, facturar, surtir, acomodar, etiquetar, evacuar, escoltar, custodiar, patrullar, rondar, aparcar, estacionar, entrar, secar, alisar, rizar, peinar, maquillar, masajear, vendar, pinchar, sondar, movilizar, asear, acostar acuesto, pasear, jugar juego, cantar, contener contengo contuve, redirigir, argumentar, alegar, interponer interpongo interpuse, comparecer, litigar, notariar, cablear, empalmar, conectar, presupuestar, levantar, acopiar, dosificar, sumar, superar, sustituir, tallar, tejer, tener tengo tuve, tirar, trasplantar, triturar, untar, vaciar vacío, verter vierto, vestir visto, zanjar,
sustentar, justificar, asumir, afrontar, acreditar, licitar, rendir rindo, subsanar, tipear, vendimiar, ordeñar, injertar, fumigar, embotellar, catar, moler muelo, tostar tuesto, desplazar, acudir,
inmovilizar, esterilizar, pautar, adiestrar, esquilar, desparasitar, valorizar, emitir, capturar, retener retengo retuve, apilar, peritar, fundir, forjar, remolcar, pescar, deshuesar, congelar,
tornear, fresar, taladrar, rectificar, excavar, compactar, hormigonar, presidir, brindar, invertir invierto, cosechar, talar, desbrozar, recolectar, redistribuir, ensayar, demoler demuelo, remodelar, encontrar encuentro, improvisar, priorizar, transmitir, convencer convenzo, conocer conozco,
escalar, desbloquear, reubicar, derivar, escriturar, nadar, bailar, tocar, jugar juego, entrenar, competir compito`
  .split(/,/u)
  .map((entry) => entry.trim().replace(/\s+/gu, " "))
  .filter(Boolean);

/** Nouns of doing that lines of work begin with: what follows them is what is done. */
export const nounsOfDoing: ReadonlySet<string> = new Set(
  `abastecimiento acogida acompañamiento acondicionamiento actualización adaptación administración alimentación almacenaje almacenamiento
análisis apertura aplicación aprovisionamiento archivo arqueo arreglo asesoramiento asesoría aseo asistencia atención auditoría
automatización búsqueda calibración captación carga catalogación cierre clasificación cobro cocina coloración comprobación compra compras
comunicación conciliación conducción confección configuración conservación construcción contabilidad contabilización contratación
control coordinación corrección corte creación cuidado cuidados cultivo cumplimentación curas dinamización depuración desarrollo descarga desinfección
despliegue diagnóstico digitalización dirección diseño distribución docencia edición ejecución elaboración embalaje emisión empaquetado encuadernación
ensamblaje enseñanza entrega entrenamiento envasado envío escucha estudio etiquetado evaluación explicación extracción fabricación facturación fidelización
formación gestión horneado implantación impartición implementación importación inspección instalación integración interpretación introducción inventario
investigación lanzamiento lavado lectura limpieza liquidación llevanza logística manejo manipulación mantenimiento maquetación mecanizado medición
mediación migración moderación montaje negociación operación organización orientación pintura planificación planchado plantación poda preparación presentación
programación promoción producción prospección publicación puesta realización recepción reclutamiento recogida reconstrucción redacción registro
remodelación reparación reparto replanteo reposición representación reserva resolución restauración revisión rotulación seguimiento selección servicio sesiones señalización
soldadura soporte subtitulado supervisión suministro sustitución tapizado tasación toma trabajo traducción tramitación transcripción transporte traslado tratamiento triaje tutoría tutorización
acomodo armado asistencia cableado capacitación cobranza cotización custodia dispensación emplatado encerado fregado levantamiento lijado monitoreo movilización
patrullaje peinado pulido recaudo rehabilitación secado surtido tendido vaciado tutorías vacunación validación valoración venta ventas verificación vigilancia visita visitas
detección asignación justificación identificación definición adquisición optimización difusión retirada comercialización calificación riego cata vendimia tala desbroce recolección
cosecha reporte trato apoyo ensayo ensayos muestreo afilado cambio rotación`.split(/\s+/u),
);

/** Nouns that stand for a verb with a preposition: "Apoyo a las familias" becomes "apoyo", "Asistencia a …". */
export const nounsAsVerbs: Readonly<Record<string, string>> = {
  atención: "atender",
  colaboración: "colaborar",
  participación: "participar",
  asistencia: "asistir",
  contribución: "contribuir",
  ayuda: "ayudar",
  apoyo: "apoyar",
  asesoramiento: "asesorar",
};

/** What a line can begin with to be a clause with "yo" already. */
export const clausesAtStart =
  /^(?:soy|era|fui|estoy|estaba|estuve|tengo|tuve|tenía|he|había|vuelvo|regreso|retomo|llevo (?:\d|un|dos|tres|cuatro|cinco|más)|sé|puedo|podía|pude|debo|debía)\s/iu;

/** "Responsable de la caja": follows "soy"; the gender stays as typed. */
export const statesAtStart =
  /^(?:(?:auditora?|formadora?|instructora?|mentora?|referente|portavoz|supervisora?|enlace) (?:de|del|en|intern[oa]|extern[oa])|responsable de|responsable del|tutora? del?|coordinadora? del?|jef[ea] del?|encargad[oa] de|encargad[oa] del|miembro de|miembro del)\s/iu;

/** "Voluntaria en un comedor social", "delegada de clase": what somebody has been, whether or not it goes on. */
export const beenAtStart =
  /^(?:voluntari[oa]|delegad[oa]|subdelegad[oa]|monitora?|entrenadora?|canguro|socorrista|animadora?|capitana?|president[ea]) (?:en|de|del|para) /iu;
