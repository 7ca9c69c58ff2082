import type { BodyProblem } from "./read-body.ts";

/** A webhook's body as JSON, as it came or, of a form, its fields; or what is wrong with it. */
export function readHookBody({ bytes, form }: { bytes: Uint8Array; form: boolean }): { json: string } | BodyProblem {
  const text = new TextDecoder().decode(bytes);
  if (form) return { json: JSON.stringify(Object.fromEntries(new URLSearchParams(text))) };
  try {
    JSON.parse(text);
    return { json: text };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return { problem: { code: "malformed", message: "The body isn't JSON." } };
  }
}
