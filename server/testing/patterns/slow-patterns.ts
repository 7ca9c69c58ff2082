import { createContext, Script } from "node:vm";
import { hostileTexts } from "./hostile-texts.ts";
import type { FoundPattern } from "./patterns-of-source.ts";

/** In characters: as long as a line is that a person may send. What is quadratic takes some milliseconds for it. */
const LENGTH = 2_000;
/** What takes the last of these for one line, in milliseconds, is at least cubic in it; others may share the machine. */
const TRIES = [400, 400, 400, 800];

const context = createContext({ pattern: /x/, text: "" });
const search = new Script("pattern.lastIndex = 0; pattern.test(text)");

/** Patterns that one line can hold up the server with, each with the line. */
export function slowPatterns(found: readonly FoundPattern[]): string[] {
  return found.flatMap(({ pattern, where }) => {
    const slow = hostileTexts(pattern, LENGTH).find((text) => !isQuick(pattern, text));
    return slow === undefined
      ? []
      : [`${where} ${String(pattern).slice(0, 200)} at ${JSON.stringify(slow.slice(0, 60))}`];
  });
}

/** Whether a search ends in time, also on a machine with much to do. */
function isQuick(pattern: RegExp, text: string): boolean {
  for (const timeout of TRIES) {
    try {
      Object.assign(context, { pattern, text });
      search.runInContext(context, { timeout });
      return true;
    } catch (error) {
      // The error is one of the other context, where it is no instance of ours.
      if (Object(error).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    }
  }
  return false;
}
