import { readKeptFacts } from "#shared/material/kept-facts.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { readStoredText, removeStored, storageKeys, writeStored } from "./browser-storage.ts";

/** Facts and the key of the set they are saved in. */
type StartFacts = { key: string; facts: Facts };

/** Facts that the next letter starts from; kept for this browser session until the generator takes them. */
export function writeStartFacts(start: StartFacts): boolean {
  return writeStored(storageKeys.startFacts, start, "session");
}

/** Null where no letter is to start from any. */
export function readStartFacts(): StartFacts | null {
  const text = readStoredText(storageKeys.startFacts, "session");
  try {
    const start: unknown = text === null ? null : JSON.parse(text);
    if (typeof start !== "object" || start === null || !("facts" in start)) return null;
    const key = "key" in start && typeof start.key === "string" ? start.key : "";
    return { key, facts: readKeptFacts(start.facts) };
  } catch {
    return null;
  }
}

export function clearStartFacts(): void {
  removeStored(storageKeys.startFacts, "session");
}
