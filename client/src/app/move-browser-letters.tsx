import { useEffect } from "react";
import { useMoveLetters } from "#client/features/letters/use-move-letters.ts";

/** Moves the browser's letters to the account, once each time it is mounted. */
export function MoveBrowserLetters() {
  const { mutate } = useMoveLetters();
  useEffect(() => mutate(), [mutate]);
  return null;
}
