import { createContext, use } from "react";
import type { ShownApplication } from "./shown-application.ts";

/** Keys of applications whose letter is written in this browser and saved nowhere. */
export const UnsavedLettersContext = createContext<ReadonlySet<string>>(new Set());

/** There is a letter to open, though no saved one. */
export function useHasUnsavedLetter({ key, letters }: Pick<ShownApplication, "key" | "letters">): boolean {
  const unsaved = use(UnsavedLettersContext);
  return letters.length === 0 && unsaved.has(key);
}
