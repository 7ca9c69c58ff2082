import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";

/** A letter written for a template, by an invented person to an invented place. */
export type Sample = { letterhead: Letterhead; parts: LetterParts };

/** Paragraphs are parted by blank lines; line breaks inside one are only how it stands in the code. */
export function sample({
  letterhead,
  greeting,
  text,
  closing = "Sincerely,",
}: {
  letterhead: Letterhead;
  greeting: string;
  text: string;
  closing?: string;
}): Sample {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return {
    letterhead: { date: "November 16, 2026", ...letterhead },
    parts: {
      greeting,
      paragraphs: paragraphs.map((paragraph) => [{ text: paragraph.replace(/\s*\n\s*/g, " ") }]),
      closing,
      signature: letterhead.name.split(",")[0],
    },
  };
}
