import { useEffect, useRef, useState } from "react";
import { type Checker, claimCheckerCode } from "./load-claim-checker.ts";

/** The checker, fetched once it is wanted; `load` answers null where it cannot be had, and tries again when asked again. */
export function useClaimChecker({ isWanted }: { isWanted: boolean }) {
  const [loaded, setLoaded] = useState<{ checker: Checker } | null>(null);
  const loading = useRef<Promise<Checker | null>>(null);

  function load(): Promise<Checker | null> {
    loading.current ??= claimCheckerCode.load().then(
      (checker) => {
        setLoaded({ checker });
        return checker;
      },
      () => {
        loading.current = null;
        return null;
      },
    );
    return loading.current;
  }

  const isMissing = isWanted && loaded === null;
  useEffect(() => {
    if (isMissing) void load();
  });

  return { create: loaded?.checker ?? null, load };
}
