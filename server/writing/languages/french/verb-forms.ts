import { verbs } from "./verbs.ts";

export type Gender = "m" | "f";
export type VerbForm = "infinitive" | "present" | "participle";
export type Verb = {
  infinitive: string;
  /** First person singular, without pronoun. */
  present: string;
  /** Null for a verb whose past is told in the imperfect. */
  participle: string | null;
  imperfect: string | null;
  /** The noun of the action and whether its complement comes with "à" rather than "de". */
  noun: { text: string; gender: Gender; takesTo: boolean } | null;
};

/** The verb a word is a form of; a participle wins over a present that looks the same. */
export function verbOf(word: string): { verb: Verb; form: VerbForm } | null {
  return FORMS.get(word.toLowerCase()) ?? null;
}

/** The verb behind the noun of an action: "gestion" is "gérer". */
export function verbOfNoun(word: string): Verb | null {
  return NOUNS.get(word.toLowerCase()) ?? null;
}

function toVerb(entry: string): Verb {
  const [infinitive = "", present = "-", participle = "-", noun = "-"] = entry.split(/\s+/u);
  const stem = infinitive.slice(0, -2);
  const imperfect = participle.startsWith("=") ? participle.slice(1) : null;
  const [text = "", gender = ""] = noun.split(":");
  return {
    infinitive,
    present: present === "-" ? `${stem}e` : present,
    participle: imperfect ? null : participle === "-" ? `${stem}é` : participle,
    imperfect,
    noun: noun === "-" ? null : { text, gender: gender.startsWith("f") ? "f" : "m", takesTo: noun.endsWith("+à") },
  };
}

const ALL: readonly Verb[] = verbs.map(toVerb);

function buildForms(): Map<string, { verb: Verb; form: VerbForm }> {
  const forms = new Map<string, { verb: Verb; form: VerbForm }>();
  for (const verb of ALL) forms.set(verb.present, { verb, form: "present" });
  for (const verb of ALL) if (verb.participle) forms.set(verb.participle, { verb, form: "participle" });
  for (const verb of ALL) forms.set(verb.infinitive, { verb, form: "infinitive" });
  return forms;
}

const FORMS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = buildForms();

/** Two verbs may share a noun ("conduite"): the first in the table has it. */
const NOUNS: ReadonlyMap<string, Verb> = new Map(
  [...ALL].reverse().flatMap((verb) => (verb.noun ? [[verb.noun.text, verb]] : [])),
);
