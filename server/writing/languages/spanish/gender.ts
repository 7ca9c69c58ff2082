import { LAW } from "./lower-first.ts";

/** Gender and number of a Spanish noun, as far as its ending tells. */
export type Agreement = { gender: "m" | "f"; plural: boolean };

/** The phrase with its definite article; unchanged where it has a determiner or needs none (names, infinitives). */
export function withArticle(phrase: string): string {
  const head = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? "";
  const isCommon = /^\p{Ll}/u.test(head) || LAW.test(phrase);
  if (DETERMINED.test(phrase) || !isCommon || isInfinitive(head)) return phrase;
  const agreement = agreementOf(head);
  return agreement ? `${articleFor(head, agreement)} ${phrase}` : phrase;
}

/** "el", "la", "los", "las"; "el" also before a feminine singular with a stressed a ("el agua"). */
export function articleFor(noun: string, { gender, plural }: Agreement): string {
  if (gender === "m") return plural ? "los" : "el";
  if (plural) return "las";
  return STRESSED_A.test(noun) ? "el" : "la";
}

/** Null where the ending does not tell, as with English words. */
export function agreementOf(noun: string): Agreement | null {
  const word = noun.toLowerCase();
  if (BORROWED.test(word)) return { gender: "m", plural: false };
  if (FEMININE.has(word)) return { gender: "f", plural: false };
  if (!/^[a-záéíóúüñ]+$/u.test(word) || /[kw]|[^s]ss|ing$|[^aeiouáéíóúsnrldzj]$/u.test(word)) return null;
  const plural = PLURAL_ONLY.has(word) || (/[^s]s$/u.test(word) && !SINGULAR_IN_S.test(word));
  const singular = plural ? toSingular(word) : word;
  const gender = genderOf(singular);
  return gender ? { gender, plural } : null;
}

/** "atender", "vivir": may stand as a noun without an article. */
export function isInfinitive(word: string): boolean {
  return (
    /^(?:\p{L}{2,}[aeií]r|dar|ver|ser)(?:[lmts]e|l[aeo]s?|nos)?$/iu.test(word) && !NOUNS_IN_R.has(word.toLowerCase())
  );
}

/** Whether a phrase counts as more than one: its head is a plural, or it names two things. */
export function isPlural(phrase: string): boolean {
  if (/^(?:los|las|dos|tres|cuatro|cinco|varios|varias)\s/iu.test(phrase)) return true;
  const head = /^(?:el|la)\s/iu.test(phrase) ? "" : (/^[\p{L}-]+/u.exec(phrase)?.[0] ?? "");
  return head !== "" && !isInfinitive(head) && (agreementOf(head)?.plural ?? false);
}

/** Words from elsewhere that Spanish says with "el". */
const BORROWED =
  /^(?:currículum|carnet|carné|stock|club|software|test|check-(?:in|out)|picking|packing|reporting|catering|merchandising|packaging|mailing|ticketing|onboarding|coaching|branding|copywriting|e-?mail|feedback)$/u;

const DETERMINED =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|nuestr[oa]s?|vuestr[oa]s?|este|esta|estos|estas|todo|toda|todos|todas|cada|ambos|ambas|vari[oa]s|much[oa]s|algun[oa]s?|cualquier|más|menos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d)(?:\s|$|\d|[.,%])/iu;
const STRESSED_A = /^(?:agua|aula|área|arma|acta|ala|alma|ancla|asma|hacha|habla|hambre|ansia)$/iu;
const SINGULAR_IN_S =
  /(?:sis|tis|lunes|martes|jueves|viernes|virus|campus|corpus|autobús|interés|estrés|inglés|francés|portugués|japonés|país|mes|gas|análisis|énfasis)$/u;
const PLURAL_ONLY = new Set(["gafas", "vacaciones", "víveres", "urgencias", "finanzas"]);

const FEMININE = new Set(
  `labor flor red calidad piel cárcel sal señal imagen clase base parte llave noche tarde calle leche carne sangre fase
serie superficie especie gente mente nube torre sede mano foto moto radio web fuente frente corriente vertiente
variante patente mezcla hostelería ley vez paz luz voz cruz raíz nariz actriz matriz tez niñez índole costumbre
cumbre lumbre crisis tesis síntesis hipótesis parálisis diálisis efe api app constante higiene variable suite ave fiebre nieve credencial sucursal central postal vocal editorial multinacional
frase razón sartén sazón gripe hélice miel cal`.split(/\s+/u),
);
const MASCULINE = new Set(
  `orden día mapa sistema problema programa idioma tema clima esquema diagrama panorama cronograma organigrama crucigrama
síntoma diploma drama plasma trauma politraumatismo paciente planeta cometa pijama sofá camión avión guion gorrión
buzón cajón cartón jabón salón botón algodón patrón pantalón jamón melón limón ratón sillón balcón escalón
arroz maíz pez lápiz análisis énfasis oasis paréntesis éxtasis equipaje personal software hardware marketing café té menú`.split(
    /\s+/u,
  ),
);
/** Masculine nouns in -ar, -er, -ir that are no infinitives. */
const NOUNS_IN_R = new Set(
  "lugar hogar bar par dólar militar auxiliar escolar familiar titular celular taller alquiler mujer líder chófer cáncer carácter alfiler bienestar malestar pilar altar collar néctar radar escáner máster póster mar azúcar hangar máster".split(
    " ",
  ),
);

function genderOf(word: string): "m" | "f" | null {
  if (FEMININE.has(word)) return "f";
  if (MASCULINE.has(word)) return "m";
  // "la diagnosis", "la prótesis"
  if (/[aeiou]sis$/u.test(word)) return "f";
  if (/(?:ción|sión|gión|nión|xión|stión|dad|tad|tud|umbre|ez|triz|cia|ie)$/u.test(word)) return "f";
  if (/(?:ista|ente)$/u.test(word)) return "m";
  if (/(?:o|ó|aje|or|ón|ín|án|én|ún|al|el|il|ol|ul|ar|er|ir|és|í|e|jo|z|l|r|n|d|j)$/u.test(word) && !/a$/u.test(word))
    return "m";
  if (/(?:a|á)$/u.test(word)) return "f";
  return null;
}

function toSingular(plural: string): string {
  if (FEMININE.has(plural.slice(0, -1)) || MASCULINE.has(plural.slice(0, -1))) return plural.slice(0, -1);
  if (/(?:ciones|siones|giones|stiones|xiones)$/u.test(plural)) return `${plural.slice(0, -5)}ión`;
  if (/ones$/u.test(plural)) return `${plural.slice(0, -4)}ón`;
  if (/ces$/u.test(plural)) return `${plural.slice(0, -3)}z`;
  if (/(?:[dlnrzj]|[áéíóú]s)es$/u.test(plural)) return plural.slice(0, -2);
  return plural.slice(0, -1);
}
