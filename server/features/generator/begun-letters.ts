import type { Cache } from "#server/http/cache-metrics.ts";

/** Of the letters that models had begun; a long one has some ten thousand characters. */
const MOST_BYTES = 4_000_000;
const KEPT_MS = 30 * 60_000;

/**
 * What models had written when they broke off, in memory only and for half an hour: enough for "Continue from here". A server
 * that has started anew has none, and the letter is then begun again.
 */
export function createBegunLetters() {
  const kept = new Map<string, { text: string; until: number }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= sizeOf(key, kept.get(key)?.text);
    kept.delete(key);
  }

  const cache: Cache = { name: "letters that models had begun", bytes: () => bytes };
  return {
    cache,
    keep: (key: string, text: string): void => {
      forget(key);
      kept.set(key, { text, until: Date.now() + KEPT_MS });
      bytes += sizeOf(key, text);
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        forget(oldest);
      }
    },
    take: (key: string): string | undefined => {
      const found = kept.get(key);
      forget(key);
      return found && found.until > Date.now() ? found.text : undefined;
    },
  };
}

/** As strings lie in memory, two bytes a character at most. */
function sizeOf(key: string, text: string | undefined): number {
  return text === undefined ? 0 : 2 * (key.length + text.length);
}
