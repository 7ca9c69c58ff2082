/** Reads "one phrase, another, a third": phrases parted by commas; line breaks are spaces. */
export function phraseList(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

/** Reads lines of "word: phrase, phrase" as phrase → word. */
export function phraseMap(text: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const word = line.slice(0, colon).trim();
    for (const phrase of phraseList(line.slice(colon + 1))) map.set(phrase, word);
  }
  return map;
}
