import { withAccents } from "./accents.ts";
import { withArticle } from "./articles.ts";
import { clauseOf, infinitivesOf, nounsOf, type Step, stepsOf, stepsOfNoun } from "./clauses.ts";
import { lowerFirst } from "./letter-case.ts";
import { type VerbForm, verbOfNoun } from "./verb-forms.ts";

/**
 * What a typed line is: "work" has verbs we can conjugate; "thing" can stand as a noun; "state" follows "je suis" and does
 * not agree; "sentence" is complete as typed; "unknown" goes behind a colon, and "foreign" there in quotation marks.
 */
export type ReadLine =
  | { kind: "work"; steps: Step[]; form: VerbForm | "noun"; text: string }
  | { kind: "thing"; text: string }
  | { kind: "state"; text: string }
  | { kind: "sentence"; text: string }
  | { kind: "unknown"; text: string }
  | { kind: "foreign"; text: string };

const READ = new Map<string, ReadLine>();
const MOST_REMEMBERED = 400;

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  if (READ.size >= MOST_REMEMBERED) READ.clear();
  const read = classify(asTyped(text).replace(/(?<=\p{L})'(?=\p{L})/gu, "’"));
  READ.set(text, read);
  return read;
}

function asTyped(text: string): string {
  return isForeign(text) ? text : withAccents(text).replace(/^(?:a|ai) (?=\p{L}+(?:é|i|t|u|s) )/iu, "");
}

function classify(text: string): ReadLine {
  if (isForeign(text)) return { kind: "foreign", text };
  if (/^(?:je |j[’']|nous |notre |mon |ma |mes )/iu.test(text)) return { kind: "sentence", text };
  const plain = lowerFirst(text);
  const charged = /^(?:chargée?|en charge|responsable) (?:de |d[’'])(.+)$/iu.exec(plain)?.[1];
  const line = charged && stepsOf(charged, "infinitive") ? charged : plain;
  for (const form of ["infinitive", "participle", "present"] as const) {
    const steps = stepsOf(line, form);
    if (steps && isTold(steps, form) && !isNounHere(line, form)) return { kind: "work", steps, form, text: line };
  }
  if (/^responsable (?:de |du |des |d[’'])/iu.test(plain)) return { kind: "state", text: plain };
  const steps = stepsOfNoun(plain);
  if (steps) return { kind: "work", steps, form: "noun", text: plain };
  return withArticle(plain) || COUNTED.test(plain) ? { kind: "thing", text: plain } : { kind: "unknown", text: plain };
}

/** "Suivi des commandes" is the noun, "suivi 40 commandes" the verb. */
function isNounHere(line: string, form: VerbForm): boolean {
  const [first = "", second = ""] = line.split(" ");
  return form !== "infinitive" && verbOfNoun(first) !== null && /^(?:des?|du|d[’'].*)$/iu.test(second);
}

/** A participle or a present needs an object: "formé deux apprentis", not "formé" or "charge de travail". */
function isTold(steps: readonly Step[], form: VerbForm): boolean {
  if (form === "infinitive") return true;
  return steps.every(({ object }) => object !== "" && !/^(?:de |d[’']|par |à la |en )(?!la |\d)/iu.test(object));
}

/** "je gère les stocks", "j’ai géré les stocks"; what was typed as past stays past. */
export function clauseOfLine(read: ReadLine, isOver: boolean): string | null {
  if (read.kind === "work") return clauseOf(read.steps, isOver || read.form === "participle" || isResult(read));
  if (read.kind === "state") return `${isOver ? "j’étais" : "je suis"} ${read.text}`;
  return null;
}

/** "Réduction du délai de 12 à 7 jours" came about once, though the post goes on; "création de visuels" goes on with it. */
function isResult({ steps, form, text }: Extract<ReadLine, { kind: "work" }>): boolean {
  if (form !== "noun") return false;
  const [first] = steps;
  const turned =
    /^(?:réduire|augmenter|diminuer|doubler|tripler|raccourcir|remporter|obtenir|réorganiser|moderniser|migrer|lancer|rénover|numériser)$/u;
  return (first !== undefined && turned.test(first.verb.infinitive)) || /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

/** "la gestion des stocks", "12 chantiers"; null where the line holds no noun for it. */
export function nounOfLine(read: ReadLine): string | null {
  if (read.kind === "thing") return withArticle(read.text) ?? read.text;
  if (read.kind !== "work") return null;
  return read.form === "noun" ? withArticle(read.text) : nounsOf(read.steps);
}

/** "gérer les stocks"; not for what was typed as over and done. */
export function infinitiveOfLine(read: ReadLine): string | null {
  return read.kind === "work" && read.form !== "participle" ? infinitivesOf(read.steps) : null;
}

/** The line as it stands behind a colon. */
export function lineAsTyped(read: ReadLine): string {
  return read.kind === "foreign" ? `« ${read.text} »` : withAside(read.text);
}

/** "stage en mairie : dossiers, convocations" can stand behind a colon of ours, too. */
function withAside(text: string): string {
  return text.replace(/^([^:()]+?)\s*:\s+([^:()]+)$/u, "$1 ($2)");
}

/** Whether a line shows by its small words that it is in another language. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  const own = words.filter((word) => OWN.has(word)).length + (/[éèêàùçœ]|[ldj][’']/iu.test(text) ? 1 : 0);
  return foreign > own || (own === 0 && words.length > 2 && ENGLISH_VERB.test(text));
}

const FOREIGN = new Set(
  "the and of to for with in at from by per our my a an der die das und für mit von zu im am ein eine bei los las el con para del y una al über unter auf den dem i".split(
    " ",
  ),
);
const OWN = new Set(
  "le la les des du de et en pour avec sur aux au un une dans par chez ou à mes nos plus jusqu".split(" "),
);
const ENGLISH_VERB =
  /^(?:\p{L}{2,}(?:ed|ing)|keep|kept|run|ran|led|lead|built|build|write|wrote|taught|teach|made|make|work|manage|sold|sell|won|cut|draw|weld|help|review|set|review|cook|clean|drive)\s/iu;
const COUNTED =
  /^(?:\d|deux |trois |quatre |cinq |six |sept |huit |neuf |dix |plusieurs |plus de |près de |environ )/iu;
