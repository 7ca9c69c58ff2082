import type { Line, Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { rested } from "../spans.ts";
import { lowerFirst } from "./letter-case.ts";
import { hasGerund, inForm, readLine } from "./lines.ts";
import { isOver } from "./slots-post.ts";
import { verbOf } from "./verb-forms.ts";

/** A finite clause with "I": in the past once the post has ended. */
export function work(line: Line, post: Post | undefined): Span | null {
  const read = readLine(line.text);
  if (read.kind === "sentence") return null;
  const said = predicate(line, post);
  return said && { ...said, text: `I ${said.text}` };
}

/** What follows "I" or "somebody who": null for lines that have no verb of ours. */
export function predicate(line: Line, post: Post | undefined): Span | null {
  const read = readLine(line.text);
  const isPast = isOver(post);
  switch (read.kind) {
    case "work":
      return rested(inOneClause(inForm(read, read.form === "past" || isPast ? "past" : "base")), line);
    case "state":
      return rested(`${isPast ? "was" : "am"} ${read.text}`, line);
    case "finite":
      return rested(isPast ? read.over : read.running, line);
    default:
      return null;
  }
}

/** "draw blood and run EKGs; chart in Epic" becomes one list; what came of it stands in brackets: "(monthly bill down 27%)". */
function inOneClause(typed: string): string {
  const text = withResultApart(typed).replace(
    /; (?!and |then )(?=([\p{L}\d'’-]+))([^;()]+)$/u,
    (whole, word: string, result: string) => (verbOf(word) ? whole : ` (${result})`),
  );
  const [first = "", second, ...more] = text.split(/;\s+(?:and\s+)?/u);
  if (second === undefined || more.length > 0) return text.replace(/;\s+(?:and\s+)?/gu, ", and ");
  const pair = /^([^,]+) and ([^,]+)$/u.exec(first);
  return pair ? `${pair[1]}, ${pair[2]} and ${second}` : `${first} and ${second}`;
}

/** "answered reviews, rating went from 3.4 to 4.3": a second clause or a bare figure behind the comma stands in brackets. */
function withResultApart(typed: string): string {
  const at = typed.indexOf(", ");
  if (at < 0 || typed.includes(", ", at + 2) || /[;()]/u.test(typed)) return typed;
  const result = typed.slice(at + 2);
  return RESULT.test(result) ? `${typed.slice(0, at)} (${result})` : typed;
}

const RESULT =
  /^(?:(?:about |around |over |up to |top |some )?[#£$€]?\d\S* (?!and )(?!.* and \p{Ll}+ed )|top |(?:\p{L}[\p{L}'’-]* ){1,3}(?:went|rose|fell|grew|dropped|climbed|increased|improved|up|down) (?:from |by |to |\d))/u;

/** "drawing blood". */
export function gerund(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "work" && hasGerund(read) ? rested(inOneClause(inForm(read, "gerund")), line) : null;
}

/** A line that is a noun. */
export function thing(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "thing" ? rested(read.text, line) : null;
}

/** A line that is a sentence already. */
export function sentence(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "sentence" ? rested(read.text, line) : null;
}

/** One or two things done in one clause with "I"; each keeps its own verb. */
export function acts({ line, second, post }: Message): Span | null {
  const said = [line, second].flatMap((one) => (one ? [predicate(one, post)] : []));
  const [first, next] = said;
  if (!first || said.includes(null)) return null;
  const facts = said.flatMap((span) => span?.facts ?? []);
  if (!next) return { text: `I ${first.text}`, facts, lines: [] };
  const heavy = /,|\band\b/u.test(first.text) || /,|\band\b/u.test(next.text) || isPast(line) !== isPast(second);
  return { text: heavy ? `I ${first.text}, and I ${next.text}` : `I ${first.text} and ${next.text}`, facts, lines: [] };
}

/** Whether the line itself is told in the past, whatever became of its post. */
function isPast(line: Line | undefined): boolean {
  const read = line && readLine(line.text);
  return read?.kind === "work" && read.form === "past";
}

/** The same as gerunds or nouns: "drawing blood as well as two newsletters". */
export function deeds({ kind, line, second }: Message): Span | null {
  const said = [line, second].flatMap((one) => (one ? [gerund(one) ?? thing(one)] : []));
  const [first, next] = said;
  if (!first || said.includes(null)) return null;
  // "0.8 % rework" came out of the work and is no part of it.
  if (kind === "more" && said.some((span) => /^\d[\d.,]*\s?%/u.test(span?.text ?? ""))) return null;
  const facts = said.flatMap((span) => span?.facts ?? []);
  if (!next) return { text: first.text, facts, lines: [] };
  const heavy = /,|\band\b/u.test(first.text);
  if (heavy && /,|\band\b/u.test(next.text)) return null;
  return { text: `${first.text}${heavy ? " as well as " : " and "}${next.text}`, facts, lines: [] };
}

/** Lines that no grammar of ours fits, as they were typed; one beside them that has a verb is told with "I". */
export function lines({ line, second, post }: Message): Span | null {
  if (!line || !second) return line ? rested(asTyped(line), line) : null;
  const said = [line, second].map((one) => work(one, post)?.text ?? asTyped(one));
  return { text: said.join("; "), facts: [line.fact, second.fact], lines: [] };
}

/** A line as typed, where nothing is inflected; a sentence of its own stands by itself instead. */
export function loose(line: Line, post: Post | undefined): Span | null {
  if (readLine(line.text).kind === "sentence") return null;
  return gerund(line) ?? work(line, post) ?? rested(asTyped(line), line);
}

/** In the middle of a sentence; another language stands in quotation marks. */
function asTyped({ text }: Line): string {
  return readLine(text).kind === "foreign" ? `“${text}”` : lowerFirst(text);
}
