import { useEffect } from "react";
import { useMoveLetters } from "#client/features/letters/use-move-letters.ts";
import { useMoveFactSets } from "#client/features/material/use-move-fact-sets.ts";

/** Moves the browser's letters and facts to the account, once each time it is mounted. */
export function MoveBrowserLetters() {
  const { mutate: moveLetters } = useMoveLetters();
  const { mutate: moveFacts } = useMoveFactSets();
  useEffect(() => {
    moveLetters();
    moveFacts();
  }, [moveLetters, moveFacts]);
  return null;
}
