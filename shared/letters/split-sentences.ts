/** The sentences of a text without the blanks around them, and where each begins. */
export function splitSentences(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let at = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (abbreviated.test(text.slice(at, end))) continue;
    push(sentences, text, at, end);
    at = end;
  }
  push(sentences, text, at, text.length);
  return sentences;
}

const SENTENCE_END = /[.!?…](?:["”“)]|\s?»)?(?=\s+["“„«¿¡(]?\s?[\p{Lu}\p{N}])/gu;
const abbreviated =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Pp]rof|[Ss]t|[Nn]r|[Nn]o|[Nn]º|[Rr]ef|[Ii]nc|[Ll]td|[Cc]o|[Cc]a|[Bb]zw|z\.\s?B|u\.\s?a|d\.\s?h|e\.g|i\.e|[Ee]tc|[Ss]ra?|[Tt]el|[Aa]bs|[Mm]me|[Mm]lle|[Aa]v|[Aa]pprox|[Mm]io|[Mm]rd|[Tt]sd|[Ss]td|[Mm]in|[Mm]ax|[Mm]ind|[Ii]nkl|[Ee]xkl|[Ee]vtl|[Zz]zgl|[Gg]gf|[Bb]zgl|[Ll]ic|[Ii]ng|[Dd]ipl|[Aa]prox|[Mm]ín|[Mm]áx)\.$/u;

function push(sentences: { text: string; at: number }[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const sentence = raw.trim();
  if (sentence !== "") sentences.push({ text: sentence, at: from + raw.indexOf(sentence) });
}
