import { z } from "zod";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { letterWordsSchema } from "./letter-fields.ts";

/** `version` is that of the letter the words were typed into. */
const draftSchema = z.object({ words: letterWordsSchema, version: z.string().nullable() });
const draftsSchema = z.record(z.string(), draftSchema);

export type EditDraft = z.infer<typeof draftSchema>;

/** What was typed into a letter's form and not saved, in this tab. */
export function readEditDraft(id: number): EditDraft | null {
  return readDrafts()[id] ?? null;
}

export function writeEditDraft(id: number, draft: EditDraft): void {
  writeStored(storageKeys.editDrafts, { ...readDrafts(), [id]: draft }, "session");
}

export function removeEditDraft(id: number): void {
  const { [id]: _removed, ...rest } = readDrafts();
  writeStored(storageKeys.editDrafts, rest, "session");
}

function readDrafts(): Record<string, EditDraft> {
  return readStored(storageKeys.editDrafts, draftsSchema, "session") ?? {};
}
