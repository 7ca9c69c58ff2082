import { rememberTexts } from "../../words/remember-texts.ts";

/** Spanish that was typed without its accents, with them: only words that are nothing else without one. */
export const withAccents = rememberTexts((text): string => {
  return text
    .replace(AT_LEAST, "más de $1")
    .replace(TOOL, (name) => TOOLS.get(name.toLowerCase()) ?? name)
    .replace(/(?<![\p{L}\d])\p{L}{3,}(?!\p{L})/gu, (word) => {
      const small = word.toLowerCase();
      const known = WORDS.get(small) ?? (ENDING.test(small) ? small.replace(/on$/u, "ón") : null);
      if (!known) return word;
      return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
    })
    .replace(/(?<!\p{L})(al|del|trato con) publico(?!\p{L})/giu, "$1 público")
    .replace(/^hacia (?=\d|el |la |los |las )/iu, "hacía ")
    .replace(/(?<!\p{L})(carn[eé]t?) b(?!\p{L})/giu, "$1 B");
});

/** "60+ planes de control", as one types it. */
const AT_LEAST = /(?<![\p{L}\d.,])(\d[\d.,]*) ?\+(?= \p{Ll})/gu;

/** "atencion", "supervision": no word of Spanish ends so without its accent. */
const ENDING = /^\p{Ll}{2,}[aeiouáérnlcxs](?:cion|sion|gion|xion)$|^(?:\p{Ll}{2,}cion|\p{Ll}{3,}sion)$/u;

const WORDS: ReadonlyMap<string, string> = new Map(
  `recibía vendía atendía conducía dirigía servía prácticas logística informática electrónica electrónico mecánica mecánico técnico técnica técnicos técnicas médica clínica teléfono telefónica
telefónico almacén rápido rápida inglés francés alemán día días página páginas básico básica números vehículo vehículos camión jardín menú
clásica música matemáticas química física panadería pastelería cafetería carnicería frutería peluquería carpintería albañilería albañil niños
niñas niño niña español diseño diseños diseñador diseñadora años año compañía compañeros compañero compañera señora señores también economía
tesorería auditoría asesoría gestoría enfermería geriatría pediatría energía ingeniería librería hostelería máquina máquinas área áreas línea
líneas fotografía después además máster crédito créditos estadística estadísticas vía análisis sábado sábados miércoles pequeño pequeña enseñanza
baño baños montaña sueño español españa católico código biología psicología tecnología odontología fontanería cerrajería jardinería lavandería
tapicería recepción gestión sección jóvenes exámenes volúmenes imágenes atendí automático automática
autonomía biométrico biométrica categoría céntrico cítricos clínico clínicos clínicas contraseña cónyuge eléctrico eléctrica eléctricos eléctricas
garantía hidráulico hidráulica jurídico jurídica jurídicos jurídicas mañana mañanas mercancía mercancías metodología minería móvil móviles
neumático neumática óptica pedagogía periódico políticas públicos públicas químico químicos último últimos vacío vacíos vehículos revisión`
    .split(/\s+/u)
    .map((word) => [word.normalize("NFD").replace(/\p{M}/gu, ""), word]),
);

/** Tools and towns whose names somebody typed small. */
const TOOL =
  /(?<![\p{L}\d])(?:bogota|cadiz|cordoba|malaga|medellin|merida|mexico|excel|powerpoint|outlook|photoshop|autocad|sap|linux)(?!\p{L})/gu;
const NAMES =
  "Excel PowerPoint Outlook Photoshop AutoCAD SAP Linux Bogotá Cádiz Córdoba Málaga Medellín Mérida México".split(" ");
const TOOLS: ReadonlyMap<string, string> = new Map(
  NAMES.map((name) => [name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(), name]),
);
