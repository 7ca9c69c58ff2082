import { languageNames } from "#shared/letters/letter.schema.ts";
import { toFacts } from "#shared/material/to-facts.ts";
import { type Composed, compose } from "./compose.ts";
import type { Gathered } from "./gathered.ts";
import { toHints } from "./hints.ts";
import type { LetterRequest, WrittenLetter } from "./letter-request.ts";
import { writerBooks } from "./writer-books.ts";

const MOST_WORDS = { short: 170, usual: 400, long: 460 } as const;
const MOST_ROUNDS = 8;

/**
 * Writes a letter from the person's rows and answers alone: hand-written sentences of ours around their own, which
 * stand as they are. The same request gives the same letter, and every sentence names the rows it rests on.
 */
export function writeLetter(request: LetterRequest, book = writerBooks[request.language]): WrittenLetter {
  let composed: Composed = compose(request, book, 0);
  for (let spare = 1; spare < MOST_ROUNDS && composed.words > MOST_WORDS[request.length]; spare++)
    composed = compose(request, book, spare);
  const { letter, gathered, used } = composed;
  return {
    letter,
    facts: toFacts(gathered.material),
    hints: toHints(request, gathered, letter, book),
    notices: toNotices(request, gathered),
    toSay: gathered.toSay,
    used: [used],
  };
}

function toNotices(
  { language, length, translation }: LetterRequest,
  { toSay, unfollowed, ranked }: Gathered,
): string[] {
  const named = toSay.map(({ text }) => `“${text}”`).join(", ");
  const way = translation?.untranslated === "keep" ? "Kept as they are" : "Left out";
  return [
    ...(toSay.length > 0
      ? [`${way}, because the built-in writer can't put them into ${languageNames[language]}: ${named}`]
      : []),
    ...unfollowed.map((wish) => `We couldn't include “${wish}”. The built-in writer only uses complete sentences.`),
    ...(length === "long" && ranked.length < ENOUGH_FOR_LONG ? [TOO_LITTLE] : []),
  ];
}

const ENOUGH_FOR_LONG = 9;
const TOO_LITTLE =
  "Your details don't fill a long letter without padding, so it's shorter. Add more of what you've done.";
