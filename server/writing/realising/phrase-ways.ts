const CHOICES = /\[([^[\]]*)\]/gu;

/** How many ways to say a phrase there are: "I [want|wish] to learn" has two. Choices do not nest. */
export function countWays(phrase: string): number {
  let count = 1;
  for (const [, choice = ""] of phrase.matchAll(CHOICES)) count *= choice.split("|").length;
  return count;
}

/** One way of a phrase, by its number among all of them. */
export function wayOf(phrase: string, number: number): string {
  let rest = number;
  return phrase.replace(CHOICES, (_, choice: string) => {
    const options = choice.split("|");
    const option = options[rest % options.length] ?? "";
    rest = Math.floor(rest / options.length);
    return option;
  });
}

/** Every way to say a phrase; a phrase without choices has the one way. */
export function waysOf(phrase: string): string[] {
  return Array.from({ length: countWays(phrase) }, (_, number) => wayOf(phrase, number));
}
