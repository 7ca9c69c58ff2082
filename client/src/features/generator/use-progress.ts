import { useEffect, useRef, useState } from "react";

const TICK = 600;
const CAP = 90;
const LAST_LOOK = 500;

/** `chance` is from 0 up to 1; a step is 5 to 19 percent and stops at 90. */
export function nextPercent(percent: number, chance: number): number {
  return Math.min(CAP, percent + 5 + Math.floor(chance * 15));
}

/** A percentage that rises while a call runs: null at rest; `finish` shows 100 and settles half a second later. */
export function useProgress() {
  const [percent, setPercent] = useState<number | null>(null);
  const ticking = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => clearInterval(ticking.current);
  useEffect(() => () => clearInterval(ticking.current), []);

  return {
    percent,
    start: () => {
      stop();
      setPercent(0);
      ticking.current = setInterval(() => setPercent((now) => nextPercent(now ?? 0, Math.random())), TICK);
    },
    finish: async () => {
      stop();
      setPercent(100);
      await new Promise((settle) => setTimeout(settle, LAST_LOOK));
      setPercent(null);
    },
    cancel: () => {
      stop();
      setPercent(null);
    },
  };
}
