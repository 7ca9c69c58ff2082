import { bareLetters, letterByLetter } from "./plain-letters.ts";

/** A rough stem: enough to bring the inflections of one word together in the four languages, no more. */
export function stemOf(word: string): string {
  const folded = fold(word);
  if (folded.length <= 4) return folded.replace(/s$/u, "");
  const stem = folded
    .replace(/'s$/u, "")
    .replace(
      /(?:ations?|ating|ators?|ings?|ements?|ungen|ung|aciones|acion|amiento|ando|iendo|ieren|iert|edly|antes?|ables?|ies|ied|ly|ed|ers?|es|en|em|e|s|n|os|as|o|a|y)$/u,
      "",
    );
  return (stem.length < 3 ? folded : stem).slice(0, 8);
}

/** Lower case without accents; ß is ss. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  return letterByLetter(small, BARE) ?? bareOf(small);
}

function bareOf(small: string): string {
  return small
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replace(/ß/gu, "ss")
    .replace(/[’‘]/gu, "'");
}

const BARE = bareLetters(bareOf);
