import { z } from "zod";
import { readStoredText, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { damagedKey } from "#client/lib/put-aside-keys.ts";
import { type LocalLetter, localLetterSchema } from "./local-letter.schema.ts";

/** One place of the stored list; `letter` is null where nothing readable stands. Unreadable places are kept as they are. */
type Entry = { stored: unknown; letter: LocalLetter | null };

const listSchema = z.array(z.unknown());
const listeners = new Set<() => void>();
let lastRead: { text: string | null; letters: readonly LocalLetter[] } = { text: null, letters: [] };

/** The readable letters of this browser in the order they were saved. The same list until something changes. */
export function readLocalLetters(): readonly LocalLetter[] {
  const text = readStoredText(storageKeys.savedCoverLetters);
  if (text !== lastRead.text) lastRead = { text, letters: lettersOf(parseEntries(text).entries) };
  return lastRead.letters;
}

/** Adds the letter, or puts it in the place of the one with its id. False when the browser cannot keep it. */
export function addLocalLetter(letter: LocalLetter): boolean {
  return changeEntries((entries) =>
    entries.some((entry) => entry.letter?.id === letter.id)
      ? entries.map((entry) => (entry.letter?.id === letter.id ? { stored: letter, letter } : entry))
      : [...entries, { stored: letter, letter }],
  );
}

/** False when the browser cannot keep the change; a letter that is gone stays gone. */
export function updateLocalLetter(
  id: string,
  changes: Partial<Pick<LocalLetter, "title" | "content" | "jobTitle" | "company" | "promptInfo" | "applicationKey">>,
): boolean {
  return changeEntries((entries) =>
    entries.map((entry) => {
      if (entry.letter?.id !== id) return entry;
      const letter = { ...entry.letter, ...changes, updatedAt: new Date().toISOString() };
      return { stored: letter, letter };
    }),
  );
}

/** False when the browser refuses; removing what is not there is no failure. */
export function removeLocalLetter(id: string): boolean {
  return changeEntries((entries) => entries.filter((entry) => entry.letter?.id !== id));
}

/** Tells of changes made here and in other tabs; the answer ends it. */
export function subscribeToLocalLetters(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.savedCoverLetters || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function changeEntries(change: (entries: Entry[]) => Entry[]): boolean {
  const { entries, damaged } = parseEntries(readStoredText(storageKeys.savedCoverLetters));
  if (damaged !== null && !writeStored(damagedKey(storageKeys.savedCoverLetters), damaged)) return false;
  const kept = writeStored(
    storageKeys.savedCoverLetters,
    change(entries).map((entry) => entry.stored),
  );
  if (kept) for (const listener of listeners) listener();
  return kept;
}

function parseEntries(text: string | null): { entries: Entry[]; damaged: string | null } {
  if (text === null) return { entries: [], damaged: null };
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success) return { entries: [], damaged: text };
  const entries = list.data.map((stored) => ({ stored, letter: localLetterSchema.safeParse(stored).data ?? null }));
  return { entries, damaged: null };
}

function lettersOf(entries: readonly Entry[]): readonly LocalLetter[] {
  const byId = new Map(entries.flatMap(({ letter }) => (letter ? [[letter.id, letter] as const] : [])));
  return [...byId.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
