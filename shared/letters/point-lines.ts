/** Before a note that stands in a letter as the person typed it, on a line of its own. */
const MARK = "• ";

/** A note as a line of a list; in a letter's text it begins with the mark. */
export function asPoint(note: string): string {
  return MARK + note;
}

export function isPoint(text: string): boolean {
  return text.startsWith(MARK);
}

/** A paragraph's sentences as text: one after the other, and each point on a line of its own. */
export function joinSentences(sentences: readonly { text: string }[]): string {
  return sentences.reduce((text, sentence, at) => {
    if (at === 0) return sentence.text;
    const isApart = isPoint(sentence.text) || isPoint(sentences[at - 1]?.text ?? "");
    return `${text}${isApart ? "\n" : " "}${sentence.text}`;
  }, "");
}

/** A text's parts around its points, which are parts of their own, and where each begins. */
export function partPoints(text: string): { text: string; at: number }[] {
  const cuts = [0];
  let at = 0;
  let wasPoint = false;
  for (const line of text.split("\n")) {
    const isNow = isPoint(line);
    if (at > 0 && (isNow || wasPoint)) cuts.push(at);
    wasPoint = isNow;
    at += line.length + 1;
  }
  return cuts.map((from, index) => {
    const next = cuts[index + 1];
    return { text: text.slice(from, next === undefined ? text.length : next - 1), at: from };
  });
}
