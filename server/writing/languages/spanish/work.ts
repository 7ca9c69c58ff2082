import type { Line, Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import { hashOf } from "../../planning/random.ts";
import type { Span } from "../../realising/language-module.ts";
import { withAccents } from "./accents.ts";
import { isInfinitive } from "./gender.ts";
import { inForm, inForms, isOneTime, readLine } from "./lines.ts";
import { lowerFirst } from "./lower-first.ts";
import { carried } from "./nouns-of-verbs.ts";
import { isOver } from "./periods.ts";
import { asInfinitive } from "./turning.ts";
import { type VerbForm, verbOf } from "./verb-forms.ts";

/** A clause with "yo": what was typed in the past stays so; the rest goes on or went on, as the post does. */
export function clause(line: Line, post: Post | undefined, turn?: number): Span | null {
  const read = readLine(line.text);
  const past = isOver(post);
  switch (read.kind) {
    case "work":
      return rested(
        inForms(read, (form) => (form === "past" || form === "imperfect" ? form : past ? "imperfect" : "present")),
        line,
      );
    case "clause":
      return rested(past ? inThePast(read.text) : read.text, line);
    case "state":
      return rested(`${past ? "era" : "soy"} ${read.text}`, line);
    case "doing":
      if (isResult(read.text)) return null;
      return rested(
        looksAfter(read.text, {
          turn: turn === undefined ? null : turn + hashOf(line.fact),
          past,
          isDone: (isDated(line) || isCompleted(read.text)) && !past,
        }),
        line,
      );
    default:
      return null;
  }
}

/** Without a turn it is told in the plainest way. */
type Telling = { turn: number | null; past: boolean; isDone: boolean };

/** "me ocupo de la gestión de pedidos", "llevo la gestión de pedidos", "gestiono pedidos": one letter says it so, another so. */
function looksAfter(text: string, { turn, past, isDone }: Telling): string {
  const form: VerbForm = isDone ? "past" : past ? "imperfect" : "present";
  const own = { past: "me ocupé", imperfect: "me ocupaba", present: "me ocupo" }[form];
  const plain = `${own} de ${text}`;
  if (turn === null) return plain;
  const infinitive = asInfinitive(text);
  const told = infinitive === null ? null : readLine(infinitive);
  const ways = [
    plain,
    ...(told?.kind === "work" ? [inForm(told, form)] : []),
    ...(isCarried(text) && !isDone ? [`${past ? "llevaba" : "llevo"} ${text}`] : []),
  ];
  return ways[turn % ways.length] ?? "";
}

function isCarried(text: string): boolean {
  return text.split(/ y (?=(?:el|la) )/u).every((part) => carried.has(/^(?:el|la) (\p{L}+)/u.exec(part)?.[1] ?? ""));
}

/** The same as an infinitive or a noun; what was done once in a post that goes on is no part of its days. */
export function deed(line: Line, post: Post | undefined, turn = 0): Span | null {
  const over = isOver(post);
  const read = readLine(line.text);
  if (read.kind === "work") {
    const isDone = (read.form === "past" || read.form === "imperfect") && !over;
    return isDone || read.verbs.length === 0 || !isOneTime(read) ? null : rested(inForm(read, "base"), line);
  }
  if (isDated(line) && !over) return null;
  if (read.kind !== "doing") return read.kind === "thing" ? rested(read.text, line) : null;
  return rested((turn % 2 === 1 ? asInfinitive(read.text) : null) ?? read.text, line);
}

/** "soy" of a post that has ended is "era". */
function inThePast(text: string): string {
  return text.replace(/^\p{L}+/u, (verb) => PAST.get(verb) ?? verb);
}

const PAST: ReadonlyMap<string, string> = new Map([
  ["soy", "era"],
  ["estoy", "estaba"],
  ["tengo", "tenía"],
  ["sé", "sabía"],
  ["puedo", "podía"],
  ["debo", "debía"],
  ["llevo", "llevaba"],
]);

/** One or two things done in one clause with "yo". */
export function clauses({ line, second, post }: Message, turn?: number): Span | null {
  if (!line) return null;
  const kinds = [line, second].map((one) => one && readLine(one.text).kind);
  if (second && (turn ?? 0) % 2 === 0 && kinds.every((kind) => kind === "doing")) {
    const both = deeds({ kind: "more", line, second });
    return (
      both && {
        ...both,
        text: `${isOver(post) ? "me ocupaba" : "me ocupo"} de ${both.text.replace(/(, así como|(?<!, así como .*) y) (?=(?:el|la|los|las) )/gu, "$1 de ")}`,
      }
    );
  }
  const first = clause(line, post, turn);
  if (!second || !first) return second ? null : first;
  const next = clause(second, post, turn);
  if (!next) return null;
  const heavy = isList(first.text) || isList(next.text);
  const [same = ""] = SAME_VERB.exec(first.text) ?? [];
  if (same !== "" && next.text.startsWith(same))
    return joined(first, { ...next, text: next.text.slice(same.length) }, heavy ? ", así como " : " y ");
  return joined(first, next, heavy ? ", y " : " y ");
}

/** What is said once of two things: "me ocupo del almacén y de los pedidos", "llevo la caja y el archivo". */
const SAME_VERB = /^(?:me (?:ocup|dedic)(?:o|aba|é|qué) |llev(?:o|aba|é) )/u;

/** Both as infinitives or both as nouns; the two do not go together. */
export function deeds({ line, second, post }: Message, turn = 0): Span | null {
  const first = line && deed(line, post, turn);
  if (!line || !first) return null;
  if (!second) return first;
  const next = deed(second, post, turn);
  if (!next) return null;
  if (startsWithInfinitive(first) !== startsWithInfinitive(next))
    return turn === 0 ? null : deeds({ kind: "more", line, ...(second && { second }), ...(post && { post }) });
  return isList(first.text) && isList(next.text)
    ? null
    : joined(first, next, isList(first.text) ? ", así como " : " y ");
}

/** One line after a colon: reworded where we can, else as typed; another language stands in quotation marks. */
export function lineAsTyped(line: Line, post: Post | undefined): Span {
  const read = readLine(line.text);
  return read.kind === "doing" ? rested(read.text, line) : toldOrTyped(line, post);
}

export function linesAsTyped({ line, second, post }: Message): Span | null {
  if (!line) return null;
  const first = toldOrTyped(line, post);
  return second ? joined(first, toldOrTyped(second, post), "; ") : first;
}

/** What was typed with a verb of the third person is told in the first. */
function toldOrTyped(line: Line, post: Post | undefined): Span {
  const told = readLine(line.text).kind === "work" ? clause(line, post) : null;
  return told ?? rested(typed(line), line);
}

function typed(line: Line): string {
  const { kind } = readLine(line.text);
  // A verb that no table knows may stand in no sentence of ours.
  const mayHaveVerb = kind === "unknown" && /^\p{L}+ (?:el|la|los|las|unas?|unos?|al?) /iu.test(line.text);
  if (kind === "foreign" || mayHaveVerb) return `«${line.text}»`;
  return lowerFirst(withAccents(line.text)).replace(WITH_MORE, "$1 ($2)");
}

/** What bears a year is done, though the post goes on. */
function isDated({ text }: Line): boolean {
  return /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

/** "la implantación de 12 cuadros de mando": so many were made once; so many a month come up again. */
function isCompleted(text: string): boolean {
  return COMPLETED.test(text) && !AGAIN.test(text);
}

const COMPLETED =
  /^(?:el|la) (?:implantación|implementación|lanzamiento|creación|migración|apertura|construcción|rediseño|automatización|digitalización|renovación|instalación) de (?:más de |unos |unas )?\d/u;
const AGAIN = /(?:al|por|cada) (?:año|mes|día|semana|turno|temporada|campaña)|diari|seman|mensual|anual/u;

/** "la reducción del desperdicio" is what came out, not what somebody looks after. */
function isResult(text: string): boolean {
  return /^(?:el|la|los|las) (?:reducción|aumento|incremento|mejora|premio|introducción)/u.test(text);
}

function startsWithInfinitive({ text }: Span): boolean {
  return isInfinitive(text.split(" ")[0] ?? "");
}

function isList(text: string): boolean {
  return /,|\s[ye]\s/u.test(text);
}

function joined(first: Span, next: Span, joint: string): Span {
  return { text: `${first.text}${joint}${next.text}`, facts: [...first.facts, ...next.facts], lines: [] };
}

function rested(text: string, line: Line): Span {
  const said = text.replace(/(?<!\p{L})de el (?=\p{Ll})/gu, "del ").replace(WITH_MORE, "$1 ($2)");
  return { text: said, facts: [line.fact], lines: [] };
}

/** "el lanzamiento del boletín: 8.000 suscriptores", "vuelos de dron; el tiempo bajó": more of the sentence follows. */
const WITH_MORE = /^([^:;()«»]+)[:;]\s+([^:;()«»]+)$/u;

/** Something worth telling, in few words: "cómo reduje las mermas un 12 %", "cómo formé a 6 camareros". */
export function isDeed(text: string): boolean {
  const read = readLine(text);
  if (read.kind !== "work" || read.words.length > LONGEST_DEED || read.verbs.length > 1) return false;
  return /\d/u.test(text) || TELLING.test(verbOf(read.words[0] ?? "")?.verb.base ?? "");
}

const LONGEST_DEED = 14;

/** Verbs for what came about, and not for what comes up every day. */
const TELLING =
  /^(?:ampliar|automatizar|construir|coordinar|crear|desarrollar|digitalizar|dirigir|diseñar|duplicar|formar|implantar|implementar|impulsar|lanzar|liderar|lograr|mejorar|migrar|montar|negociar|optimizar|organizar|poner|programar|redactar|rediseñar|reducir|renovar|reorganizar|resolver|restaurar|triplicar)$/u;
