import { rememberTexts } from "../../words/remember-texts.ts";
import { verbOf } from "./verb-forms.ts";

/** Whether words typed by a person are Spanish, names of tools apart; what is not stays in quotation marks. */
export const isForeign = rememberTexts((text): boolean => {
  // "Programar PLC": letters that stand for a name belong to no language.
  const told = /\p{Ll}/u.test(text) ? text.replace(SHORT_NAME, " ") : text;
  const words = (told.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !AT_HOME.test(word));
  if (verbOf(words[0] ?? "")?.form === "base" && !words.some((word) => STOP_WORD_ABROAD.test(word))) return false;
  const isForeignWord = (word: string) =>
    FOREIGN_WORD.test(word) || FOREIGN_SPELLING.test(word) || FRENCH_SPELLING.test(word);
  const foreign = words.filter(isForeignWord).length + (text.match(ELIDED) ?? []).length;
  const spanish = words.filter(
    (word) => !isForeignWord(word) && (SPANISH_WORD.test(word) || ACCENTED.test(word)),
  ).length;
  return foreign > spanish;
});

/** The same for one skill or strength: a name in capitals is a tool, and no language of its own. */
export function isForeignTerm(text: string): boolean {
  const plain = (text.match(/(?<![\p{L}\p{N}])\p{L}?\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []).join(" ");
  return /^\p{Ll}|\s\p{Ll}/u.test(text) && isForeign(plain);
}

const SHORT_NAME = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;
const STOP_WORD_ABROAD = /^(?:the|of|and|to|with|der|die|das|und|mit|des|les|et|avec|pour|du|aux)$/u;

const SPANISH_WORD =
  /^(?:de|del|la|las|los|el|en|con|para|por|y|al|un|una|unos|unas|su|sus|mi|mis|que|desde|hasta|entre|sobre|sin|más|se|\p{L}+(?:ción|dad|ado|ada|ados|adas|ando|iendo|mente|ista|ería|ero|eros))$/u;
const FOREIGN_WORD =
  /^(?:the|of|and|for|to|with|in|on|at|by|from|an|as|per|up|out|over|after|all|my|our|new|is|are|was|were|across|into|der|die|das|und|für|mit|von|bei|den|dem|ein|eine|im|zu|des|les|une|et|avec|dans|pour|du|aux|sur|chez|le|kept|led|ran|run|built|wrote|took|made|taught|held|cut|care|steady|calm|curious|quick|look|team|year|day|week|month|sales|patient|phone|note|nurse|home|time|safe|rota|triage|rate)$/u;
/** Letters that Spanish words do not end in, clusters they do not have, plurals on a bare consonant ("patients"). */
const FOREIGN_SPELLING =
  /(?:ing|tion|ness|ship|ght|ck|sh|th|ph|ee|oo|eau|ung|keit|[bcdfgklmnprstv]y|[bcfghkmpqtvwx]|ll|ss|ful|\p{L}{2}[dlmnprtv]ed|ous)$|[bcdfghjklmpqrtvwxzn]s$|^(?:wh|th|sh|kn|wr|ph|sch)|tz|ß|[äö]|ee[tdkpn]$/u;
/** What Spanish words are not spelt like: other accents, two of most consonants, the endings of French. */
const FRENCH_SPELLING =
  /[èêëàâçîïôûùœ]|bb|dd|ff|gg|mm|pp|tt|zz|ss|(?:eur|euse|eux|oir|oire|ière?s?|ages?|ment|ée|ées|quer|ille|elle|ette|nne|ain|ais|oi|ui|ié|aux?)s?$|^(?:ai|à|mise|place|tenue|prise|suivi|vente|équipe|jour|jours|semaine|mois|an|ans|nos|mes|ce|qui|par|caisse|clients?|accueil|standard|tient|fait|rayon|poste|chantier|entretien|nettoyage)$/u;
/** "l’équipe", "d’une": no Spanish word is cut so. */
const ELIDED = /(?<!\p{L})(?:[ldjsnmc]|qu)['’](?=\p{L})/giu;
/** An accent of Spanish: é only in words that end as Spanish ones do. */
const ACCENTED = /[ñáíóú]|é(?:$|\p{L}*(?:o|a|os|as|ica|ico|en|é)$)/u;
/** Words of other languages that Spanish has taken in. */
const AT_HOME =
  /^(?:web|club|clubs|software|hardware|marketing|stock|stocks|chef|test|tests|robot|robots|backend|frontend|sprint|currículum|ticket|tickets|catering|buffet|coaching|e-?mail|podcast|blog|blogs|chat|internet|intranet|set|kit|kits|estands?|vermut|yogurt|máster|film|álbum|fórum|camping|parking|hall|bacalao)$/u;
