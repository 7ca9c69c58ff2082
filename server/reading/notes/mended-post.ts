import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { Names } from "./name-parts.ts";
import type { PersonWords } from "./note.ts";
import { endsOpen, joinParts, type Part } from "./parts.ts";
import { houses, titleSign } from "./signs.ts";

/** What a small word set apart from a title or a name and is nothing of its own goes back to it: "Köchin im Service". */
export function mended(
  parts: readonly Part[],
  names: Names,
  words: PersonWords,
): { title: string; employer: string; rest: Part[] } {
  const texts = parts.map(({ text }) => text);
  const rest: Part[] = [];
  for (const [at, part] of parts.entries()) {
    if (at === names.title || at === names.employer || at === names.place) continue;
    const above = at - 1;
    const isBack = part.cue === "in" && above >= 0 && (above === names.title || above === names.employer);
    if (isBack) texts[above] = `${texts[above]}${part.joint}${part.text}`;
    else rest.push(part);
  }
  const employer = texts[names.employer] ?? "";
  const beside = parts[names.title - 1];
  const isBeside = beside !== undefined && rest.includes(beside) && isTitleBeside(beside, parts[names.title], words);
  if (isBeside) {
    rest.splice(rest.indexOf(beside), 1);
    texts[names.title] = `${beside.text}, ${texts[names.title]}`;
  }
  const title = texts[names.title] ?? "";
  const [last] = rest.slice(-1);
  // "Liftler, dann Maschinist": both in turn; a letter knows the later one.
  if (onward.test(title) && names.title > 0 && last !== undefined && last === parts[names.title - 1]) {
    rest.pop();
    texts[names.title] = `${last.text}, ${title}`;
  } else if (onward.test(title)) texts[names.title] = title.replace(onward, "").trim();
  // "oenegé internacional Norlys": what sort of employer it is, where that is no part of its name.
  const [, sort = "", name = ""] = /^(\p{Ll}[\p{Ll}\s]+)\s(\p{Lu}.*)$/u.exec(employer) ?? [];
  const isApart = sort !== "" && !houses.test(employer) && !endsOpen.test(sort);
  if (isApart) rest.unshift({ text: sort, cue: "", joint: "" });
  return { title: texts[names.title] ?? "", employer: isApart ? name : employer, rest };
}

/** "Lending officer, cashier": both were done. */
function isTitleBeside(before: Part, title: Part | undefined, words: PersonWords): boolean {
  return before.cue !== "at" && /^,\s*$/u.test(title?.joint ?? "") && titleSign(before.text, words) >= 2;
}

const onward = new RegExp(String.raw`^${oneOf(tables.onward)}\s`, "iu");
const SHORT_NOTE = 3;

/** Short notes on one line stay beside each other; a longer one is a line of its own. */
export function told(parts: readonly Part[]): string[] {
  const isShort = parts.every(({ text }) => text.split(" ").length <= SHORT_NOTE);
  if (parts.length === 0) return [];
  if (isShort) return [joinParts(parts)];
  const lines: Part[][] = [];
  for (const part of parts) {
    const isNext = part.text.split(" ").length <= SHORT_NOTE && /^[,;]\s*$/u.test(part.joint);
    // "70 pairs a year in lots of ten", "eleven on contract + 4 fixed": no end of a line.
    const isOn = /^\s(?:\p{L}.*|\+)\s$/u.test(part.joint);
    if ((isNext || isOn) && lines.length > 0) lines.at(-1)?.push(part);
    else lines.push([part]);
  }
  return lines.map(joinParts);
}
