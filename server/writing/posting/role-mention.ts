import { type Books, oncePerLanguage } from "./books.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Knows the role's title where sentences repeat it. */
export type RoleTest = {
  /**
   * Where the words behind "A Plumber", "we are looking for a plumber" begin, and which of the two it is; null where
   * nothing of the kind stands.
   */
  mentionIn: (statement: Statement) => { end: number; sought: boolean } | null;
};

export function createRoleTest(role: string | null, books: Books): RoleTest {
  const words = tokensOf(role ?? "")
    .map((token) => token.folded)
    .slice(0, 8);
  const seeking = seekingBook(books);
  const alternatives = wordSet(books.lexicon.grammar.alternatives);

  /** Behind the title's words, between which an "or" may stand: "serveur ou serveuse". */
  function endOfTitle(tokens: readonly Token[], from: number): number | null {
    let at = from;
    for (const word of words) {
      if (at > from && tokens[at]?.folded !== word && alternatives.has(tokens[at]?.folded ?? "")) at++;
      const folded = tokens[at]?.folded ?? "";
      if (folded !== word && !(folded.startsWith(word) && folded === `${word}s`)) return null;
      at++;
    }
    return at;
  }

  return {
    mentionIn: ({ tokens }) => {
      if (words.length === 0) return null;
      // "a plumber", "we are looking for a plumber"; "… experience as a plumber" is a demand.
      const first = books.stopWords.has(tokens[0]?.folded ?? "") ? 1 : 0;
      const cue = seeking.first(tokens.length > FIRST_WORDS ? tokens.slice(0, FIRST_WORDS) : tokens);
      const last = cue ? cue.to + 14 : tokens[0]?.folded === "reporting" ? LATE_MENTION : first;
      for (let index = first; index <= last; index++) {
        const end = endOfTitle(tokens, index);
        if (end === null) continue;
        const next = tokens[end];
        const isSought = cue !== null && index > first;
        if (next) return { end: next.start, sought: isSought };
        return isSought ? { end: tokens.at(-1)?.end ?? 0, sought: true } : null;
      }
      return null;
    },
  };
}

/** "Reporting to the Vice President of Programs, the Grants Manager …" */
const LATE_MENTION = 12;

/** A sentence that seeks somebody says so in its first words, behind a remark on who seeks. */
const FIRST_WORDS = 36;

/** "Is looking for", "we seek", "as a": a role follows. */
export const roleCues = oncePerLanguage(({ lexicon }) =>
  wordBook([...lexicon.names.seeking, ...lexicon.names.weSeek, ...lexicon.names.asRole]),
);

const seekingBook = oncePerLanguage(({ lexicon }) => wordBook([...lexicon.names.seeking, ...lexicon.names.weSeek]));
