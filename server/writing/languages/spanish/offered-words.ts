import { readWordTable } from "../read-word-table.ts";

/** What people pick from our own lists of skills or often type in English; what is the same in Spanish is not listed. */
const SKILLS = `
cloud services: servicios en la nube; automated testing: pruebas automatizadas; unit testing: pruebas unitarias; testing: pruebas de software;
data analysis: análisis de datos; data analytics: análisis de datos; data visualization: visualización de datos; data entry: introducción de datos;
statistics: estadística; machine learning: aprendizaje automático; network security: seguridad de redes; technical support: soporte técnico;
web development: desarrollo web; software development: desarrollo de software; databases: bases de datos; version control: control de versiones;
copywriting: redacción publicitaria; writing: redacción; editing: corrección de textos; proofreading: corrección de textos; translation: traducción;
social media: redes sociales; e-mail campaigns: campañas de correo; email campaigns: campañas de correo; market research: estudios de mercado;
web analytics: analítica web; brand strategy: estrategia de marca; content planning: planificación de contenidos;
content creation: creación de contenidos; paid advertising: publicidad de pago; event planning: organización de eventos;
public relations: relaciones públicas; newsletter editing: redacción de boletines; public speaking: oratoria; bookkeeping: contabilidad;
accounting: contabilidad; financial reporting: informes financieros; budgeting: gestión de presupuestos; forecasting: previsiones;
auditing: auditoría; tax returns: declaraciones de impuestos; payroll: nóminas; invoicing: facturación; cost control: control de costes;
risk analysis: análisis de riesgos; accounts payable: cuentas por pagar; accounts receivable: cuentas por cobrar;
month-end closing: cierres mensuales; lead generation: captación de clientes; negotiation: negociación; sales: ventas;
account management: gestión de cuentas; cold calling: llamadas en frío; crm software: programas de CRM;
product demonstrations: demostraciones de producto; closing deals: cierre de ventas; key accounts: grandes cuentas; retail sales: venta en tienda;
quoting: elaboración de presupuestos; territory planning: planificación de zonas; after-sales care: servicio posventa; cash handling: manejo de caja;
stock control: control de existencias; inventory management: gestión de inventario; typography: tipografía; user research: investigación de usuarios;
design systems: sistemas de diseño; accessibility: accesibilidad; graphic design: diseño gráfico; photography: fotografía; prototyping: prototipado;
time management: gestión del tiempo; attention to detail: atención al detalle; problem solving: resolución de problemas;
problem-solving: resolución de problemas; communication: comunicación; leadership: liderazgo; adaptability: adaptabilidad;
conflict resolution: resolución de conflictos; organization: organización; planning: planificación; critical thinking: pensamiento crítico;
working under pressure: trabajo con plazos ajustados; customer service: atención al cliente; teamwork: trabajo con otras personas;
collaboration: colaboración; project management: gestión de proyectos; team management: gestión de equipos; scheduling: planificación de horarios;
research: investigación; teaching: enseñanza; training: formación; mentoring: mentoría; coaching: acompañamiento; patient care: cuidado de pacientes;
wound care: cura de heridas; medication rounds: administración de medicación; first aid: primeros auxilios; food safety: seguridad alimentaria;
cooking: cocina; driving: conducción; driving licence: permiso de conducir; driver's license: permiso de conducir;
forklift licence: carné de carretillero; cleaning: limpieza; welding: soldadura; gardening: jardinería; quality control: control de calidad;
quality assurance: garantía de calidad; technical drawing: dibujo técnico; health and safety: seguridad laboral; logistics: logística;
purchasing: compras; procurement: compras; recruitment: selección de personal; office administration: administración; filing: archivo;
reporting: elaboración de informes`;

/** Qualities that people name in English, as a noun with its article. */
const STRENGTHS = `
communication: la comunicación; leadership: la capacidad de dirigir; problem solving: la resolución de problemas;
problem-solving: la resolución de problemas; teamwork: la colaboración; team player: la colaboración; adaptable: la capacidad de adaptación;
adaptability: la capacidad de adaptación; flexible: la flexibilidad; detail-oriented: la atención al detalle;
attention to detail: la atención al detalle; fast learner: la facilidad para aprender; quick learner: la facilidad para aprender;
hardworking: la constancia en el trabajo; hard-working: la constancia en el trabajo; honest: la honradez; friendly: la amabilidad;
confident: la seguridad; motivated: la motivación; self-motivated: la iniciativa propia; proactive: la iniciativa; responsible: la responsabilidad;
respectful: el respeto; focused: la concentración; strategic: la visión de conjunto; accurate: la exactitud; attentive: la atención;
careful: el cuidado; efficient: la eficacia; determined: la determinación; energetic: la energía; supportive: el apoyo a los demás;
polite: la cortesía; loyal: la lealtad`;

/** Whom one can be, as what one has learnt by it: knowledge is of the work. */
const DOERS = "auditor interno: auditoría interna; auditora interna: auditoría interna";

/** In lower case, as typed or picked. */
export const offeredWords: ReadonlyMap<string, string> = readWordTable(SKILLS);
/** By how a skill begins. */
export const workOfDoers: ReadonlyMap<string, string> = readWordTable(DOERS);
export const offeredStrengths: ReadonlyMap<string, string> = readWordTable(STRENGTHS);
