export const TICK_MS = 200;
const STEP = 5;
const CAP = 95;

/**
 * The bar's next stand: 5 percent a tick and 95 at most, but never ahead of the bytes that were really sent.
 * @param sent share of the file's bytes sent, 0 to 1
 */
export function nextProgress(shown: number, sent: number): number {
  return Math.max(shown, Math.min(shown + STEP, CAP, Math.floor(sent * 100)));
}
