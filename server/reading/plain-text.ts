/** Lower case without accents: for comparing, never for showing. */
export function toPlain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").trim();
}

/** A list that a lexicon holds as one string, as alternatives of a pattern that match whole words without accents. */
export function wordPattern(...lists: string[]): RegExp {
  const words = lists.flatMap((list) => list.split("|")).map(toPlain);
  const latin = words.filter((word) => !/\p{Script=Han}/u.test(word));
  const han = words.filter((word) => /\p{Script=Han}/u.test(word));
  const parts = [
    ...(latin.length > 0 ? [String.raw`(?<![\p{L}\p{N}])(?:${latin.join("|")})(?![\p{L}\p{N}])`] : []),
    ...han,
  ];
  return new RegExp(parts.join("|"), "u");
}

/** Remembers answers: the same short texts are asked about again and again while a file is read. */
export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (known.size < 5000) known.set(text, found);
    return found;
  };
}
