import { withAccents } from "./accents.ts";
import { isForeign } from "./foreign.ts";
import { agreementOf, articleFor, withArticle } from "./gender.ts";
import { type VerbForm, verbOf } from "./verb-forms.ts";
import { clausesAtStart, nounsAsVerbs, nounsOfDoing, statesAtStart } from "./verbs.ts";

/**
 * What a typed line is, grammatically. "work" has verbs we can conjugate; "doing" is a noun of doing with its article
 * ("la gestión de pedidos"); "thing" can stand after "incluye"; "clause" has its own verb in the first person; "state"
 * follows "soy"; "foreign" is in another language; anything else is "unknown" and stays as typed.
 */
export type ReadLine =
  | { kind: "work"; words: string[]; verbs: number[]; form: VerbForm }
  | { kind: "doing" | "thing" | "clause" | "state" | "foreign" | "unknown"; text: string };

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  if (READ.size >= MOST_REMEMBERED) READ.clear();
  const read = classify(isForeign(text) ? text : withAccents(text));
  READ.set(text, read);
  return read;
}

/** One letter asks for the same line many times over. */
const READ = new Map<string, ReadLine>();
const MOST_REMEMBERED = 400;

function classify(text: string): ReadLine {
  if (clausesAtStart.test(text)) return { kind: "clause", text: lowerFirst(text) };
  if (statesAtStart.test(text)) return { kind: "state", text: lowerFirst(text) };
  if (isForeign(text)) return { kind: "foreign", text };
  const result = resultOf(text);
  if (result) return result;
  const words = text.split(" ");
  const head = bare(words[0] ?? "").toLowerCase();
  const asVerb = nounsAsVerbs[head];
  if (asVerb && /^(?:al?|en|con)$/iu.test(words[1] ?? "") && !/^(?:y|e)$/iu.test(words[2] ?? "")) {
    return { kind: "work", words: [asVerb, ...words.slice(1)], verbs: [0], form: "base" };
  }
  const first = verbOf(head);
  if (first && isVerbHere(words, first.form)) {
    const found = verbsOf(words, first.form);
    return { kind: "work", words: [lowerFirst(words[0] ?? ""), ...words.slice(1)], verbs: found, form: first.form };
  }
  if (nounsOfDoing.has(head)) return { kind: "doing", text: withArticles(words) };
  const small = lowerFirst(text);
  return isThing(small) ? { kind: "thing", text: small } : { kind: "unknown", text: small };
}

/** "Reducción de las ausencias del 14 % al 8 %" came about once: "reduje las ausencias …". */
function resultOf(text: string): ReadLine | null {
  const [, noun = "", joint = "", rest = ""] = RESULT.exec(text) ?? [];
  const verb = RESULT_VERBS[noun.toLowerCase()];
  if (!verb || !/\d/u.test(rest)) return null;
  const object = joint === "del" ? `el ${rest}` : withArticle(rest);
  return { kind: "work", words: [verb, ...object.split(" ")], verbs: [], form: "past" };
}

const RESULT = /^(Reducción|Aumento|Incremento|Mejora|Disminución) (del?) (.+)$/iu;
const RESULT_VERBS: Readonly<Record<string, string>> = {
  reducción: "reduje",
  disminución: "reduje",
  aumento: "aumenté",
  incremento: "aumenté",
  mejora: "mejoré",
};

/** Whether the line is in another language and stands as the person typed it. */
export function isForeignLine(text: string): boolean {
  return readLine(text).kind === "foreign";
}

/** The line with its verbs in one form: "atiendo llamadas", "atender llamadas". */
export function inForm(line: Extract<ReadLine, { kind: "work" }>, form: VerbForm): string {
  return line.words
    .map((word, index) => {
      if (!line.verbs.includes(index)) return word;
      const core = bare(word);
      const verb = verbOf(core)?.verb;
      return verb ? word.replace(core, verb[form]) : word;
    })
    .join(" ");
}

/** First letter small unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}\p{N}'’+#.-]+/u.exec(text)?.[0] ?? "";
  const isName =
    /^\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\d/u.test(word) ||
    CAPITALISED.test(word) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Words that keep their capital wherever they stand. */
const CAPITALISED =
  /^(?:Excel|Word|Outlook|PowerPoint|Power|Python|Java|Ruby|Rust|Kotlin|Swift|Angular|Django|Laravel|Spring|Photoshop|Illustrator|Figma|Canva|Salesforce|Google|Microsoft|Adobe|Oracle|Linux|Windows|Docker|Kubernetes|Jira|Git|Slack|Zoom|Tableau|Shopify|Mailchimp|Instagram|Facebook|React|Node|Scrum|Kanban|Montessori|Navidad|Contaplus|Contasol|Sage|Holded|Opera|Europa|España|Internet)(?!\p{L})/u;

/** "Control de accesos" is a noun although "control" could not be, "diseño" and "registro" could: "de" tells. */
function isVerbHere(words: readonly string[], form: VerbForm): boolean {
  const next = words[1]?.toLowerCase();
  if (next === undefined) return form === "base" || form === "past";
  const isNounToo = nounsOfDoing.has(bare(words[0] ?? "").toLowerCase());
  if (form === "present" && (isNounToo || /^(?:de|del)$/u.test(next)))
    return /^(?:l[ao]s?|el|un[ao]?s?|mi|\d.*)$/u.test(next);
  return !/^(?:de|del)$/u.test(next) || form === "past" || form === "base";
}

/** Verbs that share the first one's form after "y", "e", "o" or a comma. */
function verbsOf(words: readonly string[], form: VerbForm): number[] {
  const found = [0];
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1] ?? "";
    const opens = /^(?:y|e|o|u|también)$/iu.test(before) || /[,;]$/u.test(before);
    const core = bare(words[at] ?? "").toLowerCase();
    const word = verbOf(core);
    if (opens && word?.form === form && !(form === "present" && nounsOfDoing.has(core))) found.push(at);
  }
  return found;
}

/** "apertura y cierre de caja": each noun of doing gets its own article. */
function withArticles(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const core = bare(word).toLowerCase();
      const opens = at === 0 || /^(?:y|e)$/iu.test(words[at - 1] ?? "") || /[,;]$/u.test(words[at - 1] ?? "");
      const agreement = opens && nounsOfDoing.has(core) ? agreementOf(core) : null;
      const small = at === 0 ? lowerFirst(word) : word;
      return agreement ? `${articleFor(core, agreement)} ${small}` : small;
    })
    .join(" ");
}

/** Plurals with or without a number, and what has a determiner: "18 clientes nuevos al mes", "turnos de noche". */
function isThing(text: string): boolean {
  if (
    /^(?:un|una|el|la|los|las|unos|unas|más de|hasta|cerca de|unos|todos|todas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s/iu.test(
      text,
    )
  )
    return true;
  if (/^\d[\d.,]*\s*(?:%|[-–])/u.test(text)) return false;
  if (/^\d/u.test(text)) return /^\d[\d.,]*(?: a \d[\d.,]*)? \p{Ll}+s(?!\p{L})/u.test(text);
  const head = /^\p{L}+/u.exec(text)?.[0] ?? "";
  return /[^s]s$/u.test(head) && agreementOf(head) !== null && !verbOf(head);
}

function bare(word: string): string {
  return word.replace(/^[("'“«]+|[)"'”».,;:!]+$/gu, "");
}
