import { format, isValid, parseISO } from "date-fns";

/** "Nov 21, 2026". */
export function adminDate(instant: string | null): string {
  return formatted(instant, "MMM d, yyyy", "Unknown date");
}

/** "Nov 21, 2026 08:42"; a missing one reads Never. */
export function adminTime(instant: string | null): string {
  return formatted(instant, "MMM d, yyyy HH:mm", "Never");
}

function formatted(instant: string | null, pattern: string, otherwise: string): string {
  const date = instant ? parseISO(instant) : null;
  return date && isValid(date) ? format(date, pattern) : otherwise;
}
