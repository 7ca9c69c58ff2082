/** In a tab that nobody sees nothing is painted. */
const LONGEST_WAIT = 1_000;
/** Asking for all in one go would keep a phone busy. */
const ASKED_AT_ONCE = 4;

/** Loads the page's scripts once it is painted: on a slow line the paint would wait for them. */
export function askForScripts(scripts: readonly string[]): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const src of scripts) {
      const script = document.createElement("script");
      // In turn, each with a pause after it.
      Object.assign(script, { type: "module", async: false, src });
      document.head.append(script);
    }
    setTimeout(askForParts, 0, [...document.querySelectorAll<HTMLLinkElement>("link[data-part]")]);
  };
  new PerformanceObserver(ask).observe({ type: "paint", buffered: true });
  setTimeout(ask, LONGEST_WAIT);
}

function askForParts(links: HTMLLinkElement[]): void {
  for (const link of links.splice(0, ASKED_AT_ONCE)) link.rel = "modulepreload";
  if (links.length > 0) setTimeout(askForParts, 0, links);
}
