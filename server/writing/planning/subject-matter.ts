import type { Language } from "#shared/letters/letter.schema.ts";
import type { Profile } from "../facts/profile.ts";
import { isCredential } from "../facts/read-credential.ts";
import {
  CARD,
  ENGLISH_DEED,
  HAD_BEFORE,
  HAS_LED,
  LANGUAGES,
  LEADS,
  NAMES_OF_TOOLS,
  OPEN_LIST,
  OWNED,
} from "../lexicon/owned-words.ts";
import { JOINS_WORDS } from "../lexicon/work-words.ts";
import type { Evidence } from "../matching/evidence.ts";
import { nearness } from "../matching/kindred.ts";
import { ADJACENT, type Answer, LONG_ENOUGH, MET } from "../matching/match-facts.ts";
import { workOfSamePart } from "../matching/shared-parts.ts";
import { yearsAsked } from "../matching/years-asked.ts";
import { holdsWord } from "../words/holds-word.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { stemsOf } from "../words/stems.ts";
import type { TimeAsked, Topic } from "./plan.ts";
import { timeAsked } from "./time-asked.ts";

/** A phrase of the posting and the fact that answers it best; `hard` where nobody is taken without it. */
export type Pair = { topic: Topic; evidence: Evidence; score: number; weight: number; hard: boolean };

/** What a letter can be about: answered topics (strongest first), open ones, and those that are missing outright. */
export type SubjectMatter = {
  profile: Profile;
  pairs: Pair[];
  open: Topic[];
  near: Pair[];
  /** The work so far was in another field than the role. */
  isNewField: boolean;
  /** Facts that the template wants told before others. */
  favoured: ReadonlySet<string>;
  /** How many earlier letters told a line, by its fact. */
  told: ReadonlyMap<string, number>;
  /** Time in work that the posting asks for and the posts show. */
  asked: TimeAsked | null;
};

/** Pairs each topic with the fact that answers it best, and spreads the topics over the facts. */
export function gatherSubjectMatter(
  profile: Profile,
  answers: readonly Answer[],
  language: Language | "other",
  shorten: (text: string) => string | null,
): SubjectMatter {
  const topics = topicsOf(answers, language, shorten);
  const candidates = topics
    .flatMap(({ topic, answer }) =>
      answer.best.map(({ evidence, score }) => ({
        topic,
        evidence,
        score,
        weight: answer.weight,
        hard: answer.requirement?.hard ?? false,
        isSoft: answer.requirement?.kind === "soft",
      })),
    )
    .sort((a, b) => standing(b) - standing(a));
  const taken = new Set<Topic>();
  const facts = new Map<string, number>();
  const pairs: Pair[] = [];
  const near: Pair[] = [];
  for (const candidate of candidates) {
    const uses = facts.get(candidate.evidence.fact) ?? 0;
    // Work is no paper: only a paper answers a demand for one.
    if (candidate.evidence.kind === "credential" && candidate.evidence.credential.isPending) continue;
    const isWork = candidate.evidence.kind === "line" || candidate.evidence.kind === "post";
    if (isWork && isOwned(candidate.topic.text)) continue;
    if (candidate.evidence.kind === "skill" && CARD.test(candidate.topic.text)) continue;
    if (!isAbout(candidate)) continue;
    if (taken.has(candidate.topic) || uses >= MOST_TOPICS[candidate.evidence.kind]) continue;
    if (candidate.score >= MET) pairs.push(candidate);
    else if (
      !candidate.hard &&
      !candidate.isSoft &&
      !isOwned(candidate.topic.text) &&
      !isOtherTool(candidate) &&
      !isTooHigh(candidate)
    )
      near.push(candidate);
    else continue;
    taken.add(candidate.topic);
    if (candidate.score >= MET) facts.set(candidate.evidence.fact, uses + 1);
  }
  const lines = [...profile.lines, ...profile.posts.flatMap((post) => post.lines)];
  // "l’expérience auprès d’enfants": nor what that experience is of.
  const had = answers.filter(isHad).map(({ text }) => text.toLowerCase());
  const hasLed = lines.some(({ text }) => HAS_LED.test(text));
  const open = topics
    .filter(
      ({ topic, answer }) =>
        !taken.has(topic) &&
        answer.best.length === 0 &&
        !answer.requirement?.hard &&
        !isOwned(topic.text) &&
        !isHad(topic) &&
        !isTimeInWork(answer) &&
        !had.some((text) => text.includes(answer.text.toLowerCase())) &&
        (hasLed || !LEADS.test(topic.text)) &&
        answer.requirement?.kind !== "soft",
    )
    .sort((a, b) => b.answer.weight - a.answer.weight);
  // Of two words made of one part the stems do not meet, and who did the one need not begin anew with the other.
  const kin = JOINS_WORDS.has(language) ? open.flatMap((one) => ofSamePart(one, profile)) : [];
  near.push(...kin);
  const unknown = open.filter(({ topic }) => !kin.some((pair) => pair.topic === topic));
  // What one would come to by doing it: duties; what else is asked only where hardly a duty is told.
  const duties = unknown.filter(({ answer }) => answer.requirement?.kind === "duty");
  // Words of the posting that are no requirement are no work either: "les huissiers et les greffes".
  const others = unknown.filter((topic) => !duties.includes(topic) && topic.answer.requirement !== null);
  const isShort = duties.length < ENOUGH_DUTIES || profile.posts.length === 0;
  const wanted = isShort ? [...duties, ...others] : duties;
  return {
    profile,
    pairs,
    open: wanted.map(({ topic }) => topic),
    near,
    isNewField: false,
    favoured: new Set(),
    told: new Map(),
    asked: timeAsked(answers, profile),
  };
}

function ofSamePart({ topic, answer }: { topic: Topic; answer: Answer }, profile: Profile): Pair[] {
  const evidence = topic.isDuty ? workOfSamePart(topic.text, profile) : null;
  return evidence ? [{ topic, evidence, score: ADJACENT, weight: answer.weight, hard: false }] : [];
}

/** What was done proves more than what was listed. */
function standing({ score, weight, evidence }: Pick<Pair, "score" | "weight" | "evidence">): number {
  const proof = evidence.kind === "line" && score >= MET ? PROOF : 0;
  return (score + proof) * (0.4 + weight);
}

const PROOF = 0.25;

/** "3+ años de experiencia en obras viales": who has them or not does not come by them in the post. */
function isTimeInWork({ requirement, text }: Answer): boolean {
  return requirement !== null && requirement.kind !== "duty" && yearsAsked(requirement.detail ?? text) !== null;
}

/** What one has from elsewhere and cannot take on: "outpatient experience", "a clean record". */
export function isHad({ text }: Pick<Topic, "text">): boolean {
  return HAD_BEFORE.test(text);
}

const ENOUGH_DUTIES = 4;

function isTooHigh({ topic, evidence }: Pick<Pair, "topic" | "evidence">): boolean {
  return LEADS.test(topic.text) && !(evidence.kind === "line" && HAS_LED.test(evidence.line.text));
}

/** "Testing Library" where "libraries such as Leaflet" are asked for: a tool by its name is near to no other. */
function isOtherTool({ topic, evidence }: Pick<Pair, "topic" | "evidence">): boolean {
  if (evidence.kind !== "skill" || !evidence.name) return false;
  const asked = stemsOf(topic.text);
  return [...evidence.name].some((stem) => !asked.has(stem));
}

/** What answers only a part of the demand that the topic was cut off from answers nothing the letter names. */
function isAbout({ topic, evidence, score }: Pick<Pair, "topic" | "evidence" | "score">): boolean {
  if (evidence.kind === "credential" || (evidence.kind === "post" && score >= LONG_ENOUGH)) return true;
  const named = stemsOf(topic.text);
  if ([...evidence.stems].some((stem) => named.has(stem))) return true;
  if (evidence.kind !== "line") return false;
  return [...named].some((stem) => nearness(stem, evidence.kin) > 0);
}

/** What one has or has not, and nothing one would come to by doing it: papers, languages, tools by their bare names. */
const isOwned = rememberTexts(
  (text): boolean =>
    isCredential(text) ||
    holdsWord(LANGUAGES, text) ||
    OWNED.test(text) ||
    NAMES_OF_TOOLS.test(text) ||
    (TOOL.test(text) && text.split(" ").length <= 2),
);

const TOOL = /\p{Lu}{2}|\p{Ll}\p{Lu}|\p{L}\d/u;

/** How many topics one fact may answer: work covers more than one duty, a paper or a skill is named once. */
const MOST_TOPICS: Record<Evidence["kind"], number> = { line: 2, post: 2, skill: 1, credential: 1 };

/** How much of a point may have been taken up before, where a fact answers it. */
const MOST_SHARED = 0.67;

const ENOUGH_TOPICS = 7;
const FEW_TOPICS = 3;

function topicsOf(
  answers: readonly Answer[],
  language: Language | "other",
  shorten: (text: string) => string | null,
): { topic: Topic; answer: Answer }[] {
  const kept: { topic: Topic; answer: Answer; stems: ReadonlySet<string> }[] = [];
  for (const answer of answers) {
    // Echoes are fragments: they help out where the posting names few requirements.
    if (answer.requirement === null && kept.length >= ENOUGH_TOPICS) break;
    // A fragment of what is taken up already would be said twice.
    const isOfKept = kept.some(({ topic }) => topic.lines.some((line) => answer.lines.includes(line)));
    if (answer.requirement === null && isOfKept && kept.length >= FEW_TOPICS) continue;
    const text = shorten(answer.text);
    if (text === null || OPEN_LIST.test(text)) continue;
    // An echo is a noun already; where it was read as a deed ("empty crates"), it was misread.
    if (
      answer.requirement === null &&
      ENGLISH_DEED.test(text) &&
      !answer.text.toLowerCase().startsWith(text.slice(0, 7).toLowerCase())
    )
      continue;
    const stems = stemsOf(text);
    const isAnswered = answer.requirement !== null && (answer.best[0]?.score ?? 0) >= MET;
    const most = isAnswered ? MOST_SHARED : 0.5;
    if (stems.size === 0 || kept.some((other) => overlap(other.stems, stems) > most)) continue;
    kept.push({
      topic: {
        text,
        lines: answer.lines,
        language,
        requirement: answer.requirement?.id ?? null,
        ...(answer.requirement?.kind === "duty" && { isDuty: true as const }),
      },
      answer,
      stems,
    });
  }
  return kept;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / Math.min(a.size, b.size);
}
