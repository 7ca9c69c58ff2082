import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isInstitution, isPlace, titleScore } from "./kinds-of-words.ts";
import { toPlain } from "./plain-text.ts";
import type { TextLine } from "./resume-text.ts";
import { sectionKindOf } from "./section-titles.ts";
import tables from "./words/names.json" with { type: "json" };

const notNames = new RegExp(String.raw`\b(${oneOf(tables.notNames)})\b`, "i");
const nameLabel = new RegExp(String.raw`^${oneOf(tables.nameLabel)}\s*[:：\t ]\s*(.+)$`, "i");
const particle =
  /^(de|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ter|zu|zur|bin|ibn|al|el|y|e|af|av|st|mc|san)$/i;
const honorific = /^(mr|mrs|ms|miss|dr|prof|dipl|ing|herr|frau|sr|sra|m|mme)\.?\s+/i;
const afterName =
  /,?\s+(ph\.?d\.?|m\.?d\.?|mba|rn|bsn|cpa|pmp|esq\.?|jr\.?|sr\.?|ii|iii|m\.?sc\.?|b\.?sc\.?|cfa|pe|lcsw)\.?$/i;

const aroundName = new RegExp(
  String.raw`^${oneOf(tables.beforeName)}\s*(?:of|von|de|do|da|[-–—:|·])?\s+(?=\p{L}+ \p{L})|(?<=\p{L} \p{L}+)\s*[-–—:|·,]?\s+${oneOf(tables.behindName)}$`,
  "iu",
);

type Candidate = { text: string; score: number };

/** `likely`: lines that look like a name's by all that is around them. The person's name: among the first lines, by how it looks, how it is built and whether the e-mail is made of it. */
export function readName(
  lines: TextLine[],
  email: string,
  likely: ReadonlySet<string>,
): { name: string; sure: boolean } {
  const first = lines.filter((line) => line.page === 1);
  const largest = Math.max(...first.map((line) => line.size), 0);
  const body = usualSize(first);
  const candidates: Candidate[] = [];
  for (const [index, line] of first.entries()) {
    const labelled = nameLabel.exec(line.text)?.[1];
    if (labelled && isNameLike(labelled)) candidates.push({ text: withoutTitles(labelled), score: 8 });
    for (const [place, cell] of line.text.split(/\t|\s[|•·–—]\s/).entries()) {
      const text = withoutTitles(cell);
      const score = nameScore(text, { line, index: index + place, email, largest, body, likely });
      if (score > 0) candidates.push({ text, score });
    }
    const [alone = "", behind = ""] = line.text.split(/,\s+/);
    // "Jane Doe, Baker of bread": the e-mail tells which of both is the name.
    if (behind !== "" && emailScore(alone, email) >= 2 && emailScore(behind, email) === 0 && isNameLike(alone))
      candidates.push({ text: alone, score: nameScore(alone, { line, index, email, largest, body, likely }) + 0.6 });
    const next = first[index + 1];
    if (next && likely.has(line.text) && likely.has(next.text) && line.text.split(" ").length < 3) {
      const text = `${line.text} ${next.text}`;
      if (isNameLike(text) && titleScore(next.text) === 0) candidates.push({ text, score: 6 });
    }
    for (const pair of [joinedWithNext(first, index), joinedCells(line, largest)]) {
      const score = pair ? nameScore(pair, { line, index, email, largest, body, likely }) : 0;
      if (pair && score > 0) candidates.push({ text: pair, score: score + 0.6 });
    }
  }
  const best = candidates.reduce((most, one) => (one.score > most.score ? one : most), { text: "", score: 0 });
  if (best.score < 1.5) return { name: "", sure: false };
  return { name: toNameCase(best.text), sure: best.score >= 3.4 };
}

function usualSize(lines: TextLine[]): number {
  const sizes = lines.flatMap((line) => Array.from({ length: Math.min(20, line.text.length) }, () => line.size));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

type Around = {
  line: TextLine;
  index: number;
  email: string;
  largest: number;
  body: number;
  likely: ReadonlySet<string>;
};

function nameScore(text: string, { line, index, email, largest, body, likely }: Around): number {
  if (!isNameLike(text)) return 0;
  let score = index < 3 ? 2 - index * 0.3 : index < 8 ? 0.6 : 0;
  if (largest > 0 && line.size >= largest - 0.3 && line.size > body + 1) score += 3;
  else if (line.size > body + 2) score += 1.5;
  if (line.heading) score += 0.5;
  if (likely.has(line.text)) score += 2.5;
  score += emailScore(text, email);
  if (titleScore(text) > 0) score -= 3;
  if (companyScore(text) > 1 || isInstitution(text)) score -= 2.5;
  if (isPlace(text)) score -= 2.5;
  if (sectionKindOf(text)) score -= 6;
  if (text.split(/\s+/).length === 1 && !/\p{Script=Han}/u.test(text)) score -= 1.8;
  return score;
}

function isNameLike(text: string): boolean {
  if (
    /\d|@|[:;!?/\\_=<>{}[\]"“”]/.test(text) ||
    text.length < 2 ||
    text.length > 50 ||
    notNames.test(text) ||
    text.endsWith("-")
  )
    return false;
  if (/^\p{Script=Han}{2,4}$/u.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length > 6) return false;
  return words.every(
    (word) => particle.test(word) || /^\(?\p{Lu}[\p{L}.'’,-]*\)?$/u.test(word) || /^[\p{Lo}]+$/u.test(word),
  );
}

/** How much of the name the e-mail's first part holds: "jane.doe@", "jdoe@". */
function emailScore(text: string, email: string): number {
  const local = toPlain(email.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  const words = toPlain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  // "hello@janedoe.com": the whole name is the address of the page.
  const site = toPlain(email.split("@")[1] ?? "").replace(/[^a-z.]/g, "");
  if (words.length > 1 && words.every((word) => word.length > 2 && site.includes(word))) return 4;
  if (local.length < 3) return 0;
  const held = words.filter((word) => word.length > 2 && local.includes(word)).length;
  const initials = words.map((word) => word.charAt(0)).join("");
  return Math.min(4, held * 2) + (held > 0 && held < words.length && local.startsWith(initials.charAt(0)) ? 0.8 : 0);
}

/** First name and family name one below the other. */
function joinedWithNext(lines: TextLine[], index: number): string | null {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || line.size === 0 || Math.abs(line.size - next.size) > 1) return null;
  const isLargest = lines.every((other) => other.size <= line.size + 0.1);
  if ((index > 6 && !isLargest) || titleScore(line.text) > 0 || titleScore(next.text) > 0) return null;
  if (line.column !== next.column || line.text.split(" ").length > 2 || next.text.split(" ").length > 3) return null;
  if (line.size < Math.max(...lines.map((other) => other.size)) - 0.5 || sectionKindOf(next.text)) return null;
  return line.text.endsWith("-") ? line.text + next.text : `${line.text} ${next.text}`;
}

/** "JOHN ⇥ DOE": names set so large that the space between them looks like the edge of a cell. */
function joinedCells(line: TextLine, largest: number): string | null {
  const cells = line.text.split("\t");
  const areNames =
    cells.length === 2 &&
    cells.every((cell) => cell.split(" ").length < 3 && !sectionKindOf(cell) && titleScore(cell) === 0);
  return areNames && line.size >= largest - 0.3 && largest > 0 ? cells.join(" ") : null;
}

/** "Doe, Jane", as forms have it, and "Jane Doe, Baker". */
function inOrder(text: string): string {
  const [, first = "", second = ""] = /^([\p{Lu}][\p{L}'’ -]+), ([\p{Lu}][\p{L}'’. -]+)$/u.exec(text) ?? [];
  if (!first) return text;
  return titleScore(second) > 0 ? first : `${second} ${first}`;
}

function withoutTitles(text: string): string {
  const name = text
    .trim()
    .replace(aroundName, "")
    .replace(honorific, "")
    .replace(afterName, "")
    .replace(afterName, "")
    .replace(/[,.]$/, "")
    .trim();
  return inOrder(name);
}

/** "ILYA RUMYANTSEV" is the same name as "Ilya Rumyantsev", which is how a letter writes it. */
function toNameCase(text: string): string {
  return text
    .split(" ")
    .map((word) => (/\p{Lu}{3}|^\p{Lu}{2}$/u.test(word) && !/\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .map((word, index) =>
      !/^\p{Ll}/u.test(word) || (index > 0 && particle.test(word))
        ? word
        : word.replace(/(^|[-'’.])(\p{L})/gu, (_all, edge: string, letter: string) => edge + letter.toUpperCase()),
    )
    .map((word) => word.replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_all, letter: string) => `Mc${letter.toUpperCase()}`))
    .join(" ");
}
