import { readStoredText, removeStored, removeStoredBelow, storageKeys, writeStored } from "./browser-storage.ts";
import { clearCachedData } from "./cached-data.ts";
import { clearNavigationHistory } from "./navigation-history.ts";

/**
 * Forgets all that somebody who was signed in leaves in this browser, which others may use after them: also changes that
 * did not reach the account. What was saved in the browser without an account stays.
 */
export function clearPersonalData(): void {
  clearCachedData();
  removeStored(storageKeys.startFacts, "session");
  removeStored(storageKeys.startJob, "session");
  clearNavigationHistory();
  clearUnsent();
  removeStored(OWNER);
}

/**
 * From now on this browser keeps changes for this account. Those of another, whose session ended here before they were
 * sent, would be shown and sent to whoever signs in next: they go.
 */
export function keepForAccount(userId: number): void {
  const before = readStoredText(OWNER);
  if (before !== null && before !== String(userId)) clearUnsent();
  writeStored(OWNER, userId);
}

/** The account that {@link ofAccounts} is of. */
const OWNER = "changesOf";

function clearUnsent(): void {
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
  storageKeys.templateBriefs,
];
