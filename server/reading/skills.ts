import { oneOf } from "#shared/words/word-pattern.ts";
import type { TextLine } from "./resume-text.ts";
import { sectionKindOf } from "./section-titles.ts";
import tables from "./words/skills.json" with { type: "json" };

const levels = new RegExp(String.raw`^\(?${oneOf(tables.levels)}\)?$`, "i");
const trailingLevel = new RegExp(String.raw`\s*[-–:(]\s*${oneOf(tables.trailingLevel)}\)?$`, "i");
const openingWords = new RegExp(String.raw`^${oneOf(tables.openingWords)}\s+`, "i");

/** Single skills of a section: lists are taken apart, group labels and levels left away, sentences left out. */
export function readSkills(lines: TextLine[]): { skills: string[]; leftover: string[] } {
  return readWhole(joinWrapped(lines));
}

/** In narrow columns a skill is broken anywhere: a small letter goes on, and so does what follows a list without its comma. */
function joinWrapped(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isNext = above && above.column === line.column && above.look === line.look && !line.bullet;
    const goesOn = /^\p{Ll}/u.test(line.text) && !/[,;.:]$/.test(above?.text ?? "");
    const inList =
      !line.text.includes("\t") &&
      isList(above?.text ?? "") &&
      isList(line.text) &&
      !/[,;:.]$|^.{0,40}[:：]/u.test(line.text.slice(0, 45));
    const broken = inList && !/[,;:.|·•]$/.test(above?.text ?? "") && line.size > 0;
    if (above && isNext && (goesOn || broken))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function readWhole(lines: TextLine[]): { skills: string[]; leftover: string[] } {
  const skills: string[] = [];
  const leftover: string[] = [];
  const hasLists = lines.filter((line) => isList(line.text)).length;
  for (const [index, line] of lines.entries()) {
    if (isGroupLabel(lines, index, hasLists)) continue;
    if (isOtherList(line.text)) {
      leftover.push(line.text);
      continue;
    }
    const found = toSkills(withoutGroup(withoutLabel(line.text)));
    if (found.length === 0 && !levels.test(line.text)) leftover.push(line.text);
    skills.push(...found);
  }
  return { skills: unique(skills), leftover };
}

const spoken = new RegExp(`^${oneOf(tables.spoken)}`, "iu");

/** "Interests: chess" and "Languages: French" in a section of skills; "Languages: Python" are skills. */
function isOtherList(text: string): boolean {
  const [label = "", rest = ""] = text.split(/[:：\t]\s*/);
  const kind = rest ? sectionKindOf(label) : null;
  return kind === "interests" || kind === "references" || (kind === "languages" && spoken.test(rest));
}

function isList(text: string): boolean {
  return /[,;|•·、，]\s*\S/.test(text.replace(/\([^)]*\)/g, ""));
}

/** "Web Technologies" above "HTML, CSS, PHP" names the group; a level may stand between them. */
function isGroupLabel(lines: TextLine[], index: number, lists: number): boolean {
  const line = lines[index];
  if (!line || isList(line.text) || line.bullet || /[:：]\s*\S/.test(line.text)) return false;
  if (/[:：]$/.test(line.text)) return true;
  const next = lines[index + 1];
  const after = next && levels.test(next.text) ? lines[index + 2] : next;
  if (next === after && isHeadOfList(lines, index)) return true;
  if (!after || lists === 0) return false;
  return isList(after.text) || (after.bullet && !line.bullet && line.look !== after.look);
}

/** A line that stands out above skills of one look, one to a line. */
function isHeadOfList(lines: TextLine[], index: number): boolean {
  const [line, first] = lines.slice(index, index + 2);
  if (!line || !first || line.size === 0) return false;
  const isLikeFirst = (other: TextLine) => other.look === first.look && Math.abs(other.x - first.x) < 2;
  const standsOut = line.look !== first.look || first.x > line.x + 8;
  return (
    standsOut &&
    !isLikeFirst(line) &&
    lines.filter(isLikeFirst).length >= 2 &&
    lines.filter(isLikeFirst).length > lines.length / 2
  );
}

/** "Languages: Python, C++" → "Python, C++"; "Python: advanced" → "Python". */
function withoutLabel(text: string): string {
  const [, label = "", rest = ""] = /^([^:：,\t]{2,45})[:：]\s*(.*)$/u.exec(text) ?? [];
  if (label === "") {
    const [first = "", ...cells] = text.split("\t");
    return cells.length > 0 && cells.some(isList) && !isList(first) ? cells.join("\t") : text;
  }
  return levels.test(rest.trim()) ? label : rest;
}

/** "Office (Word, Excel, Outlook)" and "QoS – shaping, marking": what stands before names the group of a list. */
function withoutGroup(text: string): string {
  const [, inside = ""] = /^[^(),]{2,45}\(([^()]+)\)$/u.exec(text) ?? [];
  if (inside.split(",").length > 2) return inside;
  const [label = "", ...rest] = text.split(/\s[–—]\s/u);
  const list = rest.join(" – ");
  return label.length < 45 && !label.includes(",") && list.split(",").length > 1 ? list : text;
}

function toSkills(text: string): string[] {
  const parts = splitOutsideBrackets(text)
    .map((part) =>
      part
        .replace(/^[\s*–-]+/u, "")
        .replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/u, "")
        .trim(),
    )
    .map((part) => part.replace(trailingLevel, "").replace(openingWords, "").trim())
    .filter((part) => part !== "" && !levels.test(part) && /[\p{L}\d]/u.test(part));
  return parts.filter((part) => part.length <= 70 && part.split(/\s+/).length <= 8 && !/^(https?:|www\.)/i.test(part));
}

/** Commas within brackets do not part: "Office (Word, Excel)" is one skill. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const piece of text.split(/(\t|\s\/\s|[,，;；、|•·●▪/()（）]|\s[-–—]\s|\s(?:==|>|<)\s)/)) {
    if (piece === "(" || piece === "（") depth++;
    if (piece === ")" || piece === "）") depth = Math.max(0, depth - 1);
    const parting = depth === 0 && /^(\t|\s\/\s|[,，;；、|•·●▪]|\s(?:==|>|<)\s)$/.test(piece);
    if (parting) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  }
  return parts;
}

function unique(skills: string[]): string[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = skill.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
