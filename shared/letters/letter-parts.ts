import { oneOf } from "#shared/words/word-pattern.ts";
import { isEnclosures } from "./enclosures.ts";
import { parseListText } from "./list-labels.ts";
import { isPoint, partPoints } from "./point-lines.ts";
import tables from "./words/letter-parts.json" with { type: "json" };

/** A letter in the parts that are set differently on paper. A preview or a text someone typed may lack any of them. */
export type LetterParts<Sentence extends { text: string } = { text: string }> = {
  subject?: string | undefined;
  greeting?: string | undefined;
  paragraphs: readonly (readonly Sentence[])[];
  /** What is asked beside what is brought; it stands after that many paragraphs. */
  list?: ListPart<Sentence> | null | undefined;
  closing?: string | undefined;
  signature?: string | undefined;
  /** What goes with the letter: a heading and a line for each paper. */
  enclosures?: string | undefined;
};

export type ListPart<Sentence extends { text: string } = { text: string }> = {
  after: number;
  heads: readonly [string, string];
  rows: readonly { ask: Sentence; bring: Sentence }[];
};

/** The list with every cell's sentence changed in the same way. */
export function mapList<From extends { text: string }, To extends { text: string }>(
  list: ListPart<From> | null | undefined,
  change: (sentence: From, cell: "ask" | "bring") => To,
): ListPart<To> | undefined {
  if (!list) return undefined;
  return {
    ...list,
    rows: list.rows.map(({ ask, bring }) => ({ ask: change(ask, "ask"), bring: change(bring, "bring") })),
  };
}

/** All that the letter says of its writer: paragraphs, then what the list says they bring. */
export function sentencesOf<Sentence extends { text: string }>({
  paragraphs,
  list,
}: LetterParts<Sentence>): Sentence[] {
  return [...paragraphs.flat(), ...(list?.rows ?? []).map(({ bring }) => bring)];
}

/**
 * The parts of a letter that exists only as text (saved, edited or pasted). Nothing is lost or changed but blank
 * space: what is not plainly a subject, greeting, closing, signature or list of enclosures stays a paragraph, line breaks included.
 */
export function parseLetterText(content: string): LetterParts {
  const blocks = toBlocks(content);
  const above = hasSubject(blocks) ? blocks.shift() : undefined;
  const greeting = isGreeting(blocks[0]) ? blocks.shift() : undefined;
  const subject = above ?? (greeting !== undefined && beginsWithSubject(blocks) ? blocks.shift() : undefined);
  const enclosures = blocks.length > 1 && isEnclosures(blocks.at(-1) ?? "") ? blocks.pop() : undefined;
  const ending = takeEnding(blocks);
  const list = takeList(blocks);
  return {
    subject,
    greeting,
    paragraphs: blocks.map((block) => partPoints(block).map(({ text }) => ({ text }))),
    list,
    ...ending,
    enclosures,
  };
}

const LONGEST_LINE = 90;
const LONGEST_SUBJECT = 200;
const opensLetter = new RegExp(`^${oneOf(tables.opensLetter)}`, "iu");
const closesLetter = new RegExp(`^${oneOf(tables.closesLetter)}`, "iu");

function toBlocks(content: string): string[] {
  return content
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n+/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.trim())
        .join("\n")
        .trim(),
    )
    .filter(Boolean);
}

/** The first block of rows; a second one stays a paragraph, as no letter of ours has two. */
function takeList(blocks: string[]): ListPart | undefined {
  for (const [after, block] of blocks.entries()) {
    const list = parseListText(block);
    if (!list) continue;
    blocks.splice(after, 1);
    return { after, ...list };
  }
  return undefined;
}

/** Whatever stands over a greeting in one line: some name a long role with its reference. */
function hasSubject([first, second]: readonly string[]): boolean {
  return isLine(first, LONGEST_SUBJECT) && !isGreeting(first) && isGreeting(second);
}

/** British letters have it under the greeting: a line that is no sentence, with text below it. */
function beginsWithSubject([first, second]: readonly string[]): boolean {
  if (!isLine(first, LONGEST_SUBJECT) || isPoint(first) || second === undefined) return false;
  return !/[.!?…,:;]["”’)]?$/u.test(first) && !isClosing(first) && !isClosing(second.split("\n")[0]);
}

function isGreeting(block: string | undefined): boolean {
  return isShortLine(block) && (opensLetter.test(block) || /[,:،]$/u.test(block));
}

function takeEnding(blocks: string[]): { closing?: string; signature?: string } {
  const last = blocks.at(-1);
  const beforeLast = blocks.at(-2);
  if (last === undefined) return {};
  const lines = last.split("\n");
  if (lines.length > 1 && lines.length <= 4 && isClosing(lines[0])) {
    blocks.pop();
    const [closing, ...signature] = lines;
    return { closing: closing ?? "", signature: signature.join("\n") };
  }
  if (isShortLine(last) && isClosing(beforeLast)) {
    blocks.splice(-2);
    return { closing: beforeLast ?? "", signature: last };
  }
  if (isClosing(last)) {
    blocks.pop();
    return { closing: last };
  }
  return {};
}

/** A French closing is a whole sentence, so it may be longer than a greeting. */
function isClosing(block: string | undefined): boolean {
  if (block === undefined || block.includes("\n")) return false;
  return closesLetter.test(block) && (block.length <= 40 || (/^(je|reciba)/iu.test(block) && block.length <= 200));
}

function isShortLine(block: string | undefined): block is string {
  return isLine(block, LONGEST_LINE);
}

function isLine(block: string | undefined, longest: number): block is string {
  return block !== undefined && block.length <= longest && !block.includes("\n");
}
