import type { Letter } from "./letter.schema.ts";

/** The whole letter as plain text: blocks parted by one blank line, subject first, name last; missing parts leave no gap. */
export function letterText(letter: Letter): string {
  const body = letter.paragraphs.map(paragraphText);
  const end = [letter.closing, letter.signature].filter(Boolean).join("\n");
  return [letter.subject, letter.greeting, ...body, end].filter(Boolean).join("\n\n");
}

export function paragraphText(paragraph: readonly { text: string }[]): string {
  return paragraph.map((sentence) => sentence.text).join(" ");
}
