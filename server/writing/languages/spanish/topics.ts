import { holdsWord } from "../../words/holds-word.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { dropDangling } from "../drop-dangling.ts";
import { withAccents } from "./accents.ts";
import { isInfinitive, withArticle } from "./gender.ts";
import { lowerFirst } from "./lower-first.ts";
import { languageAsked, strip, withoutFrame, workAsVerb, workWithTools } from "./topic-frames.ts";
import { verbOf } from "./verb-forms.ts";
import { nounsOfDoing } from "./verbs.ts";

/**
 * A requirement or duty cut down to a phrase of at most eight words that can stand as a noun ("el registro de
 * constantes", "asesorar a agricultores"); null if no sound phrase is left.
 */
export const shortenTopic: (typed: string) => string | null = rememberTexts((typed): string | null => {
  const asked = withAccents(typed);
  // "Diseñar, implementar y mantener el sistema": of three verbs with one object, a letter names two.
  const [, one, other] = ROW_OF_DEEDS.exec(asked) ?? [];
  if (one && other && isInfinitive(one)) return shortenTopic(`${one} ${other}`);
  const whatIsNamed = languageAsked(asked) ?? workAsVerb(asked) ?? workWithTools(asked);
  if (whatIsNamed) return whatIsNamed;
  const text = withoutFrame(asked);
  // "Transferencias, matriculaciones"; "cursos: 0,05 puntos por mes"; "licencia clase B y disponibilidad".
  const plain = text
    .replace(
      /: .*$| y disponibilidad(?: .*)?$| a las (?:\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/iu,
      "",
    )
    .replace(TITLE, "título de $1")
    .replace(/^(\p{L}+), (\p{L}+)$/u, "$1 y $2");
  if (plain !== text) return shortenTopic(plain);
  if (
    NOISE.test(text) ||
    FORMS.test(text) ||
    SUBJECTS.test(text) ||
    /[@]|^(?:llamar|escribir (?:al?|por)|excelente|muy)(?!\p{L})|redacción impecable/iu.test(text)
  )
    return null;
  // "registro de resultados y elaboración" lost what was elaborated, "Gesden u otro programa" names one thing.
  const whole = text.replace(/ (?:u otr[oa]s?|o similar(?:es)?)(?: .*)?$/i, "").replace(LOOSE_END, "$1");
  if (whole !== text) return shortenTopic(whole);
  const [, kept, doing = ""] = LOOSE_DOING.exec(text) ?? [];
  if (kept && nounsOfDoing.has(doing)) return shortenTopic(kept);
  // "3 años de experiencia diseñando apps" asks for the designing.
  const gerund = /^(?:.* )?(\p{L}+?)ando (?=\p{L})/iu.exec(text);
  if (gerund && verbOf(`${gerund[1]}ar`)) return shortenTopic(`${gerund[1]}ar ${text.slice(gerund[0].length)}`);
  // A figure is the posting's own: what stands before it is the work.
  const counted = /^(\p{L}+ .*?\p{L}),? (?:a|de|en|con|hasta|para|por)(?: hasta| más de| unos)? \d.*$/u.exec(text);
  if (counted?.[1]) return shortenTopic(counted[1].replace(HALF, ""));
  // "el código de tus compañeros": what is the reader's there is nobody's here.
  const neutral = text.replace(/(?<!\p{L})tus? (\p{Ll}+)/giu, (own, noun: string) => {
    const told = withArticle(noun);
    return told.includes(" ") ? told : own;
  });
  // "1 año de experiencia en despacho": where somebody has worked is no work by itself.
  if (WHERE_WORKED.test(neutral)) return null;
  const words = strip(
    neutral.replace(/(?<!\p{L})de el (?=\p{L})/gu, "del ").replace(/(?<!\p{L})a el (?=\p{L})/gu, "al "),
  )
    .split(" ")
    .filter(Boolean);
  if (words.length === 0 || isClause(words)) return null;
  const cut = cutAtJoint(withoutCarrier(words));
  if (cut.length === 0 || cut.length > MOST_WORDS) return null;
  if (PERSON.test(cut.join(" ")) || NAME.test(cut.join(" "))) return null;
  const phrase = withArticle(lowerFirst(withSmallLanguages(cut.join(" "))));
  return isSound(phrase)
    ? phrase
        .replace(TWO_THINGS, (_, first: string, next: string) => `${first} y ${withArticle(next)}`)
        .replace(TWO_DOINGS, (_, first: string, next: string) => `${first} y ${withArticle(next)}`)
    : null;
});

/** "Mecatrónica o afín", "Ing. Industrial": what somebody has studied, and no work. */
const SUBJECTS =
  /^(?:(?:Ing|Lic|Arq|Tec|Téc)\. |(?!(?:título|titulación|grado|formación|estudios|licenciatura|carrera|máster|ciclo|fp|experiencia|manejo|conocimientos?)(?!\p{L})).* [ou] (?:(?:carreras?|áreas?|titulación) )?afín(?:es)?$)/iu;

/** Whoever is asked for as "técnico superior en Educación Infantil" has that title. */
const TITLE =
  /^((?:técnic[oa](?: superior| medio)?|licenciad[oa]|diplomad[oa]|graduad[oa]|ingenier[oa]) en (?:.(?! [ou] ))+.)(?: [ou] .*)?$/iu;

const WHERE_WORKED =
  /(?<!\p{L})experiencia (?:\p{L}+ )?como \p{Ll}+(?: de \p{Ll}+)?$|(?<!\p{L})(?:años?|meses) (?:de )?(?:experiencia )?(?:\p{L}+ )?(?:en|de) (?!(?:ventas?|compras|atención|costura|cocina|limpieza|reparto|montaje|soldadura|poda|contabilidad|facturación)$)\p{Ll}+$/iu;

const ROW_OF_DEEDS = /^(\p{L}+[aei]r), \p{L}+[aei]r,? (y \p{L}+[aei]r .+)$/iu;

/** "la caja y escaparate": a thing beside another has an article of its own. */
const TWO_THINGS = /^((?:el|la|los|las) \p{Ll}+) y (\p{Ll}+)$/u;

/** "el control de costes y detección de fraude", "la asignación y seguimiento de profesionales". */
const TWO_DOINGS =
  /^((?:el|la) \p{Ll}+(?: de \p{Ll}+)?) y (\p{Ll}*(?:ción|sión|miento|aje|control|análisis|gestión) del? .+)$/u;

const MOST_WORDS = 8;

/** "los controles de legionela y el registro": what was registered was cut off. */
const LOOSE_DOING = /^(.* de .*) (?:y|e) (?:el|la|los|las) (\p{L}+)$/iu;

/** "licencia vigente y curso de 50 horas", "normas de higiene y uso de guantes": without what it is of, it says nothing. */
const HALF = / [ye] \p{Ll}+[^s\s]$/u;

const LOOSE_END = /^(.* de .*) (?:y|e) \p{L}+(?:ción|sión|miento|je)$/iu;

/** Whom the posting looks for, and no work: "técnico o tecnólogo en áreas comerciales". */
const PERSON =
  /^(?:(?:organizad|resolutiv|ordenad|educad|implicad|comprometid|responsabl|meticulos|cuidados|extrovertid|creativ|autónom|puntual)(?:[oae]s?|es)?|preventiv[oa]|correctiv[oa]|técnic[oa]|tecnólog[oa]|bachiller|licenciad[oa]|ingenier[oa]|diplomad[oa]|titulad[oa]|graduad[oa]|profesional|colegiad[oa]|habilitad[oa]|estudiante|egresad[oa]|pasante)(?!\p{L})/iu;

/** "Gabriela Torres"; names of tools are known or have other capitals. */
const NAME =
  /^(?!(?:Power|Google|Adobe|Microsoft|Spring|Visual|Final|Premiere|Lean|React|Office|Amazon|Oracle|Unity)\s)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** Numbers, dates, pay and procedure of a posting that were taken for a wish. */
const NOISE =
  /[£$€%]|(?<!\p{L})(?:salario|sueldo|retribución|brutos?|contrato|jornada|vacaciones|horario|turnos? (?:de|rotativ\p{L}*)|vos|sumás|mandanos|mesa de partes|dni|incorporación|referencia|ref\.|plazo|fecha límite|currículum|cv|entrevista|pretensiones|residencia en|vehículo propio|disponibilidad|delitos|discapacidad|edad|sexo|abstenerse|carro|fondo de ahorro|vales|despensa|prestaciones|aguinaldo|comedor (?:de empresa|gratuito|subvencionado|social|propio)|bonos?|comisiones|seguro de|beneficios|rolar|rotar|carro|moto|hoja de vida|lic|castellano|nativo|idiomas|\p{L}+ básico|español (?:básico|alto|medio|intermedio|superior|conversacional|avanzado|fluido|técnico)|interesad[oa]s|nacionalidad|mayores? de (?:\d+|edad)|experiencia (?:mínima|previa|demostrable)|modalidad|híbrid[oa]|presencial|teletrabajo|al menos|no menor|cumplidos|capacidad funcional|jubilación|inscri\p{L}+)(?!\p{L})/iu;

/** "mozo/a de almacén" is whom they look for, "B2 de inglés" a level, "cumpliendo las políticas" the way something is done. */
const FORMS = /\p{L}\/[ao]s?(?!\p{L})|, y (?:lo|l[ao]s|les?|se) |^\p{Ll}+(?:iendo|yendo) |^[ABC][12](?!\p{L})/u;

/** A whole clause cannot stand as a noun, nor what speaks to the reader. */
function isClause(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      (at === 0 && /^(?:lo|le|les|nos|me)$/i.test(word)) ||
      /^(?:es|son|será|serán|está|están|debe|deben|deberá|deberán|puede|pueden|tienes|tiene|tenemos|eres|somos|hacemos|buscamos|ofrecemos|necesitamos|te|tu|tus|os|se|que|quien|quienes|cuando|si|has|ha|hay)$/i.test(
        word,
      ) ||
      (at === 0 &&
        /^(?:\p{L}{3,}(?:arás|erás|irás|arán|erán|irán)|serás|darás|harás|irás|tendrás|podrás|pondrás|vendrás)$/iu.test(
          word,
        )),
  );
}

/** Nouns and verbs that only carry what follows them. */
const CARRIERS = /^(?:realización|ejecución|desempeño|prestación|realizar|efectuar|desempeñar|llevar a cabo)$/i;

function withoutCarrier(words: string[]): string[] {
  const [first = "", next = ""] = words;
  if (!CARRIERS.test(first) || words.length < 2) return words;
  if (isInfinitive(first)) return /^(?:el|la|los|las|un|una)$/i.test(next) ? words.slice(2) : words.slice(1);
  if (/^del$/i.test(next)) return words.slice(2);
  if (!/^de$/i.test(next)) return words;
  return /^(?:la|los|las|el)$/i.test(words[2] ?? "") ? words.slice(3) : words.slice(2);
}

function cutAtJoint(words: string[]): string[] {
  const comma = words.findIndex((word, at) => /[,;:]$/u.test(word) && at >= 1 && at < words.length - 1);
  const kept = comma >= 0 && !isShortList(words) ? words.slice(0, comma + 1) : words;
  const [first = ""] = words;
  // An article comes to a noun, and with it the posting's own words would be nine in a row.
  const most =
    isInfinitive(first) || /^(?:el|la|los|las|título|titulación)$/iu.test(first) ? MOST_WORDS : MOST_WORDS - 1;
  const short = kept.length > most ? shorten(kept, most) : kept;
  const last = short.at(-1);
  return last === undefined ? [] : dropDangling([...short.slice(0, -1), last.replace(/[,;:.]+$/u, "")], DANGLING);
}

function isShortList(words: readonly string[]): boolean {
  return words.length <= MOST_WORDS && words.some((word) => /^(?:y|e|o|u)$/i.test(word));
}

const PREPOSITION =
  /^(?:a|al|ante|bajo|con|contra|de|del|desde|durante|en|entre|hacia|hasta|mediante|para|por|según|sin|sobre|tras|como)$/i;
const BREAK = /^(?:con|desde|durante|en|entre|mediante|para|por|según|sin|sobre|tras|como)$/i;
const CONJUNCTION = /^(?:y|e|o|u)$/i;

/** The longest cut that leaves a whole phrase: before a preposition if two words are left, else before "y". */
function shorten(words: string[], most: number): string[] {
  for (const joint of [BREAK, CONJUNCTION, PREPOSITION]) {
    for (let at = most; at >= 2; at--) if (joint.test(words[at] ?? "")) return withoutHalf(words.slice(0, at), joint);
  }
  return [];
}

/** "credencial de operador y experiencia | con drones": what was cut belongs to the second alone. */
function withoutHalf(words: string[], joint: RegExp): string[] {
  const isHalf = joint !== CONJUNCTION && words.slice(0, -2).some((word) => PREPOSITION.test(word));
  return isHalf && HALF.test(` ${words.slice(-2).join(" ")}`) ? words.slice(0, -2) : words;
}

const DANGLING = [PREPOSITION, CONJUNCTION, /^(?:el|la|los|las|un|una|su|sus|nuestr[oa]s?|cada|otr[oa]s?)$/i];

/** Names of languages and months are written small. */
function withSmallLanguages(phrase: string): string {
  return phrase.replace(
    /(?<!\p{L})(?:Inglés|Francés|Alemán|Italiano|Portugués|Español|Catalán|Euskera|Gallego|Árabe|Chino)(?!\p{L})/gu,
    (name) => name.toLowerCase(),
  );
}

/** Stock that is true of every posting cannot be taken up. */
const STOCK =
  /(?<!\p{L})(?:(?:coordina(?:ción|r|rse)|reportar|informar|reporte|comunicación)(?: \p{L}+){0,3} (?:con|al?) (?:el |la |tu |su )?(?:jef[ea]s?|superior(?:es)?|supervisora?|encargad[oa]|responsable)|(?:limpi|ordenad|recogid)[oa]s?(?: y (?:limpi|ordenad)[oa]s?)? (?:el|la|los|las|tu) (?:zona|puesto|área|lugar|espacio)|(?:tu|el|del) puesto (?:limpio|ordenado|de trabajo limpio)|trabajo en equipo|trabajar en equipo|habilidades|proactiv\p{L}*|motivad\p{L}*|motivación|dinámic\p{L}*|pasión|apasion\p{L}*|ganas|actitud|responsabilidad|polivalen\p{L}*|iniciativa|gusto por|bajo presión|don de gentes|buena presencia|trato (?:correcto|amable|cordial|cercano)|empatía|compromiso|flexibilidad|orientación a|otras (?:funciones|tareas)|similar(?:es)?|etc|foto|abril)(?!\p{L})/iu;

/** What the employer is, and no work to be done. */
const PLACE_OF_WORK =
  /^(?:el|la|los|las) (?:entidad(?:es)?|sector(?:es)?|puestos?|departamentos?|empresas|restaurante|empresa|hotel|hospital|colegio|consultora|fabricante|cliente|equipo|sede|compañía|centro)(?!\p{L})/iu;

/** Whom the work has to do with, and no work: "los administradores de fincas". */
const PEOPLE =
  /^(?:el|la|los|las) (?:clientes?|pacientes?|alumn[oa]s?|niñ[oa]s|personas?|usuari[oa]s|huéspedes|soci[oa]s|proveedores|hospitalizad[oa]s|internad[oa]s|administradores|personal|delineantes|industriales|peritos|veterinari[oa]s|médic[oa]s|técnicos|profesor(?:es|as)|camarer[oa]s|operari[oa]s|compañer[oa]s|jef[oe]s)(?!\p{L})/iu;

function isSound(phrase: string): boolean {
  if (
    PEOPLE.test(phrase) ||
    / un(?:a|os)? (?:mínimo|máximo|total|promedio|media)$/u.test(phrase) ||
    holdsWord(STOCK, phrase) ||
    PLACE_OF_WORK.test(phrase) ||
    /^(?:(?:el|la|los|las) )?(?:no|sin|en|al?|para|por|con|de|desde|hasta|como|siempre|según)\s|^\p{L}+r (?:y|e) \p{L}+e$/iu.test(
      phrase,
    )
  )
    return false;
  if (/(?<![\p{L}\d-])\d/u.test(phrase)) return false;
  const words = phrase.split(" ");
  const [first = ""] = words;
  if (words.length === 1) return /\p{Lu}/u.test(phrase) && phrase.length > 1;
  if (verbOf(first) && !isInfinitive(first) && verbOf(first)?.form !== "base" && !/^(?:el|la|los|las)$/u.test(first))
    return false;
  return words.length > 2 || !/^(?:el|la|los|las)$/u.test(first) || (words[1] ?? "").length > 3;
}
