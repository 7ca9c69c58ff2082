import type { EchoPhrase } from "../posting.ts";
import type { Books } from "./books.ts";
import type { LetterCase } from "./letter-case.ts";
import { nounRunsOf } from "./noun-runs.ts";
import { isTelling } from "./requirement-drafts.ts";
import { createRoleTest } from "./role-mention.ts";
import { linesOfPart, type Statement } from "./statements.ts";
import { isAllCaps, type Token, tokensOf } from "./tokens.ts";

export type EchoSource = {
  statements: readonly Statement[];
  /** Names that are no echo: role, employer, place. */
  names: readonly (string | undefined)[];
  books: Books;
  letterCase: LetterCase;
};

/** The posting's own phrases, rarest first, at most {@link MOST_ECHOES}; none shares a telling word with another. */
export function echoPhrasesOf({ statements, names, books, letterCase }: EchoSource): EchoPhrase[] {
  const used = new Set(names.flatMap((name) => tokensOf(name ?? "").map((token) => token.folded)));
  const candidates: Candidate[] = [];
  const isRole = createRoleTest(names[0] ?? null, books);
  for (const statement of statements) {
    const kind = kindOf(statement);
    if (kind === null || candidates.length >= MOST_CANDIDATES) continue;
    // "Importante empresa hortofrutícola precisa …": who seeks is no part of the work.
    const mention = statement.item ? null : isRole.mentionIn(statement);
    const from = mention?.sought ? mention.end : 0;
    candidates.push(...candidatesIn(statement, from, kind, books));
  }
  candidates.sort((one, other) => other.score - one.score);
  const echoes: EchoPhrase[] = [];
  for (const { text, lines, kind, telling } of candidates) {
    if (echoes.length === MOST_ECHOES) break;
    if (telling.some((word) => used.has(word))) continue;
    for (const word of telling) used.add(word);
    echoes.push({ text: letterCase.midSentence(text), lines, kind });
  }
  return echoes;
}

const MOST_ECHOES = 8;
const MOST_CANDIDATES = 600;
const LEAST_SCORE = 2;

type Candidate = EchoPhrase & { score: number; telling: string[] };

function kindOf({ label, field }: Statement): EchoPhrase["kind"] | null {
  if (field !== null) return null;
  if (label === "duty") return "duty";
  return label === "requirement" || label === "wish" ? "requirement" : null;
}

function candidatesIn(statement: Statement, from: number, kind: EchoPhrase["kind"], books: Books): Candidate[] {
  return nounRunsOf(statement, books).flatMap((run) => {
    const first = run[0];
    const last = run.at(-1);
    if (
      !first ||
      !last ||
      first.start < from ||
      (run.length > 1 && isInBrackets(statement.text, first.start)) ||
      run.some((token) => /^\d+$/.test(token.text))
    )
      return [];
    const telling = run
      .filter((token) => token.folded.length > 2 && isTelling(token, books))
      .map((token) => token.folded);
    const score = scoreOf(run, telling, books) + (kind === "duty" ? 0.5 : 0);
    if (telling.length === 0 || score < LEAST_SCORE) return [];
    const text = statement.text.slice(first.start, last.end);
    return [{ text, lines: linesOfPart(statement, first.start, last.end), kind, score, telling }];
  });
}

/** "les clients professionnels (France et UK)": a remark. */
function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}

/** Telling words count, tools and materials more, ballast less; three or four words are best. */
function scoreOf(run: readonly Token[], telling: readonly string[], books: Books): number {
  const names = run.filter((token) => isAllCaps(token.text) || /\p{Ll}\p{Lu}|\p{L}\d/u.test(token.text)).length;
  const ballast = run.filter((token) => books.background.has(token.folded)).length;
  const long = telling.filter((word) => word.length > 8).length;
  return telling.length * 1.2 + names * 0.6 + long * 0.3 - ballast * 0.6 - Math.abs(run.length - 3.5) * 0.25;
}
