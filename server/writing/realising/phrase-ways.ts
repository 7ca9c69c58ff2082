const CHOICE = /\[([^[\]]*)\]/u;

/**
 * Every way to say a phrase: "I [want|wish] to learn" stands for two. Choices do not nest; a phrase without any has the
 * one way.
 */
export function waysOf(phrase: string): string[] {
  const found = CHOICE.exec(phrase);
  if (!found) return [phrase];
  const before = phrase.slice(0, found.index);
  const after = phrase.slice(found.index + found[0].length);
  return (found[1] ?? "").split("|").flatMap((choice) => waysOf(before + choice + after));
}
