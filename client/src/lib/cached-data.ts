import { removeStored, removeStoredBelow, storageKeys } from "./browser-storage.ts";
import { clearNavigationHistory } from "./navigation-history.ts";
import { clearParsedResume } from "./parsed-resume.ts";
import { clearStartFacts } from "./start-facts.ts";
import { clearStartJob } from "./start-job.ts";
import { clearWizardAnswers } from "./wizard-answers.ts";

/** Forgets the letter in the generator, what was typed, the questionnaire and what was read from a resume. Saved letters stay. */
export function clearCachedData(): void {
  removeStored(storageKeys.generatorState);
  removeStored(storageKeys.generatorState, "session");
  removeStored(storageKeys.coverLetterState);
  clearWizardAnswers();
  clearParsedResume();
}

/**
 * Forgets all that somebody who was signed in leaves in this browser, which others may use after them: also changes that
 * did not reach the account. What was saved in the browser without an account stays.
 */
export function clearPersonalData(): void {
  clearCachedData();
  clearStartFacts();
  clearStartJob();
  clearNavigationHistory();
  for (const key of ofAccounts) for (const area of ["local", "session"] as const) removeStored(key, area);
  removeStoredBelow(`${storageKeys.workflowDraft}.`);
}

const ofAccounts = [
  storageKeys.token,
  storageKeys.unsavedFacts,
  storageKeys.unsentApplications,
  storageKeys.editDrafts,
  storageKeys.rowDrafts,
  storageKeys.workflowClipboard,
];
