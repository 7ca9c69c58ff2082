import { verbs } from "./verbs.ts";

export type VerbForm = "base" | "past" | "gerund" | "third";
export type Verb = { base: string; past: string; gerund: string; third: string };

/** The verb a word is a form of, and which form; null if the table does not hold it. */
export function verbOf(word: string): { verb: Verb; form: VerbForm } | null {
  return FORMS.get(word.toLowerCase()) ?? null;
}

/**
 * A regular past that the table does not hold ("unclogged"): what it means is not known, but its gerund is. Words in
 * -ed that are adjectives as a rule are no verbs.
 */
export function guessedPast(word: string): Verb | null {
  const lower = word.toLowerCase();
  if (!/^\p{L}{3,}ed$/u.test(lower) || ADJECTIVES_IN_ED.test(lower)) return null;
  const gerund = lower.endsWith("ied") ? `${lower.slice(0, -3)}ying` : `${lower.slice(0, -2)}ing`;
  return { base: lower, past: lower, gerund, third: lower };
}

const ADJECTIVES_IN_ED =
  /^(?:advanced|registered|certified|licensed|licenced|related|experienced|skilled|dedicated|motivated|qualified|detailed|varied|limited|united|mixed|fixed|hundred|indeed|speed|agreed|united|based|required|needed|wanted|preferred|accredited|applied|integrated|embedded|distributed|organi[sz]ed|gifted|talented|assorted|aged|bed|shed|breed|creed|greed|freed|steed|seed|need|feed|weed|deed|bleed|exceed|proceed|succeed|interested|committed|focused|driven|bilingual)$/u;

function buildForms(): Map<string, { verb: Verb; form: VerbForm }> {
  const forms = new Map<string, { verb: Verb; form: VerbForm }>();
  const all = verbs.map(toVerb);
  for (const verb of all) {
    for (const form of ["third", "gerund", "past"] as const) forms.set(verb[form], { verb, form });
  }
  // A word that is the base of one verb and a form of another ("found", "read") counts as the past in a resume.
  for (const verb of all) if (!forms.has(verb.base)) forms.set(verb.base, { verb, form: "base" });
  for (const base of PRESENT_FIRST) {
    const verb = all.find((other) => other.base === base);
    if (verb) forms.set(base, { verb, form: "base" });
  }
  return forms;
}

/** Past and present look alike: at the start of a line these are read as present. */
const PRESENT_FIRST = ["cut", "let", "put", "set", "read", "broadcast", "forecast", "proofread"];

function toVerb(entry: string): Verb {
  const [first = "", past] = entry.split(" ");
  const doubled = first.endsWith("*");
  const base = first.replace("*", "");
  const stem = doubled ? base + base.slice(-1) : base;
  return { base, past: past ?? regularPast(stem), gerund: gerundOf(stem, base), third: thirdOf(base) };
}

function regularPast(stem: string): string {
  if (stem.endsWith("e")) return `${stem}d`;
  if (/[^aeiou]y$/u.test(stem)) return `${stem.slice(0, -1)}ied`;
  return `${stem}ed`;
}

const DOUBLED_GERUNDS = new Set([
  "babysit",
  "begin",
  "cut",
  "dig",
  "get",
  "let",
  "put",
  "reset",
  "run",
  "set",
  "sit",
  "swim",
  "win",
]);

function gerundOf(stem: string, base: string): string {
  if (DOUBLED_GERUNDS.has(base)) return `${base + base.slice(-1)}ing`;
  if (/[^eoy]e$/u.test(stem)) return `${stem.slice(0, -1)}ing`;
  return `${stem}ing`;
}

function thirdOf(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

// After the tables it is built from.
const FORMS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = buildForms();
