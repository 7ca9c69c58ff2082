import { moduleFor } from "#server/writing/languages/languages.ts";
import type { Heading } from "#server/writing/planning/plan.ts";
import type { Language, Letter, Tone } from "#shared/letters/letter.schema.ts";

export type LetterFrame = Pick<Letter, "subject" | "greeting" | "closing" | "signature">;

/** Subject, greeting, closing and signature by the conventions of the language and the tone; no name is guessed. */
export function frameLetter(letter: { heading: Heading; language: Language; tone: Tone }): LetterFrame {
  const { heading, language, tone } = letter;
  const { subject, greeting, closing } = moduleFor(language);
  return {
    subject: subject(heading),
    greeting: greeting(heading, tone),
    closing: closing(heading, tone),
    signature: heading.name,
  };
}
