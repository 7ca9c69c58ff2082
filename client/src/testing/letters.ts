import type { LocalLetter } from "#client/features/letters/local-letter.schema.ts";
import type { SavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";

const words = {
  title: "Charge nurse, Saint Brigid",
  content: "Dear team,\n\nI am writing to apply.",
  jobTitle: "Charge Nurse",
  company: "Saint Brigid",
  templateId: null,
  promptInfo: null,
  authorName: null,
};

/** A letter as the server sends it. */
export function savedLetter(changes: Partial<SavedCoverLetter> = {}): SavedCoverLetter {
  const date = "2026-11-21T10:00:00.000Z";
  return { id: 5, userId: 1, ...words, createdAt: date, updatedAt: date, ...changes };
}

/** A letter as the browser keeps it. */
export function localLetter(changes: Partial<LocalLetter> = {}): LocalLetter {
  return { id: "a".repeat(32), ...words, createdAt: "2026-11-20T10:00:00.000Z", updatedAt: null, ...changes };
}

export function keepInBrowser(...letters: unknown[]): void {
  window.localStorage.setItem("savedCoverLetters", JSON.stringify(letters));
}
