import { tellLanguage } from "#shared/letters/letter-language.ts";
import type { Briefing } from "./briefing.ts";
import { examples } from "./prompts/examples.ts";
import { guard } from "./prompts/guard.ts";
import { translateRules } from "./prompts/translate-rules.ts";
import { writeRules } from "./prompts/write-rules.ts";

/** Why an answer is no letter that can be used although it is long enough. */
export type ShapeProblem = "language" | "verse" | "leak" | "wrapped" | "same";

/** What is wrong with a model's whole answer; `raw` is all it said, `body` what cleaning left. Null where it will do. */
export function shapeProblem(
  briefing: Pick<Briefing, "language" | "task" | "situation">,
  { raw, body }: { raw: string; body: string },
): ShapeProblem | null {
  if (isWrapped(raw)) return "wrapped";
  if (isLeak(briefing, raw)) return "leak";
  const told = tellLanguage(body);
  if (told !== null && told !== briefing.language) return "language";
  if (isVerse(raw)) return "verse";
  const { task } = briefing;
  if (task.kind === "write" && task.earlier.some((letter) => isSame(letter, body))) return "same";
  return null;
}

function isWrapped(raw: string): boolean {
  const text = raw.replace(/```[a-z]{0,10}/gu, "").trim();
  return /^[[{]\s*"/u.test(text) && /[\]}]\s*$/u.test(text);
}

/** Markers of ours, or a run of words out of the rules or the example. */
function isLeak({ language, situation }: Pick<Briefing, "language" | "situation">, raw: string): boolean {
  if (/(?:BEGIN|END) (?:FACTS|POSTING|HINTS|ASKED|LETTER|EARLIER LETTERS|WISHES)\b/u.test(raw)) return true;
  const said = runsOf(raw);
  const ours = [writeRules, translateRules, guard, examples[language][situation]];
  return ours.some((text) => [...runsOf(text)].some((run) => said.has(run)));
}

const RUN = 9;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" ")),
  );
}

/** Many short lines, most of which end nowhere. */
function isVerse(raw: string): boolean {
  const lines = raw.split("\n").flatMap((line) => line.trim() || []);
  const short = lines.filter((line) => line.split(/\s+/u).length <= 9);
  const open = short.filter((line) => !/[.!?…:]["”’)]?$/u.test(line));
  return lines.length >= 8 && short.length >= 0.8 * lines.length && open.length >= 0.5 * short.length;
}

/** Half of the shorter letter's runs of five words. */
function isSame(one: string, other: string): boolean {
  const [fewer, more] = [fivesOf(one), fivesOf(other)].toSorted((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size < 20) return false;
  return [...fewer].filter((run) => more.has(run)).length >= SAME * fewer.size;
}

const SAME = 0.6;

function fivesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, Math.max(0, words.length - 4)).map((_, at) => words.slice(at, at + 5).join(" ")));
}
