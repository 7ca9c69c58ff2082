import { fieldBook, headingBook } from "./books.ts";
import { type Fragment, type HiddenText, stripMarkup } from "./markup.ts";
import { hasColumns, specRow } from "./spec-rows.ts";
import { tokensOf } from "./tokens.ts";

/** A line as a person would read it: no markup, no bullet, no number, single spaces. */
export type CleanLine = {
  text: string;
  /** 1-based line of the raw posting. */
  line: number;
  bullet: boolean;
  /** "1" or "b" where the line is numbered. */
  ordinal: string | null;
  /** An empty line, or the posting's beginning, stands before it. */
  afterGap: boolean;
  /** Marked as a heading or set in bold as a whole. */
  emphasised: boolean;
  /** Starts further right than the margin. */
  indented: boolean;
};

export type CleanPosting = {
  /** Raw lines, for quoting by number. */
  rawLines: string[];
  lines: CleanLine[];
  /** Text that a reader of the page would not see: hidden elements, comments, invisible characters. */
  hidden: HiddenText[];
};

/** Longer postings are read up to here. */
export const LONGEST_POSTING = 60_000;

export function cleanPosting(raw: string): CleanPosting {
  const text = raw.slice(0, LONGEST_POSTING).replace(/\r\n/g, "\n");
  const rawLines = text.split("\n");
  const { fragments, hidden } = stripMarkup(text.includes(")") ? text.replace(SMILE, ".") : text);
  const lines: CleanLine[] = [];
  let gap = true;
  const marks = listMarks(rawLines);
  for (const fragment of fragments) {
    hidden.push(...smuggledText(fragment));
    for (const piece of piecesOf(fragment)) {
      const line = cleanLine(marks.has(markOf(piece.text)) ? { ...piece, bullet: true } : piece, gap);
      if (line) lines.push(line);
      gap = line === null;
    }
  }
  return { rawLines, lines: lines.filter((line, index) => !isRunningHeader(line, index)), hidden };
}

/** "We are seven and a robot ;-) You will…" ends a sentence. */
const SMILE = /(?<=[\p{L}\d]) [:;]-?\)(?= |$)/gmu;

/** Pictures that begin three lines and more, and ">" where it does not quote the whole. */
function listMarks(rawLines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  let filled = 0;
  for (const line of rawLines) {
    if (line.trim() === "") continue;
    filled++;
    const mark = markOf(line);
    if (mark !== "") counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return new Set(
    [...counts].flatMap(([mark, count]) => (count > 2 && (mark !== ">" || count < filled * 0.7) ? [mark] : [])),
  );
}

/** The picture or ">" with which a line begins; "" where it begins with words. */
function markOf(line: string): string {
  const [mark = ""] = line.trimStart();
  return mark === ">" || mark.charCodeAt(0) > 0x2000
    ? (/^(?:>|\p{Extended_Pictographic})$/u.exec(mark)?.[0] ?? "")
    : "";
}

const bulletMarks = "•●○◦▪▫■□►▸▶➤➢➔→✓✔✅☑★·‣⁃∙»›–—*+-";
const inlineBullets = /[•●▪■►▸✓✔✅‣]/;

/** A raw line holds several where a table or a list was flattened into it. */
function piecesOf(fragment: Fragment): Fragment[] {
  const text = fragment.text.replace(/\r/g, "\n");
  if (
    !/[\t|\n]/.test(text) &&
    !hasColumns(text) &&
    !inlineBullets.test(text) &&
    !text.includes(" · ") &&
    !text.includes(" * ")
  ) {
    return [fragment];
  }
  const pieces: Fragment[] = [];
  for (const row of text.split("\n")) {
    const spec = specRow(row);
    if (spec) {
      pieces.push({ ...fragment, text: spec.text, bullet: true });
      continue;
    }
    const parts = row.split(/[•●▪■►▸✓✔✅‣]/);
    const isHead = isRowOfLabels(parts);
    for (const [index, part] of parts.entries()) {
      const bullet = (index > 0 && !isHead) || fragment.bullet;
      for (const cell of cellsOf(part)) pieces.push({ ...fragment, text: cell, bullet });
    }
  }
  return pieces.filter((piece) => piece.text.trim() !== "" || pieces.length === 1);
}

/** "Leeds • hybrid • £28,000": marks between a few short facts make no list. */
function isRowOfLabels(parts: readonly string[]): boolean {
  const [first = "", ...others] = parts.map((part) => part.trim());
  return first !== "" && others.length <= 4 && [first, ...others].every((part) => part.length <= LONGEST_LABEL);
}

/** Characters. */
const LONGEST_LABEL = 34;

/** Two cells, the first a short label, become "label: value"; other rows give a line for each cell. */
function cellsOf(row: string): string[] {
  const starred = row.split(" * ");
  if (starred.length > 3) return starred.map((item, index) => (index === 0 ? item : `* ${item}`));
  const cells = row
    .split(/[\t|]| · /)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "" && !/^[-:=]+$/.test(cell));
  const [label, value] = cells;
  if (label === undefined) return [row];
  if (value !== undefined && /^\(?\w{1,2}[.)]$|^[•o*-]$/.test(label)) return [cells.join(" ")];
  const isPair = row.includes("\t") ? !row.includes("|") : row.includes("|") && isFieldName(label);
  if (cells.length === 2 && value && label.length <= 40 && isPair) {
    return [`${label.replace(/:$/, "")}: ${value}`];
  }
  return cells;
}

/** "Salary | £28,000", not "Regional Driver | £28,000". */
function isFieldName(label: string): boolean {
  const tokens = tokensOf(label);
  const match = fieldBook.at(tokens, 0) ?? headingBook.at(tokens, 0);
  return match?.to === tokens.length;
}

function cleanLine(fragment: Fragment, afterGap: boolean): CleanLine | null {
  const start = fragment.text.search(/\S/);
  let text = withoutQuoteMarks(visibleText(fragment.text));
  let { bullet, emphasised } = fragment;
  if (/^#{1,6} /.test(text)) {
    text = text.replace(/^#+ /, "");
    emphasised = true;
  }
  if (/^(\*\*|__).{1,120}(\*\*|__):?$/.test(text)) emphasised = true;
  text = text.replaceAll("**", "").replaceAll("__", "");
  const bare = withoutBullet(text);
  if (bare !== text) bullet = true;
  const numbered = /^\(?(\d{1,2}|[a-h])[.)]\s+(?=\S)/.exec(bare);
  const ordinal = numbered && !isDayOfMonth(bare, numbered[0]) ? (numbered[1] ?? null) : null;
  text = (ordinal === null || !numbered ? bare : bare.slice(numbered[0].length)).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return { text, line: fragment.line, bullet, ordinal, afterGap, emphasised, indented: start > 1 };
}

/** Control, zero-width, direction and pictorial characters gone, dot leaders and spaces closed up. */
function visibleText(text: string): string {
  const visible = (hasOnlyPlainCharacters(text) ? text : withoutOddCharacters(text))
    .replace(UNEVEN, " ")
    .replace(/[’‘´`]/g, "'");
  // Faces and dot leaders are rare, and two of their signs found fast.
  return (/ [:;]|[.…_] ?[.…_]/.test(visible) ? withoutDecoration(visible) : visible).trim();
}

/** Any space but one blank, which need not be put for itself. */
const UNEVEN = /\s{2,}|[^\S ]/g;

function withoutDecoration(text: string): string {
  return text.replace(/ [:;]-?[)(DP](?![\p{L}\d])/gu, "").replace(/(?: ?[.…_]){4,}/g, " … ");
}

/** Most lines: nothing in them needs a second look. */
function hasOnlyPlainCharacters(text: string): boolean {
  return /^[\t\n\x20-\x7e]*$/.test(text);
}

function withoutOddCharacters(text: string): string {
  return text
    .replace(/\u00ad|[\u200b-\u200f\u202a-\u202e\u2060-\u206f]|\ufeff|\ufe0e|\ufe0f|[\u{e0000}-\u{e007f}]/gu, "")
    .replace(/[\ue000-\uf8ff]/g, "•")
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ")
    .replace(/(?![©®™])\p{Extended_Pictographic}/gu, " ");
}

/** "> " at the beginning of forwarded mail. */
function withoutQuoteMarks(text: string): string {
  let at = 0;
  while (at < text.length && (text.charAt(at) === ">" || (at > 0 && text.charAt(at) === " "))) at++;
  return text.slice(at);
}

function withoutBullet(text: string): string {
  if (!bulletMarks.includes(text.charAt(0)) && !text.startsWith("•")) return text;
  let at = 0;
  while (at < text.length && (bulletMarks.includes(text.charAt(at)) || text.charAt(at) === " ")) at++;
  return text.slice(at);
}

/** "1. September" begins with a date, not with a number of a list. */
function isDayOfMonth(text: string, mark: string): boolean {
  return /^(jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i.test(text.slice(mark.length));
}

/** "Class Code 2317 CONT … 10-16-15": a page's footer among the text. */
function isRunningHeader(line: CleanLine, index: number): boolean {
  return index > 0 && line.text.includes("…") && /\d\s?cont\b|\b(page|seite|página|pagina)\s\d/i.test(line.text);
}

/** Invisible tag characters spell ASCII; overrides of direction show one text and hold another. */
function smuggledText(fragment: Fragment): HiddenText[] {
  const smuggled: HiddenText[] = [];
  const tags = fragment.text.match(/[\u{e0020}-\u{e007e}]/gu);
  if (tags) {
    const text = tags.map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join("");
    smuggled.push({ text, line: fragment.line });
  }
  if (/[\u202d\u202e]/.test(fragment.text)) smuggled.push({ text: visibleText(fragment.text), line: fragment.line });
  return smuggled;
}
