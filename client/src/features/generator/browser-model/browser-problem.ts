import type { LetterProblem } from "#shared/model/model-letter.ts";

/** The browser's own model gave no letter; the message is for the person. */
export class BrowserModelError extends Error {}

const notUsed: Record<LetterProblem, string> = {
  language: "This browser's model wrote in another language than the letter's, twice.",
  verse: "This browser's model wrote something else than a letter, twice.",
  leak: "This browser's model repeated its instructions instead of a letter, twice.",
  wrapped: "This browser's model sent code instead of a letter, twice.",
  same: "This browser's model wrote an earlier letter again, twice. The one before stands.",
  refused: "This browser's model declined to write this letter.",
  empty: "This browser's model sent no usable letter.",
};

export function noLetterBy(problem: LetterProblem): BrowserModelError {
  return new BrowserModelError(notUsed[problem]);
}

/** What the interface throws, by the names that its specification gives. */
export function toBrowserProblem(error: unknown): BrowserModelError {
  if (error instanceof BrowserModelError) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError")
    return new BrowserModelError("This is more text than this browser's model can take. Shorten the posting.");
  if (name === "NotSupportedError")
    return new BrowserModelError("This browser's model doesn't write in the letter's language.");
  if (name === "NotAllowedError")
    return new BrowserModelError("This browser did not allow its model to be used. Try again.");
  if (name === "NetworkError") return new BrowserModelError("The browser could not download its model. Try again.");
  return new BrowserModelError("This browser's model stopped with a problem of its own. Try again.");
}
