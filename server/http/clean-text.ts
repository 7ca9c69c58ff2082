import type { RequestHandler } from "express";

/** Deeper JSON than any of our shapes has; guards the walk below against a stack overflow. */
const MAX_DEPTH = 60;

/**
 * Removes NUL characters and lone surrogates from every string of the body, because PostgreSQL refuses them;
 * drops `__proto__` keys. Answers 400 to nesting that no request of ours has.
 */
export function cleanBody(): RequestHandler {
  return (request, response, next) => {
    try {
      request.body = cleanValue(request.body, 0);
      next();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      response.status(400).json({ message: "The request body is nested too deeply." });
    }
  };
}

/** Text that any UTF-8 store takes: no NUL, lone surrogates replaced by U+FFFD. */
export function cleanText(text: string): string {
  return text.isWellFormed() && !text.includes("\0") ? text : text.replaceAll("\0", "").toWellFormed();
}

/** Cleans in place, where there is something to clean: a body may hold tens of thousands of values. */
function cleanValue(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new RangeError("nested too deeply");
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
