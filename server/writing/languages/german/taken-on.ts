import type { Line, Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { headOf, withDefinite } from "./articles.ts";
import { clauseOf, isOver } from "./clauses.ts";
import { isPlural } from "./genders.ts";
import { readLine } from "./lines.ts";
import { listOf } from "./names.ts";

/** Work that was named by a noun, told by what one does with it: "übernehme ich die Betreuung von 12 Kindern". */
export function takenOn({ line, second, post }: Message): Span | null {
  const lines = [line, second].filter((one) => one !== undefined);
  const things = lines.map((one) => thingOf(one, post));
  const [first, next] = things;
  if (!first || things.includes(null) || (next && next.isDone !== first.isDone)) return null;
  const named = listOf(things.flatMap((thing) => (thing ? [thing.text] : [])));
  const text = first.isDone ? `habe ich ${named} übernommen` : `übernehme ich ${named}`;
  return { text, facts: lines.map(({ fact }) => fact), lines: [] };
}

function thingOf(line: Line, post: Post | undefined): { text: string; isDone: boolean } | null {
  const read = readLine(line.text);
  const clause = clauseOf(line, post);
  if (read.kind !== "thing" || clause?.subject !== "own" || /[,;:]/u.test(read.text)) return null;
  const { head } = headOf(read.text);
  if (!TASK.test(head) || NO_TASK.test(head)) return null;
  const text = isPlural(head) ? read.text : withDefinite(read.text, "accusative");
  return text === null ? null : { text, isDone: isOver(post) || clause.finite.startsWith("gehörte") };
}

/** Nouns of doing. */
const TASK =
  /(?:ung|tion|pflege|montage|kontrolle|nahme|dienst|bau|kauf|unterricht|analyse|recherche|akquise|organisation)$/u;
const NO_TASK =
  /(?:erfahrung|bildung|leistung|wohnung|zeichnung|beteiligung|teilnahme|mitwirkung|unterstützung|verantwortung|rechnung|zeitung|lösung|reduktion|station|steigerung|erhöhung|senkung|reduzierung)$/iu;
