import { removeStored, storageKeys } from "./browser-storage.ts";
import { lastDesksKey } from "./put-aside-keys.ts";
import { wizardKeys } from "./wizard-keys.ts";

/** Forgets the letter in the generator, what was typed, the questionnaire and what was read from a resume. Saved letters stay. */
export function clearCachedData(): void {
  removeStored(storageKeys.generatorState);
  removeStored(storageKeys.generatorState, "session");
  removeStored(lastDesksKey);
  removeStored(storageKeys.coverLetterState);
  for (const key of wizardKeys) removeStored(key);
  removeStored(storageKeys.parsedResume, "session");
}
