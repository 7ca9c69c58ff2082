import type { Letter } from "./letter.schema.ts";
import { listText } from "./list-labels.ts";
import { joinSentences } from "./point-lines.ts";

/** The whole letter as plain text: blocks parted by one blank line, subject first, name last; missing parts leave no gap. */
export function letterText(letter: Letter): string {
  const body = letter.paragraphs.map(joinSentences);
  if (letter.list) body.splice(letter.list.after, 0, listText(letter.list));
  const end = [letter.closing, letter.signature].filter(Boolean).join("\n");
  return [letter.subject, letter.greeting, ...body, end].filter(Boolean).join("\n\n");
}
