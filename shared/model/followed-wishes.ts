import type { Language } from "#shared/letters/letter.schema.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";

/**
 * What to tell the person of wishes that the model's letter does not seem to follow. Whether it does is told by the
 * wish's own words; across languages only its figures and names can be looked for.
 */
export function wishNotices(wishes: readonly string[], letter: { body: string; language: Language }): string[] {
  const said = stemsOf(letter.body);
  return wishes.flatMap((wish) => {
    const isForeign = guessLanguage(wish) !== letter.language;
    const telling = isForeign ? (wish.match(NAME_OR_FIGURE) ?? []) : [...stemsOf(wish)];
    const found = telling.filter((word) => (isForeign ? letter.body.includes(word) : said.has(word)));
    if (telling.length > 0 && found.length / telling.length >= ENOUGH) return [];
    return [
      isForeign
        ? `Check that the letter includes “${wish}”. We couldn't check it because it's in a different language.`
        : `The letter may not include what you asked for: “${wish}”. Write it again, or add it yourself.`,
    ];
  });
}

const ENOUGH = 0.6;

/** Not the first word: that has a capital anyway. */
const NAME_OR_FIGURE = /(?<=\s)\p{Lu}\p{L}+|\d[\d.,]*/gu;

/** Beginnings of words that carry meaning, without words of asking. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5)));
}

const COMMON = new Set(
  (
    "please mention that say tell add include write note about the and for with can have has had will would could not them " +
    "bitte erwähne erwähnen dass sagen schreiben und für mit ich kann habe bin nicht der die das eine einen " +
    "merci mentionner mentionnez dire que les des pour avec suis peux une " +
    "por favor menciona indica que los las para con puedo tengo soy una"
  ).split(" "),
);
