import { verbs } from "./verbs.ts";

export type VerbForm = "base" | "present" | "past" | "imperfect" | "gerund";
/** Forms for "yo"; `base` is the infinitive. */
export type Verb = Record<VerbForm, string>;

/** The verb a word is a form of, and which form; null if the table does not hold it. */
export function verbOf(word: string): { verb: Verb; form: VerbForm } | null {
  return FORMS.get(word.toLowerCase()) ?? null;
}

function buildForms(): Map<string, { verb: Verb; form: VerbForm }> {
  const forms = new Map<string, { verb: Verb; form: VerbForm }>();
  const all = verbs.map(toVerb);
  const add = (word: string, verb: Verb, form: VerbForm) => {
    if (!forms.has(word)) forms.set(word, { verb, form });
  };
  for (const form of ["base", "past", "present", "imperfect", "gerund"] as const)
    for (const verb of all) add(verb[form], verb, form);
  // People leave out accents, and write of themselves as "gestionó" or "se gestionó".
  for (const verb of all) {
    add(thirdPast(verb), verb, "past");
    if (verb.past.endsWith("é") || verb.past.endsWith("í")) add(withoutAccent(verb.past), verb, "past");
  }
  return forms;
}

function toVerb(entry: string): Verb {
  const [base = "", present, past] = entry.split(" ");
  return {
    base,
    present: present ?? regularPresent(base),
    past: past ?? regularPast(base),
    imperfect: imperfectOf(base),
    gerund: gerundOf(base, present),
  };
}

function regularPresent(base: string): string {
  const stem = base.slice(0, -2);
  if (/[aeou]cer$/u.test(base)) return `${stem.slice(0, -1)}zco`;
  if (/(?:ger|gir)$/u.test(base)) return `${stem.slice(0, -1)}jo`;
  if (/guir$/u.test(base)) return `${stem.slice(0, -1)}o`;
  if (/[^gq]uir$/u.test(base)) return `${stem}yo`;
  return `${stem}o`;
}

function regularPast(base: string): string {
  const stem = base.slice(0, -2);
  if (!base.endsWith("ar")) return `${stem}í`;
  if (stem.endsWith("c")) return `${stem.slice(0, -1)}qué`;
  if (stem.endsWith("g")) return `${stem}ué`;
  if (stem.endsWith("z")) return `${stem.slice(0, -1)}cé`;
  return `${stem}é`;
}

function imperfectOf(base: string): string {
  const stem = base.slice(0, -2);
  return base.endsWith("ar") ? `${stem}aba` : `${stem}ía`;
}

function gerundOf(base: string, present: string | undefined): string {
  const stem = base.slice(0, -2);
  if (base.endsWith("ar")) return `${stem}ando`;
  if (/[aeou]$/u.test(stem) && !/[gq]u$/u.test(stem)) return `${stem}yendo`;
  // "medir, mido" makes "midiendo"; "convertir, convierto" makes "convirtiendo".
  if (base.endsWith("ir") && present && !/[zg]c?o$/u.test(present)) return `${stem.replace(/e([^e]*)$/u, "i$1")}iendo`;
  return `${stem}iendo`;
}

/** "gestionó", "atendió"; irregular ones in -o ("hizo") are rare in lists of work. */
function thirdPast({ base, past }: Verb): string {
  if (past.endsWith("é")) return `${base.slice(0, -2)}ó`;
  return past.endsWith("í") ? `${past.slice(0, -1)}ió` : past;
}

function withoutAccent(past: string): string {
  return past
    .normalize("NFD")
    .replace(/\u0301$/u, "")
    .normalize("NFC");
}

// After the tables it is built from.
const FORMS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = buildForms();
