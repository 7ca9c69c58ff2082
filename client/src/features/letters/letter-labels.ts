import { format, isValid, parseISO } from "date-fns";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { joinSentences } from "#shared/letters/point-lines.ts";

const PREVIEW_LENGTH = 150;

/** "Nov 21, 2026", or "Unknown date" for what is no date. */
export function savedOn(date: string | null): string {
  const parsed = parseISO(date ?? "");
  return isValid(parsed) ? format(parsed, "MMM d, yyyy") : "Unknown date";
}

/** The first 150 characters and an ellipsis; a shorter letter as it is. */
export function previewOf(content: string): string {
  const characters = [...content];
  return characters.length > PREVIEW_LENGTH
    ? `${characters
        .slice(0, PREVIEW_LENGTH)
        .join("")
        .replace(/[\s.…]+$/u, "")}...`
    : content;
}

/** The letter without its subject and greeting, which are alike on all cards; all of it where nothing else is there. */
export function bodyOf(content: string): string {
  const { paragraphs } = parseLetterText(content);
  const body = paragraphs.map(joinSentences).join("\n");
  return body.trim() || content;
}
