import type { Clash } from "./send-unsent.ts";

/** The two ways in which two devices changed one field, while the person has not chosen. */
let current: Clash | null = null;
const listeners = new Set<() => void>();

export function showClash(clash: Clash | null): void {
  current = clash;
  for (const listener of listeners) listener();
}

export function currentClash(): Clash | null {
  return current;
}

export function subscribeToClash(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
