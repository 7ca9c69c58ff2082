import { holdsWord } from "../words/holds-word.ts";

/**
 * Whether a Spanish posting shows that it comes from America, where nobody says vosotros: by a country, a large city,
 * a currency, a benefit or a word that Spain does not use.
 */
export function isLatinAmerican(lines: readonly string[]): boolean {
  // No place and no word reaches over the end of a line.
  const text = lines.join("\n");
  return holdsWord(PLACES, text) || holdsWord(WORDS, text);
}

const PLACES =
  /(?<!\p{L})(?:México|CDMX|MXN|Monterrey|Querétaro|Tijuana|Guanajuato|Jalisco|Nuevo León|Oaxaca|Puebla|Veracruz|Chiapas|Yucatán|Sinaloa|Toluca|Cancún|Zapopan|Colombia|COP|Bogotá|Medellín|Cali|Barranquilla|Bucaramanga|SENA|Argentina|Buenos Aires|CABA|Córdoba Capital|Chile|CLP|Valparaíso|Perú|Arequipa|Ecuador|Quito|Guayaquil|Bolivia|Cochabamba|Venezuela|Caracas|Uruguay|Montevideo|Paraguay|Guatemala|Honduras|Tegucigalpa|San Salvador|Nicaragua|Costa Rica|Panamá|República Dominicana|Puerto Rico|IMSS|Infonavit|SMMLV|EPS|ARL)(?!\p{L})/u;
const WORDS =
  /(?<!\p{L})(?:hoja de vida|post[úu]late|postularse|post[úu]lese|computadora|celular|licencia de conduc\p{L}+|prestaciones (?:de|superiores a la) ley|vales de despensa|fondo de ahorro|aguinaldo|obra social|monotribut\p{L}+|rolar|mercadotecnia|bodeguer[oa]|vos|ten[ée]s|sos|quer[ée]s|pod[ée]s|sumate|envianos|egresad[oa]|refacciones|bachiller)(?!\p{L})/iu;
