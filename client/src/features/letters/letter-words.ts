import { format, isValid, parseISO } from "date-fns";

const PREVIEW_LENGTH = 150;

/** "Nov 21, 2026", or "Unknown date" for what is no date. */
export function savedOn(date: string | null): string {
  const parsed = parseISO(date ?? "");
  return isValid(parsed) ? format(parsed, "MMM d, yyyy") : "Unknown date";
}

/** The first 150 characters and an ellipsis; a shorter letter as it is. */
export function previewOf(content: string): string {
  const characters = [...content];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join("").trimEnd()}...` : content;
}

/** "one letter", "six letters", "14 letters". */
export function countLetters(count: number): string {
  return `${numberWords[count] ?? count} ${count === 1 ? "letter" : "letters"}`;
}

const numberWords: readonly string[] = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
