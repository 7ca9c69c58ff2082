import type { SmallPrintItem } from "../../posting.ts";
import type { Books } from "../books.ts";
import { wordBook } from "../phrase-book.ts";
import type { Statement } from "../statements.ts";

/** The number or code by which the posting wants to be quoted. The first one wins: footers may hold older ones. */
export function referenceOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const labelled = statements.find(({ field, text }) => field === "reference" && codeIn(text));
  if (labelled) return [toItem(labelled, codeIn(labelled.text) ?? labelled.text)];
  const cues = wordBook(books.lexicon.smallPrint.reference);
  for (const statement of statements) {
    for (const match of cues.all(statement.tokens)) {
      const after = statement.text.slice(statement.tokens[match.to - 1]?.end).slice(0, 60);
      const code = codeIn(after);
      // "l'affichage ferme le 3 novembre"
      const isNear = code && after.indexOf(code) < (code.length < 3 ? 4 : 24);
      if (isNear) return [toItem(statement, code)];
    }
  }
  return [];
}

/** A run without spaces that holds a digit, or one in quotation marks. */
function codeIn(text: string): string | null {
  const quoted = /^[\s:=.]*["'«„“]\s?([^"'»“”]{2,40}?)\s?["'»“”]/.exec(text.slice(0, 80));
  if (quoted?.[1]) return quoted[1];
  for (const word of text.slice(0, 80).split(/[\s,;()"'«»„“”]+/)) {
    const code = word.replace(/^[#:°º.]+/, "").replace(/[.:]+$/, "");
    if (/\d/.test(code) && !/^[€$£]/.test(code) && code.length < 30) return code;
  }
  return null;
}

function toItem({ text, lines }: Statement, code: string): SmallPrintItem {
  return { kind: "reference", text: text.slice(0, 200), value: code, lines };
}
