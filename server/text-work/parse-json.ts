import { AppError } from "#server/errors.ts";
import { cleanJson } from "./clean-text.ts";

/** More than any workflow or resume has; a megabyte of empty objects would hold up everybody for half a second. */
const MOST_VALUES = 40_000;

/**
 * What a body of JSON holds, cleaned of what no store takes.
 * @throws AppError malformed; tooLarge where there are too many values in one
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (countValues(bytes) > MOST_VALUES)
    throw new AppError("tooLarge", "This is too much at once: a request may hold at most 40,000 values.");
  return cleanJson(toValue(new TextDecoder().decode(bytes)));
}

function toValue(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AppError("malformed", "The request body isn't valid JSON.");
}

/** Commas and opening brackets outside of strings, which is about how many values there are. */
function countValues(body: Uint8Array): number {
  let count = 0;
  let quoted = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1;
  }
  return count;
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));
