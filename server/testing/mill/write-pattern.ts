import type { Span } from "./sheet.ts";

const marks: Record<string, "bold" | "italic" | "capitals" | "small"> = {
  "*": "bold",
  _: "italic",
  "^": "capitals",
  "~": "small",
};

/** "*{title}*[, {place}]\t{dates}" → its cells with their looks; a part in brackets goes where it holds nothing. */
export function writePattern(pattern: string, values: Record<string, string>): Span[][] {
  const filled = pattern
    .replace(/\[([^\]]*)\]/g, (_all, part: string) => (isEmpty(part, values) ? "" : part))
    .split("\t")
    .map((cell) => toSpans(cell, values))
    .filter((spans) => spans.some(({ text }) => text.trim() !== ""));
  return filled;
}

function isEmpty(part: string, values: Record<string, string>): boolean {
  return [...part.matchAll(/\{([\w.]+)\}/g)].every(([, name = ""]) => !values[name]);
}

function toSpans(cell: string, values: Record<string, string>): Span[] {
  const look = { bold: false, italic: false, capitals: false, small: false };
  const spans: Span[] = [];
  // Marks are looked for before values are filled in: "C*" stays as it is.
  for (const piece of cell.split(/([*_^~]|\{[\w.]+\})/)) {
    const mark = marks[piece];
    if (mark) look[mark] = !look[mark];
    else if (piece !== "") {
      const name = /^\{([\w.]+)\}$/.exec(piece)?.[1];
      spans.push({ text: name ? (values[name] ?? "") : piece, ...look });
    }
  }
  return spans;
}

export function plainSpan(text: string, look: Partial<Span> = {}): Span {
  return { text, bold: false, italic: false, capitals: false, small: false, ...look };
}
