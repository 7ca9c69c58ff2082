import { verbs } from "./verbs.ts";

export type Gender = "m" | "f";
export type VerbForm = "infinitive" | "present" | "participle" | "imperfect";
export type Verb = {
  infinitive: string;
  /** First person singular, without pronoun. */
  present: string;
  /** Third person singular, which people write of themselves: "tient la caisse". */
  third: string;
  /** Null for a verb whose past is told in the imperfect. */
  participle: string | null;
  /** First person singular of the imperfect. */
  imperfect: string;
  /** The noun of the action and whether its complement comes with "à" rather than "de". */
  noun: { text: string; gender: Gender; takesTo: boolean } | null;
};

/** The verb a word is a form of, with or without its accents; a participle wins over a present that looks the same. */
export function verbOf(word: string): { verb: Verb; form: VerbForm } | null {
  const small = word.toLowerCase();
  return FORMS.get(small) ?? (/^[a-z]+$/u.test(small) ? (WITHOUT_ACCENTS.get(small) ?? null) : null);
}

/**
 * A verb in -er that the table does not hold, by a form before an article: "vide les poubelles". Null where its stem
 * might change ("appelle", "mène").
 */
export function guessedVerb(word: string, next: string): { verb: Verb; form: VerbForm } | null {
  if (!/^(?:les?|la|des|une?|nos|mes|ses|leurs?|\d.*|[ld][’'].*)$/iu.test(next)) return null;
  const [, stem = "", ending = ""] = /^(\p{Ll}{3,}?)(er|é|e)$/u.exec(word.toLowerCase()) ?? [];
  if (stem === "" || CHANGING.test(stem) || NO_VERB.test(word) || /(?:té|trice|euse|ière)$/iu.test(word)) return null;
  const form = ending === "er" ? "infinitive" : ending === "é" ? "participle" : "present";
  return { verb: toVerb(`${stem}er`), form };
}

/** "appell-", "mèn-", "rejett-", but not "dispens-". */
const CHANGING = /(?:e(?:[^aeiouy]|ll|tt|[^aeiouy][lr]|[cgs]h|gn|[gq]u)|[éè][^aeiouy]+|y|ai|oi|ui)$/u;

/** Small words, and nouns that an apposition may follow; so may any in -té ("ponctualité") or -trice. */
const NO_VERB =
  /^(?:entre|contre|outre|notre|votre|comme|quatre|autre|chaque|presque|toute|hiver|premier|dernier|marché|salarié|employé)$/iu;

/** The verb behind the noun of an action: "gestion" is "gérer". */
export function verbOfNoun(word: string): Verb | null {
  return NOUNS.get(word.toLowerCase()) ?? null;
}

function toVerb(entry: string): Verb {
  const [infinitive = "", present = "-", participle = "-", noun = "-"] = entry.split(/\s+/u);
  const stem = infinitive.slice(0, -2);
  const imperfect = participle.startsWith("=") ? participle.slice(1) : null;
  const [text = "", gender = ""] = noun.split(":");
  const first = present === "-" ? `${stem}e` : present;
  return {
    infinitive,
    present: first,
    third: first
      .replace(/ds$/u, "d")
      .replace(/([^d])ts$/u, "$1t")
      .replace(/([^d])s$/u, "$1t"),
    participle: imperfect ? null : participle === "-" ? `${stem}é` : participle,
    imperfect: imperfect ?? imperfectOf(infinitive),
    noun: noun === "-" ? null : { text, gender: gender.startsWith("f") ? "f" : "m", takesTo: noun.endsWith("+à") },
  };
}

/** "gérais", "tenais", "finissais". */
function imperfectOf(infinitive: string): string {
  if (infinitive.endsWith("er")) return `${infinitive.slice(0, -2).replace(/g$/u, "ge").replace(/c$/u, "ç")}ais`;
  for (const [ending, stem] of IMPERFECT_STEMS)
    if (infinitive.endsWith(ending)) return `${infinitive.slice(0, -ending.length)}${stem}ais`;
  return `${infinitive.slice(0, -1)}ssais`;
}

const IMPERFECT_STEMS: readonly (readonly [ending: string, stem: string])[] = [
  ["prendre", "pren"],
  ["eindre", "eign"],
  ["coudre", "cous"],
  ["soudre", "solv"],
  ["dre", "d"],
  ["enir", "en"],
  ["uire", "uis"],
  ["crire", "criv"],
  ["faire", "fais"],
  ["ettre", "ett"],
  ["cevoir", "cev"],
  ["mouvoir", "mouv"],
  ["servir", "serv"],
  ["sortir", "sort"],
  ["suivre", "suiv"],
  ["lire", "lis"],
  ["vaincre", "vainqu"],
  ["ouvrir", "ouvr"],
  ["cueillir", "cueill"],
];

const ALL: readonly Verb[] = verbs.map(toVerb);

function buildForms(): Map<string, { verb: Verb; form: VerbForm }> {
  const forms = new Map<string, { verb: Verb; form: VerbForm }>();
  for (const verb of ALL) {
    forms.set(verb.imperfect, { verb, form: "imperfect" });
    forms.set(verb.imperfect.replace(/s$/u, "t"), { verb, form: "imperfect" });
    forms.set(verb.third, { verb, form: "present" });
    forms.set(verb.present, { verb, form: "present" });
  }
  for (const verb of ALL) if (verb.participle) forms.set(verb.participle, { verb, form: "participle" });
  for (const verb of ALL) forms.set(verb.infinitive, { verb, form: "infinitive" });
  return forms;
}

const FORMS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = buildForms();

const WITHOUT_ACCENTS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = new Map(
  [...FORMS]
    .sort(([, a], [, b]) => Number(a.form === "present") - Number(b.form === "present"))
    .map(([word, found]) => [word.normalize("NFD").replace(/\p{M}/gu, ""), found]),
);

/** Two verbs may share a noun ("conduite"): the first in the table has it. */
const NOUNS: ReadonlyMap<string, Verb> = new Map(
  [...ALL].reverse().flatMap((verb) => (verb.noun ? [[verb.noun.text, verb]] : [])),
);
