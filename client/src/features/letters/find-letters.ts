import type { ListedLetter } from "./listed-letter.ts";

export const letterOrders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "title", label: "Title, A to Z" },
  { value: "company", label: "Company, A to Z" },
] as const;
export type LetterOrder = (typeof letterOrders)[number]["value"];

/** The letters that hold every word of the query, whatever its case and accents, in the order asked for. */
export function findLetters(
  letters: readonly ListedLetter[],
  { query, order }: { query: string; order: LetterOrder },
): ListedLetter[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = letters.filter((letter) => {
    if (words.length === 0) return true;
    const text = fold([letter.title, letter.jobTitle, letter.company, letter.content].join(" "));
    return words.every((word) => text.includes(word));
  });
  return found.sort(comparers[order]);
}

const comparers: Record<LetterOrder, (a: ListedLetter, b: ListedLetter) => number> = {
  newest: (a, b) => timeOf(b) - timeOf(a),
  oldest: (a, b) => timeOf(a) - timeOf(b),
  title: (a, b) => a.title.localeCompare(b.title) || timeOf(b) - timeOf(a),
  company: (a, b) => compareOptional(a.company, b.company) || timeOf(b) - timeOf(a),
};

/** Letters without a date are the oldest. */
function timeOf(letter: ListedLetter): number {
  const time = Date.parse(letter.createdAt ?? "");
  return Number.isNaN(time) ? 0 : time;
}

/** Those without a company come last. */
function compareOptional(a: string | null, b: string | null): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return a.localeCompare(b);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
