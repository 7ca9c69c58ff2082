const words = new Map(
  "one two three four five six seven eight nine ten,ein zwei drei vier fünf sechs sieben acht neun zehn,un deux trois quatre cinq six sept huit neuf dix,uno dos tres cuatro cinco seis siete ocho nueve diez"
    .split(",")
    .flatMap((row) => row.split(" ").map((word, index) => [word, index + 1] as const)),
);
const asked =
  /(?<![\p{L}\d])(\d{1,2}|\p{L}{2,6})\s?\+?\s?(?:(?:-|–|to|bis|à|a)\s?\d{1,2}\s)?(?:or\smore\s|full\s)?(?:years?|jahren?|ans|année?s?|años)(?!\p{L})/iu;

/** The fewest years that a point asks for; null where it asks for none. */
export function yearsAsked(text: string): number | null {
  for (const { 1: figure = "" } of text.matchAll(new RegExp(asked.source, "giu"))) {
    const years = /^\d/u.test(figure) ? Number(figure) : words.get(figure.toLowerCase());
    if (years !== undefined && years > 0 && years < 40) return years;
  }
  return /(?<!\p{L})mehrjährige/iu.test(text) ? 2 : null;
}
