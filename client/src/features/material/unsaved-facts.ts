import { z } from "zod";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { type FactSetContent, factSetContentSchema } from "#shared/material/fact-set.schema.ts";

const unsavedSchema = z.record(z.string(), z.object({ content: factSetContentSchema, etag: z.string() }));

type Unsaved = { content: FactSetContent; etag: string };

/** What was changed of a set and did not reach the account before the page was left; `etag` names what it was changed from. */
export function readUnsavedFacts(setId: number): Unsaved | null {
  return readStored(storageKeys.unsavedFacts, unsavedSchema)?.[setId] ?? null;
}

/** Null forgets it. */
export function writeUnsavedFacts(setId: number, unsaved: Unsaved | null): void {
  const { [setId]: _before, ...others } = readStored(storageKeys.unsavedFacts, unsavedSchema) ?? {};
  writeStored(storageKeys.unsavedFacts, unsaved ? { ...others, [setId]: unsaved } : others);
}
