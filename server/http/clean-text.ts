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
  return text.replaceAll("\0", "").toWellFormed();
}

function cleanValue(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new RangeError("nested too deeply");
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "__proto__");
  return Object.fromEntries(entries.map(([key, entry]) => [cleanText(key), cleanValue(entry, depth + 1)]));
}
