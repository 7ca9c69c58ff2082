import { z } from "zod";
import { readStored, removeStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { findBrowserModel } from "./language-model.ts";

/** Whether the person chose this browser's own model; it stays their choice for letters to come. */
export function prefersBrowser(): boolean {
  return window.LanguageModel !== undefined && readStored(storageKeys.writer, z.literal("browser")) !== null;
}

export function preferBrowser(prefer: boolean): void {
  if (prefer) writeStored(storageKeys.writer, "browser");
  else removeStored(storageKeys.writer);
}

/** Languages for which the page says now that the browser's model will write. */
const offered = new Set<Language>();

/** Looks for the model, for somebody to be told who will write. */
export async function offerBrowserModel(language: Language): Promise<"ready" | "download" | null> {
  const found = await findBrowserModel(language);
  if (found === null) offered.delete(language);
  else offered.add(language);
  return found;
}

/**
 * It was chosen, and writes in that language. Where the page said so and the model is gone since, that is told: nothing
 * leaves this device without being asked.
 */
export async function isBrowserChosen(language: Language): Promise<boolean> {
  return prefersBrowser() && (offered.has(language) || (await findBrowserModel(language)) !== null);
}
