import { type ReactNode, useEffect, useInsertionEffect, useState } from "react";
import { isPageShown, nextTurn, waitForTurn } from "#client/lib/unseen-page.ts";

/**
 * A part of a page that is put in by itself while the page is made unseen: all parts in one go would keep a phone from
 * answering. Once the page is shown it is there at once.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(isPageShown);
  // Before the page's own effects, which look whether anybody waits.
  useInsertionEffect(() => (isDue ? undefined : waitForTurn(() => setDue(true))), [isDue]);
  useEffect(() => {
    if (isDue) nextTurn();
  }, [isDue]);
  // A part that goes before its turn has come to its end gives it on.
  useEffect(() => nextTurn, []);
  return isDue ? children : null;
}
