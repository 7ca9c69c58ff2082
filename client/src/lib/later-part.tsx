import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { onFirstUse } from "./first-use.ts";

export type LaterPart<Props extends object> = ((props: Props) => ReactNode) & { fetch: () => Promise<void> };

/**
 * A part of a page whose code is loaded when it is first shown, or before by `fetch`; then it is there at once. Where it
 * cannot be had offline, the page stays as it is and asks again once it is online.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    loaded ??= await load();
  };
  function Part(props: Props) {
    const [Shown, show] = useState(() => loaded);
    useEffect(() => {
      if (Shown) return;
      let isWanted = true;
      const ask = () =>
        fetch().then(
          () => isWanted && show(() => loaded),
          () => null,
        );
      void ask();
      window.addEventListener("online", ask);
      return () => {
        isWanted = false;
        window.removeEventListener("online", ask);
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : placeholder;
  }
  return Object.assign(Part, { fetch });
}

/** Fetches parts once somebody uses the page; what fails is asked for again where it is shown. */
export function useFetchedOnFirstUse(fetches: readonly (() => Promise<void>)[]): void {
  useEffect(
    () =>
      onFirstUse(() => {
        for (const fetch of fetches) fetch().catch(() => null);
      }),
    [fetches],
  );
}
