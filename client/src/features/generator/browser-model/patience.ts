/** Waits for something that may never say anything again. */
export type Patience = {
  /** Aborted once it was waited for long enough, or by whoever asked. */
  signal: AbortSignal;
  /** From now on so many milliseconds of silence are enough; `reason` is what is thrown then. */
  allow: (milliseconds: number, reason: Error) => void;
  /** What was promised, or the reason why it isn't waited for any longer. */
  until: <Value>(promised: Promise<Value>) => Promise<Value>;
  end: () => void;
};

export function createPatience(given: AbortSignal): Patience {
  const giving = new AbortController();
  const signal = AbortSignal.any([given, giving.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // It may come while nothing is waited for.
  over.catch(() => {});
  return {
    signal,
    allow: (milliseconds, reason) => {
      clearTimeout(timer);
      timer = setTimeout(() => giving.abort(reason), milliseconds);
    },
    until: (promised) => Promise.race([promised, over]),
    end: () => clearTimeout(timer),
  };
}
