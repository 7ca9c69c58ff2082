import { rememberTexts } from "../../words/remember-texts.ts";
import { agreementOf, articleFor, isPlural, withArticle } from "./gender.ts";
import { nounsOfVerbs } from "./nouns-of-verbs.ts";
import { nounsOfDoing } from "./verbs.ts";

/** "la gestión de pedidos y el control de la caja" becomes "gestionar pedidos y controlar la caja"; null where it cannot. */
export const asInfinitive = rememberTexts((phrase): string | null => {
  const parts = phrase.split(NEXT_DOING);
  const said = parts.map((part) => {
    const [, noun = "", joint = "", object = ""] = /^(?:(?:el|la) )?(\p{L}+) (del?) (.+)$/u.exec(part) ?? [];
    const verb = VERBS.get(noun.toLowerCase());
    const direct = verb ? directObject(joint === "del" ? `el ${object}` : object) : null;
    return direct === null ? null : `${verb} ${direct}`;
  });
  return said.includes(null) || said.length > 2 ? null : said.join(" y ");
});

/** "gestionar la bodega y los pedidos" becomes "la gestión de la bodega y de los pedidos"; null where it cannot. */
export function asNoun(phrase: string): string | null {
  const [, verb = "", object = ""] = /^(\p{L}+) (.+)$/u.exec(phrase) ?? [];
  const noun = NOUNS.get(verb);
  const agreement = noun && agreementOf(noun);
  // "Mantener ordenada la zona": what is kept is not named first.
  if (/^\p{L}+[ai]d[oa]s? (?:el|la|los|las|su|sus) /u.test(object)) return null;
  if (
    !noun ||
    !agreement ||
    /^(?:al?|en|con|por|para|de|del|que|y|e|o) | [ye] \p{L}+[aei]r(?:l[aeo]s?|se)?(?: |$)/u.test(object)
  )
    return null;
  const ofObject = object.replace(/ ([ye]) (?=(?:el|la|los|las|un|una) )/gu, " $1 de ");
  return `${articleFor(noun, agreement)} ${noun} de ${ofObject}`;
}

/** What follows "de", as an object: whom one has to do with would need "a", and a lone noun its article. */
function directObject(object: string): string | null {
  const plain = object
    .replace(/ ([ye]) de(?=l? )/gu, (_, joint: string) => ` ${joint} `)
    .replace(/ ([ye]) l (?=\p{L})/gu, " $1 el ");
  const [head = "", ...more] = plain
    .replace(/^(?:el|la|los|las|unos|unas|\d\S*|más de \d\S*|hasta \d\S*) /u, "")
    .split(" ");
  if (PERSONS.test(head) || /^(?:mi|su|sus|nuestr\p{L}+|tod\p{L}+|cada)$/u.test(head)) return null;
  // "controlar costes y la detección": another doing does not hang on this one's verb.
  const [, beside = ""] = / [ye] (?:(?:el|la) )?(\p{L}+) del? /u.exec(plain) ?? [];
  if (nounsOfDoing.has(beside) || DOING.test(beside)) return null;
  const isBare = head === plain.split(" ")[0];
  if (!isBare || isPlural(head)) return plain;
  return KNOWN_PLACES.test(head) && !more.includes("y") ? withArticle(plain) : null;
}

const DOING = /(?:ción|sión|miento|aje|propuesta)$/u;

/** Of these there is one where one works: "cierre de caja" is "cerrar la caja"; "venta de café" is not "vender el café". */
const KNOWN_PLACES =
  /^(?:caja|almacén|calidad|agenda|tienda|barra|sala|cocina|correspondencia|documentación|stock|inventario|presupuesto|maquinaria|página|web)$/u;

/** Another doing behind "y": "extracción de muestras y la administración de medicación". */
const NEXT_DOING = new RegExp(
  ` (?:y|e) (?=(?:(?:el|la|del?|de la) )?(?:${nounsOfVerbs.map(([noun]) => noun).join("|")})(?!\\p{L}))`,
  "u",
);

/** Whom something is done to: "formar a los aprendices" is not "formar los aprendices". */
const PERSONS =
  /^(?:clientes?|pacientes?|alumn[oa]s?|niñ[oa]s|menores|mayores|personas?|personal|equipos?|estudiantes?|aprendi(?:z|ces)|emplead[oa]s?|usuari[oa]s?|residentes?|familias?|candidat[oa]s|camarer[oa]s|becari[oa]s|voluntari[oa]s|huéspedes|soci[oa]s|autónomos|agricultores|comensales|visitantes|proveedores|pasajeros|viajeros|cuadrillas?|\p{L}+(?:istas?|dores|doras|dora|dor))$/u;

const VERBS: ReadonlyMap<string, string> = new Map(nounsOfVerbs);
const NOUNS: ReadonlyMap<string, string> = new Map(nounsOfVerbs.map(([noun, verb]) => [verb, noun]));
