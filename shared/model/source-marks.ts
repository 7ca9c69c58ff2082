import type { Fact } from "#shared/letters/letter.schema.ts";

/** What a model says a passage rests on, by numbers of the prompt; `at` counts letters and figures before the mark. */
export type SourceMark = { at: number; facts: number[]; lines: number[] };

/**
 * Takes the marks ("[F3 P7]", "[]") out of a model's text while it comes, however it is cut. What may still become a mark
 * is held back; other brackets pass.
 */
export function createMarkReader(): { push: (delta: string) => string; end: () => string; marks: () => SourceMark[] } {
  const marks: SourceMark[] = [];
  let held = "";
  let letters = 0;
  let last = "";

  function read(text: string): string {
    const passed: string[] = [];
    let from = 0;
    const pass = (piece: string) => {
      passed.push(piece);
      letters += countLetters(piece);
      last = piece.slice(-1) || last;
    };
    for (const match of text.matchAll(MARK)) {
      pass(text.slice(from, match.index));
      from = match.index + match[0].length;
      marks.push({ at: letters, ...numbersIn(match[0]) });
      // "…end.[F3]Next": the mark was all that parted two sentences.
      if (/[.!?…]/u.test(last) && /^[\p{L}\p{N}]/u.test(text.slice(from, from + 2))) pass(" ");
    }
    pass(text.slice(from));
    return passed.join("");
  }

  return {
    push: (delta) => {
      const text = held + delta;
      const at = UNFINISHED.exec(text)?.index ?? text.length;
      held = text.slice(at);
      return read(text.slice(0, at));
    },
    end: () => {
      const rest = read(held);
      held = "";
      return rest;
    },
    marks: () => marks,
  };
}

/** A text without its marks, whole. */
export function withoutMarks(text: string): { text: string; marks: SourceMark[] } {
  const reader = createMarkReader();
  const passed = reader.push(text) + reader.end();
  return { text: passed, marks: reader.marks() };
}

const IDS = "(?:[FP] ?\\d{1,4}(?: ?[-–] ?[FP]?\\d{1,4})?[ ,;/|+&]{0,3})";
const MARK = new RegExp(
  `[ \\t]?(?:\\[ ?(?:${IDS}{0,40}|none|-|–) ?\\]|【 ?${IDS}{1,40} ?】|\\( ?${IDS}{1,40} ?\\))`,
  "giu",
);

/** The end of a text that may be the beginning of a mark; a mark at the very end too, as what follows it tells more. */
const UNFINISHED = /[ \t]?(?:[[(【][FPfp\d ,;/|+&–-]{0,200}[\])】]?|\[ ?(?:n|no|non|none) ?\]?|[ \t])$/u;

function numbersIn(mark: string): { facts: number[]; lines: number[] } {
  const facts = new Set<number>();
  const lines = new Set<number>();
  for (const [, kind = "", from, to] of mark.matchAll(/([FP]) ?(\d{1,4})(?: ?[-–] ?[FP]?(\d{1,4}))?/giu)) {
    const [first, last] = [Number(from), Number(to ?? from)];
    const into = kind.toUpperCase() === "F" ? facts : lines;
    for (let number = first; number <= Math.min(last, first + 20); number++) into.add(number);
  }
  return { facts: [...facts], lines: [...lines] };
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/**
 * The sources of cleaned sentences. They are found again in the text that the marks were taken from by letters and
 * figures alone, so that cleaning may have changed everything else. Null for a sentence that the model left unmarked.
 */
export function sourcesOf(
  paragraphs: readonly (readonly string[])[],
  from: { text: string; marks: readonly SourceMark[]; facts: readonly Fact[]; posting: readonly string[] },
): ({ facts: string[]; postingLines: number[] } | null)[][] {
  const bare = lettersOf(from.text);
  let at = 0;
  // Marks come in the order of the text.
  let nextMark = 0;
  const marksUpTo = (end: number) => {
    const first = nextMark;
    while ((from.marks[nextMark]?.at ?? Number.POSITIVE_INFINITY) <= end) nextMark++;
    return from.marks.slice(first, nextMark);
  };
  return paragraphs.map((sentences) =>
    sentences.map((sentence) => {
      const own = lettersOf(sentence);
      const start = bare.indexOf(own, at);
      if (start === -1) return null;
      at = start + own.length;
      marksUpTo(start);
      const mine = marksUpTo(at);
      if (mine.length === 0) return null;
      const facts = mine.flatMap((mark) => mark.facts).flatMap((number) => from.facts[number - 1]?.id ?? []);
      const lines = mine.flatMap((mark) => mark.lines).filter((line) => from.posting[line - 1]?.trim());
      return { facts: [...new Set(facts)], postingLines: [...new Set(lines)].sort((one, other) => one - other) };
    }),
  );
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
