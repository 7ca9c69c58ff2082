const MOST_KEPT = 200;
const KEPT_MS = 30 * 60_000;

/**
 * What models had written when they broke off, in memory only and for half an hour: enough for "Continue from here". A server
 * that has started anew has none, and the letter is then begun again.
 */
export function createBegunLetters() {
  const kept = new Map<string, { text: string; until: number }>();
  return {
    keep: (key: string, text: string): void => {
      kept.delete(key);
      kept.set(key, { text, until: Date.now() + KEPT_MS });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
    },
    take: (key: string): string | undefined => {
      const found = kept.get(key);
      kept.delete(key);
      return found && found.until > Date.now() ? found.text : undefined;
    },
  };
}
