import { AppError } from "#server/errors.ts";

/** Deeper JSON than any of our shapes has; guards the walk below against a stack overflow. */
const MAX_DEPTH = 60;

/**
 * Removes NUL characters and lone surrogates from every string of what JSON held, because PostgreSQL refuses them; drops
 * `__proto__` keys. @throws AppError malformed for nesting that no request of ours has.
 */
export function cleanJson(value: unknown): unknown {
  return cleanValue(value, 0);
}

/** Text that any UTF-8 store takes: no NUL, lone surrogates replaced by U+FFFD. */
export function cleanText(text: string): string {
  return text.isWellFormed() && !text.includes("\0") ? text : text.replaceAll("\0", "").toWellFormed();
}

/** Cleans in place, where there is something to clean: a body may hold tens of thousands of values. */
function cleanValue(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new AppError("malformed", "The request body is nested too deeply.");
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const cleaned = cleanValue(entry, depth + 1);
      if (cleaned !== entry) value[index] = cleaned;
    }
    return value;
  }
  for (const key of Object.keys(value)) {
    const entry: unknown = Reflect.get(value, key);
    const cleanKey = cleanText(key);
    const cleaned = cleanValue(entry, depth + 1);
    if (cleanKey !== key || key === "__proto__") Reflect.deleteProperty(value, key);
    if ((cleaned !== entry || cleanKey !== key) && cleanKey !== "__proto__") Reflect.set(value, cleanKey, cleaned);
  }
  return value;
}
