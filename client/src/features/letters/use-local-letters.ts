import { useSyncExternalStore } from "react";
import type { LocalLetter } from "./local-letter.schema.ts";
import { readLocalLetters, subscribeToLocalLetters } from "./local-letters.ts";

/** The letters of this browser, kept up with changes made here and in other tabs. */
export function useLocalLetters(): readonly LocalLetter[] {
  return useSyncExternalStore(subscribeToLocalLetters, readLocalLetters, readLocalLetters);
}
