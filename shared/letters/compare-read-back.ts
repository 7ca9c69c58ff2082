import { conventions } from "./letter-convention.ts";
import type { LetterParts } from "./letter-parts.ts";
import type { Letterhead } from "./letterhead.ts";
import { joinSentences } from "./point-lines.ts";
import type { ReadLetter } from "./read-letter.schema.ts";

/** What came out of a letter's file right, and what did not, in words for the person. */
export type ReadBack = { right: string[]; wrong: string[] };

/** Holds what a program read out of a file against the letter that went into it. */
export function compareReadBack(read: ReadLetter, letter: { letterhead: Letterhead; parts: LetterParts }): ReadBack {
  const { name, email = "", phone = "" } = letter.letterhead;
  const result: ReadBack = { right: [], wrong: [] };
  const note = (isRight: boolean, right: string, wrong: string) =>
    isRight ? result.right.push(right) : result.wrong.push(wrong);
  if (name.trim() !== "") {
    const isThere = plain(read.text).includes(plain(name));
    const taken = read.name === "" ? "found none" : `read “${read.name}” instead`;
    note(
      plain(read.name) === plain(name),
      "your name",
      isThere ? `Your name is in the file, but the program ${taken}.` : "Your name can't be read from the file.",
    );
  }
  if (email !== "")
    note(read.email.toLowerCase() === email.toLowerCase(), "email", `Instead of your email it read “${read.email}”.`);
  if (phone !== "")
    note(digitsOf(read.phone) === digitsOf(phone), "phone", `Instead of your phone number it read “${read.phone}”.`);
  const words = wordsOf(bodyOf(letter));
  const missing = missingWords(words, wordsOf(read.text));
  note(
    missing.length === 0,
    "the whole text",
    `Words missing or out of place (${missing.length}): ${missing.slice(0, 5).join(", ")}.`,
  );
  return result;
}

/** In the order of the sheet. */
function bodyOf({ letterhead, parts }: { letterhead: Letterhead; parts: LetterParts }): string {
  const { subject, greeting, paragraphs, closing, signature, enclosures } = parts;
  const text = paragraphs.map(joinSentences);
  const head = conventions[letterhead.convention ?? "us"].subjectLast ? [greeting, subject] : [subject, greeting];
  return [...head, ...text, closing, signature, enclosures].filter(Boolean).join("\n");
}

/** A word broken over two lines is whole again; marks and case do not count. */
function wordsOf(text: string): string[] {
  return plain(text.replace(/(\p{L})[-\u2010]\n(?=\p{Ll})/gu, "$1")).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Words that do not follow in the read text on those before them; a single stray word does not end the search. */
function missingWords(words: readonly string[], read: readonly string[]): string[] {
  const missing: string[] = [];
  let at = 0;
  for (const word of words) {
    const found = read.indexOf(word, at);
    if (found < 0 || found - at > FURTHEST) missing.push(word);
    else at = found + 1;
  }
  return missing;
}

/** The letterhead stands before the first word of the text. */
const FURTHEST = 60;
