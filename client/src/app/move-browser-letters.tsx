import { useEffect } from "react";
import { useMoveLetters } from "#client/features/letters/use-move-letters.ts";
import { useMoveFactSets } from "#client/features/material/use-move-fact-sets.ts";

/** Moves the browser's letters and facts to the account, once each time it is mounted. */
export function MoveBrowserLetters({ userId }: { userId: number }) {
  const { mutate: moveLetters } = useMoveLetters();
  const { mutate: moveFacts } = useMoveFactSets();
  useEffect(() => {
    moveLetters(userId);
    moveFacts();
  }, [moveLetters, moveFacts, userId]);
  return null;
}
