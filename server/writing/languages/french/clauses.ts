import { withArticle } from "./articles.ts";
import { elides, withDe, withJe } from "./elision.ts";
import { bare, objectOf, type Step } from "./steps.ts";
import { type Verb, type VerbForm, verbOfNoun } from "./verb-forms.ts";

/** Reads "gestion des stocks" as a step ("gérer les stocks"); null where the complement does not allow it. */
export function stepsOfNoun(text: string): Step[] | null {
  const [, before = "", behind = ""] = TWO_DOINGS.exec(text) ?? [];
  if (verbOfNoun(/^\p{L}+/u.exec(behind)?.[0] ?? "")) {
    const [first, second] = [stepsOfNoun(before), stepsOfNoun(behind)];
    return first && second ? [...first, ...second] : null;
  }
  const words = text.split(" ");
  const verb = verbOfNoun(bare(words[0] ?? ""));
  if (!verb) return null;
  const isPair = words[1] === "et" && verbOfNoun(words[2] ?? "");
  const second = isPair ? verbOfNoun(words[2] ?? "") : null;
  const complement = words.slice(second ? 3 : 1).join(" ");
  // "Réduction de 40 % des frais": a share by which something changed, and not what was reduced.
  if (/^de \d[\d.,]*\s?%/u.test(complement)) return null;
  // "Accueil des clients et encaissement": the second noun has no object of its own.
  if (
    LISTED_NOUN.exec(complement)
      ?.slice(1)
      .some((noun) => verbOfNoun(noun))
  )
    return null;
  if (/ (?:et|&) \p{Ll}+$/u.test(complement) && verbOfNoun(complement.split(" ").at(-1) ?? "")) return null;
  const object = verb.noun?.takesTo ? toComplement(complement) : directObject(complement);
  if (object === null) return null;
  return second && object !== ""
    ? [
        { verb, object: "", form: "present" },
        { verb: second, object, form: "present" },
      ]
    : [{ verb, object: objectOf(verb, object), form: "present" }];
}

/** "calcul des coûts et analyse des écarts", "contrôle des livraisons et suivi HACCP": each of the two has its own verb. */
const TWO_DOINGS = /^(\p{L}+ (?:\p{L}+ )?(?:des? |du |d[’'])[^,;]+?) et (\p{Ll}+ [^,;]+)$/u;

/** "jardins, taille des haies": another doing behind a comma. */
const LISTED_NOUN = /, (\p{Ll}+) (?:des?|du|d[’'])/u;

/** "je gère les stocks et forme des apprentis", "je tiens la caisse et j’ai formé un apprenti". */
export function clauseOf(steps: readonly Step[], isPast: boolean): string {
  let before = "";
  const parts = steps.map(({ verb, object, form }) => {
    const tense = tenseOf(verb, form, isPast);
    const text = joined(
      tense === "present" ? verb.present : tense === "imperfect" ? verb.imperfect : (verb.participle ?? ""),
      object,
    );
    const isSame = tense === before;
    before = tense;
    return isSame ? text : withJe(tense === "perfect" ? `ai ${text}` : text);
  });
  return listed(parts);
}

function tenseOf(verb: Verb, form: VerbForm, isPast: boolean): "present" | "perfect" | "imperfect" {
  if (form === "imperfect") return "imperfect";
  if (!isPast && form !== "participle") return "present";
  return verb.participle === null ? "imperfect" : "perfect";
}

/** "gérer les stocks et former des apprentis". */
export function infinitivesOf(steps: readonly Step[]): string {
  return listed(steps.map(({ verb, object }) => joined(verb.infinitive, object)));
}

/** "la gestion des stocks et la formation d’apprentis"; null where a verb has no noun or an object no complement. */
export function nounsOf(steps: readonly Step[]): string | null {
  const said: string[] = [];
  if (steps.some(({ object }) => TAIL.test(object))) return null;
  for (const [at, { verb, object }] of steps.entries()) {
    const shared = object === "" ? (steps[at + 1]?.object ?? "") : object;
    const complement = verb.noun?.takesTo ? toComplement(shared) : ofObject(shared);
    // "le port de charges", and no "port du chiffre d’affaires"
    if (verb.infinitive === "porter" && !/charge|masque|équipement|tenue|colis/u.test(shared)) return null;
    const isKeptUp = verb.infinitive === "maintenir" && KEPT_UP.test(shared);
    const noun = verb.noun && withArticle(isKeptUp ? "maintenance" : verb.noun.text);
    if (!noun || complement === null) return null;
    const state = / à jour$/u.exec(complement)?.[0] ?? "";
    said.push(object === "" ? noun : joined(noun + state, complement.slice(0, complement.length - state.length)));
  }
  return listed(said);
}

/** Machines and programs have their "maintenance", an order its "maintien". */
const KEPT_UP =
  /(?<!\p{L})(?:machine|équipement|matériel|installation|appareil|véhicule|parc|outil|système|serveur|réseau|infrastructure|application|logiciel|site|plateforme|code|test|base)s?(?!\p{L})/iu;

export function listed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
}

function joined(first: string, rest: string): string {
  return rest === "" ? first : `${first} ${rest}`;
}

/** ", ce qui a réduit les délais": a clause that no noun can bear. */
export const TAIL = /, (?:ce qu[ie’]|qui|dont|où) ?/iu;

const COUNTED =
  /^(?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|une? |plusieurs|tous |toutes |chaque|plus de|près de|environ|certain)/iu;
const OWN = /^(?:vos|nos|leurs?|ses|mes|son|sa|notre|votre|ces|cette|ce|cet|mon|ma) /iu;
const PREPOSITION =
  /^(?:à|au|aux|en|dans|avec|sur|sous|pour|par|chez|auprès|vers|jusqu|de|sans|entre|pendant|lors|contre|depuis|et|à) /iu;
const ADVERB = /^(?:\p{L}+ment|bien|mieux|vite|seule?|également|aussi|régulièrement|ensemble)(?:\s|$)/iu;

/** The object after the noun: "les stocks et la caisse" becomes "des stocks et de la caisse". */
function ofObject(object: string): string | null {
  if (object === "") return "";
  if (PREPOSITION.test(object) && !/^de la |^de l[’']/iu.test(object)) return null;
  if (ADVERB.test(object) || /^jusqu/iu.test(object)) return null;
  return ofPhrase(object).replace(
    /(,| et| ou) (?=(?:les?|la|des|une?|vos|leurs?|mes|ses) |l[’'])(.+?)(?=,| et | ou |$)/giu,
    (_, joint, part) => `${joint} ${ofPhrase(part)}`,
  );
}

function ofPhrase(phrase: string): string {
  if (/^de la /iu.test(phrase)) return withDe(phrase.slice(6));
  if (/^du /iu.test(phrase)) return withDe(phrase.slice(3));
  if (COUNTED.test(phrase) || OWN.test(phrase))
    return elides(phrase) && !/^onze/iu.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
  return withDe(phrase.replace(/^l'/u, "l’"));
}

/** What follows "participation": stays if it comes with "à". */
function toComplement(text: string): string | null {
  return text === "" || /^(?:à|au|aux) /iu.test(text) ? text : null;
}

/** The complement after the noun as an object: "des stocks et de la caisse" becomes "les stocks et la caisse". */
function directObject(complement: string): string | null {
  if (complement === "") return null;
  const first = directPhrase(complement);
  if (first === null) return null;
  let failed = false;
  const all = first.replace(/(,| et) (?=(?:de|du|des|d[’']))(.+?)(?=,| et |$)/giu, (_, joint, part) => {
    const direct = directPhrase(part);
    failed ||= direct === null;
    return `${joint} ${direct ?? part}`;
  });
  // "la caisse et comptes du soir"
  return failed ? null : all.replace(/(?<=^(?:l[ea] |l’)\p{L}+ et )(?=\p{Ll}+s d(?:u|e|es) )/u, "les ");
}

function directPhrase(part: string): string | null {
  if (/^des /iu.test(part)) return `les ${part.slice(4)}`;
  if (/^du /iu.test(part)) return `le ${part.slice(3)}`;
  if (/^de la /iu.test(part)) return part.slice(3);
  if (/^de l[’']/iu.test(part)) return part.slice(3);
  const rest = /^(?:de |d[’'])(.+)$/iu.exec(part)?.[1];
  if (!rest) return null;
  if (COUNTED.test(rest) || OWN.test(rest)) return rest;
  return /^\p{L}+[sx](?=\s|$|,)/u.test(rest) && !/^\p{Lu}/u.test(rest) ? `des ${rest}` : null;
}
