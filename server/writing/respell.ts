import type { Book } from "#shared/languages/book.ts";
import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import type { LetterRequest } from "./letter-request.ts";

/** The letter in the spelling of the person's country, where what they typed or the posting shows it: "Freundliche Grüsse". */
export function respelled(letter: Letter, request: LetterRequest, book: Book): Letter {
  const { material, reading, job } = request;
  const { manners } = book;
  const said = [letter.subject, letter.greeting, letter.closing, ...letter.paragraphs.flat().map(({ text }) => text)];
  const near = manners.respellings
    .flatMap(({ cues, swaps }) => Object.entries(swaps).map(([from, to]) => ({ cues, from, to })))
    .filter(({ from }) => said.some((text) => text.includes(from)));
  const typed = near.length === 0 ? "" : JSON.stringify([material, reading, job]);
  const swaps = near.filter(({ cues, from }) => !typed.includes(from) && holdsAny(typed, cues));
  const curl = (text: string) => (manners.typographicSpaces ? text.replace(APOSTROPHE, "’") : text);
  const spell = (text: string) => curl(swaps.reduce((said, { from, to }) => said.replaceAll(from, to), text));
  const nouns = nounsIn(request, book);
  const told = ({ text, words, ...rest }: LetterSentence) => ({
    ...{ ...rest, words },
    // Who typed a capital within a sentence has typed the others as they meant them.
    text: spell(
      words === "ours" || nouns.size === 0 || (text.match(/(?<=.\s)\p{Lu}/gu)?.length ?? 0) > 2
        ? text
        : withNouns(text, nouns),
    ),
  });
  if (swaps.length === 0 && nouns.size === 0 && !manners.typographicSpaces) return letter;
  return {
    ...letter,
    subject: spell(letter.subject),
    greeting: spell(letter.greeting),
    closing: spell(letter.closing),
    paragraphs: letter.paragraphs.map((one) => one.map(told)),
  };
}

/** Our sentences have the other kind, and a letter has one. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Where nouns have capitals: words that the posting, or the person's own place, has with one inside a sentence. */
function nounsIn({ reading, material }: LetterRequest, { sentences }: Book): Set<string> {
  if (sentences.nouns.length === 0 || reading === null) return new Set();
  const texts = [...reading.points, ...reading.questions, ...reading.smallPrint].map(({ text }) => text);
  const all = texts.join("\n");
  const found = new Set<string>();
  const small: ReadonlySet<string> = new Set(all.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
  for (const [, word = ""] of all.matchAll(/(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{2,})(?!\p{L})/gu))
    if (!small.has(word.toLowerCase())) found.add(word.toLowerCase());
  for (const word of material.person.place.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []) found.add(word.toLowerCase());
  for (const polite of ["sie", "ihr", "ihre", "ihren", "ihnen", "ihrem", "ihrer", "du", "dich", "dein", "deine"])
    found.delete(polite);
  return found;
}

function withNouns(text: string, nouns: ReadonlySet<string>): string {
  // "Zu arbeiten" is a verb, though "Arbeiten" is a noun elsewhere.
  return text.replace(/(?<!\p{L}|(?<!\p{L})[Zz]u )\p{Ll}{3,}(?!\p{L})/gu, (word) =>
    nouns.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}
