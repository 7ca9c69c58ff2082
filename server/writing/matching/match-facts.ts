import type { Credential, Profile } from "../facts/profile.ts";
import { degreeLevelAsked, isCredential, isVocational } from "../facts/read-credential.ts";
import type { RequirementMatch } from "../letter-request.ts";
import { OPEN_FIELD, TRADE_LEARNT } from "../lexicon/work-words.ts";
import type { Posting, Requirement } from "../posting.ts";
import { holdsWord } from "../words/holds-word.ts";
import { stemsOf } from "../words/stems.ts";
import { type Evidence, evidenceOf, looksLikeName } from "./evidence.ts";
import { type Kin, nearnessOf } from "./kindred.ts";
import { type Wanted, wantedOf, wholeOf } from "./wanted.ts";
import { type YearsAsked, yearsAsked, yearsShown } from "./years-asked.ts";

/** What the posting wants in one phrase, and the facts that answer it, best first. */
export type Answer = {
  text: string;
  lines: number[];
  requirement: Requirement | null;
  weight: number;
  best: { evidence: Evidence; score: number }[];
};

export const MET = 0.42;
export const ADJACENT = 0.2;
/** What the posts of a field score that were held as long as is asked. */
export const LONG_ENOUGH = 0.8;

const KIND_WEIGHT = { must: 1, duty: 0.7, wish: 0.5, knowledge: 0.3, soft: 0.15 } as const;

/** Holds every requirement and echo of the posting against every fact. Linear in posting x facts. */
export function answerPosting(posting: Posting, profile: Profile): Answer[] {
  const evidence = evidenceOf(profile);
  const wanted = [
    ...posting.requirements.map((requirement) => ({
      text: requirement.text,
      lines: requirement.lines,
      requirement,
      weight: KIND_WEIGHT[requirement.kind],
    })),
    ...posting.echoes.map((echo) => ({ text: echo.text, lines: echo.lines, requirement: null, weight: 0.6 })),
  ];
  const stemsWanted = wanted.map(({ text, requirement }) => stemsOf(requirement?.detail ?? text));
  // A phrase echoed from a demand makes its words no more common.
  const rarity = rarityOf([...new Map(wanted.map(({ text }, at) => [text, stemsWanted[at] ?? NOTHING])).values()]);
  return wanted.map(({ text, lines, requirement, weight }, at) => {
    const stems = stemsWanted[at] ?? NOTHING;
    const demand = requirement?.detail ?? text;
    const time = requirement && yearsAsked(demand);
    if (time && profile.posts.length > 0)
      return { text, lines, requirement, weight, best: yearsAnswer(time, evidence, profile) };
    const asked = {
      // "training new hires" is work, "Bachelor's degree" a paper.
      paper: isCredential(text) && !(requirement?.kind === "duty" && !requirement.hard),
      level: degreeLevelAsked(text),
      isVocational: isVocational(text),
      isOpen: holdsWord(OPEN_FIELD, demand),
      isTrade: TRADE_LEARNT.test(demand),
    };
    const worths = wantedOf(stems, rarity);
    const whole = wholeOf(worths);
    const candidates: Answer["best"] = [];
    for (const unit of evidence) {
      if (!answers(asked, stems, unit)) continue;
      const shared = scoreOf(worths, unit, { rarity, whole, kin: unit.kind === "line" ? unit.kin : undefined });
      const reach = withinReach(asked, unit, Math.max(shared, namedOutright(asked, stems, unit)));
      // "supervising an assistant teacher" and "Assistant Teacher": what one was called is not yet what one did.
      const score = unit.kind === "post" && requirement?.kind === "duty" ? Math.min(reach, JUST_SHORT) : reach;
      if (score >= ADJACENT) candidates.push({ evidence: unit, score });
    }
    return { text, lines, requirement, weight, best: candidates.sort((a, b) => b.score - a.score).slice(0, 4) };
  });
}

const NOTHING: ReadonlySet<string> = new Set();

/** Posts in the field answer for the time they took together; less time than is asked only comes close. */
function yearsAnswer(time: YearsAsked, evidence: readonly Evidence[], profile: Profile): Answer["best"] {
  const { posts, months } = yearsShown(time, profile);
  const given = time.field.size === 0 ? (profile.years?.years ?? 0) * 12 : 0;
  const score = Math.max(months, given) >= time.months ? LONG_ENOUGH : 0.3;
  return evidence
    .filter((unit) => unit.kind === "post" && posts.includes(unit.post))
    .slice(0, 4)
    .map((unit) => ({ evidence: unit, score: score + unit.weight }));
}

/** What the person should see beside the letter: each requirement with the facts that answer it. */
export function toMatches(answers: readonly Answer[]): RequirementMatch[] {
  const metGroups = new Set(
    answers.filter((answer) => isMet(answer)).flatMap((answer) => answer.requirement?.anyOf ?? []),
  );
  return answers.flatMap((answer) => {
    const { requirement } = answer;
    if (!requirement) return [];
    const met = isMet(answer);
    const spared = !met && requirement.anyOf !== undefined && metGroups.has(requirement.anyOf);
    if (spared) return [];
    const status = met ? ("met" as const) : answer.best.length > 0 ? ("adjacent" as const) : ("missing" as const);
    const facts = answer.best.filter(({ score }) => !met || score >= MET).map(({ evidence }) => evidence.fact);
    return [
      {
        requirement: requirement.id,
        text: requirement.text,
        lines: requirement.lines,
        status,
        facts,
        hard: requirement.hard,
      },
    ];
  });
}

function isMet(answer: Answer): boolean {
  return (answer.best[0]?.score ?? 0) >= MET;
}

/** A stem that many phrases of the posting share tells less. */
function rarityOf(all: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stems of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => 1 / Math.sqrt(counts.get(stem) ?? 1);
}

/** A degree answers only for its own height, and a paper can only be answered with a paper. */
function answers(
  asked: { paper: boolean; level: number; isTrade: boolean },
  wanted: ReadonlySet<string>,
  unit: Evidence,
): boolean {
  if (unit.kind !== "credential") return !asked.paper || unit.kind !== "line";
  // "Forklift a plus": whoever has the paper for it has what is asked for.
  if (!asked.paper)
    return (
      unit.credential.kind !== "degree" &&
      (isWithin(wanted, unit.stems) || (looksLikeName(unit.credential.text) && isNameIn(unit.stems, wanted)))
    );
  if (asked.isTrade && isCourse(unit.credential)) return false;
  // "Bürokauffrau (IHK)" names a trade, and no height.
  const isLow = asked.isTrade && asked.level === 1 && unit.credential.kind === "degree";
  // "BAFA ou CAP": the one that has no height.
  const isNamed = unit.level === 0 && unit.name !== null && isNameIn(unit.name, wanted);
  return asked.level === 0 || unit.level >= asked.level || isLow || isNamed;
}

/** A course is no trade. */
function isCourse({ kind, text }: Credential): boolean {
  return kind === "certificate" && !/examen/iu.test(text);
}

/** "Staatlich anerkannte Physiotherapeutin" has the trade of "Physiotherapie", "Friseurhandwerk" that of "Friseur". */
function isOfTrade(wanted: ReadonlySet<string>, stems: ReadonlySet<string>, text: string): boolean {
  for (const one of wanted) {
    if (one.length < TRADE_LETTERS || PAPER_WORDS.has(one)) continue;
    for (const other of stems) if (other.startsWith(one)) return true;
    if (COMMERCE.has(one) && /kauf(?:mann|frau|leute)/iu.test(text)) return true;
  }
  return false;
}

const TRADE_LETTERS = 5;
/** A "Bürokauffrau" has what "kaufmännische Ausbildung" asks for. */
const COMMERCE = stemsOf("kaufmännisch kaufmann kauffrau");

/** Who can do the thing but names no paper for it only comes close. */
function withinReach({ paper }: { paper: boolean }, unit: Evidence, score: number): number {
  return paper && unit.kind === "skill" ? Math.min(score, JUST_SHORT) : score;
}

const JUST_SHORT = MET - 0.01;
/** Work of one kind alone comes close only where it covers much of what is asked. */
const CLOSE = 0.3;

/** What a shared word is worth that says something by itself. */
const TELLING = 0.31;

/**
 * What is asked for by a name that the person typed as such: "BLS from the American Heart Association" and "BLS", "SQL and
 * Python" and "SQL". A degree of the height asked for answers where the posting leaves its subject open, and any degree
 * answers for schooling below it.
 */
function namedOutright(
  asked: { level: number; isOpen: boolean; isTrade: boolean; isVocational: boolean },
  wanted: ReadonlySet<string>,
  unit: Evidence,
): number {
  if (asked.isTrade && unit.kind === "credential" && isOfTrade(wanted, unit.stems, unit.credential.text)) return MET;
  if (unit.kind === "credential" && unit.credential.kind === "degree" && asked.level > 0)
    return (asked.isOpen && unit.level >= asked.level) || (asked.level === 1 && unit.level > 2 && !asked.isVocational)
      ? MET
      : 0;
  if (unit.kind !== "skill" && unit.kind !== "credential") return 0;
  if (unit.name && isNameIn(unit.name, wanted)) return MET;
  if (unit.kind === "skill") return 0;
  // "CPhT certification" and "Certified Pharmacy Technician (CPhT)": beside the word for a paper there is but the name.
  const named = [...wanted].filter((stem) => !PAPER_WORDS.has(stem));
  return named.length > 0 && named.every((stem) => unit.stems.has(stem)) ? MET : 0;
}

function isNameIn(name: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return name.size > 0 && isWithin(name, wanted);
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const stem of some) if (!all.has(stem)) return false;
  return true;
}

const PAPER_WORDS = stemsOf(
  "licence license licensure certification certificate certified card current valid active registration registered ticket zertifikat schein nachweis gültig ausbildung berufsausbildung grundausbildung abgeschlossen abgeschlossene vergleichbar vergleichbare lehre examen examiniert staatlich anerkannt permis attestation valide carné certificado vigente",
);

/**
 * How well a fact answers a wish, of whose telling words `wanted` says the worth, 0 to 1 and a little: the share of the wish's telling words that the fact has, and of
 * the fact's that the wish has. What is recent or has a figure only decides between facts that answer at all.
 */
function scoreOf(
  wanted: ReadonlyMap<string, Wanted>,
  unit: Evidence,
  { rarity, whole, kin }: { rarity: (stem: string) => number; whole: number; kin: Kin | undefined },
): number {
  let shared = 0;
  for (const stem of unit.stems) shared += wanted.get(stem)?.worth ?? 0;
  // What was done tells of more than it names; a skill and a paper are what they are called.
  const named = shared;
  if (kin)
    for (const sought of wanted.values())
      if (!unit.stems.has(sought.stem)) shared += nearnessOf(sought, kin) * sought.worth;
  if (shared === 0) return 0;
  // "RN license in Oregon": where a paper is from tells more of it, and nothing by itself.
  if (unit.kind === "credential")
    for (const stem of unit.from) if (wanted.has(stem) && !unit.stems.has(stem)) shared += rarity(stem);
  const relevance =
    0.65 * Math.min(1, shared / whole) + 0.35 * Math.min(1, shared / Math.max(0.5, Math.min(unit.worth, 3)));
  if (relevance < ADJACENT) return 0;
  // A word of any trade ("write", "manage") is no more than work of one kind.
  if (named < TELLING) return relevance < CLOSE ? 0 : Math.min(relevance, JUST_SHORT);
  return relevance < MET ? relevance : relevance + unit.weight;
}
