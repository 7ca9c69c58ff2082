import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { Language, Tone } from "#shared/letters/letter.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";

/** Everything the person told us, from wherever they told it. */
export type Applicant = { form: PromptForm; resume?: Resume; wizard?: WizardAnswers };

/** What earlier letters for the same posting used, so that the next one takes another way. */
type LetterHistory = {
  strategies: string[];
  openingFacts: string[];
  /** Ids of the phrases that the last letters used, so that the next one words things otherwise. */
  phrases?: string[];
  /** Earlier letters themselves: what they say in the same words is avoided. */
  texts?: string[];
};

export type LetterRequest = {
  applicant: Applicant;
  tone: Tone;
  language: Language;
  /** Whole number; the same request with the same seed gives the same letter. */
  seed: number;
  history: LetterHistory;
  /** Today, ISO date: open periods end here. */
  asOf: string;
  /** Whose guide the letter follows; none for the plain letter. */
  templateId?: string | null | undefined;
};

/** Whether the person's facts answer what the posting asks. */
export type RequirementMatch = {
  requirement: string;
  text: string;
  lines: number[];
  status: "met" | "adjacent" | "missing";
  facts: string[];
  /** A licence, degree or legal condition that the person should be told about before sending. */
  hard: boolean;
};
