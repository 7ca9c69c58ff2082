import { BEGINNERS, TRAINING } from "../lexicon/welcome-words.ts";
import { holdsWord } from "../words/holds-word.ts";
import type { Welcome } from "./plan.ts";

/** What the posting says to people who are new to the work, with the line it says it in; null if nothing. */
export function readWelcome(lines: readonly string[]): Welcome | null {
  const text = lines.join("\n");
  // Nothing of them reaches over the end of a line, and few postings say it at all.
  for (const [kind, pattern] of [
    ["beginners", BEGINNERS],
    ["training", TRAINING],
  ] as const)
    if (holdsWord(pattern, text)) return { kind, lines: [lines.findIndex((line) => pattern.test(line)) + 1] };
  return null;
}
