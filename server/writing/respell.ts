import type { Book } from "#shared/languages/book.ts";
import type { Letter } from "#shared/letters/letter.schema.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import type { LetterRequest } from "./letter-request.ts";

/** The letter in the spelling of the person's country, where what they typed or the posting shows it: "Freundliche Grüsse". */
export function respelled(letter: Letter, { material, reading, job }: LetterRequest, { manners }: Book): Letter {
  const typed = JSON.stringify([material, reading, job]);
  const swaps = manners.respellings.filter(({ cues, from }) => !typed.includes(from) && holdsAny(typed, cues));
  if (swaps.length === 0) return letter;
  const spell = (text: string) => swaps.reduce((said, { from, to }) => said.replaceAll(from, to), text);
  return {
    ...letter,
    subject: spell(letter.subject),
    greeting: spell(letter.greeting),
    closing: spell(letter.closing),
    paragraphs: letter.paragraphs.map((one) => one.map((sentence) => ({ ...sentence, text: spell(sentence.text) }))),
  };
}
