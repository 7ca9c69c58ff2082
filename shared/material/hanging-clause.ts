import type { SentenceWords } from "#shared/languages/book.ts";

const FEWEST_WORDS = 3;

/**
 * "Showing an apprentice the section since last year, she passed": whoever the second clause is about, the first one is the
 * person's own, and says so nowhere. What would begin it ("I have been"), "" where nobody can tell; null of any other text.
 * `head` is how many tokens stand before the first comma.
 */
export function hangingClause(
  tokens: readonly string[],
  head: number,
  { bareEnds, subject, subjects, perfects, since }: SentenceWords,
): string | null {
  const [opening = ""] = tokens;
  const next = tokens[head] ?? "";
  const own = subject.toLowerCase();
  const isOther = subjects.includes(next) && !next.startsWith(own) && !next.startsWith("we");
  const isOpen = bareEnds.some((end) => opening.length > end.length + 2 && opening.endsWith(end));
  const first = tokens.slice(0, head);
  if (head < FEWEST_WORDS || !isOpen || !isOther || first.some((token) => subjects.includes(token))) return null;
  return since !== "" && first.includes(since) && perfects.am ? `${subject} ${perfects.am}` : "";
}
