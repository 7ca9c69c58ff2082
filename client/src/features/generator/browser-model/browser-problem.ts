import type { LetterProblem } from "#shared/model/model-letter.ts";
import { BrowserModelError } from "./browser-model-error.ts";

/** Why this browser's model was given up, or not asked. */
export const browserProblems = {
  gone: "This browser's model is no longer available. Choose another writer.",
  download: "The download of this browser's model stopped. Try again.",
  late: "This browser's model took too long to start. Another writer may be faster on this device.",
  silent: "This browser's model stopped partway. Try again.",
};

const notUsed: Record<LetterProblem, string> = {
  language: "This browser's model wrote in the wrong language twice. Try again, or choose another writer.",
  verse: "This browser's model didn't write a letter, twice. Try again, or choose another writer.",
  leak: "This browser's model repeated its instructions instead of a letter, twice. Try again, or choose another writer.",
  wrapped: "This browser's model sent code instead of a letter, twice. Try again, or choose another writer.",
  same: "This browser's model wrote an earlier letter again, twice. Your letter is unchanged.",
  refused: "This browser's model declined to write this letter. Choose another writer.",
  endless: "This browser's model didn't stop writing. Try again, or choose another writer.",
  empty: "This browser's model sent no usable letter. Try again, or choose another writer.",
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
    return new BrowserModelError("This browser didn't allow its model to be used. Try again.");
  if (name === "AbortError") return new BrowserModelError("This browser stopped its model. Try again.");
  if (name === "NetworkError") return new BrowserModelError("This browser couldn't download its model. Try again.");
  return new BrowserModelError("This browser's model stopped working. Try again.");
}
