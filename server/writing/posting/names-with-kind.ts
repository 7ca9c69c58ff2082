import type { Books } from "./books.ts";
import { nameReader } from "./names.ts";
import { wordBook } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised, tokensOf } from "./tokens.ts";

/** "Casa Marucha, a restaurant": a name, a comma, a word for an employer within three words. */
export function namesOfAKind(statement: Statement, books: Books): string[] {
  const { tokens, text, label } = statement;
  // "le lien avec les partenaires (PMI, école)"
  if (label === "duty") return [];
  const kinds = wordBook(books.lexicon.names.employerKinds);
  const reader = nameReader(books);
  return kinds.all(tokens).flatMap(({ from }) => {
    for (let index = from; index > Math.max(0, from - 4); index--) {
      const gap = text.slice(tokens[index - 1]?.end, tokens[index]?.start);
      if (gap === ", ") return reader.nameBefore(statement, index) ?? [];
      if (gap !== " ") return [];
    }
    return [];
  });
}

/** "Fenwick Bakery", "Café Luna": the word for an employer is part of the name. */
export function namesWithKind(statement: Statement, books: Books): string[] {
  const { tokens } = statement;
  const reader = nameReader(books);
  return wordBook(books.lexicon.names.employerKinds)
    .all(tokens)
    .flatMap(({ from, to }) => {
      if (!isCapitalised(tokens[from]?.text ?? "")) return [];
      const ending = reader.nameBefore(statement, to);
      const name = ending && tokensOf(ending).length > 1 ? ending : reader.startingAt(statement, from);
      const isLong = name !== null && tokensOf(name).length > 1;
      return isLong && !reader.isStrange(statement, from) ? [name] : [];
    });
}
