import type { ParsedResume } from "#client/lib/parsed-resume.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { told } from "./prompt-request.ts";

type Prefill = GeneratorState["prefill"];

/** What resume and questionnaire know of the form. The position aimed at comes before the one held last. */
export function toPrefill(resume: ParsedResume | null, wizard: WizardAnswers): Prefill {
  const values = {
    firstName: resume?.firstName,
    lastName: resume?.lastName,
    jobTitle: wizard.jobPosition ?? resume?.suggestedPosition,
    skills: joinSkills(wizard.selectedSkills ?? [], resume?.skills ?? ""),
    linkedin: resume?.linkedIn,
    prompt: resume?.jobDescription,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => (told(text) ? [[field, told(text)]] : [])),
  );
}

/** Fills fields that are empty or still say what was filled in before; what the person typed stays. */
export function applyPrefill(state: GeneratorState, prefill: Prefill): GeneratorState {
  const fillable = Object.entries(prefill).filter(([field, text]) => {
    const [now, before] = [textOf(state.form, field), textOf(state.prefill, field)];
    return text !== now && (now === "" || now === before);
  });
  if (fillable.length === 0) return { ...state, prefill };
  return { ...state, form: { ...state.form, ...Object.fromEntries(fillable) }, prefill };
}

function textOf(values: Record<string, string>, field: string): string {
  return values[field] ?? "";
}

/** The picked skills lead; none stands twice. */
function joinSkills(picked: readonly string[], listed: string): string {
  const known = new Map<string, string>();
  for (const skill of [...picked, ...listed.split(",")].map((text) => text.trim()).filter(Boolean)) {
    if (!known.has(skill.toLowerCase())) known.set(skill.toLowerCase(), skill);
  }
  return [...known.values()].join(", ");
}
