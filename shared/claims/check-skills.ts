import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { aliasesOf } from "./aliases.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { calendar } from "./lexicon/no-names.ts";
import { papers } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { products } from "./lexicon/products.ts";
import tables from "./lexicon/skills.json" with { type: "json" };
import { tools } from "./lexicon/tools.ts";
import { itemsAfter, joins, languages } from "./listed-items.ts";
import { isSaidOfReader } from "./said-of-reader.ts";
import { fold, isSameWord, type Word } from "./words.ts";

/** Tools, methods and materials that the person has not named. */
export function checkTools(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  return [...clause.folded.matchAll(anyTool), ...clause.folded.matchAll(anyProduct)].flatMap((match): Claim[] => {
    const row = rowOfTool.get(match[1] ?? "") ?? [match[0]];
    // "mes photographies" are things, not a skill.
    if (/(?<!\p{L})(?:mes|nos|mis|nuestr[oa]s) $/u.test(clause.folded.slice(0, match.index))) return [];
    if (row.some((form) => hasForm(form, evidence)) || isIdiom(clause.folded, match)) return [];
    const posted = row.some((form) => evidence.postingFolded.includes(form));
    // "Seventy tractors mean seventy drivers": said of no one, and the posting's word.
    if (posted && !clause.mine && clause.words.length > SHORTEST_SAYING) return [];
    if (clause.mode === "offer" && (posted || !ofWriter.test(clause.folded.slice(0, match.index)))) return [];
    const text = clause.text.slice(match.index, match.index + match[0].length);
    return [{ kind: "tool", text, at: clause.at + match.index, why: posted ? "posting" : "nowhere" }];
  });
}

const SHORTEST_SAYING = 5;

/** "my daily bread", "im Schnitt": sayings, and no skills. */
function isIdiom(folded: string, { index = 0, 0: said }: RegExpMatchArray): boolean {
  return sayings.test(folded.slice(Math.max(0, index - 12), index + said.length + 14));
}

const sayings =
  /(?<!\p{L})im schnitt(?!\p{L})|(?:daily|taglich\p{L}*) (?:bread|brot)|pain quotidien|pan (?:de cada dia|diario)/u;

/** "my experience in": also where one offers or wishes. */
const ofWriter = new RegExp(
  String.raw`(?<!\p{L})(?:my|mein\p{L}*|mon|ma|mes|mis?)(?: \p{L}+){0,4} $|${oneOf(tables.ofWriter)}(?: \p{L}+){0,3} $`,
  "u",
);

function hasForm(form: string, evidence: Evidence): boolean {
  if (evidence.factsFolded.includes(form) || evidence.inHeading(form)) return true;
  return (
    !form.includes(" ") &&
    form.length > 4 &&
    evidence.units.some((unit) => unit.words.some((word) => isSameWord(word.folded, form)))
  );
}

const rowOfTool = new Map<string, string[]>();
for (const forms of tools) {
  for (const form of forms) rowOfTool.set(form, [...(rowOfTool.get(form) ?? []), ...forms]);
}
const anyTool = new RegExp(
  `(?<![\\p{L}\\p{N}])(${oneOf([...rowOfTool.keys()])})(?:s|es|e|n|en)?(?![\\p{L}\\p{N}])`,
  "gu",
);

const anyProduct = new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(products)}(?![\\p{L}\\p{N}])`, "gu");

/** What stands where a skill, a tool or a held title is named, and is in no fact. */
export function checkFrames(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  const { skill } = phrases[evidence.language];
  return [
    ...[...clause.folded.matchAll(skill)]
      .filter((match) => !isThesis(match, clause) && !isPaper(match, clause, evidence))
      .filter(({ index }) => !isSaidOfReader(clause.at + index, clause, evidence.language))
      .flatMap((match) =>
        looseItems(itemsAfter(clause, match, evidence), clause, evidence).filter(
          ({ text, why }) =>
            !surroundings.test(fold(text)) &&
            (firm.test(match[0]) ||
              why === "posting" ||
              (evidence.language === "de" ? !vague.test(match[0]) : /\p{Lu}/u.test(text)) ||
              /\p{Lu}{2}/u.test(text)),
        ),
      ),
    ...looseItems(itemsBefore(clause, evidence), clause, evidence).filter(
      // "A watch on the radio is second nature": in lower case only what the posting names is a skill.
      ({ text, why }) => evidence.language === "de" || why === "posting" || /\p{Lu}/u.test(text),
    ),
  ];
}

function looseItems(items: readonly (readonly Word[])[], clause: Clause, evidence: Evidence): Claim[] {
  return items.flatMap((item): Claim[] => {
    const judged = item.filter(
      ({ folded, text }) =>
        (!isCommon(folded) ||
          (evidence.language !== "de" && /^\p{Lu}/u.test(text) && evidence.postingNames.has(folded))) &&
        !everyday.has(folded) &&
        evidence.canJudge(folded) &&
        (evidence.language !== "de" || /^[\p{Lu}\d]/u.test(text)),
    );
    const loose = judged.filter((word) => !isToldOf(word.folded, evidence) && !isPartOfTold(word, clause, evidence));
    const [first] = loose;
    if (!first || 2 * loose.length < judged.length) return [];
    const last = loose.at(-1) ?? first;
    const posted = loose.every(({ folded }) => evidence.inPosting(folded));
    // Half of it told: "lire des plans" of someone who knows plans.
    if (!posted && 2 * loose.length === judged.length && !loose.some(({ text }) => /\p{Lu}/u.test(text))) return [];
    return [
      {
        kind: "tool",
        text: clause.text.slice(first.at - clause.at, last.end - clause.at),
        at: first.at,
        why: posted ? "posting" : "nowhere",
      },
    ];
  });
}

function isToldOf(word: string, evidence: Evidence): boolean {
  return (
    evidence.knows(word) ||
    evidence.inCompany(word) ||
    aliasesOf(word).some((other) => evidence.factsFolded.includes(other))
  );
}

/** "the IPAF licence for mobile platforms": what a paper of the person is for. */
function isPaper({ index = 0, 0: said }: RegExpMatchArray, { folded, at, words }: Clause, evidence: Evidence): boolean {
  const paper = new RegExp(papers.source, "u").exec(folded.slice(index, index + said.length));
  if (!paper) return false;
  const before = words.filter(({ end }) => end <= at + index).slice(-2);
  return before.some(({ text, folded }) => /^\p{Lu}{3,}$/u.test(text) && evidence.factWords.has(folded));
}

/** "CNC-Maschine" of someone who knows CNC, "Zehnfingersystem" of a "10-Finger". */
function isPartOfTold({ folded, at }: Word, clause: Clause, evidence: Evidence): boolean {
  const last = clause.words.findLast(({ end }) => end === at - 1);
  if (isJoined(last, at, clause) && isToldOf(last?.folded ?? "", evidence)) return true;
  return evidence.language === "de" && evidence.names.some((name) => name.length > 5 && folded.includes(name));
}

/** What anybody works with, and no skill. */
const everyday = new Set(tables.everyday);

/** "ma maîtrise, soutenue en 2012": the old French master's. */
function isThesis({ 0: text }: RegExpMatchArray, { folded }: Clause): boolean {
  return text.startsWith("maitrise") && /(?<!\p{L})(?:soutenue|obtenue|universitaire)(?!\p{L})/u.test(folded);
}

/** "I know the paths of the Jura": a place, not a skill. */
const surroundings = new RegExp(String.raw`^${oneOf(tables.surroundings)}(?!\p{L})`, "u");

/** "with patience" and "with SAP": what follows is a tool only where it looks like one. */
const vague = /^(?:mit|kenne(?: ich)?)$/u;

/** Behind these a skill is named in whatever words; behind others only what looks like a name is one. */
const firm = new RegExp(`^${oneOf(tables.firm)}`, "u");

/** "SAP und Lexware sind mir vertraut": the nouns of a list before a frame. */
function itemsBefore(clause: Clause, evidence: Evidence): Word[][] {
  const match = familiar.exec(clause.folded);
  if (!match) return [];
  const { stop } = phrases[evidence.language];
  const before = clause.words.filter(
    ({ end, folded, text }) =>
      end <= clause.at + match.index && !stop.has(folded) && folded.length > 2 && !/^\d/u.test(text),
  );
  return before
    .filter(({ folded }) => !joins.has(folded) && !languages.has(folded) && !calendar.has(folded))
    .filter(
      ({ at }, index, all) =>
        !isJoined(all[index - 1], at, clause) || !isToldOf(all[index - 1]?.folded ?? "", evidence),
    )
    .slice(-4)
    .map((word) => [word]);
}

/** "Pivot-Tabellen": one word of two. */
function isJoined(last: Word | undefined, at: number, { text, at: from }: Clause): boolean {
  return last !== undefined && last.end === at - 1 && text[last.end - from] === "-";
}

/** Said behind what one knows well. */
const familiar = wholeWords(tables.familiar);
