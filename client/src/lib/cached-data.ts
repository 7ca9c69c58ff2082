import { removeStored, storageKeys } from "./browser-storage.ts";
import { clearParsedResume } from "./parsed-resume.ts";
import { clearWizardAnswers } from "./wizard-answers.ts";

/** Forgets the letter in the generator, what was typed, the questionnaire and what was read from a resume. Saved letters stay. */
export function clearCachedData(): void {
  removeStored(storageKeys.generatorState);
  removeStored(storageKeys.generatorState, "session");
  removeStored(storageKeys.coverLetterState);
  clearWizardAnswers();
  clearParsedResume();
}
