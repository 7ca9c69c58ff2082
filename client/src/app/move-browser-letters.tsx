import { useEffect } from "react";
import { useMoveFactSets } from "#client/features/material/use-move-fact-sets.ts";
import { useMoveLetters } from "#client/pages/use-move-letters.ts";

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
