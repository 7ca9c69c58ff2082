import express, { type RequestHandler } from "express";
import { AppError } from "#server/errors.ts";

/** More than any workflow or resume has; a megabyte of empty objects would hold up everybody for half a second. */
const MOST_VALUES = 40_000;

/** Reads JSON bodies of at most a megabyte. @throws AppError tooLarge where there are too many values in one. */
export function jsonBody(): RequestHandler {
  return express.json({
    limit: "1mb",
    verify: (_request, _response, body) => {
      if (countValues(body) > MOST_VALUES)
        throw new AppError("tooLarge", "This is too much at once: a request may hold at most 40,000 values.");
    },
  });
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
