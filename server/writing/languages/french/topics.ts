import { withArticle, withIndefinite } from "./articles.ts";
import { nounsOf } from "./clauses.ts";
import { withDe } from "./elision.ts";
import { properNames } from "./genders.ts";
import { lowerFirst } from "./letter-case.ts";
import { type Step, stepsOf } from "./steps.ts";
import { withIdiom, withoutFigure } from "./topic-infinitives.ts";
import { isWorkByItself, OF_SOMETHING, withoutCount } from "./topic-words.ts";

/**
 * A requirement or duty as a noun phrase with its article ("le montage de murs en parpaing", "le permis B"); null if the
 * posting's words have no such form or it would be too long.
 */
export function shortenTopic(asked: string): string | null {
  const text = withoutCount(asked);
  if (NOISE.test(text) || /(?<![\p{L}-])(?:vos|votre|vous)(?!\p{L})/iu.test(text)) return null;
  const typed = lowerFirst(text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’").trim());
  // The house that writes "nos" is the one that is written to.
  const plain = strip(typed.replace(/(?<!\p{L})nos(?!\p{L})/gu, "vos").replace(/(?<!\p{L})notre(?!\p{L})/gu, "votre"));
  // What was cut from "mettre en page des lettres", and a tool that is no work.
  if (/^(?:pages? d|logiciels? \p{Lu})/u.test(plain)) return null;
  if (TOOLS.test(plain)) return plain;
  // "permis + véhicule": who has the one has not named the other.
  if (/^permis /iu.test(plain)) return withArticle(plain.replace(/ (?:\+|et) .*$/u, ""));
  const row = plain.replace(LIGHT, "");
  if (ROW.test(row)) return rowOfNouns(row);
  if (/^(?:les )?rendus? d/i.test(plain)) return null;
  if (A_TOOL.test(plain) && properNames.test(plain)) return plain;
  const phrase = eachWithIdiom(plain) ?? dutyAsNoun(withoutFigure(withIdiom(plain)));
  if (phrase === null || !isSound(phrase)) return null;
  return phrase.replace(BARE_PAIR, (_, first: string, next: string) => `${first} et ${withDe(next)}`);
}

/** "tonte, taille, plantation": each noun with its article. */
function rowOfNouns(text: string): string | null {
  const named = text.split(/, | et /u).map(withArticle);
  const known = named.filter((noun) => noun !== null);
  if (known.length < named.length || known.length > MOST_IN_ROW) return null;
  return `${known.slice(0, -1).join(", ")} et ${known.at(-1)}`;
}

const ROW = /^\p{Ll}{4,}(?:, \p{Ll}{4,}(?: \p{Ll}+){0,2})+(?:(?:,| et) \p{Ll}{4,}(?: \p{Ll}+){0,2})?$/u;
const MOST_IN_ROW = 4;
/** "réaliser coupes, colorations et brushings" is doing each of them. */
const LIGHT = /^(?:réaliser|effectuer|assurer|faire|pratiquer) (?=\p{Ll}+(?:, \p{Ll}+)+)/u;

function dutyAsNoun(duty: string): string | null {
  const read = stepsOf(duty);
  const steps = read?.every(({ form }) => form === "infinitive") ? read : null;
  const noun = steps ? nounsOf(shortened(steps)) : nounPhrase(duty);
  const isBare = steps?.length === 1 && steps[0]?.object === "";
  return noun && isBare && !isWorkByItself(noun.replace(/^(?:le|la) /u, "")) ? null : noun;
}

/** "encaisser, tenir la salle propre": where one of two has an idiom of its own, each is made a noun by itself. */
function eachWithIdiom(text: string): string | null {
  const duties = text.split(/, (?=\p{L}+(?:er|ir|re) (?:l|en ))/u);
  if (duties.length !== 2 || duties.every((duty) => withIdiom(duty) === duty)) return null;
  const [first, second] = duties.map((duty) => dutyAsNoun(withIdiom(duty)));
  return first && second ? `${first} et ${second}` : null;
}

const MOST_WORDS = 11;

/** "la conception d’affiches et dépliants": each of the two has its own "de". */
const BARE_PAIR = /^((?:la|le|l’) ?\p{L}+ (?:de |d’)\p{L}+s) et (\p{L}+s)$/u;

/** "Java et SQL": names stand without an article. */
const TOOLS = /^\p{Lu}[\p{L}\d+#.]*(?: \p{Lu}[\p{L}\d+#.]*)?(?: et \p{Lu}[\p{L}\d+#.]*(?: \p{Lu}[\p{L}\d+#.]*)?)$/u;

/** "Jira", "Sage 100": known by its name. */
const A_TOOL = /^\p{Lu}[\p{L}+#.]*(?: \p{Lu}[\p{L}+#.]*)?(?: \d{2,4})?$/u;

/** Pay, procedure and stock qualities that a letter does not take up. */
const NOISE =
  /^être (?!à l[’']aise|capable)|^(?:l[’'])?interlocut|[€%$]| - |bts (?:à|au|ou bac)|(?:iso|en|nf|iec) ?\d{3,}|bachelor|pouvant|longue durée|carte (?:de )?conducteur|carte pro|\bbac ?\+|\b(?:salaire|rémunération|prime|mutuelle|titres?-restaurant|candidatures?|entretiens?(?! (?:courant |régulier |quotidien )?(?:des? |du |de la |d[’'](?!embauche)|de l))|équivalent|permanent|horaires?|cdi|cdd|ans d[’']expérience|expérience|déjà|profil|salariales|disponibilité|débutant|premiers? stages?|bonne humeur|esprit d[’']équipe|sens d|motiv|dynami|passionn|minimum|lettre de motivation|h\/f|f\/h|discrétion|rigueur|orthographe|étudiante?|convention|agent de maîtrise|filière|sensibilité|appétence|attrait|équipe d|service en cdi|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix) )/i;

const LEAD_INS =
  /^(?:(?:de |une? |la |le |les |l’)?(?:très |bonnes? |solides? |parfaite )*(?:maîtrise|connaissances?|pratique|habitude|capacité|aptitude|notions|bases(?: solides)?|aisance|utilisation) (?:de la |de l’|des |du |de |d’|en |à |dans |avec )|savoir |être capable de |(?:être )?à l’aise avec |tu |(?:assurer|effectuer|réaliser) (?=l[ea]s? |l’)|(?:participer|procéder|collaborer|contribuer|concourir) (?=à l|aux? )(?:à (?=la |l’))?)/i;
const TAILS =
  /,? (?:est|sont|serait|seraient)$|,? (?:(?:est|sont|serait|seraient) )?(?:un plus|un atout|exigée?s?|requise?s?|souhaitée?s?|appréciée?s?|obligatoire|indispensable|souhaitable|de préférence|ou équivalent|notamment.*|tels? que.*|telles? que.*|afin de.*|\([^)]*\))$/i;

function strip(text: string): string {
  return (
    text
      .replace(/\([^)]*\)/gu, " ")
      .replace(/\s+/gu, " ")
      .trim()
      .replace(/^prendre (?:une )?part(?: très)?(?: active)? (?=à l|aux? )/u, "participer ")
      .replace(/ chez (?=particuliers|professionnels)/u, " chez les ")
      .replace(/^(?:participer|procéder|collaborer|contribuer|concourir) (?:aux?|à l)(.*)$/i, (all) =>
        all.replaceAll(" et aux ", " et les ").replaceAll(" et au ", " et le ").replaceAll(" et à l", " et l"),
      )
      .replace(LEAD_INS, "")
      .replace(/^au (?=\p{L})/u, "le ")
      .replace(/^aux (?=\p{L})/u, "les ")
      .replace(/ et (?:d(?:e |’)|le |la |l’)(?=\p{Lu})/gu, " et ")
      // "chaque enfant et sa famille"
      .replace(/ et (?:sa|son|ses|leurs?) .*$/u, "")
      .replace(/ une (?:semaine|journée|fois) (?:sur|par) \p{L}+$/iu, "")
      .replace(
        / (?:le jour(?: J)?|de la conception.*|au quotidien|au projet|au sein.*|(?:liée?s?|relati(?:f|ve)s?|inhérente?s?) (?:à|aux?) .*)$/u,
        "",
      )
      .replace(/[\s.;:,]+$/u, "")
      .replace(TAILS, "")
      // "les commandes et les relations": with whom was cut off.
      .replace(
        / et (?:(?:les? |la )?(?:relation|lien|contact|échange)s?|l’interface|(?:la )?(?:coordination|communication|collaboration|liaison))$/u,
        "",
      )
  );
}

/** At most two steps, each object cut before a late preposition. */
function shortened(steps: readonly Step[]): Step[] {
  const [, last] = steps;
  // "rédiger, réviser et classer des lettres": the object of the third is that of all.
  const shared = last?.object === "" ? (steps.slice(2).find(({ object }) => object !== "")?.object ?? "") : "";
  return steps
    .slice(0, 2)
    .map((step) => ({ ...step, object: cut(step === last ? step.object || shared : step.object, 7) }));
}

function cut(phrase: string, most: number): string {
  const words = phrase
    .replace(/[,;].*$/u, "")
    .replace(SECOND_VERB, "")
    .split(" ");
  if (words.length <= most) return words.join(" ");
  for (let at = most; at >= 2; at--) {
    const word = words[at] ?? "";
    if (!/^(?:dans|avec|pour|sur|par|selon|auprès|afin|en|à|au|aux|lors|et|ou|qui|que|dont)$/i.test(word)) continue;
    // "les soins à la mère |et au nouveau-né": the rest of a pair is short.
    if (words.length === most + 1 && PAIRED.test(phrase)) return phrase;
    // "la frappe et mise |en forme"
    return words
      .slice(0, /^(?:en|à)$/i.test(word) && /^(?:et|ou)$/i.test(words[at - 2] ?? "") ? at - 2 : at)
      .join(" ")
      .replace(BARE_SECOND, "$1")
      .replace(/ (?:et|ou)$/u, "");
  }
  const kept = words.slice(0, most).join(" ").replace(DANGLING, "");
  // "la gestion de la salle |de soins": what the last noun is of belongs to it.
  const isSplit = OF.test(words[kept.split(" ").length] ?? "");
  return isSplit && words.length <= most + 2 ? words.join(" ") : kept;
}

/** "à la mère et au nouveau-né". */
const PAIRED = / (?:à|aux?) [^,]+ et (?:à|aux?) [^,]+$/iu;

/** "les commandes de pièces et les relations |avec les fournisseurs": the second of two has lost what it is of. */
const BARE_SECOND = /^((?:les? |la |l’)?\p{L}+ (?:de |du |des |d’)[^,]+?) et (?:(?:les? |la )\p{L}+|l’\p{L}+)$/iu;

const OF = /^(?:de|du|des|d’\p{L}+)$/u;

/** Small words that lost what they stood before. */
const DANGLING = /(?: (?:de|du|des|la|le|les|un|une|et|ou|à|au|aux|en|dans|pour|avec|par|sur))+$/iu;

/** "l’état des résidents et alerter si besoin": another doing, of a verb that is not known. */
const SECOND_VERB = / et \p{Ll}+(?<!i)er (?:si|les?|la|en|aux?|à|vos|votre|une?|des) .*$/u;

function nounPhrase(text: string): string | null {
  if (/^(?:(?:en|au|aux|à|dans|avec|pour|sur|de|du|des|être|avoir|faire|ne|pas|vous|nous|tu|je|on) |d’)/i.test(text))
    return null;
  const paper = A_PAPER.test(text) ? withIndefinite(cut(text, 7)) : null;
  if (paper) return paper;
  const noun = cut(text, 7).replace(/ ou .*$/u, "");
  // A single noun says too little unless it is work by itself, and a language is told as a language.
  if ((!noun.includes(" ") && !isWorkByItself(noun)) || LANGUAGE.test(noun)) return null;
  return (
    withArticle(noun)?.replace(SECOND_NOUN, (whole, joint: string, second: string) => {
      const named = withArticle(second);
      return named ? `${joint}${named}` : whole;
    }) ?? null
  );
}

/** "un CAP ou BEP en électricité"; a row of levels ("BTS à bac +5") names none. */
const A_PAPER =
  /^(?:CAP|BEP|BTS|DUT|BUT|DEUST|DEUG|DCG|CQP|TP|bac pro|licence pro|master)(?! (?:à|au) )(?: |$)(?!.*\+ ?\d)/iu;

/** "le dépannage et mise aux normes": the second of two nouns takes its article, too. */
const SECOND_NOUN =
  /(?<=^(?:(?:le|la) |l’)\p{L}+)( et )(\p{Ll}+ (?:\p{Ll}+(?:ique|ale|elle|ive|aire) )?(?:aux?|en|à|des?|du|de la) .+)$/u;

const LANGUAGE = /^(?:anglais|allemand|espagnol|français|italien|portugais|arabe|chinois|néerlandais|russe)(?!\p{L})/iu;

/** No possessive that would point at the wrong house, no clause, nothing cut off. */
function isSound(phrase: string): boolean {
  const words = phrase.split(" ");
  if (words.length > MOST_WORDS || (words.length < 2 && !isWorkByItself(phrase))) return false;
  if (
    /(?<![\p{L}-])(?:nos|notre|nous|vous|son|ses|sa|leurs?|ton|ta|tes|tu|est|sont|sera|doit|qui|que|fois|tombe)(?!\p{L})/iu.test(
      phrase,
    )
  )
    return false;
  if (/(?<!\p{L})(?:de|du|des|d’|le|la|les|l’|un|une|et|ou|à|au|aux|en|dans|pour|avec|par|sur)$/iu.test(phrase))
    return false;
  // "l’ouverture et à la fermeture"
  if (/ et (?:à |aux? )/u.test(phrase) && !/ (?:à|aux?) .* et /u.test(phrase)) return false;
  if (/ à \p{Ll}+er$/u.test(phrase) || /(?:,| et| ou) d[e’] ?\p{Ll}+(?:er|ir|re) /u.test(phrase)) return false;
  // "l’ouverture et la fermeture": of what was cut off.
  const [, second = ""] = /^(?:(?:le|la) |l’)\p{L}+ et (?:(?:le|la) |l’)(\p{L}+)$/u.exec(phrase) ?? [];
  if (OF_SOMETHING.test(second)) return false;
  // What is put in place was cut off.
  if (/^la (?:mise en (?:place|œuvre)|prise en charge|mise à jour)$/u.test(phrase)) return false;
  // Half of a list of adjectives.
  if (/^(?:l[ae]s? |l’)?\p{L}+iques? et \p{L}+ique/u.test(phrase)) return false;
  return !/\d/u.test(phrase) || /\p{Lu}+ ?\d|permis/u.test(phrase);
}
