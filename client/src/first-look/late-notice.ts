/** By then a slow phone on a slow line has a page's scripts. */
const PATIENCE = 15_000;

/** Tells whoever still sees the painted page that it can be loaded again: after a while, or when a script cannot be had. */
export function tellIfLate(): void {
  setTimeout(tell, PATIENCE);
  // Such an event does not bubble.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && tell(), { capture: true });
}

function tell(): void {
  document.querySelector("[data-late]")?.removeAttribute("hidden");
}
