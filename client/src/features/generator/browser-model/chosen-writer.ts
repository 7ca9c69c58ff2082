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

/** It was chosen, and writes in that language. */
export async function isBrowserChosen(language: Language): Promise<boolean> {
  return prefersBrowser() && (await findBrowserModel(language)) !== null;
}
