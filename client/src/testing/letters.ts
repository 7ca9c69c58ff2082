import type { LocalLetter } from "#client/features/letters/local-letter.schema.ts";
import type { LetterSources } from "#shared/letters/letter-sources.schema.ts";
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

const nurse = "Nurse, Mercy Lakeside";

/** What a nurse's letter rests on: one post, with what she did there. */
export const nurseSources: LetterSources = {
  facts: [
    { id: "post.0", origin: "resume", label: nurse, text: `${nurse}, 2019 – present` },
    { id: "post.0.0", origin: "resume", label: nurse, text: "Care for 6 patients a shift" },
  ],
  about: ["Mara Lindqvist"],
  posting: "Charge nurse for our night shift. CCRN preferred.",
  role: "Charge Nurse",
  company: "Saint Brigid",
  language: "en",
  known: [],
};

/** Her letter, with nothing in it that she has not told. */
export const honestLetter = "Dear team,\n\nAt Mercy Lakeside I care for 6 patients a shift.\n\nSincerely,\nMara";
