import { ORDINAL_NOUN } from "#shared/letters/ordinals.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { afterword, closingLine, greetingLine, preamble, subjectLine } from "./letter-wording.ts";
import tables from "./words/letter-wording.json" with { type: "json" };

/** What a placeholder can be filled with; null where nobody knows. */
export type Known = { name: string; company: string | null; role: string | null };

/**
 * Paragraphs of sentences out of what a model wrote: no thoughts, preamble, head, closing, signature or afterword, no
 * Markdown and no placeholders. A sentence with a gap that cannot be filled is left out whole.
 */
export function cleanModelText(raw: string, known: Known): string[][] {
  const blocks = withoutMarkup(raw)
    .split(/\n\s*\n/)
    .slice(0, MOST_PARAGRAPHS)
    .map((block) => block.split("\n").flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0);
  return withoutEnd(withoutHead(blocks), known)
    .map((lines) => toSentences(lines.join(" "), known))
    .filter((sentences) => sentences.length > 0);
}

/** No letter has so many; a model that goes round in circles may write twenty thousand. */
const MOST_PARAGRAPHS = 1_000;

export function joinParagraphs(paragraphs: readonly (readonly string[])[]): string {
  return paragraphs.map((sentences) => sentences.join(" ")).join("\n\n");
}

function withoutMarkup(raw: string): string {
  return (
    raw
      .toWellFormed()
      // A thought whose end has not come is all there is so far.
      .replace(/<(think|thinking|reasoning|analysis|script|style)(?:\s[^<>]*)?>[\s\S]*?(?:<\/\1>|$)/gi, "")
      .replace(/<\|[^|\n]{0,40}\|>/g, "")
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
      .replace(/^[ \t]*(?:```|~~~)[^\n]*$/gm, "")
      .replace(/^[ \t]*(?:[-*_=]{3,})[ \t]*$/gm, "")
      .replace(/^[ \t]*#{1,6}[ \t]+[^\n]*$/gm, "")
      .replace(/^[ \t]*(?:>[ \t]?)+/gm, "")
      .replace(listMark, "")
      .replace(/<br\s*\/?>/gi, "\n")
      .replace(/<\/p>/gi, "\n\n")
      .replace(htmlTag, "")
      .replace(/\[([^[\]\n]{1,200})\]\(https?:[^)\s]{0,400}\)/g, "$1")
      .replace(/(\*\*|__)(?![\s*_])([^\n*_]{0,600}[^\s*_])\1/g, "$2")
      .replace(/(^|[\s("“])[*_](?=\S)([^*_\n]{0,600}?[^\s*_])[*_](?=$|[\s).,;:!?"”])/gm, "$1$2")
      .replace(/`([^`\n]*)`/g, "$1")
      .replace(/\*\*/g, "")
      .replace(/[ \t\u00a0]+/g, (space) => (space.includes("\u00a0") ? "\u00a0" : " "))
  );
}

/** Other words in angle brackets are placeholders. */
const htmlTag = new RegExp(String.raw`<\/?${oneOf(tables.htmlTag)}(?:\s[^<>]*)?\/?>`, "gi");

/** Numbers of a list too, but no date that a line begins with: "2. Mai". */
const listMark = new RegExp(
  String.raw`^[ \t]*(?:[*+•–-]|\d{1,2}\)|\d{1,2}\.(?![ \t]+${ORDINAL_NOUN}))[ \t]+(?=\S)`,
  "gmu",
);

/** Drops preambles, subject lines, address blocks and the greeting from the top. */
function withoutHead(blocks: string[][]): string[][] {
  // Taken from the end of lists that are turned round: taking thousands from the beginning would move all others each time.
  const rest = blocks.map((lines) => lines.toReversed()).toReversed();
  let preambles = 0;
  for (let block = rest.at(-1); block; block = rest.at(-1)) {
    const first = block.at(-1) ?? "";
    const withoutPreamble = preambles < MOST_PREAMBLES ? first.replace(preamble, "") : first;
    if (first === "" || greetingLine.test(first) || subjectLine.test(first)) block.pop();
    else if (withoutPreamble !== first) {
      block[block.length - 1] = capitalised(withoutPreamble);
      preambles++;
    } else if (isAddressBlock(block)) rest.pop();
    else break;
    if (block.length === 0 && rest.at(-1) === block) rest.pop();
  }
  return rest.map((lines) => lines.toReversed()).toReversed();
}

/** One after the other; a model that goes round in circles says thousands. */
const MOST_PREAMBLES = 20;

function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Short lines without the end of a sentence: a name, an address, a date, a title. */
function isAddressBlock(lines: string[]): boolean {
  return lines.every(
    (line) => line.split(" ").length <= 8 && !/[.!?…]["”’)]?$/u.test(line) && splitSentences(line).length === 1,
  );
}

/** Cuts at the closing, and drops what is said to the person after it. */
function withoutEnd(blocks: string[][], known: Known): string[][] {
  const kept: string[][] = [];
  for (const lines of blocks) {
    const end = lines.findIndex((line, index) => closingLine.test(line) && (index > 0 || kept.length > 0));
    if (end === -1) {
      kept.push(lines);
      continue;
    }
    if (end > 0) kept.push(lines.slice(0, end));
    break;
  }
  for (let last = kept.at(-1); last && kept.length > 1; last = kept.at(-1)) {
    const first = last[0] ?? "";
    if (!afterword.test(first) && first !== known.name) break;
    kept.pop();
  }
  return kept;
}

function toSentences(paragraph: string, known: Known): string[] {
  return splitSentences(paragraph)
    .map(({ text }) => fillPlaceholders(text, known).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !placeholder.test(sentence));
}

const placeholder = /[[\]{}]|<\p{L}[^<>\n]{0,60}>|_{3,}|\bX{3,}\b/u;

function fillPlaceholders(sentence: string, { name, company, role }: Known): string {
  return sentence.replace(/[[{<]{1,2}([^\]}>\n]{1,60})[\]}>]{1,2}/gu, (whole: string, words: string) => {
    for (const [pattern, value] of [
      [/^(?:your |my |applicant(?:'s)? |candidate(?:'s)? )?(?:full )?name$/i, name || null],
      [/^(?:the )?(?:company|employer|organi[sz]ation|firm|hospital|school)(?:'s)?(?: name)?$/i, company],
      [/^(?:the )?(?:job|position|role)(?: title| name)?$/i, role],
    ] as const) {
      if (pattern.test(words.trim()) && value) return value;
    }
    return whole;
  });
}
