import { verbOfNoun } from "./verb-forms.ts";

/** "tuteur de trois apprentis", "instructrice (60 stagiaires)": what somebody was beside the title, and nothing they did. */
export function isDoer(line: string): boolean {
  return DOER.test(line);
}

const DOER =
  /^(?:(?:co)?tut(?:eur|rice)|format(?:eur|rice)|instruct(?:eur|rice)|monit(?:eur|rice)|coordinat(?:eur|rice)|animat(?:eur|rice)|administrat(?:eur|rice)|sauvet(?:eur|rice)|référente?|déléguée?|secouriste|trésori(?:er|ère)|parrain|marraine|mentor|ma[iî]tre d[’']apprentissage|ma[iî]tre de stage|pompier volontaire|capitaine|arbitre|suppléante?)(?=$|[ ,:(])(?! (?:a|ai|et) )/iu;

/** "Suivi des commandes" is the noun, "suivi 40 commandes" the verb. */
export function isNounHere(line: string): boolean {
  const [first = "", second = "", third = ""] = line.split(" ");
  const isNoun = NOUN_TOO.test(first) || verbOfNoun(first) !== null;
  if (/(?:er|ir|re)$/iu.test(first) || !isNoun) return false;
  return OF.test(second) || (OF.test(third) && ADJECTIVE.test(second)) || isKindOf(second);
}

/** "contrôle qualité", "visite médicale": what follows without an article says what kind it is. */
function isKindOf(word: string): boolean {
  return /^\p{Ll}{3,}$/u.test(word) && !/(?:ment|[éè]s?)$/u.test(word.replace(/té$/u, "")) && !NO_KIND.test(word);
}

const NO_KIND =
  /^(?:les|des|une|mon|mes|ses|son|nos|leurs?|tout|toute|tous|toutes|chaque|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|ainsi|aussi|bien|mieux|vite|seule?|surtout|parfois|souvent|toujours|dans|avec|pour|sur|chez|par|sans|sous|vers|entre|environ|depuis|jusqu|puis|après|avant|pendant|lors)$/u;

/** "Hausse des ventes", "Paie mensuelle de 320 personnes": nouns that are forms of verbs as well. */
const NOUN_TOO = /^(?:hausse|baisse|paie|paye)s?$/iu;

const OF = /^(?:des?|du|d[’'].*)$/iu;
/** "Suivi hebdomadaire de deux chantiers". */
const ADJECTIVE = /\p{L}{2}(?:aires?|el(?:le)?s?|iques?|i(?:f|ve)s?|ier|ière|al|ale|ales|aux|complet|régulier)$/iu;
