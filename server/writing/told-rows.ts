import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { Completion, MaterialLine } from "#shared/material/material.schema.ts";
import type { LetterRequest } from "./letter-request.ts";
import { givenLine, type OwnLine, readOwnLine, withoutMarks } from "./own-line.ts";

/** Rows in the letter's language; what is in none of its words is left out or kept as it is, and remembered in `toSay`. */
export function createTold({ language, translation }: LetterRequest, book: Book, isForeign: boolean) {
  const toSay: { row: string; text: string }[] = [];
  const unfollowed: string[] = [];
  const keeps = translation?.untranslated === "keep";
  const source = translation ? books[translation.from] : book;

  function wish(completion: Completion): Completion[] {
    const { ending, key } = completion;
    const text = withoutMarks(ending);
    const order = book.sentences.orders.find((start) => text.toLowerCase().startsWith(`${start} `)) ?? "";
    const asked = text.slice(order.length).trim();
    const looked = lookAtSentence(asked, book.sentences);
    const said = "mended" in looked ? (looked.isSure ? looked.mended : null) : looked.is === "sentence" ? asked : null;
    if (said !== null) return [{ ...completion, key, ending: said }];
    unfollowed.push(text);
    return [];
  }

  return {
    toSay,
    unfollowed,
    line: (row: MaterialLine, isNow: boolean): OwnLine | null => {
      const { id, said } = row;
      const own = said?.[language]?.trim();
      if (own) return givenLine(id, own, book);
      if (!isForeign) return readOwnLine(row, book, isNow);
      const line = readOwnLine(row, source, isNow);
      if (line.said !== null) toSay.push({ row: id, text: line.said });
      return keeps ? line : null;
    },
    completions: (completions: readonly Completion[]): Completion[] =>
      completions
        .filter(({ ending }) => /[\p{L}\p{N}]/u.test(ending))
        .flatMap((completion) => {
          const { key } = completion;
          if (completion.language === language) return completion.kind === "wish" ? wish(completion) : [completion];
          // Said in the letter's language already, it is not asked for again.
          if (completions.some((other) => other.key === key && other.language === language && other.ending.trim()))
            return [];
          toSay.push({ row: key, text: withoutMarks(`${completion.beginning} ${completion.ending}`) });
          return keeps && isForeign ? [completion] : [];
        }),
  };
}
