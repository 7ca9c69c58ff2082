import { loneWords } from "./words/question-words.ts";

const lone = new Set(loneWords);

/** Without the small words that led to what was cut off. */
export function withoutLoneEnd(text: string): string {
  const words = text.replace(/[\s.,;:!]+$/u, "").split(/\s+/u);
  while (words.length > 0 && lone.has((words.at(-1) ?? "").toLowerCase().replace(/[,;:]$/u, ""))) words.pop();
  return words.join(" ").replace(/[,;:]+$/u, "");
}
