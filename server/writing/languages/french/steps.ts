import { guessedVerb, type Verb, type VerbForm, verbOf } from "./verb-forms.ts";

/** A verb and what follows it, which begins with an article, a preposition, or is empty. */
export type Step = { verb: Verb; object: string; form: VerbForm };

type Found = { verb: Verb; form: VerbForm; words: number; isSure: boolean };

/**
 * Reads "monter des murs et couler des dalles", "tient la caisse et a formé un apprenti" as steps, each with the form it
 * was typed in; null unless the text begins with a verb and no other verb is left in what follows.
 */
export function stepsOf(text: string): Step[] | null {
  const words = text.split(" ");
  if (CLITIC.test(text)) return null;
  const first = verbAt(words, 0);
  if (!first || !isTold(first, words)) return null;
  const steps: { found: Found; words: string[] }[] = [{ found: first, words: [] }];
  for (let at = first.words; at < words.length; at++) {
    const next = joins(words, at) ? verbAt(words, at) : null;
    const last = steps.at(-1);
    if (
      next &&
      goesWith(first, next) &&
      (first.form === "infinitive" || words.length > at + next.words || next.form === "present")
    ) {
      if (last) last.words = withoutJoint(last.words);
      steps.push({ found: next, words: [] });
      at += next.words - 1;
    } else last?.words.push(words[at] ?? "");
  }
  const form = formOfEither(steps);
  const told = steps.map(({ found, words: object }) => ({
    verb: found.verb,
    object: objectOf(found.verb, inFirstPerson(object.join(" ").replace(/[,;]+$/u, ""))),
    form: isEither(found) ? form : found.form,
  }));
  return told.some(({ object }) => LEFT_OVER.test(object)) ? null : told;
}

/** "se lève tôt sans se plaindre", "tient ses délais": who does not complain is the one who rises, and the delays are theirs. */
function inFirstPerson(object: string): string {
  const own = object.replace(/^s(?=(?:on|a|es) )/u, "m");
  return own.includes("sans s")
    ? own.replace(/(?<!\p{L})sans (?:se |s’)(?=\p{Ll}+(?:er|ir|re)(?!\p{L}))/u, (all) =>
        all.endsWith("’") ? "sans m’" : "sans me ",
      )
    : own;
}

/** Whom one helps: "l’aide aux résidents", but "j’aide les résidents", and "j’aide à la toilette". */
export function objectOf({ infinitive }: Verb, object: string): string {
  return infinitive === "aider" ? object.replace(HELPED, "les ") : object;
}

const HELPED =
  /^aux (?=(?:résident|patient|élève|client|enfant|personne|bénéficiaire|usager|habitant|apprenant|visiteur|senior))/iu;

/** Verbs of another clause that no step has taken up. */
const LEFT_OVER = /(?:^|[ ,])(?:et|puis|mais) (?:a|ai|je|j’\p{L}+|il|elle|est|était|peut|doit) /iu;

/** The verb at a place: "gère", "a géré", "m’occupe", "s’occuper". */
function verbAt(words: readonly string[], at: number): Found | null {
  const word = bare(words[at] ?? "");
  const next = bare(words[at + 1] ?? "");
  if (/^(?:a|ai)$/iu.test(word)) {
    const past = verbOf(next) ?? guessedVerb(next, words[at + 2] ?? "");
    return past?.form === "participle" ? { ...past, words: 2, isSure: true } : null;
  }
  const own = /^(?:[ms][’'](.+)|(?:me|se))$/iu.exec(word);
  if (own) return reflexive(own[1] ?? next, own[1] ? 1 : 2);
  const known = verbOf(word) ?? (isOpen(words, at) ? guessedVerb(word, next) : null);
  return known && { ...known, words: 1, isSure: false };
}

function isOpen(words: readonly string[], at: number): boolean {
  return at === 0 || /^(?:et|puis)$/iu.test(words[at - 1] ?? "") || /,$/u.test(words[at - 1] ?? "");
}

/** "s’occupe de la paie" is told as "je m’occupe de la paie". */
function reflexive(word: string, words: number): Found | null {
  const [, stem = "", ending = ""] = /^(\p{Ll}{3,})(er|e|ait|ais)$/u.exec(word.toLowerCase()) ?? [];
  if (stem === "" || /[eé][^aeiouy]+$/u.test(stem) || (/è[^aeiouy]+$/u.test(stem) && !GRAVE.test(stem))) return null;
  const me = /^[aeiouéèhy]/u.test(stem) ? "m’" : "me ";
  const soft = stem.replace(/g$/u, "ge").replace(/c$/u, "ç");
  // "se lève", "se promener"
  const light = stem.replace(/è(?=[^aeiouy]+$)/u, "e");
  const base = ending === "ait" || ending === "ais" ? stem.replace(/ge$/u, "g") : light;
  const verb: Verb = {
    infinitive: `${me}${base}er`,
    present: `${me}${stem.replace(/ge$/u, "g")}e`,
    third: `${me}${stem.replace(/ge$/u, "g")}e`,
    participle: null,
    imperfect: `${me}${ending === "e" || ending === "er" ? soft.replace(/è(?=[^aeiouy]+$)/u, "e") : stem}ais`,
    noun: null,
  };
  const form = ending === "er" ? "infinitive" : ending === "e" ? "present" : "imperfect";
  return { verb, form, words, isSure: true };
}

/** "se lève" is of "se lever", "se répète" of "se répéter". */
const GRAVE = /(?:lèv|mèn|pès|chèv)$/u;

/** "conduit" is a participle, and what somebody does who drives. */
function isEither({ verb, form, isSure }: Found): boolean {
  return form === "participle" && !isSure && verb.participle === verb.third;
}

/** The verbs beside it tell which is meant; else what is counted or has turned out is done. */
function formOfEither(steps: readonly { found: Found; words: readonly string[] }[]): VerbForm {
  const sure = steps.find(({ found }) => !isEither(found))?.found.form;
  if (sure) return sure;
  const [first] = steps;
  const isResult = first && (/^\d/u.test(first.words[0] ?? "") || TURNED.test(first.found.verb.infinitive));
  return isResult ? "participle" : "present";
}

export const TURNED =
  /^(?:réduire|augmenter|diminuer|doubler|tripler|raccourcir|remporter|obtenir|réorganiser|moderniser|migrer|lancer|rénover|numériser|construire)$/u;

function goesWith(first: Found, next: Found): boolean {
  if (first.form === "infinitive" || next.form === "infinitive") return first.form === next.form;
  return first.form === next.form || next.isSure || isEither(first) || isEither(next) || next.form === "present";
}

/** A participle or a present needs an object: "formé deux apprentis", not "formé" or "charge de travail". */
function isTold({ verb, form, words: used, isSure }: Found, words: readonly string[]): boolean {
  if (form === "infinitive" || isSure) return true;
  const object = words.slice(used).join(" ");
  if (TAKES_TO.test(verb.infinitive)) return object !== "";
  if (/^(?:et|puis) /iu.test(object)) return verbAt(words, used + 1) !== null;
  return object !== "" && !/^(?:de |d[’']|par |à la |en )(?!la |\d)/iu.test(object);
}

const TAKES_TO = /^(?:veiller|répondre|participer|contribuer|travailler|intervenir)$/u;

/** "conseiller les clientes et les encaisser": a pronoun before the second verb. */
const CLITIC = /(?<!\p{L})(?:et|puis|ou) (?:(?:les?|la|leur|lui|en|y) |l’)\p{L}+(?:er|ir|re)(?!\p{L})/iu;

function joins(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return /^(?:et|ou|puis|ainsi que)$/iu.test(before) || /[,;]$/u.test(before);
}

function withoutJoint(words: readonly string[]): string[] {
  const end = /^(?:et|ou|puis)$/iu.test(words.at(-1) ?? "") ? words.length - 1 : words.length;
  return words.slice(0, end);
}

export function bare(word: string): string {
  return word.replace(/^[("'«]+|[)"'».,;:!]+$/gu, "");
}
