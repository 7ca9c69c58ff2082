import { formOf, onlyConfirmed } from "#shared/generator/form-of.ts";
import { limits, type PromptFormInput } from "#shared/generator/prompt-form.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import type { Facts, Material } from "#shared/material/material.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { sureJobOf } from "./posting/read-job.ts";

/** The form as it is checked and sent, from the rows and the posting as they stand. */
export function deskForm(state: GeneratorState): PromptFormInput {
  const { form, material, reading, desk } = state;
  const { tone, length, roleType, jobLocation, prompt } = form;
  const wishes = material.completions.filter(({ kind }) => kind === "wish").map(({ ending }) => ending.trim());
  return formOf({
    material,
    job: sureJobOf(state),
    reading,
    choices: {
      tone,
      length,
      wishes: wishes.join("\n"),
      roleType,
      jobLocation,
      posting: desk.withoutPosting ? "" : prompt.slice(0, limits.prompt),
    },
  });
}

/** Only what was typed or confirmed leaves for the writer; a sentence that has no end yet is none. */
export function deskMaterial({ material, desk }: Pick<GeneratorState, "material" | "desk">): Material {
  const told = onlyConfirmed(material);
  return {
    ...told,
    completions: material.completions.filter(({ key, ending }) => ending.trim() !== "" && !desk.skipped.includes(key)),
  };
}

/** The same with the rows that wait for a yes: a language model may use them where they are plain, and says which it used. */
export function orderMaterial({ material, desk }: Pick<GeneratorState, "material" | "desk">): Material {
  return { ...material, completions: deskMaterial({ material, desk }).completions };
}

/** The language that the letter is to be in: as chosen, else the posting's, else that of the rows. */
export function languageOf({ desk, reading, material }: GeneratorState): Language {
  if (desk.language) return desk.language;
  if (reading && reading.language !== "other") return reading.language;
  return tellLanguage(wordsOf(material)) ?? "en";
}

/** How many rows there are, and how many of them wait for a yes. */
export function countRows(facts: Facts): { rows: number; waiting: number } {
  const rows = [
    ...facts.jobs.flatMap((job) => [job, ...job.lines]),
    ...[facts.papers, facts.skills, facts.languages, facts.links, facts.plain].flat(),
  ];
  return { rows: rows.length, waiting: rows.filter(({ confirmed }) => !confirmed).length };
}

function wordsOf({ jobs, plain }: Facts): string {
  return [...plain, ...jobs.flatMap(({ lines }) => lines)].map(({ text }) => text).join("\n");
}
