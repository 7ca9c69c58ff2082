/** In a tab that nobody sees nothing is painted. */
const LONGEST_WAIT = 1_000;

/** Asking for thirty in one go keeps a phone busy for longer than a press should wait. */
const AT_ONCE = 4;

/**
 * Loads the page's scripts once it is painted: on a slow line the paint would wait for them. They are run when all have
 * come, because what loads and what runs would be in each other's way.
 */
export function askForScripts(scripts: readonly string[]): void {
  let isAsked = false;
  const ask = async () => {
    if (isAsked) return;
    isAsked = true;
    const preloads = scripts.map((href) => Object.assign(document.createElement("link"), { href }));
    document.head.append(...preloads);
    const parts = document.querySelectorAll<HTMLLinkElement>("link[data-part]");
    const coming: Promise<unknown>[] = [];
    for (const link of [...preloads, ...parts]) {
      coming.push(preload(link));
      if (coming.length % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.all(coming);
    const script = document.createElement("script");
    Object.assign(script, { type: "module", src: scripts.at(-1) });
    document.head.append(script);
  };
  new PerformanceObserver(ask).observe({ type: "paint", buffered: true });
  setTimeout(ask, LONGEST_WAIT);
}

function preload(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.rel = "modulepreload";
  });
}
