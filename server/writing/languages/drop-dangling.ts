/** The words without those at the end that lost what they stood before: "the boats of the" is "the boats". */
export function dropDangling(words: readonly string[], dangles: readonly RegExp[]): string[] {
  let end = words.length;
  while (end > 0 && dangles.some((pattern) => pattern.test(words[end - 1] ?? ""))) end--;
  return words.slice(0, end);
}
