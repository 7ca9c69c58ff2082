/**
 * A function of a text that keeps its last answers, which must not be changed: drafts and plans of a letter ask for the
 * same few lines, names and skills over and over.
 */
export function rememberTexts<Answer>(answerOf: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const answer = answerOf(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (text.length <= LONGEST_REMEMBERED) known.set(text, { answer });
    return answer;
  };
}

/** About what one letter asks for. */
const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 300;
