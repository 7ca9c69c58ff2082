import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { toMaterial } from "#shared/material/to-material.ts";
import { emptyPromptForm, type GeneratorState } from "./generator-state.schema.ts";
import { mergeFacts } from "./merge-facts.ts";
import { hasOldForm } from "./old-form.ts";

/** States that were kept before there were rows: what stood in the form's fields becomes rows and the job's head. */
export function takeInOldForm(state: GeneratorState): GeneratorState {
  if (!hasOldForm(state)) return state;
  const { form, job, desk } = state;
  const { tone, length, roleType, jobLocation, prompt } = form;
  const told = toMaterial({ form });
  const role = job.role || form.jobTitle.trim();
  const company = job.company || (form.company.trim() === "Unknown" ? "" : form.company.trim());
  const settled = [...desk.settled, ...(role ? ["role" as const] : []), ...(company ? ["company" as const] : [])];
  return {
    ...state,
    form: { ...emptyPromptForm, tone, length, roleType, jobLocation, prompt },
    material: mergeFacts(emptyMaterial, { ...state.material, completions: joinWishes(state.material, told) }, told),
    job: { ...job, role, company },
    desk: { ...desk, settled: [...new Set(settled)] },
  };
}

function joinWishes({ completions }: Material, told: Material): Material["completions"] {
  const known = new Set(completions.map(({ key }) => key));
  return [...completions, ...told.completions.filter(({ key }) => !known.has(key))];
}
