import type { Span } from "./sentences.ts";

/** The parts of a span between marks that stand outside brackets. */
export function splitAt(text: string, { start: from, end: to }: Span, mark: RegExp): Span[] {
  const spans: Span[] = [];
  let start = from;
  let depth = 0;
  let seen = from;
  for (const match of text.slice(from, to).matchAll(mark)) {
    const at = from + match.index;
    for (; seen < at; seen++) depth += text[seen] === "(" ? 1 : text[seen] === ")" ? -1 : 0;
    if (depth > 0 && text.indexOf(")", at) >= 0) continue;
    spans.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  spans.push({ start, end: to });
  return spans.filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)));
}
