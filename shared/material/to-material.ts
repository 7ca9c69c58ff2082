import { type PromptForm, UNKNOWN, wishesOf } from "#shared/generator/prompt-form.schema.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { Material } from "./material.schema.ts";
import { createMaterialBuilder, type MaterialBuilder } from "./material-builder.ts";
import { splitSkills } from "./split-skills.ts";
import { takeInResume } from "./take-in-resume.ts";
import { toldLines, toldText } from "./told-text.ts";

type ToldForm = Partial<Pick<PromptForm, "firstName" | "lastName" | "linkedin" | "skills" | "highlights" | "wishes">>;

export type OldTold = {
  form?: ToldForm | null | undefined;
  wizard?: WizardAnswers | null | undefined;
  resume?: ImportedResume | null | undefined;
};

/**
 * Takes in what was told before there was material. Nothing is lost and nothing is guessed: lines that the person
 * typed stay whole as plain lines, wishes become completions of kind "wish" (they may be orders to us, not sentences).
 * The job title and company of form and questionnaire say where the letter goes, so they are no rows.
 */
export function toMaterial({ form, wizard, resume }: OldTold): Material {
  const builder = createMaterialBuilder();
  takeInForm(builder, form ?? {});
  takeInWizard(builder, wizard ?? {}, resume ?? null);
  if (resume) takeInResume(builder, resume, "resume");
  return builder.material;
}

function takeInForm({ material, addSkill, addPlain, addLink }: MaterialBuilder, form: ToldForm): void {
  const origin = { from: "typed" as const };
  const told = (id: string) => ({ id, origin, confirmed: true });
  material.person.firstName = known(form.firstName);
  material.person.lastName = known(form.lastName);
  for (const [index, line] of toldLines(known(form.highlights)).entries())
    addPlain(told(`typed-line-${index + 1}`), line);
  const { skills, lines } = splitSkills(known(form.skills));
  for (const [index, skill] of skills.entries()) addSkill(told(`typed-skill-${index + 1}`), skill);
  for (const [index, line] of lines.entries()) addPlain(told(`typed-statement-${index + 1}`), line);
  addLink(told("typed-linkedin"), { url: toldText(known(form.linkedin)), label: "LinkedIn" });
  for (const [index, wish] of wishesOf(form).entries()) {
    material.completions.push({
      key: `wish-${index + 1}`,
      kind: "wish",
      language: guessLanguage(wish),
      beginning: "",
      ending: toldText(wish),
      postingLines: [],
    });
  }
}

/** Years and schooling are told as they were picked, and only where no resume says it better. */
function takeInWizard(
  { addSkill, addPlain }: MaterialBuilder,
  wizard: WizardAnswers,
  resume: ImportedResume | null,
): void {
  const told = (id: string) => ({ id, origin: { from: "wizard" as const }, confirmed: true });
  for (const [index, text] of (wizard.selectedSkills ?? []).entries())
    addSkill(told(`wizard-skill-${index + 1}`), text);
  for (const [index, text] of (wizard.selectedStrengths ?? []).entries()) {
    addSkill(told(`wizard-strength-${index + 1}`), text);
  }
  const years = Number.parseInt(wizard.yearsOfExperience ?? "", 10);
  if (years > 0 && !resume?.experience.length) {
    const unit = years === 1 ? "year" : "years";
    addPlain(told("wizard-years"), `I have ${years >= 10 ? "10 or more" : years} ${unit} of experience`);
  }
  const schooling = wizard.educationLevel ? SCHOOLING[wizard.educationLevel] : null;
  if (schooling && !resume?.education.length) addPlain(told("wizard-education"), schooling);
}

/** What each answer says for sure, as a sentence that a letter can tell; "other" says nothing. */
const SCHOOLING = {
  college: "I have a college or university degree",
  highschool: "I have a high school diploma",
  student: "I am a student",
  other: null,
} as const;

/** "Unknown" stands for nothing told. */
function known(text: string | undefined): string {
  return text?.trim() === UNKNOWN ? "" : (text?.trim() ?? "");
}
