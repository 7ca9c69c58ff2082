import type { GeneratorState, PromptFormValues } from "./generator-state.schema.ts";

const oldFields: readonly (keyof PromptFormValues)[] = [
  "firstName",
  "lastName",
  "company",
  "linkedin",
  "jobTitle",
  "skills",
  "highlights",
  "wishes",
];

/** Whether the state was kept before there were rows: its form's fields hold what are rows now. */
export function hasOldForm({ form }: GeneratorState): boolean {
  return oldFields.some((field) => form[field].trim() !== "");
}
