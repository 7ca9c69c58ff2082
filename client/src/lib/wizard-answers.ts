import { educationLevelSchema, type WizardAnswers, wizardAnswersSchema } from "#shared/wizard/wizard.schema.ts";
import { FORMER_EXPERIENCE_KEY, wizardListKeys } from "./wizard-keys.ts";

/** What the questionnaire has been told so far; anything that is not as it should be counts as not told. */
export function readWizardAnswers(): WizardAnswers {
  const answers: WizardAnswers = {};
  const position = readText("jobPosition");
  if (position) answers.jobPosition = position;
  const years = readText("yearsOfExperience") ?? readText(FORMER_EXPERIENCE_KEY);
  if (years && /^(\d|10\+)$/.test(years)) answers.yearsOfExperience = years;
  const level = educationLevelSchema.safeParse(readText("educationLevel"));
  if (level.success) answers.educationLevel = level.data;
  for (const key of wizardListKeys) {
    const list = wizardAnswersSchema.shape[key].safeParse(readList(key));
    if (list.success && list.data?.length) answers[key] = list.data;
  }
  return answers;
}

/** False where the browser refuses to keep it. */
export function writeWizardAnswer<Key extends keyof WizardAnswers>(
  key: Key,
  value: NonNullable<WizardAnswers[Key]>,
): boolean {
  try {
    window.localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function readText(key: string): string | null {
  try {
    const text = window.localStorage.getItem(key)?.trim();
    return text && text.length <= 200 ? text : null;
  } catch {
    return null;
  }
}

function readList(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
