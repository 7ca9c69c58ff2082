import { otherSourceLabel } from "#shared/generator/prompt.schema.ts";
import type { LetterLength, PromptForm } from "#shared/generator/prompt-form.schema.ts";
import { sourceOptions } from "#shared/generator/source-options.ts";
import { type Language, languageNames, languageSchema, type Tone } from "#shared/letters/letter.schema.ts";

type Option<Value extends string> = { value: Value; label: string };

export const toneNames: Record<Tone, string> = {
  professional: "Professional",
  friendly: "Friendly",
  confident: "Confident",
  enthusiastic: "Enthusiastic",
  formal: "Formal",
};

export const lengthOptions: readonly Option<LetterLength>[] = [
  { value: "short", label: "Short" },
  { value: "usual", label: "Standard" },
  { value: "long", label: "Long" },
];

export const toneOptions: readonly Option<Tone>[] = [
  { value: "professional", label: toneNames.professional },
  { value: "friendly", label: toneNames.friendly },
  { value: "confident", label: toneNames.confident },
  { value: "enthusiastic", label: toneNames.enthusiastic },
  { value: "formal", label: toneNames.formal },
];

export const roleTypeOptions: readonly Option<PromptForm["roleType"]>[] = [
  { value: "full-time", label: "Full-time" },
  { value: "part-time", label: "Part-time" },
  { value: "internship", label: "Internship" },
  { value: "freelance", label: "Freelance" },
];

export const jobLocationOptions: readonly Option<PromptForm["jobLocation"]>[] = [
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
  { value: "on-site", label: "On-site" },
];

/** Every language but the letter's own. */
export function translationOptions(from: Language): readonly Option<Language>[] {
  return languageSchema.options
    .filter((value) => value !== from)
    .map((value) => ({ value, label: languageNames[value] }));
}

export const sourceChoices = sourceOptions.map((value) => ({
  value,
  label: value === "Other" ? otherSourceLabel : value,
}));
