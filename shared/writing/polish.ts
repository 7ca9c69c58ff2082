import type { Book } from "#shared/languages/book.ts";
import { END, VALUE } from "./frames.ts";
import { onceOf } from "./once-of.ts";

const NARROW = "\u202f";
const VOWELS = "aeiouyhâàéèêëîïôûœAEIOUYHÂÀÉÈÊËÎÏÔÛŒ";
/** Where there is none, no elision is looked for. */
const BEFORE_VOWEL = new RegExp(` ${VALUE}[${VOWELS}]`, "u");

/** Elisions and spaces of the language in words of ours and where they meet the person's; theirs are not touched. */
export function polish(text: string, book: Book): string {
  let polished = text.replaceAll(`.${END}.`, `.${END}`);
  if (BEFORE_VOWEL.test(polished))
    for (const [pattern, short] of elisionsOf(book)) polished = polished.replace(pattern, `${short}$1`);
  return polished
    .split(VALUE)
    .map((part) => {
      const end = part.indexOf(END);
      return part.slice(0, Math.max(0, end)) + spaced(part.slice(end + 1), book);
    })
    .join("");
}

function spaced(text: string, { manners }: Book): string {
  if (!manners.typographicSpaces) return text;
  return text.replace(/[ \u00a0]([;:!?»])/gu, `${NARROW}$1`).replace(/«[ \u00a0]?/gu, `«${NARROW}`);
}

const elisionsOf = onceOf(({ words }: Book) =>
  Object.entries(words.elisions).map(([word, short]): [RegExp, string] => [
    new RegExp(`(?<![\\p{L}’'])${word}(${END}?) (?=${VALUE}[${VOWELS}])`, "gu"),
    short,
  ]),
);
