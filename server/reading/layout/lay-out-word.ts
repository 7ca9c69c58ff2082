import { isDateOnly } from "#server/reading/dates.ts";
import { noPlace, type TextLine, TURN } from "#server/reading/resume-text.ts";
import { isSectionTitle } from "#server/reading/section-titles.ts";
import { bulletMark } from "./lay-out-plain.ts";
import { isMarginNote } from "./margin-notes.ts";

/** A node of a Word document as the Word reader gives it; only what is asked for here is named. */
export type WordNode = { [key: string]: unknown };

const DEFAULT_SIZE = 11;
/** Styles of Word that have no size of their own in the text. */
const styleSizes: [RegExp, number][] = [
  [/^(title|titel|titre|título|titulo)$/i, 24],
  [/^(heading|überschrift|titre|título) ?1$/i, 15],
  [/^(heading|überschrift|titre|título) ?2$/i, 13],
];
const headingStyle = /^(heading|überschrift|titre|título|section)/i;

/** The lines of a Word document: paragraphs, and tables by what they are used for. */
export function layOutWord(document: WordNode): TextLine[] {
  const columns = { count: 0 };
  return linesOf(childrenOf(document), { column: 0, follows: 0, columns });
}

type Place = { column: number; follows: number; columns: { count: number } };

function linesOf(nodes: WordNode[], place: Place): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  for (const node of nodes) {
    const found = node.type === "table" ? tableLines(node, place) : paragraphLines(node, place);
    if (found.length === 0) gap = 1.5;
    for (const line of found) {
      lines.push({ ...line, gap: Math.max(line.gap, gap) });
      gap = 0;
    }
  }
  return lines;
}

function paragraphLines(paragraph: WordNode, place: Place): TextLine[] {
  const runs = runsOf(paragraph);
  const style = typeof paragraph.styleName === "string" ? paragraph.styleName : "";
  const heading = headingStyle.test(style);
  const size = styleSizes.find(([name]) => name.test(style))?.[1] ?? DEFAULT_SIZE;
  const bullet = !heading && typeof paragraph.numbering === "object" && paragraph.numbering !== null;
  return splitBreaks(runs).flatMap((parts, index) => {
    const text = joinParts(parts);
    if (text.trim() === "") return [];
    const first = parts.find((part) => part.text.trim() !== "") ?? parts[0];
    const bold = first?.bold ?? false;
    const points = first?.size ?? size;
    return [
      {
        ...noPlace,
        text: (first?.capitals ? text.toUpperCase() : text).replace(bulletMark, ""),
        look: `${heading ? style : ""} ${bold ? "bold" : ""} ${points}`,
        size: points,
        heading,
        bullet: (bullet && index === 0) || bulletMark.test(text),
        column: place.column,
        follows: place.follows,
      },
    ];
  });
}

function joinParts(parts: Part[]): string {
  return parts.reduce((text, part, index) => {
    const turns = index > 0 && parts[index - 1]?.bold !== part.bold && / $/.test(text) !== /^ /.test(part.text);
    return turns ? `${text.trimEnd()}${TURN}${part.text.trimStart()}` : text + part.text;
  }, "");
}

type Part = { text: string; bold: boolean; size: number | null; capitals: boolean };

function runsOf(node: WordNode): Part[] {
  const bold = node.isBold === true;
  const size = typeof node.fontSize === "number" ? node.fontSize : null;
  const capitals = node.isAllCaps === true;
  return childrenOf(node).flatMap((child): Part[] => {
    if (child.type === "text") return [{ text: String(child.value ?? ""), bold, size, capitals }];
    if (child.type === "tab") return [{ text: "\t", bold, size, capitals }];
    if (child.type === "break") return [{ text: "\n", bold, size, capitals }];
    return runsOf(child);
  });
}

function splitBreaks(parts: Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const part of parts) {
    if (part.text === "\n") lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines;
}

/** A table either lays out the page (its columns are texts of their own) or its rows are lines. */
function tableLines(table: WordNode, place: Place): TextLine[] {
  const rows = childrenOf(table).map((row) => childrenOf(row).map((cell) => linesOf(childrenOf(cell), place)));
  return isPageLayout(rows) ? columnLines(rows, place) : rows.flatMap(rowLines);
}

function isPageLayout(rows: TextLine[][][]): boolean {
  const tall = rows.filter((cells) => cells.filter((lines) => lines.length >= 4).length >= 2);
  const titled = rows.filter((cells) => cells.filter((lines) => lines.length > 1 && lines.some(isTitle)).length >= 2);
  return (
    titled.length > 0 ||
    (tall.length > 0 && rows.length <= 3 && tall.some((cells) => cells.some((lines) => lines.some(isTitle))))
  );
}

function isTitle(line: TextLine): boolean {
  return isSectionTitle(line.text);
}

/** The cells of one column of the table read on; rows of a single cell go across. */
function columnLines(rows: TextLine[][][], place: Place): TextLine[] {
  const numbers = new Map<number, number>();
  return rows.flatMap((cells) => {
    if (cells.filter((lines) => lines.length > 0).length <= 1) return cells.flat();
    return cells.flatMap((lines, index) => {
      const column = numbers.get(index) ?? ++place.columns.count;
      numbers.set(index, column);
      return lines.map((line) => ({ ...line, column, follows: place.column }));
    });
  });
}

/** "2012–2014 | Title / Company / points": what stands beside goes on the first line of the cell that tells most. */
function rowLines(cells: TextLine[][]): TextLine[] {
  const filled = cells.filter((lines) => lines.length > 0);
  const main = filled.reduce<TextLine[]>((longest, lines) => (isLonger(lines, longest) ? lines : longest), []);
  const first = main[0];
  if (!first || filled.length === 1) return main;
  const titles = filled.filter((lines) => lines !== main && lines.every(isTitle)).flat();
  const beside = filled.filter((lines) => lines !== main && !lines.every(isTitle));
  if (beside.length === 0) return [...titles, ...main];
  const lengths = new Set([main.length, ...beside.map((lines) => lines.length)]);
  if (titles.length === 0 && lengths.size === 1) return zipLines(filled);
  const short = beside.every((lines) => lines.length <= 3);
  if (!short) return filled.flat();
  const at = filled.indexOf(main);
  const left = beside.filter((lines) => filled.indexOf(lines) < at).map(joinNotes);
  const right = beside.filter((lines) => filled.indexOf(lines) > at).map(joinNotes);
  return [...titles, { ...first, text: [...left, first.text, ...right].join("\t") }, ...main.slice(1)];
}

function isLonger(lines: TextLine[], than: TextLine[]): boolean {
  const letters = (list: TextLine[]) =>
    list.reduce((sum, line) => sum + (isMarginNote(line.text) ? 0 : line.text.length), 0);
  return than.length === 0 || letters(lines) > letters(than);
}

function joinNotes(lines: TextLine[]): string {
  const texts = lines.map((line) => line.text);
  return texts.every((text) => isDateOnly(text) || text.length < 6) ? texts.join(" ") : texts.join("\t");
}

function zipLines(cells: TextLine[][]): TextLine[] {
  return (cells[0] ?? []).map((line, index) => {
    const texts = cells.map((lines) => lines[index]?.text ?? "");
    const named = cells.map((lines) => lines[index]).find((other) => other && !isMarginNote(other.text));
    return { ...(named ?? line), text: texts.join("\t") };
  });
}

function childrenOf(node: WordNode): WordNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : [];
}

function isNode(value: unknown): value is WordNode {
  return typeof value === "object" && value !== null;
}
