import { withArticle } from "./articles.ts";
import { elides, withDe, withJe } from "./elision.ts";
import { type Verb, type VerbForm, verbOf, verbOfNoun } from "./verb-forms.ts";

/** A verb and what follows it, which begins with an article, a preposition, or is empty. */
export type Step = { verb: Verb; object: string };

/** Reads "monter des murs et couler des dalles" as steps; null unless the text begins with a known verb in that form. */
export function stepsOf(text: string, form: VerbForm): Step[] | null {
  const words = text.split(" ");
  const first = verbOf(bare(words[0] ?? ""));
  if (first?.form !== form || CLITIC.test(text)) return null;
  const steps: { verb: Verb; words: string[] }[] = [{ verb: first.verb, words: [] }];
  for (const [at, word] of words.entries()) {
    if (at === 0) continue;
    const next = joins(words, at) ? verbOf(bare(word)) : null;
    const last = steps.at(-1);
    if (next?.form === form && (form === "infinitive" || words.length > at + 1)) {
      if (last) last.words = withoutJoint(last.words);
      steps.push({ verb: next.verb, words: [] });
    } else last?.words.push(word);
  }
  return steps.map(({ verb, words }) => ({ verb, object: words.join(" ").replace(/[,;]+$/u, "") }));
}

/** "conseiller les clientes et les encaisser": a pronoun before the second verb. */
const CLITIC = /(?<!\p{L})(?:et|puis|ou) (?:(?:les?|la|leur|lui|en|y) |l’)\p{L}+(?:er|ir|re)(?!\p{L})/iu;

/** Reads "gestion des stocks" as a step ("gérer les stocks"); null where the complement does not allow it. */
export function stepsOfNoun(text: string): Step[] | null {
  const words = text.split(" ");
  const verb = verbOfNoun(bare(words[0] ?? ""));
  if (!verb) return null;
  const isPair = words[1] === "et" && verbOfNoun(words[2] ?? "");
  const second = isPair ? verbOfNoun(words[2] ?? "") : null;
  const complement = words.slice(second ? 3 : 1).join(" ");
  const object = verb.noun?.takesTo ? toComplement(complement) : directObject(complement);
  if (object === null) return null;
  return second && object !== ""
    ? [
        { verb, object: "" },
        { verb: second, object },
      ]
    : [{ verb, object }];
}

/** "je gère les stocks et forme des apprentis", "j’ai géré les stocks et formé des apprentis". */
export function clauseOf(steps: readonly Step[], isPast: boolean): string {
  const said = steps.map(({ verb, object }) => ({ verb, text: joined(finite(verb, isPast), object) }));
  const [first, ...more] = said;
  if (!first) return "";
  const hasAux = isPast && first.verb.participle !== null;
  const parts = [withJe(hasAux ? `ai ${first.text}` : first.text)];
  for (const { verb, text } of more) {
    const sameTense = isPast ? (verb.participle !== null) === hasAux : true;
    parts.push(sameTense ? text : withJe(verb.participle === null ? text : `ai ${text}`));
  }
  return listed(parts);
}

/** "gérer les stocks et former des apprentis". */
export function infinitivesOf(steps: readonly Step[]): string {
  return listed(steps.map(({ verb, object }) => joined(verb.infinitive, object)));
}

/** "la gestion des stocks et la formation d’apprentis"; null where a verb has no noun or an object no complement. */
export function nounsOf(steps: readonly Step[]): string | null {
  const said: string[] = [];
  for (const [at, { verb, object }] of steps.entries()) {
    const shared = object === "" ? (steps[at + 1]?.object ?? "") : object;
    const complement = verb.noun?.takesTo ? toComplement(shared) : ofObject(shared);
    const noun = verb.noun && withArticle(verb.noun.text);
    if (!noun || complement === null) return null;
    const state = / à jour$/u.exec(complement)?.[0] ?? "";
    said.push(object === "" ? noun : joined(noun + state, complement.slice(0, complement.length - state.length)));
  }
  return listed(said);
}

export function listed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
}

function finite(verb: Verb, isPast: boolean): string {
  return isPast ? (verb.participle ?? verb.imperfect ?? verb.present) : verb.present;
}

function joined(first: string, rest: string): string {
  return rest === "" ? first : `${first} ${rest}`;
}

function joins(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return /^(?:et|ou|puis|ainsi que)$/iu.test(before) || /[,;]$/u.test(before);
}

function withoutJoint(words: readonly string[]): string[] {
  const end = /^(?:et|ou|puis)$/iu.test(words.at(-1) ?? "") ? words.length - 1 : words.length;
  return words.slice(0, end);
}

function bare(word: string): string {
  return word.replace(/^[("'«]+|[)"'».,;:!]+$/gu, "");
}

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
  return failed ? null : all;
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
