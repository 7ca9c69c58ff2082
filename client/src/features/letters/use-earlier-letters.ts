import { useMemo } from "react";
import type { EarlierLetter } from "#shared/letters/find-echoes.ts";
import { useSavedLetters } from "./letters.api.ts";
import { useLocalLetters } from "./use-local-letters.ts";

/** Every letter the person has kept, newest first; the account's are left out while they cannot be had. */
export function useEarlierLetters(signedIn: boolean): readonly EarlierLetter[] {
  const local = useLocalLetters();
  const saved = useSavedLetters({ enabled: signedIn });
  return useMemo(() => [...local.toReversed(), ...(signedIn ? (saved.data ?? []) : [])], [local, saved.data, signedIn]);
}
