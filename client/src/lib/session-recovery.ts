/** Signs the person in again without leaving the page; true when it is done and the refused call can be repeated. */
type Recover = () => Promise<boolean>;

let recover: Recover | null = null;
let underWay: Promise<boolean> | null = null;
let onItsWay = 0;
const waiting = new Set<() => void>();

/** Tells what to do when a call finds that the session has ended; the answer takes it back. */
export function onSessionEnded(handler: Recover): () => void {
  recover = handler;
  wake();
  return () => {
    if (recover === handler) recover = null;
  };
}

/** Says that such a handler is still being loaded, so that calls refused meanwhile wait for it; the answer takes it back. */
export function awaitSessionHandler(): () => void {
  onItsWay += 1;
  return () => {
    onItsWay -= 1;
    wake();
  };
}

/** Calls that are refused at once wait for the same sign-in. */
export function recoverSession(): Promise<boolean> {
  underWay ??= findHandler()
    .then((handler) => handler?.() ?? false)
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

async function findHandler(): Promise<Recover | null> {
  while (!recover && onItsWay > 0) await new Promise<void>((resolve) => waiting.add(resolve));
  return recover;
}

function wake(): void {
  for (const goOn of waiting) goOn();
  waiting.clear();
}
