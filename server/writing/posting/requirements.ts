import type { Requirement, RequirementKind } from "../posting.ts";
import type { Books } from "./books.ts";
import type { LetterCase } from "./letter-case.ts";
import { wordSet } from "./phrase-book.ts";
import { type Draft, draftsOf, isTelling } from "./requirement-drafts.ts";
import { createRoleTest } from "./role-mention.ts";
import { bareTitle } from "./role-title.ts";
import { soughtFor } from "./sought-for.ts";
import type { Statement } from "./statements.ts";
import { tokensOf } from "./tokens.ts";

export type RequirementSource = {
  statements: readonly Statement[];
  /** The role's title: "A Plumber does …" is cut to what he does. */
  role: string | null;
  company: string | null;
  books: Books;
  letterCase: LetterCase;
};

/** What the posting asks for and what the job consists of, the heaviest {@link LONGEST_LIST}, in the posting's order. */
export function requirementsOf({ statements, role, company, books, letterCase }: RequirementSource): Requirement[] {
  const drafts: Draft[] = [];
  const roleTest = createRoleTest(role, books);
  for (const [index, statement] of statements.entries()) {
    if (drafts.length >= MOST_DRAFTS) break;
    if (isTitle(statement, role, books) || tellsOfHouse(statement, company, books)) continue;
    if (isAside(statement, statements[index - 1], books)) {
      const last = drafts.at(-1);
      if (last?.kind === "must" && books.cues.wish.has(statement.tokens)) last.kind = "wish";
    } else {
      drafts.push(...draftsOf({ statement, roleTest, company, books }));
    }
  }
  linkAlternatives(drafts, books);
  return heaviest(withoutDoubles(drafts, books), books).map((draft, index) => ({
    id: `r${index + 1}`,
    kind: draft.kind,
    text: letterCase.midSentence(draft.text),
    detail: draft.detail,
    lines: draft.lines,
    ...(draft.anyOf === null ? {} : { anyOf: draft.anyOf }),
    hard: draft.hard,
  }));
}

/** How much each kind counts. */
const requirementWeights: Record<RequirementKind, number> = {
  must: 1,
  duty: 0.7,
  wish: 0.5,
  knowledge: 0.3,
  soft: 0.15,
};

const LONGEST_LIST = 16;
const MOST_DRAFTS = 300;
/** No kind may crowd out the others. */
const mostOfKind: Record<RequirementKind, number> = { must: 9, duty: 8, wish: 4, knowledge: 5, soft: 2 };

/** "Pharmacy Technician - Certified - Central Fill": the title over everything asks for nothing that is not said below. */
function isTitle({ text, tokens, start, section, item }: Statement, role: string | null, books: Books): boolean {
  const isHead = role !== null && section === 0 && start === 0 && !item && tokens.length <= LONGEST_TITLE;
  return isHead && !/[.;]/u.test(text) && withSlash(bareTitle(text, books)).includes(withSlash(role));
}

function withSlash(title: string): string {
  return title.toLowerCase().replaceAll(" / ", "/");
}

/** "La Verrerie Daumont fabrique des flacons": what the employer does is no task. */
function tellsOfHouse({ text, label, item }: Statement, company: string | null, books: Books): boolean {
  if (company === null || item) return false;
  const speaks = /^(?:wir sind|we are|we're|nous sommes|somos) /iu.test(text);
  const tells =
    (speaks && text.slice(0, 40 + company.length).includes(company)) ||
    (label === "duty" && text.replace(/^(?:The|La|Le|Les|El|Los|Las|Die|Der|Das) /u, "").startsWith(`${company} `));
  return tells && soughtFor(text, books) === null;
}

/** Words. */
const LONGEST_TITLE = 10;

/** A second sentence inside an item says something only if it has a word of demand: jokes and remarks have none. */
function isAside(statement: Statement, before: Statement | undefined, books: Books): boolean {
  if (!statement.item || before?.passage !== statement.passage) return false;
  const { cues } = books;
  const { tokens } = statement;
  if (tokens.length <= 6 && cues.wish.has(tokens)) return true;
  return !cues.requirement.has(tokens) && !cues.hard.has(tokens) && !cues.duty.has(tokens) && !cues.soft.has(tokens);
}

/** Numbered requirements joined by "or" are alternatives. */
function linkAlternatives(drafts: readonly Draft[], books: Books): void {
  const alternatives = wordSet(books.lexicon.grammar.alternatives);
  let group = 0;
  for (const [index, draft] of drafts.entries()) {
    const next = drafts[index + 1];
    if (!next || next.statement === draft.statement || next.statement.section !== draft.statement.section) continue;
    const last = draft.statement.tokens.at(-1)?.folded ?? "";
    if (!alternatives.has(last)) continue;
    if (draft.anyOf === null) {
      group++;
      draft.anyOf = `any${group}`;
    }
    next.anyOf = draft.anyOf;
  }
}

/** Of two drafts that say the same the earlier stays. */
function withoutDoubles(drafts: readonly Draft[], books: Books): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = tokensOf(draft.text)
      .filter((token) => !books.stopWords.has(token.folded))
      .map((token) => token.folded)
      .sort()
      .join(" ");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function heaviest(drafts: readonly Draft[], books: Books): Draft[] {
  const ranked = drafts
    .map((draft, order) => ({ draft, order, weight: weightOf(draft, books) }))
    .sort((one, other) => other.weight - one.weight || one.order - other.order);
  const counts: Record<RequirementKind, number> = { must: 0, duty: 0, wish: 0, knowledge: 0, soft: 0 };
  const kept = ranked.filter(({ draft }) => ++counts[draft.kind] <= mostOfKind[draft.kind]).slice(0, LONGEST_LIST);
  return kept.sort((one, other) => one.order - other.order).map(({ draft }) => draft);
}

/** The kind's weight, less where the phrase says little that other postings do not. */
function weightOf(draft: Draft, books: Books): number {
  const telling = tokensOf(draft.text).filter((token) => isTelling(token, books)).length;
  return requirementWeights[draft.kind] * (0.6 + 0.4 * Math.min(1, telling / 3)) + (draft.hard ? 0.3 : 0);
}
