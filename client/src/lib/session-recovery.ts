/** Signs the person in again without leaving the page; true when it is done and the refused call can be repeated. */
type Recover = () => Promise<boolean>;

let recover: Recover | null = null;
let underWay: Promise<boolean> | null = null;

/** Tells what to do when a call finds that the session has ended; the answer takes it back. */
export function onSessionEnded(handler: Recover): () => void {
  recover = handler;
  return () => {
    if (recover === handler) recover = null;
  };
}

/** Calls that are refused at once wait for the same sign-in. */
export function recoverSession(): Promise<boolean> {
  if (!recover) return Promise.resolve(false);
  underWay ??= recover().finally(() => {
    underWay = null;
  });
  return underWay;
}
