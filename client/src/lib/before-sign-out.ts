/** Asks about what would be lost; false where the person stays signed in. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Tells whom to ask before anybody is signed out; the answer takes it back. */
export function onSignOut(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Whether somebody may be signed out now. */
export async function maySignOut(): Promise<boolean> {
  return (await ask?.()) ?? true;
}
