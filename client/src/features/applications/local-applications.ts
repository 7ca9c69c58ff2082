import { z } from "zod";
import { readStoredText, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { damagedKey } from "#client/lib/put-aside-keys.ts";
import { type LocalApplication, localApplicationSchema } from "./local-application.schema.ts";

/** One place of the stored list; unreadable places are kept as they are. */
type Entry = { stored: unknown; application: LocalApplication | null };

const listSchema = z.array(z.unknown());
const listeners = new Set<() => void>();
let lastRead: { text: string | null; applications: readonly LocalApplication[] } = { text: null, applications: [] };

/** The readable applications of this browser in the order they were made. The same list until something changes. */
export function readLocalApplications(): readonly LocalApplication[] {
  const text = readStoredText(storageKeys.applications);
  if (text !== lastRead.text)
    lastRead = { text, applications: parseEntries(text).entries.flatMap(({ application }) => application ?? []) };
  return lastRead.applications;
}

/** Adds it, or puts it in the place of the one with its key. False when the browser cannot keep it. */
export function putLocalApplication(application: LocalApplication): boolean {
  const entry = { stored: application, application };
  return changeEntries((entries) =>
    entries.some((one) => one.application?.key === application.key)
      ? entries.map((one) => (one.application?.key === application.key ? entry : one))
      : [...entries, entry],
  );
}

/** False when the browser refuses; removing what is not there is no failure. */
export function removeLocalApplication(key: string): boolean {
  return changeEntries((entries) => entries.filter(({ application }) => application?.key !== key));
}

/** Tells of changes made here and in other tabs; the answer ends it. */
export function subscribeToLocalApplications(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.applications || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function changeEntries(change: (entries: Entry[]) => Entry[]): boolean {
  const { entries, damaged } = parseEntries(readStoredText(storageKeys.applications));
  if (damaged !== null && !writeStored(damagedKey(storageKeys.applications), damaged)) return false;
  const kept = writeStored(
    storageKeys.applications,
    change(entries).map(({ stored }) => stored),
  );
  if (kept) for (const listener of listeners) listener();
  return kept;
}

function parseEntries(text: string | null): { entries: Entry[]; damaged: string | null } {
  if (text === null) return { entries: [], damaged: null };
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success) return { entries: [], damaged: text };
  const entries = list.data.map((stored) => ({
    stored,
    application: localApplicationSchema.safeParse(stored).data ?? null,
  }));
  return { entries, damaged: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
