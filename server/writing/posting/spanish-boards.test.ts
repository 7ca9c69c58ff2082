import { expect, test } from "vitest";
import { readPosting } from "./read-posting.ts";

const asked = (text: string, jobTitle: string, company = "Unknown") =>
  readPosting(text, { jobTitle, company }).requirements.map(({ kind, text }) => `${kind} ${text}`);

test("a bulletin names duties and demands in sentences of its own kind", () => {
  const read = asked(
    `Ayuntamiento de Getafe. Bolsa de empleo de trabajadores sociales
Segunda. Funciones. Corresponderá a las personas seleccionadas: la atención a la ciudadanía, la elaboración de informes sociales y el seguimiento de los casos.
Tercera. Requisitos de los aspirantes. a) Tener la nacionalidad española. b) Estar en posesión del título de Grado en Trabajo Social.`,
    "Trabajadora social",
    "Ayuntamiento de Getafe",
  );
  expect(read).toContain("duty elaboración de informes sociales");
  expect(read.some((one) => /^must .*Grado en Trabajo Social$/u.test(one))).toBe(true);
  expect(read.some((one) => /aspirantes/u.test(one))).toBe(false);
});

test("a row of nouns of doing is work, also under a description", () => {
  const read = asked(
    `Vigilante de seguridad
Descripción: control de accesos, rondas de vigilancia, visionado de cámaras y redacción de partes.`,
    "Vigilante de seguridad",
  );
  expect(read).toContain("duty control de accesos");
  expect(read).toContain("duty rondas de vigilancia");
});

test("whom they look for, in capitals, opens no section", () => {
  const read = asked(
    `¡¡BUSCAMOS OFICIAL DE PELUQUERÍA!!
Salón Aurora amplía equipo y te queremos con nosotras
¿Qué harás?
- Corte y peinado`,
    "Oficial de peluquería",
    "Salón Aurora",
  );
  expect(read.some((one) => /queremos/u.test(one))).toBe(false);
});

test("what a person is sought to do parts at each “que”", () => {
  const read = asked(
    "Buscamos una persona que lleve la partida de arroces con autonomía, que prepare la mise en place, que controle mermas y que forme a los ayudantes.",
    "Jefe de partida",
  );
  expect(read).toContain("duty controlar mermas");
  expect(read).toContain("duty formar a los ayudantes");
});

test("pay, papers to send and the firm's own name are no work", () => {
  const read = asked(
    `SE NECESITA CONDUCTOR DE REPARTO. FUNCIONES: ENTREGA DE PEDIDOS A TIENDAS, RECAUDO DE DINERO, REVISION DEL VEHICULO. SALARIO MINIMO MAS COMISIONES. DISTRIBUIDORA EL TREBOL, BOGOTA. ENVIAR HOJA DE VIDA.`,
    "Conductor de reparto",
    "Distribuidora El Trébol",
  );
  expect(read).toEqual(["duty entrega de pedidos a tiendas", "duty recaudo de dinero", "duty revision del vehiculo"]);
});

test("a row of tasks may end in one noun", () => {
  const read = asked(
    "Actividades: atención a clientes, acomodo de mercancía, cobro en caja, inventarios.",
    "Auxiliar de tienda",
  );
  expect(read).toEqual([
    "duty atención a clientes",
    "duty acomodo de mercancía",
    "duty cobro en caja",
    "duty inventarios",
  ]);
});

test("who comes into the post is no part of the work", () => {
  const read = asked(
    `Bodegas Luz busca responsable de laboratorio.
La persona que se incorpore se responsabilizará del control de calidad de los vinos, de la gestión documental y de la relación con los clientes. También le corresponderá el mantenimiento de los equipos, así como preparar las auditorías. La elegida coordinará a dos auxiliares.`,
    "Responsable de laboratorio",
    "Bodegas Luz",
  );
  for (const duty of ["control de calidad de los vinos", "preparar las auditorías", "coordinar a dos auxiliares"])
    expect(read).toContain(`duty ${duty}`);
});

test("things behind a task and the way it is done are no tasks of their own", () => {
  const read = asked(
    `Auxiliar de clínica
Tu día a día:
- Te encargarás de los hospitalizados: constantes, medicación, paseos y limpieza.
- Gestionar los siniestros del ramo de hogar de nuestra cartera, desde la apertura hasta el cierre, garantizando el servicio.
- Gestionar subvenciones municipales y autonómicas de la concejalía en materia de juventud.
- Coordinar el equipo de trabajo de campo y validar la calidad de la información.`,
    "Auxiliar de clínica",
  );
  expect(read.filter((one) => /medicación|desde|garantiz|en materia$|calidad$/u.test(one))).toEqual([]);
});

test("a heading of a bulletin may be one sentence of several", () => {
  const read = asked(
    `AYUNTAMIENTO DE VALDEARENAS
TERCERA. Requisitos de los aspirantes. Para ser admitidos, los aspirantes deberán reunir:
a) Estar en posesión del título de Grado en Educación Social.
b) Permiso de conducir clase B.`,
    "Técnico de juventud",
    "Ayuntamiento de Valdearenas",
  );
  expect(read).toContain("must permiso de conducir clase B");
});

test("how to apply, below what is asked for, is not asked for", () => {
  const read = asked("Perfil\n- SQL intermedio\n- Aplica por este medio", "Analista de datos");
  expect(read).toEqual(["must SQL intermedio"]);
});

test("whom they want to take on may be told what to do", () => {
  const read = asked(
    `Queremos incorporar a una arquitecta o un arquitecto que asuma proyectos de rehabilitación: la diagnosis, la tramitación de licencias y la dirección de obra. La persona elegida coordinará a dos delineantes y será la interlocutora de los vecinos.
Pedimos titulación y colegiación. Nos gustaría que además tuviera experiencia con estructuras de madera. Se valoran conocimientos de valenciano. La retribución, según experiencia.`,
    "Arquitecta",
    "Estudi Llum",
  );
  for (const one of ["duty dirección de obra", "duty coordinar a dos delineantes", "must titulación y colegiación"])
    expect(read).toContain(one);
  expect(read).toContain("wish valenciano");
  expect(read.filter((one) => /tuviera|retribución/u.test(one))).toEqual([]);
});

test("sections of a bulletin are numbered, and their headings sentences", () => {
  const read = asked(
    `1. Objeto. Cobertura de una plaza de oficial carpintero, mediante concurso de méritos.
2. Funciones. Construcción y reparación de decorados; montaje y desmontaje en escenario; mantenimiento del taller.
4. Méritos. Experiencia en teatros; manejo de CNC (1 punto).`,
    "Carpintero",
    "Teatro Municipal",
  );
  expect(read).toContain("duty construcción y reparación de decorados");
  expect(read).toContain("duty mantenimiento del taller");
  expect(read.filter((one) => /objeto|méritos$/iu.test(one))).toEqual([]);
});

test("a subject of studies is nobody to write to, and where a bus leaves from no employer", () => {
  const degree = readPosting(
    "Solicita ingeniero de calidad\nREQUISITOS:\n• Ing. Industrial, Mecatrónica o afín (titulado)",
    {
      jobTitle: "Ingeniera de calidad",
    },
  );
  expect(degree.contact).toBeNull();
  const bus = "Importante empresa requiere PROFESIONAL SST. Horario: lunes a viernes. Ruta desde el Portal Norte.";
  expect(readPosting(bus, { jobTitle: "Profesional SST" }).company).toBeNull();
});

test("what somebody is to do, what is no demand and the forms of a board are told apart", () => {
  const read = asked(
    `Buscamos patronista. Alguien que coja el boceto y prepare el patrón.
Requisitos
- Manejo de un programa de patronaje
- Si además sabes de 3D, genial: queremos dejar de coser prototipos
- El gallego no es obligatorio
Imprescindible residente en: Provincia Puesto Vacante`,
    "Patronista",
    "Maruxaina",
  );
  expect(read.some((one) => /^duty coger el boceto/u.test(one))).toBe(true);
  expect(read.some((one) => /gallego|Provincia/u.test(one))).toBe(false);
});

test("of two things the second goes where what it is of was cut off", () => {
  const read = asked(
    `Técnica radióloga
Funciones
- Cumplir con las normas de radioprotección y uso de dosímetro
- Acompañar al COPASST, Comité de Convivencia y brigada de emergencias`,
    "Técnica radióloga",
  );
  expect(read).toContain("duty cumplir con las normas de radioprotección");
  expect(read).toContain("duty acompañar al COPASST y Comité de Convivencia");
});
