import type { ReadLetter } from "#shared/letters/read-letter.schema.ts";
import { readContacts } from "./contacts.ts";
import { readName } from "./name.ts";
import { prepareLines } from "./prepare-lines.ts";
import type { TextLine } from "./resume-text.ts";

/** Lines among which a letter names its sender. */
const HEAD = 14;

/** Reads a letter as programs of employers do: who writes, how to reach them, and the words in their order. */
export function readLetter(fileLines: TextLine[]): ReadLetter {
  const lines = prepareLines(fileLines);
  const head = lines.slice(0, HEAD);
  const { email, phone } = readContacts(lines, head);
  return { name: readName(head, email, new Set()).name, email, phone, text: lines.map(({ text }) => text).join("\n") };
}
