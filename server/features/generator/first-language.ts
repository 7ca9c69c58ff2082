import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";

/**
 * The language of a first letter that was asked for in none: the posting's, unless the person tells of themselves in
 * another one. English where neither can be told.
 */
export function firstLanguage(form: PromptForm, resume: Resume | null): Language {
  const posting = tellLanguage(form.prompt);
  const work = resume?.experience.map(({ description }) => description) ?? [];
  const person = tellLanguage([form.highlights, form.wishes, ...work].join("\n"));
  return posting !== null && (person === null || person === posting) ? posting : "en";
}
