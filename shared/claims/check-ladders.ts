import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import { frequencies, helping, leading, leadingFact, ranks, results, scopes } from "./lexicon/ladders.ts";
import { fold, isSameMeaning } from "./words.ts";

/** What makes a part larger than the facts do: leading, rank, frequency, reach, success. */
export function checkLadders(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  return [
    ...checkLeading(clause, evidence),
    ...ranks.flatMap((rank) => missing(clause, rank, evidence, "title")),
    ...checkFrequency(clause, evidence),
    ...scopes.flatMap((scope) => missing(clause, scope, evidence, "result")),
    ...results.flatMap((result) => missing(clause, result, evidence, "result")),
  ];
}

function missing(clause: Clause, pattern: RegExp, evidence: Evidence, kind: Claim["kind"]): Claim[] {
  const match = pattern.exec(clause.folded);
  if (!match || pattern.test(evidence.factsFolded)) return [];
  const posted = evidence.postingFolded.includes(match[0]);
  if (kind === "title" && fold(evidence.role).includes(match[0])) return [];
  return [toClaim(clause, match, kind, posted ? "posting" : "nowhere")];
}

/** Whoever supported something has not led it. */
function checkLeading(clause: Clause, evidence: Evidence): Claim[] {
  const match = leading.exec(clause.folded);
  if (!match || helping.test(clause.folded.slice(0, match.index))) return [];
  const about = unitsAbout(clause, evidence, match[0]);
  const led = (unit: Unit) => !helping.test(fold(unit.fact.text)) && leadingFact.test(unit.folded);
  if (about.length > 0 ? about.some(led) : evidence.units.some(led)) return [];
  return [toClaim(clause, match, "title", about.length > 0 ? "mixed" : "nowhere")];
}

function checkFrequency(clause: Clause, evidence: Evidence): Claim[] {
  const row = frequencies.findLastIndex((pattern) => pattern.test(clause.folded));
  const match = frequencies[row]?.exec(clause.folded);
  if (!match) return [];
  const about = unitsAbout(clause, evidence, match[0]);
  const units = about.length > 0 ? about : evidence.units;
  if (units.some((unit) => isAsOften(unit, row))) return [];
  return [toClaim(clause, match, "frequency", "nowhere")];
}

const rateRow = { year: 0, quarter: 0, month: 1, week: 2, day: 3, shift: 3, hour: 3 };

function isAsOften({ folded, quantities }: Unit, row: number): boolean {
  if (frequencies.some((pattern, index) => index >= row && pattern.test(folded))) return true;
  return quantities.some(({ rate }) => rate !== null && rateRow[rate] >= row);
}

/** The facts that share most of the clause's telling words. */
function unitsAbout(clause: Clause, evidence: Evidence, besides = ""): Unit[] {
  const telling = clause.words.filter(
    ({ folded }) => folded.length > 3 && !isCommon(folded) && !besides.includes(folded),
  );
  const scored = evidence.units
    .map((unit) => ({
      unit,
      score: telling.filter(({ folded }) => unit.words.some((other) => isSameMeaning(folded, other.folded))).length,
    }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= Math.max(1, best - 1)).map(({ unit }) => unit);
}

function toClaim(clause: Clause, match: RegExpExecArray, kind: Claim["kind"], why: Claim["why"]): Claim {
  const text = clause.text.slice(match.index, match.index + match[0].length);
  return { kind, text, at: clause.at + match.index, why };
}
