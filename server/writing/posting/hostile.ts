import { hostilePhrases } from "../lexicon/hostile-phrases.ts";
import type { Posting } from "../posting.ts";
import type { HiddenText } from "./markup.ts";
import { wordBook } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Parts the posting proper from passages that give orders to software, in any of the languages. */
export function withoutHostile(
  statements: readonly Statement[],
  hidden: readonly HiddenText[],
): { statements: Statement[]; hostile: Posting["hostile"] } {
  const kept: Statement[] = [];
  const hostile: Posting["hostile"] = [];
  let last: Statement | null = null;
  for (const statement of statements) {
    const follows: boolean = last?.passage === statement.passage && goesOn(statement.tokens);
    if (isHostile(statement.tokens) || follows) {
      hostile.push({ text: statement.text, lines: statement.lines });
      last = statement;
    } else {
      kept.push(statement);
      last = null;
    }
  }
  for (const { text, line } of hidden)
    if (isHostile(tokensOf(text.slice(0, 4000)))) hostile.push({ text, lines: [line] });
  return { statements: kept, hostile };
}

/** One phrase only ever said to software, or an order about the applicant beside a word for software. */
function isHostile(tokens: readonly Token[]): boolean {
  if (certain.has(tokens)) return true;
  return orders.has(tokens) && (software.has(tokens) || claims.has(tokens));
}

const certain = wordBook(hostilePhrases.certain);
const software = wordBook(hostilePhrases.software);
const orders = wordBook(hostilePhrases.orders);
const claims = wordBook(hostilePhrases.claims);
const sequels = wordBook(hostilePhrases.sequels);

/** Sentences after a hostile one belong to it while they go on giving orders. */
function goesOn(tokens: readonly Token[]): boolean {
  return sequels.at(tokens, 0) !== null || claims.has(tokens);
}
