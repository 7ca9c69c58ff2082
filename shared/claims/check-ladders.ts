import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import tables from "./lexicon/ladders.json" with { type: "json" };
import { flawless, frequencies, helping, leading, leadingFact, ranks, results, scopes } from "./lexicon/ladders.ts";
import { partAround } from "./part-around.ts";
import { quantitiesOf } from "./quantities.ts";
import { fold, isSameMeaning } from "./words.ts";

/**
 * Claims that put somebody on a higher step of a ladder than the facts do. A ladder is a row of words that make the same
 * work larger, from step to step: helped, did, led; assistant, deputy, head; monthly, daily; national, worldwide; an award.
 */
export function checkLadders(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  const leadings = checkLeading(clause, evidence);
  return [
    ...leadings,
    ...(leadings.length > 0 ? [] : checkDoing(clause, evidence)),
    ...ranks.flatMap((rank) => checkStep(clause, rank, evidence, "title")),
    ...checkFrequency(clause, evidence),
    ...scopes.flatMap((scope) => checkStep(clause, scope, evidence, "result")),
    ...results.flatMap((result) => checkStep(clause, result, evidence, "result")),
  ];
}

/** A step that the clause names and no fact has. */
function checkStep(clause: Clause, pattern: RegExp, evidence: Evidence, kind: Claim["kind"]): Claim[] {
  const match = pattern.exec(clause.folded);
  if (!match) return [];
  const held = kind === "title" && isHeldHere(clause, match);
  if (evidence.units.some((unit) => !(held && isHelp(unit)) && hasRank(unit, pattern, match[0], evidence))) return [];
  // "with distinction" of "VTCT L3 (distinction)".
  const [last = ""] = /\p{L}{7,}$/u.exec(match[0]) ?? [];
  if (kind === "result" && pattern !== flawless && evidence.factWords.has(last)) return [];
  // "mit der Note 1,8" of an "Ausbildung, 2019 (1,8)".
  const figure = /\d[.,]\d+$/u.exec(match[0])?.[0] ?? "";
  if (figure !== "" && evidence.factsFolded.replaceAll(",", ".").includes(figure.replace(",", "."))) return [];
  if (pattern === flawless && evidence.units.some(({ folded }) => isWithout(folded, match[0]))) return [];
  const posted = evidence.postingFolded.includes(match[0]);
  if (kind === "title" && fold(evidence.role).includes(match[0]) && !held) return [];
  return [toClaim(clause, match, kind, posted ? "posting" : "nowhere")];
}

/** "ohne selbst verschuldeten Unfall": nothing of the kind, with words between. */
function isWithout(folded: string, said: string): boolean {
  const [thing = ""] = /[\p{L}-]{5,}$/u.exec(said.trim()) ?? [];
  return (
    thing !== "" &&
    new RegExp(String.raw`(?<!\p{L})${oneOf(tables.none)}(?: [\p{L}-]+){0,3} ${thing.slice(0, -1)}`, "u").test(folded)
  );
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
  return period === null && fact.label !== "Education" && saysHelping({ fact });
}

function saysHelping({ fact }: Pick<Unit, "fact">): boolean {
  return helping.test(fold(fact.text));
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

/** The folded clause, and its parts before and from the word of leading on. */
type Around = { clause: string; before: string; from: string };

/** German words of leading (`said`) that mean something else where the rest of the clause says so. */
const otherMeanings: readonly { said: RegExp; isMeant: (around: Around) => boolean }[] = [
  // "führte Protokoll": kept.
  { said: /^(?:ge)?fuhr/u, isMeant: ({ clause }) => keptNotLed.test(clause) || !ledInGerman.test(clause) },
  // "führte mich nach": a way, not people.
  { said: /^fuhr/u, isMeant: ({ from }) => /^\p{L}+ (?:mich|uns|zu|dazu)(?!\p{L})/u.test(from) },
  // "Ist die Filialleiterin im Urlaub": somebody else.
  {
    said: /leiter(?:in)?$/u,
    isMeant: ({ before }) => /(?<!\p{L})(?:die|der|den|dem|des|unser\p{L}*|ihr\p{L}*|mein\p{L}*) $/u.test(before),
  },
  // "leite ... an" instructs, "leite ... weiter" forwards.
  {
    said: /^leite/u,
    isMeant: ({ from }) => /^[^,;]* (?:an|ein|ab|weiter)(?!\p{L})(?! \p{L}+(?:er|em|en) )/u.test(from),
  },
];

/** How far behind a word of leading its object is looked for. */
const NEAR = 60;

/** Whoever supported something has not led it. */
function checkLeading(clause: Clause, evidence: Evidence): Claim[] {
  const match = leading.exec(clause.folded);
  if (!match) return [];
  const [said] = match;
  const around = {
    clause: clause.folded,
    before: clause.folded.slice(0, match.index),
    from: clause.folded.slice(match.index),
  };
  if (helping.test(around.before)) return [];
  if (otherMeanings.some((other) => other.said.test(said) && other.isMeant(around))) return [];
  const object = around.from.slice(0, NEAR);
  const about = unitsAbout(partAround(clause, match.index), evidence, said);
  const ownDoing = about.filter((unit) => !saysHelping(unit));
  if (isFounding.test(said) && ownDoing.some(({ fact }) => started.test(fold(fact.text)))) return [];
  if (neutral.test(said) && keptThings.test(object) && ownDoing.some((unit) => tellsOf(object, unit))) return [];
  // To give a course is to lead nobody's work.
  if (gathering.test(object) && ownDoing.some(({ folded }) => gathering.test(folded))) return [];
  const teaches = (unit: Unit) => unit.period === null && learners.test(fold(unit.fact.text)) && !saysHelping(unit);
  if (learners.test(object) && evidence.units.some(teaches)) return [];
  const saysLeading = (unit: Unit) => !saysHelping(unit) && leadingFact.test(unit.folded.replace(othersWhoLead, " "));
  if ((about.length > 0 ? about : evidence.units).some(saysLeading)) return [];
  return [toClaim(clause, match, "title", about.length > 0 ? "mixed" : "nowhere")];
}

/** "managed the fuel cards", "gestionaba los pedidos": with these verbs things are kept, too. */
const neutral = /^(?:manag(?:e[ds]?|ing)$|gestion|gere|gerais)/u;
const keptThings = wholeWords(tables.keptThings);

function tellsOf(object: string, { own }: Unit): boolean {
  const words = object.split(/[^\p{L}]+/u).slice(1, 6);
  return words.some((word) => word.length > 3 && !isCommon(word) && own.some((told) => isSameMeaning(word, told)));
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
