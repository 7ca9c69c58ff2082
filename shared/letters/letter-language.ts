import { type Language, languageSchema } from "./letter.schema.ts";

/** The language of a letter that exists only as text, told from its small words; English where they do not tell. */
export function guessLanguage(text: string): Language {
  const counts = countSmallWords(text);
  return languageSchema.options.reduce((best, language) => (counts[language] > counts[best] ? language : best));
}

/** The same for any text, null where its small words are too few or speak for two languages. */
export function tellLanguage(text: string): Language | null {
  const counts = countSmallWords(text);
  const [first, second] = languageSchema.options.toSorted((one, other) => counts[other] - counts[one]);
  if (!first || !second || counts[first] < FEWEST_WORDS || counts[first] < 2 * counts[second]) return null;
  return first;
}

const FEWEST_WORDS = 2;

function countSmallWords(text: string): Record<Language, number> {
  const counts: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0 };
  for (const word of text
    .slice(0, LOOKED_AT)
    .toLowerCase()
    .split(/[^\p{L}]+/u)) {
    const language = languageOf.get(word);
    if (language) counts[language] += 1;
  }
  return counts;
}

const LOOKED_AT = 5_000;

/** Words that are frequent in one of the four languages and rare or unknown in the others. */
const smallWords: Record<Language, string> = {
  en: "the and of to for with my your i is that have on at",
  es: "el los las y que para con mi su una por como en del",
  fr: "le les et je des pour vous dans votre une du mon est au",
  de: "der die das und ich mit für ein eine ist den zu bei im",
};

const languageOf = new Map(
  languageSchema.options.flatMap((language) =>
    smallWords[language].split(" ").map((word) => [word, language] as const),
  ),
);
