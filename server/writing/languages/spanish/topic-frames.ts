import { isInfinitive } from "./gender.ts";
import { verbOf } from "./verb-forms.ts";

/** "inglés intermedio-avanzado", "euskera": the language is asked for, its level is the person's own to tell. */
const LANGUAGE =
  /^(?:(?:buen |buena |alto )?(?:nivel|dominio|manejo|soltura|fluidez|conocimientos?)(?: alto| medio| avanzado| intermedio)? (?:de|en) )?(inglés|francés|alemán|italiano|portugués|catalán|euskera|gallego|valenciano|árabe|chino|ruso)(?: (?:hablado|escrito|fluido|nivel|medio|alto|intermedio|avanzado|superior|técnico|conversacional|profesional|nativo|bilingüe|[ABC][12])(?:[ -/](?:y |o )?[\p{L}\d]+)?)?(?:,? (?:para|porque|que) .+)?$/iu;

/** Being in charge of it is doing it: "encargarse del mantenimiento", "serás responsable de la sala". */
const IN_CHARGE =
  /^(?:(?:encargar|ocupar|responsabilizar)(?:se|te)?|hacer(?:se|te)? cargo|(?:ser|serás) (?:el |la )?(?:responsable|encargad[oa](?:\/a)?)) de(?:l )?(?:(?:el|la|los|las) )?\s*/iu;

/** "serás tutor o tutora de un grupo": the office instead of who holds it, of whichever sex. */
const AGENT =
  /^(?:ser|serás|actuar como|actuarás como|ejercer de|ejercerás de) (?:el |la |un |una )?(tutor|coordinador|supervisor|asesor|director|monitor|gestor|portavoz)(?:a|\/a| o \p{L}+)? (?=de )/iu;

const OFFICES: ReadonlyMap<string, string> = new Map([
  ["tutor", "tutoría"],
  ["coordinador", "coordinación"],
  ["supervisor", "supervisión"],
  ["asesor", "asesoría"],
  ["director", "dirección"],
  ["gestor", "gestión"],
]);

/** "coordinar a cuatro monitores": how many is the posting's figure. */
const COUNT =
  /(?<=\p{L} )(a|de) (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)(?= \p{L}+s(?!\p{L}))/iu;

/** Verbs that name no work of their own. */
const SAYS_LITTLE =
  /^(?:trabajar|ayudar|colaborar|apoyar|participar|realizar|hacer|tener|poder|saber|querer|estar|ser|dar|ir|venir|aprender|crecer|incorporar|gestionar|llevar|mantener|controlar|preparar|organizar|coordinar|viajar|residir|disponer|contar|asegurar|garantizar)$/u;

/** "el inglés" where a language is all that is asked for. */
export function languageAsked(asked: string): string | null {
  const language = LANGUAGE.exec(asked)?.[1];
  return language ? `el ${language.toLowerCase()}` : null;
}

/** "Python o R", "S10, MS Project y AutoCAD": several tools are what one works with; null where all may be papers. */
export function workWithTools(asked: string): string | null {
  const names = asked.split(/, | [yeou] /u);
  const isOfTools =
    names.length > 1 && names.every((name) => TOOL_NAME.test(name)) && names.some((name) => TOOL.test(name));
  return isOfTools ? `trabajar con ${asked}` : null;
}

const TOOL_NAME = /^\p{Lu}[\p{L}\d+#.-]*(?: \p{Lu}[\p{L}\d+#.-]*)?$/u;
const TOOL =
  /^(?:Excel|Word|Outlook|Power BI|Python|Java|JavaScript|TypeScript|React|Angular|Vue|SQL|SAP|AutoCAD|Revit|MS Project|Tableau|Photoshop|Illustrator|Figma|Canva|Salesforce|HubSpot|Contaplus|ContaPlus|Sage|Odoo|Presto|Docker|Kubernetes|Jira|Git|Stata|SPSS|Linux|Primavera|Navision)(?: |$)/u;

/** "pintar", "cobrar": work that needs no object. */
export function workAsVerb(asked: string): string | null {
  return /^\p{Ll}{3,}[aei]r$/u.test(asked) && isInfinitive(asked) && verbOf(asked) && !SAYS_LITTLE.test(asked)
    ? asked
    : null;
}

/** The work itself, without who is in charge of it and how many it is done with. */
export function withoutFrame(asked: string): string {
  return asked
    .replace(IN_CHARGE, "")
    .replace(AGENT, (_, agent: string) => `${OFFICES.get(agent.toLowerCase()) ?? agent} `)
    .replace(COUNT, "$1");
}

/** What postings put before the thing they want. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:es |será )?(?:imprescindible|necesari[oa]|obligatori[oa]|deseable|valorable|se valorará|se valora|se requiere|se exige|se precisa|requerimos|buscamos|valoramos|pedimos|aportar|estar en posesión de|poseer|tener|tienes|contar con|cuentas con|acreditar)\s+(?:positivamente\s+|muy positivamente\s+|además\s+)?(?:que tengas\s+)?(?:el |la |un |una )?/i,
  /^(?:al menos |mínim[oa] (?:de )?|un mínimo de |más de )?(?:\d+|un|dos|tres|cuatro|cinco|seis|diez)(?: o más)? (?:años?|meses) (?:de )?(?:experiencia )?(?:mínima |previa |demostrable |profesional )?(?:en |con |como |de )?/i,
  /^(?:buena |amplia |alguna |sólida |probada |demostrable |previa |la )?experiencia(?: mínima| previa| demostrable| profesional| acreditada| contrastada)*(?: de (?:al menos )?(?:\d+|un|dos|tres|cuatro|cinco) (?:años?|meses))?(?: demostrable)? (?:en el |en la |en los |en las |en |con |como |de )(?:puestos? (?:de |similares? )?)?/i,
  /^(?:buen[oa]s? |alt[oa]s? |ampli[oa]s? |sólid[oa]s? |avanzad[oa]s? |los |el |la )?(?:conocimientos?|dominio|nociones)(?: (?:avanzados?|básicos?|sólidos?|demostrables?|previos?|alto|fluido))*(?: y (?:manejo|uso|experiencia))? (?:de|en|del|sobre) /i,
  /^(?:la |gran |buena )?(?:capacidad|habilidad|facilidad|aptitud|saber|sabes|ser capaz|eres capaz|te manejas(?: bien)?)(?: (?:de|para|en|con))? /i,
  /^(?:(?:buen |muy buen )?nivel (?:alto |medio |avanzado |básico |bueno )?(?:de|en) )/i,
  /^(?:has trabajado|haber trabajado|has usado|haber usado) (?:con|en) /i,
  /^(?:también|además|y|e|o|otr[oa]s|diversas|entre otr[oa]s) /i,
  /^(?:saber|sabes) (?=\p{L}+[aei]r)/iu,
];

const TAILS: readonly RegExp[] = [
  /,? (?:es |será )?(?:muy )?(?:imprescindible|necesari[oa]|obligatori[oa]|deseable|valorable|recomendable|se valorará|un plus|sería un plus)$/i,
  / (?:por|a) (?:su|tu) cuenta$/i,
  / o (?:(?:carreras?|titulación|titulaciones|estudios|áreas?) )?(?:afín|afines|similares?|equivalentes?)$/i,
  / y hacer el seguimiento$/i,
];

/** What is wanted, without the words around it. */
export function strip(text: string): string {
  let clause = text
    .replace(/\([^)]*\)/gu, " ")
    .replace(/["“”«»*]/gu, "")
    .replace(/(?<!\p{L})y\/o(?!\p{L})/giu, "o")
    .replace(/\s+/gu, " ")
    .trim();
  for (let pass = 0; pass < 3; pass++) {
    const before = clause;
    for (const lead of LEAD_INS) clause = clause.replace(lead, "");
    clause = clause.replace(/[\s.;:,]+$/u, "");
    for (const tail of TAILS) clause = clause.replace(tail, "");
    if (clause === before) break;
  }
  return clause;
}
