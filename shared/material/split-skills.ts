import { toldLines, withoutBullet } from "./told-text.ts";

/** Typed text about skills: short items of lists, and lines that say something and stay whole. */
export type SplitSkills = { skills: string[]; lines: string[] };

/** Takes only plain lists apart ("milking, fencing; tractor"); whatever may be a sentence stays one line. */
export function splitSkills(text: string): SplitSkills {
  const split: SplitSkills = { skills: [], lines: [] };
  for (const typed of toldLines(text)) {
    const line = withoutBullet(typed);
    const parts = partsOf(line).map((part) => part.trim());
    const items = parts.filter((part) => part !== "");
    if (isList(line, items)) split.skills.push(...items);
    else if (line !== "") split.lines.push(line);
  }
  return split;
}

const MOST_WORDS = 5;
const LONGEST_ITEM = 120;

function isList(line: string, items: readonly string[]): boolean {
  if (SPEAKS.test(line) || SENTENCE_END.test(line)) return false;
  return items.every((item) => item.length <= LONGEST_ITEM && item.split(" ").length <= MOST_WORDS);
}

/** Somebody speaks of themselves. */
const SPEAKS =
  /^(?:i|i['’]?(?:m|ve|d|ll)|we|my|ich|meine?|wir|je|nous|mon|ma|mes|yo|mis?|tengo|soy|hablo|trabajo)(?![\p{L}\p{N}])|^j['’]/iu;
/** A full stop at the end of words, not of "etc." or "C1.": those still make a list of what stands before. */
const SENTENCE_END = /[!?]|\p{Ll}{4}\.(?:\s|$)/u;

/** At commas and the like outside brackets: "Excel (pivots, macros)" is one thing, and so is a figure like 1,200. */
function partsOf(line: string): string[] {
  const signs = [...line];
  const parts = [""];
  let depth = 0;
  for (const [at, sign] of signs.entries()) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth = Math.max(0, depth - 1);
    const isFigure = sign === "," && /^\d\d$/u.test(`${signs[at - 1] ?? ""}${signs[at + 1] ?? ""}`);
    if (depth === 0 && ",;•·|".includes(sign) && !isFigure) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
