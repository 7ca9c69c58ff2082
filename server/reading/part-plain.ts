import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { holdsAny } from "#shared/writing/text-words.ts";

/**
 * A paragraph that became one row, as rows of a sentence each, so that every one can be kept, mended, or told where it
 * belongs. A sentence that goes on with the one before it ("I showed that to …") stays with it.
 */
export function partPlain(rows: readonly MaterialLine[], language: Language): MaterialLine[] {
  const book = books[language];
  return rows.flatMap((row) => {
    const parts: string[] = [];
    for (const text of sentencesOf(row.text)) {
      if (parts.length === 0 || endsCutShort(parts.at(-1) ?? "") || goesOn(text, book))
        parts.push([parts.pop(), text].filter(Boolean).join(" "));
      else parts.push(text);
    }
    return parts.map((text, at) => (at === 0 ? { ...row, text } : { ...row, id: `${row.id}-s${at}`, text }));
  });
}

/** Who types small begins their sentences so too: "i drive since 2019. before i was a rigger". */
function sentencesOf(text: string): string[] {
  // "3 sem. de retard": what is counted is cut short there.
  const raised = text.replace(/(?<=(?<!\d\s\p{Ll}{2,4})(?<=[\p{Ll}\d]{3})[.!?]\s)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
  if (raised.length !== text.length) return splitSentences(text).map((sentence) => sentence.text);
  return splitSentences(raised).map((sentence) => text.slice(sentence.at, sentence.at + sentence.text.length));
}

/** "Kat. C/CE": no sentence ends here. */
export function endsCutShort(text: string): boolean {
  return /(?:^|\s)(?:approx|aprox|bzw|ca|cat|dept|env|incl|inkl|kat|kl|mt|no|nr|std|u\.a|v\.a|vgl|z\.b)\.$/iu.test(
    text,
  );
}

function goesOn(sentence: string, { words, links }: Book): boolean {
  const low = sentence.toLowerCase().replaceAll("’", "'");
  const start = low.split(/\s+/u).slice(0, START).join(" ");
  const isShort = low.split(/\s+/u).length < FEWEST_WORDS;
  const isLinked = [...links.linked, ...links.afterwards, ...JOINING].some((word) => start.startsWith(`${word} `));
  return isShort || isLinked || holdsAny(start, words.pointers);
}

const START = 4;
const FEWEST_WORDS = 3;
const JOINING = "aber and außerdem but dort et mais ou oder or pero sonst und y".split(" ");
