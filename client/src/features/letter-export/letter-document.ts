import type { Language } from "#shared/letters/letter.schema.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { TemplateDesign } from "#shared/templates/template-design.ts";

/** A letter as it goes into a file. A letter that is only text gets its parts from `parseLetterText`. */
export type LetterDocument = {
  letterhead: Letterhead;
  parts: LetterParts;
  language: Language;
  /** For the file's name and title. */
  jobTitle?: string | undefined;
  /** Chosen by the person; left out, the language and the browser's region tell. */
  paper?: "a4" | "letter" | undefined;
  /** The plain letter's where it is left out. */
  design?: TemplateDesign | undefined;
};
