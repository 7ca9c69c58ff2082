/** Nouns of doing and the verb that says the same of the same object: "la gestión de pedidos", "gestionar pedidos". */
export const nounsOfVerbs: readonly (readonly [noun: string, verb: string])[] = `
actualización actualizar, adaptación adaptar, administración administrar, almacenamiento almacenar, análisis analizar, apertura abrir, aplicación aplicar,
automatización automatizar, búsqueda buscar, calibración calibrar, captación captar, carga cargar, catalogación catalogar, cierre cerrar, clasificación clasificar,
cobro cobrar, compra comprar, comprobación comprobar, conciliación conciliar, conducción conducir, confección confeccionar, configuración configurar,
conservación conservar, construcción construir, contabilización contabilizar, control controlar, coordinación coordinar, corrección corregir, creación crear,
depuración depurar, desarrollo desarrollar, descarga descargar, desinfección desinfectar, despliegue desplegar, digitalización digitalizar, dinamización dinamizar,
distribución distribuir, diseño diseñar, edición editar, ejecución ejecutar, elaboración elaborar, embalaje embalar, empaquetado empaquetar, encuadernación encuadernar,
ensamblaje ensamblar, entrega entregar, envasado envasar, envío enviar, etiquetado etiquetar, evaluación evaluar, extracción extraer, fabricación fabricar,
facturación facturar, gestión gestionar, horneado hornear, implantación implantar, implementación implementar, inspección inspeccionar, instalación instalar,
integración integrar, interpretación interpretar, lanzamiento lanzar, lavado lavar, lectura leer, limpieza limpiar, manipulación manipular,
mantenimiento mantener, maquetación maquetar, medición medir, migración migrar, montaje montar, negociación negociar, organización organizar, planchado planchar,
planificación planificar, plantación plantar, poda podar, preparación preparar, presentación presentar, producción producir, programación programar,
promoción promocionar, publicación publicar, realización realizar, recogida recoger, reconstrucción reconstruir, redacción redactar, registro registrar,
reparación reparar, reparto repartir, replanteo replantear, reposición reponer, resolución resolver, restauración restaurar, revisión revisar, rotulación rotular,
señalización señalizar, soldadura soldar, supervisión supervisar, suministro suministrar, tapizado tapizar, tasación tasar, traducción traducir,
tramitación tramitar, transcripción transcribir, transporte transportar, validación validar, valoración valorar, venta vender, verificación verificar,
adquisición adquirir, asignación asignar, comercialización comercializar, definición definir, detección detectar, difusión difundir, emisión emitir, identificación identificar,
justificación justificar, optimización optimizar, retirada retirar, selección seleccionar, sustitución sustituir`
  .split(",")
  .map((pair) => {
    const [noun = "", verb = ""] = pair.trim().split(" ");
    return [noun, verb] as const;
  });

/** Work that one also "carries": "llevo la contabilidad de 40 autónomos". */
export const carried: ReadonlySet<string> = new Set(
  "contabilidad facturación archivo registro control inventario seguimiento gestión mantenimiento administración agenda programación planificación coordinación".split(
    " ",
  ),
);
