import type { Book } from "#shared/languages/book.ts";
import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import { isFiniteWord } from "#shared/material/look-at-sentence.ts";
import type { Material } from "#shared/material/material.schema.ts";
import { idOf } from "./choose.ts";
import type { LetterRequest } from "./letter-request.ts";
import { rememberByBook } from "./remember-by-book.ts";

/** The letter in the spelling of the person's country, where what they typed or the posting shows it: "Freundliche Grüsse". */
export function respelled(letter: Letter, request: LetterRequest, book: Book): Letter {
  const { material, reading, job } = request;
  const { manners } = book;
  const said = [letter.subject, letter.greeting, letter.closing, ...letter.paragraphs.flat().map(({ text }) => text)];
  const all = said.join("\n");
  const isSaid = (from: string) => all.includes(from);
  const near = manners.respellings.filter(({ swaps, bareGreeting }) => bareGreeting || Object.keys(swaps).some(isSaid));
  const typed = near.length === 0 ? "" : JSON.stringify([rowsOf(material), reading, job]);
  // "401(k)" is among the words of a country.
  const low = typed.toLowerCase().replace(/[()]/gu, " ");
  const shown = near.filter(({ cues }) => holdsCue(low, cues));
  const isBare = shown.some(({ bareGreeting }) => bareGreeting);
  const swaps = shown
    .flatMap((one) => Object.entries(one.swaps))
    .filter(([from]) => isSaid(from) && !typed.includes(from));
  const curl = (text: string) => (manners.typographicSpaces ? text.replace(APOSTROPHE, "’") : text);
  const spell = (text: string) => curl(swaps.reduce((said, [from, to]) => said.replaceAll(from, to), text));
  const nouns = nounsIn(request, book);
  const accents = accentsIn(request, book);
  const told = ({ text, words, ...rest }: LetterSentence) => ({
    ...{ ...rest, words },
    // Who typed a capital within a sentence has typed the others as they meant them.
    text: withAccents(
      spell(
        words === "ours" || nouns.size === 0 || (text.match(/(?<=.\s)\p{Lu}/gu)?.length ?? 0) > 2
          ? text
          : withNouns(text, nouns),
      ),
      words === "ours" ? accents : NONE,
    ),
  });
  const isAsTyped = swaps.length + nouns.size + accents.size === 0 && !manners.typographicSpaces && !isBare;
  if (isAsTyped) return letter;
  const greeting = spell(letter.greeting);
  const paragraphs = letter.paragraphs.map((one) => one.map(told));
  return {
    ...letter,
    subject: spell(letter.subject),
    greeting: isBare ? greeting.replace(/,$/u, "") : greeting,
    closing: spell(letter.closing),
    paragraphs: isBare ? startedLarge(paragraphs) : paragraphs,
  };
}

/** As `holdsAny`, of a text that is long and looked at once: it is not taken apart. */
function holdsCue(low: string, cues: readonly string[]): boolean {
  return cues.some((cue) => {
    for (let at = low.indexOf(cue); at >= 0; at = low.indexOf(cue, at + 1))
      if (!PART.test(low.charAt(at - 1)) && !PART.test(low.charAt(at + cue.length))) return true;
    return false;
  });
}

const PART = /^[\p{L}\p{N}'’-]$/u;

/** Words of the posting with an accent, by what is typed without: "topografo" in a title is its "topógrafo". */
function accentsIn({ job, reading }: LetterRequest, book: Book): ReadonlyMap<string, string> {
  const texts = [job.role, ...(reading?.points ?? []).map(({ text }) => text)].join(" ").toLowerCase();
  const words = new Set(texts.match(/\p{L}{6,}/gu) ?? []);
  const bare = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
  const ours = frameWords("", book);
  // "Souhaité" in a posting is no other spelling of "Je souhaite".
  const isOther = (word: string) => bare(word) !== word && !words.has(bare(word)) && !ours.has(bare(word));
  const accented = [...words].filter((word) => ACCENT.test(word) && isOther(word));
  return new Map(accented.map((word) => [bare(word), word]));
}

const ACCENT = /[^a-z]/u;

/** Words that stand in our own sentences: they are spelt as they are meant. */
const frameWords = rememberByBook((_text, { frames, facts, tones, informal, manners }): ReadonlySet<string> => {
  const said = JSON.stringify([frames, facts.frames, tones, informal, manners]).toLowerCase();
  return new Set(said.match(/\p{L}{6,}/gu));
});

const NONE: ReadonlyMap<string, string> = new Map();

function withAccents(text: string, accents: ReadonlyMap<string, string>): string {
  if (accents.size === 0) return text;
  return text.replace(/(?<!\p{L})\p{Ll}{6,}(?!\p{L})/gu, (word) => accents.get(word) ?? word);
}

function startedLarge(paragraphs: readonly LetterSentence[][]): LetterSentence[][] {
  return paragraphs.map((paragraph, at) =>
    paragraph.map((one, place) =>
      at + place === 0 ? { ...one, text: one.text.charAt(0).toUpperCase() + one.text.slice(1) } : one,
    ),
  );
}

/** The name of a frame in one spelling, whatever the country: frames that read the same there have one name. */
export const frameIdOf = rememberByBook((frame, { manners }) => {
  const swaps = manners.respellings.flatMap(({ swaps }) => Object.entries(swaps));
  return idOf(swaps.reduce((said, [from, to]) => said.replaceAll(from, to), frame));
});

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
    if (!small.has(word.toLowerCase()) && !isFiniteWord(word.toLowerCase(), sentences)) found.add(word.toLowerCase());
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

/** What the person typed: our beginnings of their answers say nothing of where they are. */
function rowsOf(material: Material): unknown {
  return { ...material, completions: material.completions.map(({ ending }) => ending) };
}
