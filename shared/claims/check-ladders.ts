import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import tables from "./lexicon/ladders.json" with { type: "json" };
import { frequencies, helping, leading, leadingFact, ranks, results, scopes } from "./lexicon/ladders.ts";
import { partAround } from "./part-around.ts";
import { quantitiesOf } from "./quantities.ts";
import { fold, isSameMeaning } from "./words.ts";

/** What makes a part larger than the facts do: leading, rank, frequency, reach, success. */
export function checkLadders(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  const led = checkLeading(clause, evidence);
  return [
    ...led,
    ...(led.length > 0 ? [] : checkDoing(clause, evidence)),
    ...ranks.flatMap((rank) => missing(clause, rank, evidence, "title")),
    ...checkFrequency(clause, evidence),
    ...scopes.flatMap((scope) => missing(clause, scope, evidence, "result")),
    ...results.flatMap((result) => missing(clause, result, evidence, "result")),
  ];
}

function missing(clause: Clause, pattern: RegExp, evidence: Evidence, kind: Claim["kind"]): Claim[] {
  const match = pattern.exec(clause.folded);
  if (!match) return [];
  const held = kind === "title" && isHeldHere(clause, match);
  if (evidence.units.some((unit) => !(held && isHelp(unit)) && hasRank(unit, pattern, match[0], evidence))) return [];
  const posted = evidence.postingFolded.includes(match[0]);
  if (kind === "title" && fold(evidence.role).includes(match[0]) && !held) return [];
  return [toClaim(clause, match, kind, posted ? "posting" : "nowhere")];
}

/** In one language a head chef is no chef de partie; of two languages the ranks of a row are one. */
function hasRank({ folded }: Unit, pattern: RegExp, said: string, evidence: Evidence): boolean {
  const told = [...folded.matchAll(new RegExp(pattern.source, "gu"))];
  return told.some(
    ([one]) => !evidence.sameLanguage || isSameMeaning(one.split(" ")[0] ?? "", said.split(" ")[0] ?? ""),
  );
}

/** A line about helping; "Assistant" in a title or a degree is none. */
function isHelp({ fact, period }: Unit): boolean {
  return period === null && fact.label !== "Education" && helping.test(fold(fact.text));
}

/** "As supervisor I …": the rank is that of the job applied for, and still claimed. */
function isHeldHere({ folded, mine, at }: Clause, { index }: RegExpExecArray): boolean {
  // "Directrice financière de Vallier depuis 2014, j'encadre …".
  if (at === 0 && folded.slice(0, index).trim() === "") return true;
  return mine && being.test(folded.slice(0, index));
}

const being = new RegExp(
  String.raw`(?<!\p{L})${oneOf(tables.being)}(?: ${oneOf(tables.articles)})?(?: [\p{L}-]+)? $`,
  "u",
);

const isFounding = /^(?:(?:co-)?found|(?:ge)?grund|fond|fund)/u;
const started = wholeWords(tables.started);

/** Whom one trains; to look after them is to supervise them. */
const learners = wholeWords(tables.learners);

/** What people come to, rather than work in. */
const gathering = wholeWords(tables.gathering);

/** What German "führt" without leading anybody. */
const keptNotLed = /protokoll|gesprach|interview|kasse|buch|liste|akten|statistik|verhandlung|verzeichnis|haushalt/u;

/** Whom or what German "führt" where somebody leads; accounts and talks are only kept and held. */
const ledInGerman = new RegExp(oneOf(tables.ledInGerman), "u");

/** Whoever supported something has not led it. */
function checkLeading(clause: Clause, evidence: Evidence): Claim[] {
  const match = leading.exec(clause.folded);
  if (!match || helping.test(clause.folded.slice(0, match.index))) return [];
  if (/^(?:ge)?fuhr/u.test(match[0]) && (keptNotLed.test(clause.folded) || !ledInGerman.test(clause.folded))) return [];
  // "Ist die Filialleiterin im Urlaub": somebody else.
  const before = clause.folded.slice(0, match.index);
  if (
    /leiter(?:in)?$/u.test(match[0]) &&
    /(?<!\p{L})(?:die|der|den|dem|des|unser\p{L}*|ihr\p{L}*|mein\p{L}*) $/u.test(before)
  )
    return [];
  // "führte mich nach": a way, not people.
  if (/^fuhr/u.test(match[0]) && /^\p{L}+ (?:mich|uns|zu|dazu)(?!\p{L})/u.test(clause.folded.slice(match.index)))
    return [];
  // "leite ... an" instructs, "leite ... weiter" forwards.
  if (
    /^leite/u.test(match[0]) &&
    /^[^,;]* (?:an|ein|ab|weiter)(?!\p{L})(?! \p{L}+(?:er|em|en) )/u.test(clause.folded.slice(match.index))
  )
    return [];
  const about = unitsAbout(partAround(clause, match.index), evidence, match[0]);
  if (
    isFounding.test(match[0]) &&
    about.some(({ fact }) => started.test(fold(fact.text)) && !helping.test(fold(fact.text)))
  )
    return [];
  // To give a course is to lead nobody's work.
  if (
    about.some(({ fact, folded }) => gathering.test(folded) && !helping.test(fold(fact.text))) &&
    gathering.test(clause.folded.slice(match.index, match.index + 60))
  )
    return [];
  if (
    evidence.units.some(
      ({ fact, period }) => period === null && learners.test(fold(fact.text)) && !helping.test(fold(fact.text)),
    ) &&
    learners.test(clause.folded.slice(match.index, match.index + 60))
  )
    return [];
  const led = (unit: Unit) =>
    !helping.test(fold(unit.fact.text)) && leadingFact.test(unit.folded.replace(othersWhoLead, " "));
  if (about.length > 0 ? about.some(led) : evidence.units.some(led)) return [];
  return [toClaim(clause, match, "title", about.length > 0 ? "mixed" : "nowhere")];
}

/** "a report to three regional managers": somebody else leads. */
const othersWhoLead = new RegExp(
  String.raw`(?<!\p{L})${oneOf(tables.othersWhoLead.before)} (?:[\p{L}\d]+ ){0,3}${oneOf(tables.othersWhoLead.leaders)}(?!\p{L})`,
  "gu",
);

/** Whoever assisted with something, prepared it or took part in it has not done it alone. */
function checkDoing(clause: Clause, evidence: Evidence): Claim[] {
  if (!clause.mine || helping.test(clause.folded)) return [];
  const telling = clause.words.filter(({ folded }) => folded.length > 3 && !isCommon(folded));
  if (telling.length < 2) return [];
  const scored = evidence.units
    .map((unit) => ({
      unit,
      words: telling.filter(({ folded }) => unit.own.some((own) => isSameMeaning(folded, own))),
    }))
    .sort((a, b) => b.words.length - a.words.length);
  const [best, next] = scored;
  const [first] = best?.words ?? [];
  const last = best?.words.at(-1);
  if (!best || !first || !last || !isHelp(best.unit) || best.words.length === next?.words.length) return [];
  const alone = telling.some(({ folded }) => onesOwn.test(folded));
  if (!alone && (best.words.length < 2 || 2 * best.words.length < telling.length)) return [];
  return [
    {
      kind: "title",
      text: clause.text.slice(first.at - clause.at, last.end - clause.at),
      at: first.at,
      why: "mixed",
    },
  ];
}

const onesOwn = new RegExp(`^${oneOf(tables.onesOwn)}$`, "u");

/** How often is marked where the facts say that it was seldom, or say it of something else. */
function checkFrequency(clause: Clause, evidence: Evidence): Claim[] {
  const row = frequencies.findLastIndex((pattern) => pattern.test(clause.folded));
  const match = frequencies[row]?.exec(clause.folded);
  // "forty people every day": that is the number's rate.
  if (!match || quantitiesOf(clause.text, evidence.language).some(({ rate }) => rate !== null)) return [];
  const about = unitsAbout(clause, evidence, match[0], 0.5);
  if (
    about.some((unit) => isAsOften(unit, row)) ||
    !(about.length > 0 && about.every((unit) => isLessOften(unit, row)))
  )
    return [];
  return [toClaim(clause, match, "frequency", "nowhere")];
}

const rateRow = { year: 0, quarter: 0, month: 1, week: 2, day: 3, shift: 3, hour: 3 };

function isAsOften({ folded, quantities }: Unit, row: number): boolean {
  if (frequencies.some((pattern, index) => index >= row && pattern.test(folded))) return true;
  return quantities.some(({ rate }) => rate !== null && rateRow[rate] >= row);
}

function isLessOften({ folded, quantities }: Unit, row: number): boolean {
  if (seldom.test(folded)) return true;
  if (frequencies.some((pattern, index) => index < row && pattern.test(folded))) return true;
  return quantities.some(({ rate }) => rate !== null && rateRow[rate] < row);
}

const seldom = wholeWords(tables.seldom);

/** The facts that share most of the clause's telling words, and at least the given part of them. */
function unitsAbout(clause: Clause, evidence: Evidence, besides = "", part = 0): Unit[] {
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
  return scored.filter(({ score }) => score >= Math.max(1, part * telling.length, best - 1)).map(({ unit }) => unit);
}

function toClaim(clause: Clause, match: RegExpExecArray, kind: Claim["kind"], why: Claim["why"]): Claim {
  const text = clause.text.slice(match.index, match.index + match[0].length);
  return { kind, text, at: clause.at + match.index, why };
}
