import type { Truth } from "./truth.ts";

export const spanishTruths: Record<string, Truth> = {
  "es-camarero-corto": {
    language: "es",
    role: "Camarero/a",
    company: "Casa Marucha",
    location: "Llanes",
    contact: "Nieves Cueto",
    asks: [
      ["must", 1, "llevar tres platos"],
      ["wish", 1, "carnet de manipulador de alimentos"],
    ],
    echoes: [],
    print: [
      ["closing-date", "2027-03-20"],
      ["document", "CV"],
      ["language", "inglés"],
    ],
  },
  "es-enfermera-listado": {
    language: "es",
    role: "Enfermero/a de urgencias",
    company: "Hospital San Telmo",
    location: "Jerez de la Frontera",
    asks: [
      ["duty", 10, "realización del triaje"],
      ["must", 17, "colegiación activa"],
      ["wish", 24, "nivel B1 de inglés"],
    ],
    echoes: ["constantes en la historia clínica electrónica"],
    print: [
      ["closing-date", "2027-04-12"],
      ["reference", "URG-2027/15"],
      ["document", "vida laboral"],
    ],
  },
  "es-desarrollador-tu": {
    language: "es",
    role: "Desarrollador/a frontend",
    company: "Almadía",
    informal: true,
    asks: [
      ["duty", 6, "desarrollar los mapas interactivos"],
      ["duty", 6, "colaborar con diseño"],
      ["must", 9, "3 años de experiencia con React"],
    ],
    echoes: ["biblioteca de componentes"],
    print: [
      ["closing-date", "2027-05-30"],
      ["instruction", "REMO-7"],
    ],
  },
  "es-comercial-agencia": {
    language: "es",
    role: "Técnico/a comercial de riego",
    company: "Talentia Norte",
    agency: true,
    asks: [
      ["duty", 7, "asesorar a agricultores"],
      ["must", 9, "carnet de conducir B"],
      ["must", 9, "AutoCAD"],
      ["wish", 11, "programadores de riego Hydrawise"],
    ],
    echoes: ["cooperativas y almacenes de suministro agrícola"],
    print: [
      ["reference", "TN-0719"],
      ["salary-asked", "pretensiones económicas"],
      ["closing-date", "5 de abril"],
    ],
    hostileLines: [15],
  },
};
