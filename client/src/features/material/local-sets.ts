import { z } from "zod";
import { readStoredText, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { damagedKey } from "#client/lib/put-aside-keys.ts";
import { randomId } from "#client/lib/random-id.ts";
import { type FactSetContent, factSetLimits } from "#shared/material/fact-set.schema.ts";
import { type LocalSet, localSetSchema } from "./local-set.schema.ts";

/** One place of the stored list; `set` is null where nothing readable stands. Unreadable places are kept as they are. */
type Entry = { stored: unknown; set: LocalSet | null };

/** Edits within so long a time are one version: each keystroke is kept. */
const ONE_SITTING_MS = 10 * 60_000;
const listeners = new Set<() => void>();
let lastRead: { text: string | null; sets: readonly LocalSet[] } = { text: null, sets: [] };

/** The readable sets of this browser in the order they were made. The same list until something changes. */
export function readLocalSets(): readonly LocalSet[] {
  const text = readStoredText(storageKeys.myFacts);
  if (text !== lastRead.text) {
    const byId = new Map(parseEntries(text).entries.flatMap(({ set }) => (set ? [[set.id, set] as const] : [])));
    lastRead = { text, sets: [...byId.values()] };
  }
  return lastRead.sets;
}

/** Null where the browser refuses to keep it. */
export function addLocalSet(set: FactSetContent & Pick<Partial<LocalSet>, "id" | "versions">): LocalSet | null {
  const added: LocalSet = { versions: [], ...set, id: set.id ?? randomId(), updatedAt: new Date().toISOString() };
  return changeEntries((entries) => [...entries, { stored: added, set: added }]) ? added : null;
}

/** False where the browser refuses; a set that is gone stays gone. `keepVersion` keeps what stood there in any case. */
export function updateLocalSet(id: string, content: Partial<FactSetContent>, keepVersion = false): boolean {
  return changeEntries((entries) =>
    entries.map((entry) => {
      if (entry.set?.id !== id) return entry;
      const set = { ...entry.set, ...content, updatedAt: new Date().toISOString() };
      const versions = content.facts ? versionsOf(entry.set, keepVersion) : entry.set.versions;
      return { stored: { ...set, versions }, set: { ...set, versions } };
    }),
  );
}

/** False where the browser refuses; removing what is not there is no failure. */
export function removeLocalSet(id: string): boolean {
  return changeEntries((entries) => entries.filter(({ set }) => set?.id !== id));
}

/** Tells of changes made here and in other tabs; the answer ends it. */
export function subscribeToLocalSets(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.myFacts || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function versionsOf({ facts, updatedAt, versions }: LocalSet, keepVersion: boolean): LocalSet["versions"] {
  const last = versions.at(-1);
  const isNewSitting = !last || Date.now() - Date.parse(last.at) > ONE_SITTING_MS;
  return keepVersion || isNewSitting
    ? [...versions, { facts, at: updatedAt }].slice(-factSetLimits.versions)
    : versions;
}

function changeEntries(change: (entries: Entry[]) => Entry[]): boolean {
  const { entries, damaged } = parseEntries(readStoredText(storageKeys.myFacts));
  if (damaged !== null && !writeStored(damagedKey(storageKeys.myFacts), damaged)) return false;
  const changed = change(entries);
  const kept = writeAll(changed) || writeAll(withoutVersions(changed));
  if (kept) for (const listener of listeners) listener();
  return kept;
}

function writeAll(entries: readonly Entry[]): boolean {
  return writeStored(
    storageKeys.myFacts,
    entries.map(({ stored }) => stored),
  );
}

/** Where the browser is full, earlier states give way to what stands now. */
function withoutVersions(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => (entry.set ? { ...entry, stored: { ...entry.set, versions: [] } } : entry));
}

function parseEntries(text: string | null): { entries: Entry[]; damaged: string | null } {
  if (text === null) return { entries: [], damaged: null };
  const list = z.array(z.unknown()).safeParse(parseJson(text));
  if (!list.success) return { entries: [], damaged: text };
  return {
    entries: list.data.map((stored) => ({ stored, set: localSetSchema.safeParse(stored).data ?? null })),
    damaged: null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
