import type { Fact, LetterSentence } from "#shared/letters/letter.schema.ts";
import { countWords } from "#shared/words/count-words.ts";
import type { Briefing } from "./briefing.ts";
import { joinParagraphs } from "./clean-model-text.ts";
import { wishNotices } from "./followed-wishes.ts";
import { limitOfPosting } from "./word-limit.ts";

/** What the person should know of a model's letter before sending it. */
export function letterNotices(
  { wishes, language, posting, unconfirmed, facts }: Briefing,
  { paragraphs, notices }: { paragraphs: readonly (readonly LetterSentence[])[]; notices: readonly string[] },
): string[] {
  const body = joinParagraphs(paragraphs.map((sentences) => sentences.map(({ text }) => text)));
  const used = new Set(paragraphs.flat().flatMap((sentence) => sentence.facts));
  const open = facts.filter(({ id }) => unconfirmed.includes(id) && used.has(id));
  const limit = limitOfPosting(posting);
  const count = countWords(body);
  return [
    ...notices,
    ...(limit && count > limit.words
      ? [`The posting allows ${limit.words} words, and the letter has ${count}. Shorten it before you send it.`]
      : []),
    ...(open.length > 0
      ? [
          `The letter uses details you haven't confirmed yet: ${open.map(({ text }) => `“${text}”`).join(", ")}. Confirm or remove them.`,
        ]
      : []),
    ...wishNotices(wishes, { body, language }),
  ];
}

/** What the person asked to be said is theirs to say. */
export function wishFacts({ wishes }: Pick<Briefing, "wishes">): Fact[] {
  return wishes.map((text, index) => ({
    id: `form.wishes.${index}`,
    origin: "form",
    label: "What you asked for",
    text,
  }));
}
