import type { Books } from "./books.ts";
import { wordBook } from "./phrase-book.ts";
import type { Token } from "./tokens.ts";

/** "Someone who can" before a task: where the task begins among the tokens; null where none follows. */
export function doerIn(tokens: readonly Token[], { lexicon }: Books): number | null {
  const match = wordBook(lexicon.names.doers).first(tokens);
  if (!match || match.to >= tokens.length) return null;
  return wordBook(lexicon.names.notDone).at(tokens, match.to) ? null : match.to;
}
