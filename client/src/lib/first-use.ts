const acts = ["pointermove", "pointerdown", "keydown"] as const;
let isUsed = false;

/**
 * Calls back once somebody uses the page, in a moment in which it has nothing else to do; the answer takes it back. What
 * nobody needs before that is loaded then: who only reads is not made to wait for it.
 */
export function onFirstUse(callback: () => void): () => void {
  let idle = 0;
  const take = () => {
    isUsed = true;
    stop();
    if ("requestIdleCallback" in window) idle = requestIdleCallback(callback);
    else callback();
  };
  const stop = () => {
    for (const act of acts) removeEventListener(act, take, { capture: true });
  };
  if (isUsed) take();
  else for (const act of acts) addEventListener(act, take, { capture: true, passive: true });
  return () => {
    stop();
    if (idle) cancelIdleCallback(idle);
  };
}
