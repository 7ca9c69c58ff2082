const MOST = 3;

/** Picking a chosen one removes it; a fourth pick drops the oldest. Order is the order of picking. */
export function pickThree(chosen: readonly string[], picked: string): string[] {
  if (chosen.includes(picked)) return chosen.filter((one) => one !== picked);
  return [...chosen, picked].slice(-MOST);
}

/** What the next pick would drop, or null while there is room. */
export function nextToGo(chosen: readonly string[]): string | null {
  return chosen.length >= MOST ? (chosen[0] ?? null) : null;
}
