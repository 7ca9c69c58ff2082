import { isNounInIere } from "./letter-case.ts";
import { infinitiveOfFirst, isVerb, participleOf, presentOf } from "./verb-forms.ts";
import { goesWithSein, inseparablePrefixes, separablePrefixes, strongForms, strongVerbs } from "./verbs.ts";

/** A finite verb of the first or third person, by its infinitive without particle. */
export type Finite = { infinitive: string; tense: "present" | "past" };

/**
 * The verb of a line that begins with what somebody does or did: "betreue", "betreut", "übernahm", "hat". A third
 * person that looks like a participle counts as one who does it still.
 */
export function finiteOf(word: string): Finite | null {
  const small = word.toLowerCase();
  if (isNounInIere(small)) return null;
  return strongFinite(small) ?? infinitiveOfFirst(small) ?? weakThird(small);
}

function strongFinite(word: string): Finite | null {
  for (const prefix of ["", ...inseparablePrefixes]) {
    if (!word.startsWith(prefix)) continue;
    const form = STRONG.get(word.slice(prefix.length));
    if (form && !(prefix !== "" && NEVER_PREFIXED.test(form.infinitive)))
      return { ...form, infinitive: prefix + form.infinitive };
  }
  return null;
}

const NEVER_PREFIXED = /^(?:sein|haben|können|dürfen|müssen|sollen|werden|tun|wissen)$/u;

const STRONG: ReadonlyMap<string, Finite> = new Map(
  strongForms.flatMap(([infinitive, past, third]): [string, Finite][] => [
    [third, { infinitive, tense: "present" }],
    [presentOf(infinitive), { infinitive, tense: "present" }],
    [past, { infinitive, tense: "past" }],
  ]),
);

/** "leitet", "betreut", "organisiert", "kümmert". */
function weakThird(word: string): Finite | null {
  if (!/^\p{Ll}{3,}t$/u.test(word)) return null;
  const stem = word.slice(0, -1);
  const infinitives = [`${stem}n`, `${stem}en`, `${stem.replace(/e$/u, "")}en`];
  const infinitive = infinitives.find((verb) => /(?:en|eln|ern)$/u.test(verb) && isVerb(verb) && !isStrong(verb));
  return infinitive ? { infinitive, tense: "present" } : null;
}

function isStrong(infinitive: string): boolean {
  return ["", ...inseparablePrefixes].some(
    (prefix) => infinitive.startsWith(prefix) && strongVerbs.has(infinitive.slice(prefix.length)),
  );
}

/** First person of the past: "betreute", "nahm", "beriet". */
export function pastOf(infinitive: string): string {
  for (const prefix of ["", ...inseparablePrefixes]) {
    const past = infinitive.startsWith(prefix) ? PAST.get(infinitive.slice(prefix.length)) : undefined;
    if (past) return prefix + past;
  }
  const base = infinitive.slice(0, /(?:eln|ern)$/u.test(infinitive) ? -1 : -2);
  return `${base}${/(?:[dt]|ch[mn]|[^lrhmnaeiouäöüy][mn])$/u.test(base) ? "ete" : "te"}`;
}

const PAST: ReadonlyMap<string, string> = new Map(strongForms.map(([infinitive, past]) => [infinitive, past]));

/** Verbs that open their sentence with another verb behind them: "konnte … senken", "wurde … befördert", "habe … geleitet". */
export function isAuxiliary(infinitive: string): boolean {
  return NEVER_PREFIXED.test(infinitive) || infinitive === "lassen";
}

/** "gesenkt", "eingeführt"; null where the perfect would go with "bin", or is not usual. */
export function perfectParticiple(infinitive: string, particle: string): string | null {
  const participle = participleOf(particle + infinitive);
  return isAuxiliary(infinitive) || goesWithSein.test(participle) ? null : participle;
}

export function isParticle(word: string): boolean {
  return separablePrefixes.includes(word);
}
