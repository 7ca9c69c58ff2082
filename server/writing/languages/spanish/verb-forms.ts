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
    add(thirdPresent(verb), verb, "present");
    for (const participle of participlesOf(verb.base)) add(participle, verb, "past");
    add(verb.imperfect.replace(/ía$/u, "ia"), verb, "imperfect");
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

/** "gestionó", "atendió", "sirvió", "hizo", "redujo". */
function thirdPast({ base, past, gerund }: Verb): string {
  if (past.endsWith("é")) return `${base.slice(0, -2)}ó`;
  if (past === "di") return "dio";
  if (past.endsWith("í")) return gerund.replace(/yendo$/u, "yó").replace(/iendo$/u, "ió");
  return past === "hice" ? "hizo" : past.replace(/e$/u, "o");
}

/** "gestiona", "atiende", "repone", "sigue": what people write of themselves. */
function thirdPresent({ base, present }: Verb): string {
  if (base.endsWith("ar")) return present.replace(/oy$|o$/u, "a");
  if (/(?:tener|venir)$/u.test(base)) return base.replace(/tener$/u, "tiene").replace(/venir$/u, "viene");
  if (/guir$/u.test(base)) return `${present.slice(0, -1)}ue`;
  if (present.endsWith("jo")) return `${present.slice(0, -2)}ge`;
  if (/(?:zco|[lnrai]go|zo)$/u.test(present)) return `${base.slice(0, -2)}e`;
  return `${present.slice(0, -1)}e`;
}

/** "gestionado", "atendido": told as "gestioné". */
function participlesOf(base: string): string[] {
  const irregular = IRREGULAR_PARTICIPLES.find(([ending]) => base.endsWith(ending));
  if (irregular) return [`${base.slice(0, -irregular[0].length)}${irregular[1]}`];
  return [`${base.slice(0, -2)}${base.endsWith("ar") ? "ado" : /[aeo][ei]r$/u.test(base) ? "ído" : "ido"}`];
}

const IRREGULAR_PARTICIPLES: readonly (readonly [ending: string, participle: string])[] = [
  ["hacer", "hecho"],
  ["poner", "puesto"],
  ["scribir", "scrito"],
  ["abrir", "abierto"],
  ["cubrir", "cubierto"],
  ["solver", "suelto"],
  ["volver", "vuelto"],
  ["imprimir", "impreso"],
];

function withoutAccent(past: string): string {
  return past
    .normalize("NFD")
    .replace(/\u0301$/u, "")
    .normalize("NFC");
}

// After the tables it is built from.
const FORMS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = buildForms();
