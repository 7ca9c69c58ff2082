import { rememberTexts } from "./remember-texts.ts";
import { fold, stemOf } from "./stem.ts";

/**
 * Whether a fact holds every telling word of a phrase of the posting: only then may the phrase stand for the fact.
 * "the current RN license in Oregon" may not stand for "RN license": the posting is no evidence about the person.
 */
export function saysAll(fact: string, phrase: string): boolean {
  const known = new Set(wordsOf(fact));
  return wordsOf(phrase).every(
    (word) => known.has(word) || known.has(`${word}s`) || known.has(word.replace(/s$/u, "")),
  );
}

/** The same where words may be inflected: "running the safety talk" in "Run the pre-shift safety talk". */
export function saysAllInflected(fact: string, phrase: string): boolean {
  const known = rootsOf(fact);
  for (const root of rootsOf(phrase)) if (!known.has(root)) return false;
  return true;
}

const rootsOf = rememberTexts((text): ReadonlySet<string> => new Set(wordsOf(text).map(rootOf)));

/** "running" and "run" are one. */
function rootOf(word: string): string {
  return stemOf(word).replace(/([bdgmnprt])\1$/u, "$1");
}

function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replaceAll("licence", "license")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !SMALL.has(word));
}

const SMALL = new Set(
  "a an the of in for from on at with and or your our any le la les de du des et ou un une der die das ein eine und oder von el los las y o en".split(
    " ",
  ),
);
