import { z } from "zod";
import { readStored, readStoredText, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import {
  type Application,
  type ApplicationChanges,
  applicationChangesSchema,
  applicationKeySchema,
  emptyApplication,
  type ListedApplication,
  type NewApplication,
  newApplicationSchema,
  withChanges,
} from "#shared/applications/application.schema.ts";

const unsentSchema = z.object({
  /** The application that the account does not have yet. */
  made: newApplicationSchema.nullable(),
  changes: applicationChangesSchema,
  /** What stood in the changed fields before: tells whether somebody else changed them too. */
  before: applicationChangesSchema,
  /** The version that the changes were made to. */
  version: z.number(),
  removed: z.boolean(),
});
/** What was done to one application and has not reached the account. */
export type Unsent = z.infer<typeof unsentSchema>;

const allSchema = z.record(applicationKeySchema, unsentSchema);
type All = z.infer<typeof allSchema>;

const listeners = new Set<() => void>();
const nothing: All = {};
let lastRead: { text: string | null; all: All } = { text: null, all: nothing };

/** By application; the same object until something changes. */
export function readUnsent(): All {
  const text = readStoredText(storageKeys.unsentApplications);
  if (text !== lastRead.text)
    lastRead = { text, all: readStored(storageKeys.unsentApplications, allSchema) ?? nothing };
  return lastRead.all;
}

/** What is to be sent of one application after this; null forgets it. False where the browser cannot keep it. */
export function changeUnsent(key: string, change: (now: Unsent | null) => Unsent | null): boolean {
  const { [key]: now, ...others } = readUnsent();
  const next = change(now ?? null);
  const kept = writeStored(storageKeys.unsentApplications, next ? { ...others, [key]: next } : others);
  if (kept) for (const listener of listeners) listener();
  return kept;
}

export const noChanges: Unsent = { made: null, changes: {}, before: {}, version: 0, removed: false };

/** The same with further changes to the application as it stands in front of the person. */
export function withMoreChanges(now: Unsent | null, standing: ListedApplication, changes: ApplicationChanges): Unsent {
  const base = now ?? { ...noChanges, version: standing.version };
  if (base.made) return { ...base, made: { ...base.made, ...changes, role: changes.role ?? base.made.role } };
  const stood = Object.fromEntries(Object.keys(changes).map((field) => [field, Reflect.get(standing, field)]));
  return { ...base, changes: { ...base.changes, ...changes }, before: { ...stood, ...base.before } };
}

export function subscribeToUnsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.unsentApplications || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The application as the person left it; null where they deleted it. */
export function withUnsent<One extends ListedApplication>(application: One, unsent: Unsent | undefined): One | null {
  if (!unsent) return application;
  if (unsent.removed) return null;
  const changes = Object.entries(unsent.changes).filter(
    ([field, value]) => value !== undefined && field in application,
  );
  return { ...application, ...Object.fromEntries(changes) };
}

/** One that the account does not have yet, as the page shows it. */
export function toUnsentApplication(key: string, made: NewApplication): Application {
  const { createdAt = new Date().toISOString(), ...content } = made;
  const full = withChanges({ ...emptyApplication, role: made.role }, content);
  return { ...full, key, version: 0, createdAt, updatedAt: createdAt, letters: [] };
}
