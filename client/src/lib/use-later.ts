import { useEffect, useState } from "react";

/**
 * What `load` answers, and null until it has; nothing is loaded while it is null. `load` is a function that stays the
 * same, and asked again once the page is online where it failed.
 */
export function useLater<T>(load: (() => Promise<T>) | null): T | null {
  const [loaded, setLoaded] = useState<{ by: () => Promise<T>; value: T } | null>(null);
  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    const ask = () =>
      load().then(
        (value) => isWanted && setLoaded({ by: load, value }),
        () => null,
      );
    void ask();
    window.addEventListener("online", ask);
    return () => {
      isWanted = false;
      window.removeEventListener("online", ask);
    };
  }, [load]);
  return loaded !== null && loaded.by === load ? loaded.value : null;
}
