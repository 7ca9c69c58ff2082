import { lineKey } from "#shared/postings/phrase-book.ts";
import type { Line } from "./lines.ts";
import { postingWords } from "./words/posting-words.ts";
import type { PostingWords } from "./words/signs.ts";

type Label = keyof PostingWords["labels"];

const labels = new Map<Label, Set<string>>();
for (const { labels: all } of Object.values(postingWords))
  for (const label of ["role", "company", "place", "contact", "closing"] as const)
    labels.set(label, new Set([...(labels.get(label) ?? []), ...all[label].map(lineKey)]));

/** Bars, and what else stands before another label: "Región: Biobío – Comuna: Concepción". */
const between = /\s[|•·]\s|(?:\s[–—/-]\s|[,;]\s|\s{3,}|\t)(?=\p{Lu}[\p{L}'’ ]{1,28}:\s)/u;

/** What stands behind a label such as "Location:", on its line or between the labels of one. */
export function labelled(lines: readonly Line[], label: Label): { line: Line; value: string }[] {
  return lines.slice(0, 400).flatMap((line) =>
    line.text
      .slice(0, LONGEST_LINE)
      .split(between)
      .flatMap((part) => {
        const colon = part.slice(0, 40).indexOf(":");
        if (colon < 2 || !labels.get(label)?.has(lineKey(part.slice(0, colon)))) return [];
        const value = part.slice(colon + 1).trim();
        return value && value.length <= 120 ? [{ line, value }] : [];
      }),
  );
}

const LONGEST_LINE = 400;
