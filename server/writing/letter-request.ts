import type { LetterLength } from "#shared/generator/prompt-form.schema.ts";
import type { Fact, Language, Letter, Tone } from "#shared/letters/letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import type { JobHead, PostingReading } from "#shared/postings/posting-reading.schema.ts";

export type LetterRequest = {
  material: Material;
  job: JobHead;
  /** Null where there is no posting. */
  reading: PostingReading | null;
  answered: readonly AnsweredPoint[];
  tone: Tone;
  language: Language;
  length: LetterLength;
  templateId: string | null;
  /** Whole number; the same request with the same seed gives the same letter. */
  seed: number;
  /** Letters for the same job that stand already, and what `used` of each was. */
  earlier: { texts: readonly string[]; used: readonly string[] };
  /** Today, ISO date. */
  asOf: string;
  /** The language that the rows are in, where the letter is to be in another one. */
  translation: { from: Language; untranslated: "leave-out" | "keep" } | null;
};

/** A letter with all that it rests on, and what the person should know before sending it. */
export type WrittenLetter = {
  letter: Letter;
  facts: Fact[];
  hints: string[];
  notices: string[];
  /** Rows that are not yet said in the letter's language. */
  toSay: { row: string; text: string }[];
  /** One entry: which frames, in which order of paragraphs. Goes into `earlier.used` of the next request. */
  used: string[];
};
