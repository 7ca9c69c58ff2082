const DAY_MS = 86_400_000;

/** Whole days from one date to another, both YYYY-MM-DD; null where a posting's date could not be read as one. */
export function daysUntil(date: string, today: string): number | null {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return /^\d{4}-\d\d-\d\d$/u.test(date) && Number.isFinite(days) ? Math.round(days) : null;
}
