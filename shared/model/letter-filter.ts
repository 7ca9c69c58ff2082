import { cleanModelText, joinParagraphs, type Known } from "./clean-model-text.ts";
import { isSuspect } from "./letter-wording.ts";

/**
 * Cleans a model's text while it comes. The first sentence passes word by word, so that nothing is added to the
 * model's own first word; after it whole sentences pass as soon as the next one begins. What was given out is not taken
 * back: `end` has the last word.
 */
export function createLetterFilter(known: Known): {
  /** Whole sentences that the answer is gone on from; all of them can be shown. */
  begin: (text: string) => string;
  /** What can be shown now, after the next piece of the model's text. */
  push: (delta: string) => string;
  end: () => string[][];
} {
  let raw = "";
  let shown = "";
  let worthALook = true;
  let lookedAt = 0;
  return {
    begin: (text) => {
      raw = text;
      shown = joinParagraphs(cleanModelText(raw, known));
      return shown;
    },
    push: (delta) => {
      raw += delta;
      worthALook ||= /[.!?…\n]/u.test(delta);
      const inFirstWords = raw.length < MOST_FIRST_WORDS && !/[.!?…]\s/u.test(shown);
      if ((!worthALook && !inFirstWords) || isThinking(raw) || lookedAt > MOST_LOOKED_AT) return "";
      lookedAt += raw.length;
      worthALook = /[.!?…]["”’)\]]*\s*$/u.test(raw);
      const text = joinParagraphs(withoutLast(cleanModelText(raw, known))) || firstWords(raw, known);
      if (!text.startsWith(shown)) return "";
      const piece = text.slice(shown.length);
      shown = text;
      return piece;
    },
    end: () => cleanModelText(raw, known),
  };
}

/** Beyond this a first sentence is no sentence, and looking at it again and again would cost too much. */
const MOST_FIRST_WORDS = 1_000;

/**
 * In characters, of all looks at one text together: hundreds at a long letter. A model that goes round in circles may ask
 * for thousands, and is shown once it has ended.
 */
const MOST_LOOKED_AT = 4_000_000;

function isThinking(raw: string): boolean {
  return raw.lastIndexOf("<think") > raw.lastIndexOf("</think");
}

/** The last sentence may still be going on. */
function withoutLast(paragraphs: string[][]): string[][] {
  const last = paragraphs.at(-1) ?? [];
  return [...paragraphs.slice(0, -1), last.slice(0, -1)].filter((sentences) => sentences.length > 0);
}

/** As much of the body's first line as has come, unless it may turn out to be no part of the body. */
function firstWords(raw: string, known: Known): string {
  const start = raw.lastIndexOf("\n") + 1;
  const line = raw.slice(start).trimStart();
  const held =
    marks.test(line) ||
    isSuspect(line) ||
    isSame(line, known.name) ||
    cleanModelText(raw.slice(0, start), known).length > 0;
  return held ? "" : line.replace(/ +/g, " ").trimEnd();
}

/** One is the beginning of the other. */
function isSame(line: string, name: string): boolean {
  return name !== "" && (line.startsWith(name) || name.startsWith(line));
}

/** Marks that may turn out to be markup, a list or a placeholder once more of the text has come. */
const marks = /[[\]{}<>*_`#|\p{Cc}\p{Cf}]|^[-+•–>=~]|^\d{1,2}(?:$|[.)])|X{3}/u;
