import type { Books } from "./books.ts";
import { tokensOf } from "./tokens.ts";

/** "Queremos incorporar a una arquitecta o un arquitecto que asuma proyectos de …" */
function soughtInSpanish(text: string): number | null {
  if (!text.includes(" que ")) return null;
  const sought = SEEKS_IN_SPANISH.exec(text);
  return sought ? sought[0].length : null;
}

const SEEKS_IN_SPANISH =
  /^(?:(?:estamos )?busca(?:mos|ndo)|queremos (?:incorporar|contratar)|necesitamos(?: incorporar)?|precisamos|deseamos incorporar)(?: a)? una? [^.:;,]{4,60}? que (?=(?:se (?:encargue|ocupe|responsabilice) de|asuma|lleve|coordine|dirija|gestione|prepare|desarrolle|diseñe|atienda|haga|mantenga|organice) )/iu;

/**
 * Where the work begins in a French sentence that seeks somebody: "cherche une vendeuse pour l’accueil des clients", "(ménage,
 * courses, repas)", "pour le week-end : préparer les commandes". Null where it tells none.
 */
export function soughtFor(text: string, { language, verbs }: Pick<Books, "language" | "verbs">): number | null {
  if (language === "es") return soughtInSpanish(text);
  const sought = language === "fr" && MAY_SEEK.test(text) ? SEEKS.exec(text) : null;
  if (!sought) return null;
  const from = sought.index + sought[0].length;
  for (const purpose of text.slice(from).matchAll(PURPOSE)) {
    const start = from + purpose.index + purpose[0].length;
    const [first, second] = tokensOf(text.slice(start, start + 60));
    const word = first?.folded ?? "";
    if (OF_STAFF.test(`${word} ${second?.folded ?? ""}`)) continue;
    const isDone = verbs.has(word) ? !JOINS.has(word) : DOING.test(word);
    if (isDone) return start - (purpose[1]?.length ?? 0);
  }
  const colon = / : (\p{Ll}+)/u.exec(text.slice(from));
  if (colon && verbs.has(tokensOf(colon[1] ?? "")[0]?.folded ?? "")) return from + colon.index + 3;
  const list = LISTED.exec(text.slice(from));
  const doings = (list?.[1] ?? "").split(/, | et /u).filter((item) => DOING.test(tokensOf(item)[0]?.folded ?? ""));
  return list && doings.length > 0 ? from + list.index + list[0].length - (list[1] ?? "").length - 1 : null;
}

const SEEKS = /(?<!\p{L})(?:(?:re)?cherch(?:e|ons|ent)|(?:recrut|embauch)(?:e|ons|ent))(?!\p{L})/iu;

/** Asked of every sentence, and found faster. */
const MAY_SEEK = /cherch|recrut|embauch/i;

const PURPOSE = / pour (l[’']|la |le |les )?/giu;

/** Things listed in brackets. */
const LISTED = /\(([^(),]{3,60}(?:, [^(),]{3,60})+)\)/u;

/** Nouns of something done. */
const DOING =
  /^(?:accueil|aide|conduite|courses|cuisine|distribution|encaissement|entretien|garde|livraison|menage|mise|pose|preparation|prise|reception|repassage|service|soins?|suivi|surveillance|taille|tenue|tonte|vente|\p{L}{3,}(?:age|tion|ement|ance))s?$/u;

/** Why somebody is hired: in whose stead, and from when. */
const OF_STAFF =
  /^(?:remplacement|renfort|renforcement|complement|lancement|developpement|(?:de|eta)\p{L}*blissement|departement|saison|prise de|embauche|contrat|mission|ouverture)/u;

/** To join somebody is no work. */
const JOINS = new Set(
  "rejoindre compléter completer renforcer intégrer integrer remplacer travailler venir".split(" "),
);
