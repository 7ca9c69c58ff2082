import { TextMemory } from "./text-memory.ts";

/**
 * A function of a text that keeps its last answers, which must not be changed: drafts and plans of a letter ask for the
 * same few lines, names and skills over and over, and so do the letters that one person writes.
 */
export function rememberTexts<Answer extends string | number | boolean | object | null>(
  answerOf: (text: string) => Answer,
): (text: string) => Answer {
  const known = new TextMemory<Answer>({ most: MOST_REMEMBERED, longest: LONGEST_REMEMBERED });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = answerOf(text);
    known.set(text, answer);
    return answer;
  };
}

/** About what a few letters ask for. */
const MOST_REMEMBERED = 1000;
const LONGEST_REMEMBERED = 300;
