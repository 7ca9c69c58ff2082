import { useState } from "react";
import type { AskedClaim } from "./asked-claim.ts";

type Asked = { verb: string; goOn: () => void; isChecked: boolean };

/**
 * Lets an action through when nothing in the letter is without a source, and asks otherwise. What is known at once is
 * decided at once, so that a browser still takes the action for the person's own.
 */
export function useClaimsGuard<C extends AskedClaim>({
  open,
  isSettled,
  settled,
}: {
  open: readonly C[];
  isSettled: boolean;
  settled: () => Promise<readonly C[] | null>;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function askLater(verb: string, goOn: () => void): Promise<void> {
    const claims = await settled();
    if (claims?.length === 0) goOn();
    else setAsked({ verb, goOn, isChecked: claims !== null });
  }

  return {
    guard: (verb: string, goOn: () => void): void => {
      if (!isSettled) void askLater(verb, goOn);
      else if (open.length === 0) goOn();
      else setAsked({ verb, goOn, isChecked: true });
    },
    /** Shows the claims although nothing is about to happen. */
    ask: () => setAsked({ verb: "", goOn: () => {}, isChecked: true }),
    /** What is being asked about; null while nothing is. */
    asked: asked && { verb: asked.verb, claims: asked.isChecked ? open : null },
    goOn: () => {
      setAsked(null);
      asked?.goOn();
    },
    close: () => setAsked(null),
  };
}
