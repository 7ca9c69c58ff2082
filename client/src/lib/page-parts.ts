import type { ComponentType } from "react";

/** As long as the browser may be kept from answering the person, in milliseconds. */
const LONGEST_TASK = 8;
/** As long as a part waits for a moment in which the page has nothing else to do. */
const LONGEST_WAIT = 100;

/** Pages, and the table of their routes, whose code has been run, by the names they are exported under. */
export const readyPages = new Map<string, ComponentType>();

/**
 * Runs the scripts that the build has named for this page, one after the other: in one go they would keep a phone busy
 * for a quarter of a second.
 */
export async function runPageParts(): Promise<void> {
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, hurry, { once: true, capture: true });
  // What was done before has moved the focus, most of the time.
  if (document.activeElement !== document.body) hurry();
  // The first script itself has just been run.
  await nextTask();
  let since = performance.now();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[data-part]")) {
    // What cannot be loaded is asked for again where it is needed, and told there.
    const part = await import(/* @vite-ignore */ href).catch(() => ({}));
    const { fetchShownParts }: { fetchShownParts?: () => Promise<void> } = part;
    await fetchShownParts?.();
    const pages: Record<string, ComponentType> = part;
    for (const [name, Page] of Object.entries(pages)) if (/(Page|Routes)$/.test(name)) readyPages.set(name, Page);
    if (performance.now() - since < LONGEST_TASK) continue;
    await nextTask();
    since = performance.now();
  }
}

let isUsed = false;

function hurry(): void {
  isUsed = true;
}

/** When the page has nothing else to do; who has begun to use it is kept waiting no longer than for the next task. */
function nextTask(): Promise<void> {
  if (!isUsed && "requestIdleCallback" in window)
    return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT }));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
