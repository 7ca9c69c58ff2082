import { readTimeInTrade, type TimeInTrade } from "../../facts/read-undated-post.ts";
import { TextMemory } from "../../words/text-memory.ts";
import { withAccents } from "./accents.ts";
import { genderOf, withArticle } from "./articles.ts";
import { clauseOf, infinitivesOf, nounsOf, stepsOfNoun, TAIL } from "./clauses.ts";
import { withJe } from "./elision.ts";
import { isForeign } from "./foreign-lines.ts";
import { lowerFirst } from "./letter-case.ts";
import { isDoer, isNounHere } from "./line-heads.ts";
import { withLinks } from "./linked-nouns.ts";
import { type Step, stepsOf, TURNED } from "./steps.ts";
import { type VerbForm, verbOf, verbOfNoun } from "./verb-forms.ts";

/**
 * What a typed line is: "work" has verbs we can conjugate; "thing" can stand as a noun; "state" follows "je suis" and does
 * not agree; "clause" has "je" in both tenses; "sentence" is complete as typed; "unknown" goes behind a colon, and "foreign" there in quotation marks.
 */
export type ReadLine =
  | { kind: "work"; steps: Step[]; form: VerbForm | "noun"; text: string }
  | { kind: "thing"; text: string }
  | { kind: "state"; text: string }
  | { kind: "clause"; running: string; over: string }
  | { kind: "sentence"; text: string }
  | { kind: "unknown"; text: string }
  | { kind: "foreign"; text: string };

const READ = new TextMemory<ReadLine>({ most: 400, longest: 300 });

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  const read = classify(asTyped(text).replace(/(?<=\p{L})'(?=\p{L})/gu, "’"));
  READ.set(text, read);
  return read;
}

function asTyped(text: string): string {
  return isForeign(text) ? text : withAside(withLinks(withAccents(text).replace(/ & /gu, " et ")));
}

function classify(text: string): ReadLine {
  if (isForeign(text)) return { kind: "foreign", text };
  const plain = lowerFirst(text);
  const own = /^(?:je |j[’']|il |elle )/iu.test(text);
  const line = plain.replace(/^(?:je |j[’']|il |elle )/iu, "").replace(/(?<= (?:et|puis) )(?:je |j[’'])/giu, "");
  const charged = /^(?:chargée?|en charge|responsable) (?:de |d[’'])(.+)$/iu.exec(line)?.[1];
  const work = charged && stepsOf(charged) ? charged : line;
  const [, head = work, tail = ""] = TAIL_CLAUSE.exec(work) ?? [];
  if (isDoer(line)) return { kind: "state", text: line };
  const told = isNounHere(line) || readTimeInTrade(line) ? null : stepsOf(head);
  const last = told?.at(-1);
  if (told && last) {
    const steps = [...told.slice(0, -1), { ...last, object: last.object + tail }];
    return { kind: "work", steps, form: formOf(steps), text: line };
  }
  const clause = clauseAtStart(line);
  if (clause) return clause;
  if (own || /^(?:nous |notre |mon |ma |mes )/iu.test(text)) return { kind: "sentence", text };
  if (STATE.test(line)) return { kind: "state", text: line };
  const steps = stepsOfNoun(line);
  if (steps && !TAIL.test(line)) return { kind: "work", steps, form: "noun", text: line };
  const thing = TAIL.test(line) ? null : articled(line);
  return thing || COUNTED.test(line) ? { kind: "thing", text: thing ?? line } : { kind: "unknown", text: plain };
}

const TAIL_CLAUSE = /^(.+?)(, (?:ce qui |ce qu[e’]|qui |dont |où ).+)$/iu;

/** What was typed as past stays past, whatever stands beside it. */
function formOf(steps: readonly Step[]): VerbForm {
  return steps.every(({ form }) => form === "infinitive")
    ? "infinitive"
    : steps.some(({ form }) => form === "participle" || form === "imperfect")
      ? "participle"
      : "present";
}

/** "Est responsable de la caisse", "peut porter 25 kg", "a été promue": what is told with "être" or before another verb. */
function clauseAtStart(line: string): ReadLine | null {
  const [, verb = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(line) ?? [];
  const forms = CLAUSES.get(verb.toLowerCase());
  if (forms) return { kind: "clause", running: `${forms[0]} ${rest}`, over: `${forms[1]} ${rest}` };
  if (/^bénévole (?:à|aux?|chez|dans|pour|depuis) /iu.test(line) && / depuis /u.test(line))
    return { kind: "clause", running: `je suis ${line}`, over: `je suis ${line}` };
  const trade = readTimeInTrade(line);
  if (trade) return inTrade(trade);
  if (/^aucune?$/iu.test(verb)) return { kind: "clause", running: `je n’ai eu ${line}`, over: `je n’ai eu ${line}` };
  const been = /^(?:a|ai) (été .+)$/iu.exec(line)?.[1] ?? /^(été \p{L}+ .+)$/iu.exec(line)?.[1];
  if (been) return { kind: "clause", running: `j’ai ${been}`, over: `j’ai ${been}` };
  // "explique bien", "apprend vite"
  if (WELL.test(rest)) {
    const known = verbOf(verb);
    const present =
      known?.form === "present"
        ? known.verb.present
        : /^\p{Ll}{3,}e$/u.test(verb) && !known && genderOf(verb) === null
          ? verb
          : null;
    if (present) return { kind: "clause", running: `${withJe(present)} ${rest}`, over: `${withJe(present)} ${rest}` };
  }
  const busy = /^(?:me suis|s[’']est) (.+)$/iu.exec(line)?.[1];
  return busy ? { kind: "clause", running: `je me suis ${busy}`, over: `je me suis ${busy}` } : null;
}

/** "chauffeur depuis 11 ans" goes on whatever post it stands in. */
function inTrade({ title, length, told, goesOn }: TimeInTrade): ReadLine {
  const more = told === "" ? "" : /^\d/u.test(told) ? ` (${told})` : `, ${told}`;
  const clause = goesOn
    ? `je travaille depuis ${length} comme ${title}${more}`
    : `j’ai travaillé ${length} comme ${title}${more}`;
  return { kind: "clause", running: clause, over: clause };
}

const WELL = /^(?:bien|vite|mieux|volontiers|facilement|rapidement|souvent|toujours|beaucoup)(?!\p{L})/iu;

const CLAUSES: ReadonlyMap<string, readonly [running: string, over: string]> = new Map([
  ["est", ["je suis", "j’étais"]],
  ["suis", ["je suis", "j’étais"]],
  ["était", ["j’étais", "j’étais"]],
  ["étais", ["j’étais", "j’étais"]],
  ["peut", ["je peux", "je pouvais"]],
  ["peux", ["je peux", "je pouvais"]],
  ["pouvait", ["je pouvais", "je pouvais"]],
  ["doit", ["je dois", "je devais"]],
  ["dois", ["je dois", "je devais"]],
  ["devait", ["je devais", "je devais"]],
  ["sait", ["je sais", "je savais"]],
  ["aime", ["j’aime", "j’aimais"]],
]);

/** What follows "je suis" as it was typed. */
const STATE =
  /^(?:responsable|(?:co)?chargée?|en charge|membre|interlocut(?:eur|rice)|référente?) (?:de |du |des |d[’'])/iu;

/** "le standard et la caisse": each of two nouns takes its article; null where one of them cannot. */
export function articled(text: string): string | null {
  const whole = withArticle(text);
  const parts = text.split(/, | et /u);
  if (!whole || parts.length === 1) return whole;
  if (/, /u.test(text)) return /^(?:les? |la |l’|des |une? |\d)/iu.test(parts[1] ?? "") ? whole : null;
  const [first = "", second = ""] = parts;
  if (parts.length > 2) return whole;
  const isOwn =
    !/ /u.test(first) ||
    verbOfNoun(second.split(" ")[0] ?? "") !== null ||
    (!WITHIN.test(first) && /^\p{Ll}+ (?:des?|du|d[’'])/u.test(second)) ||
    /^(?:tenue|prise|mise|remise) /u.test(second);
  const both = [withArticle(first), withArticle(second)];
  if (!isOwn) return whole;
  return both.includes(null) ? null : both.join(" et ");
}

/** The first of two nouns has a complement of its own: the second may belong to that. */
const WITHIN = / (?:des?|du|d[’'].*|à|aux?|en|pour|sur|avec|chez|dans) /u;

/** "je gère les stocks", "j’ai géré les stocks"; what was typed as past stays past. */
export function clauseOfLine(read: ReadLine, isOver: boolean): string | null {
  if (read.kind === "work") return clauseOf(read.steps, isOver || isResult(read));
  if (read.kind === "state") return `${isOver ? "j’étais" : "je suis"} ${read.text}`;
  if (read.kind === "clause") return isOver ? read.over : read.running;
  return null;
}

/** "Réduction du délai de 12 à 7 jours" came about once, though the post goes on; "création de visuels" goes on with it. */
function isResult({ steps, form, text }: Extract<ReadLine, { kind: "work" }>): boolean {
  if (form !== "noun") return false;
  const [first] = steps;
  if (first === undefined) return false;
  const isCounted = FINISHED.test(first.verb.infinitive) && COUNTED_OR_ONE.test(first.object) && !RATE.test(text);
  return isCounted || TURNED.test(first.verb.infinitive) || /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

/** "Installation de 75 pompes": so many were put in, and nobody says in what time. */
const FINISHED =
  /^(?:installer|poser|construire|monter|rénover|réaliser|créer|concevoir|organiser|ouvrir|recruter|développer|déployer|vendre|planter|rédiger|publier|fabriquer|équiper|implanter|bâtir|aménager|restaurer|réhabiliter|livrer)$/u;
const COUNTED_OR_ONE =
  /^(?:\d|une? |deux |trois |quatre |cinq |six |sept |huit |neuf |dix |plusieurs |plus de |près de |environ )/iu;
const RATE =
  /(?<!\p{L})(?:(?:par|chaque|tous les|toutes les|à la|à l[’']) ?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|an|année|jour|journée|mois|semaine|heure|nuit|service|poste|saison|trimestre)|quotidien|mensuel|annuel|hebdomadaire)/iu;

/** "la gestion des stocks", "12 chantiers"; null where the line holds no noun for it. */
export function nounOfLine(read: ReadLine): string | null {
  if (read.kind === "thing") return withArticle(read.text) ?? read.text;
  if (read.kind !== "work") return null;
  return read.form === "noun" && read.steps.length === 1 ? withArticle(bothNamed(read.text)) : nounsOf(read.steps);
}

/** "tenue de la caisse et comptes du soir": the second noun has a complement of its own, and so its article. */
function bothNamed(text: string): string {
  return text.includes(" et ")
    ? text.replace(/(?<=^\p{L}+ (?:de la |du |de l’|des )\p{L}+ et )(?=\p{Ll}+s (?:du|de la|de l’|des) )/u, "les ")
    : text;
}

/** "gérer les stocks"; not for what was typed as over and done. */
export function infinitiveOfLine(read: ReadLine): string | null {
  if (read.kind !== "work" || read.form === "participle" || read.steps.some(({ object }) => TAIL.test(object)))
    return null;
  return infinitivesOf(read.steps);
}

/** The line as it stands behind a colon. */
export function lineAsTyped(read: ReadLine, isOver: boolean): string {
  // "tient la caisse" is of the third person.
  // So is "j’ai fait passer le taux à 2 %" without its "je".
  if (read.kind === "work" && (read.form === "present" || /^ai /u.test(read.text))) return clauseOf(read.steps, isOver);
  if (read.kind === "clause") return isOver ? read.over : read.running;
  const [, first = ""] =
    (read.kind === "unknown" && /^(\p{L}+) (?:les?|la|des|une?|aux?|l[’'].*?) /iu.exec(read.text)) || [];
  const mayHaveVerb = first !== "" && genderOf(first) === null;
  if (read.kind === "sentence") return lowerFirst(read.text);
  return read.kind === "foreign" || mayHaveVerb ? `« ${read.text} »` : withAside(read.text);
}

/** "stage en mairie : dossiers, convocations" can stand behind a colon of ours, too. */
function withAside(text: string): string {
  return text.includes(":") ? text.replace(/^([^:()]+?)\s*:\s+([^:()]+)$/u, "$1 ($2)") : text;
}

const COUNTED =
  /^(?:\d|deux |trois |quatre |cinq |six |sept |huit |neuf |dix |plusieurs |plus de |près de |environ )/iu;

/** Something worth telling, in few words: "comment j’ai réduit les retards de 30 %", "comment j’anime les ateliers". */
export function isDeed(text: string): boolean {
  const read = readLine(text);
  if (read.kind !== "work" || read.text.split(" ").length > LONGEST_DEED || read.steps.length > 1) return false;
  return /\d/u.test(text) || TELLING.test(read.steps[0]?.verb.infinitive ?? "");
}

const LONGEST_DEED = 14;

/** Verbs for what came about, and not for what comes up every day. */
const TELLING =
  /^(?:agrandir|aménager|améliorer|animer|automatiser|bâtir|concevoir|construire|coordonner|créer|développer|diriger|doubler|encadrer|former|implanter|lancer|mener|migrer|moderniser|monter|négocier|numériser|obtenir|optimiser|organiser|piloter|programmer|recruter|rédiger|réduire|remporter|rénover|réorganiser|résoudre|restaurer|simplifier|structurer|transformer|tripler)$/u;
