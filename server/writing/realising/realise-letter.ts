import type { Letter } from "#shared/letters/letter.schema.ts";
import type { Message, Plan } from "../planning/plan.ts";
import { hashOf, randomFrom } from "../planning/random.ts";
import { compilePhrases } from "./compile-phrases.ts";
import type { LanguageModule } from "./language-module.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import { createSpeaker, type Said, type Speaker, type Wording } from "./say-message.ts";
import { longestSentence, toneBands } from "./tone-bands.ts";
import { LONGEST_PARAGRAPH, trimLetter, wordsOf } from "./trim-letter.ts";
import { weighLetter } from "./weigh-letter.ts";

/** `faults` is 0 for a letter with nothing to mend; `plan` holds the messages that were really said. */
export type Realised = { letter: Letter; plan: Plan; phrases: string[]; faults: number };

/**
 * Puts a plan into words. Several drafts are made from the seed and the one with the fewest faults is taken; phrases in
 * `avoid` (ids used by earlier letters) are passed over where others serve.
 */
export function realiseLetter(plan: Plan, module: LanguageModule, avoid: readonly string[]): Realised {
  const work = { plan, module, speaker: createSpeaker(plan, module, compilePhrases(module)), avoided: new Set(avoid) };
  let best: Draft | null = null;
  for (let round = 0; round < DRAFTS && (!best || best.faults > GOOD_ENOUGH); round++) {
    const random = randomFrom(hashOf(`${plan.heading.name} ${plan.strategy} ${plan.seed} ${round}`));
    const draft = writeDraft({ ...work, random });
    if (!best || draft.faults < best.faults) best = draft;
  }
  if (!best) throw new Error("no draft was written");
  return toRealised(best, plan, module);
}

const DRAFTS = 16;
const GOOD_ENOUGH = 0.3;

type Draft = { paragraphs: Said[][]; faults: number };
type Work = {
  plan: Plan;
  module: LanguageModule;
  speaker: Speaker;
  avoided: ReadonlySet<string>;
  random: () => number;
};

function writeDraft(work: Work): Draft {
  const { plan, module } = work;
  const paragraphs = trimLetter(sayAll(work), plan.length);
  const sentences = paragraphs.flatMap((paragraph) => paragraph.flatMap(({ wording }) => wording.sentences));
  const bulky = paragraphs.filter((paragraph) => wordsOf(paragraph) > LONGEST_PARAGRAPH).length;
  const names = [plan.heading.role?.text, plan.heading.company?.text].filter((name) => name !== undefined);
  const { sentenceLengthFactor, toneWords } = module;
  const contracts = toneWords.contractions !== null;
  const aim = { tone: plan.tone, length: plan.length, sentenceLengthFactor, contracts, names };
  return { paragraphs, faults: weighLetter(sentences, aim) + bulky };
}

function toRealised({ paragraphs, faults }: Draft, plan: Plan, module: LanguageModule): Realised {
  const { tone, heading } = plan;
  const [first] = paragraphs[0]?.[0]?.wording.sentences ?? [];
  const letter: Letter = {
    language: module.language,
    tone,
    subject: module.subject(heading),
    greeting: module.greeting(heading, tone),
    paragraphs: paragraphs.map((paragraph) =>
      paragraph.flatMap(({ wording }) =>
        wording.sentences.map(({ text, facts, postingLines }, at) => ({
          text: wording.sentences[at] === first ? (module.afterGreeting?.(text) ?? text) : text,
          facts,
          postingLines,
        })),
      ),
    ),
    closing: module.closing(heading, tone),
    signature: heading.name,
  };
  return {
    letter,
    faults,
    phrases: paragraphs.flatMap((paragraph) => paragraph.map(({ wording }) => wording.phrase)),
    plan: { ...plan, paragraphs: paragraphs.map((paragraph) => paragraph.map(({ message }) => message)) },
  };
}

type State = {
  used: Set<string>;
  placeInMind: string | null;
  openers: string[];
  firstPersons: number;
  feelings: number;
  hedges: number;
  short: number;
};

function sayAll(work: Work): Said[][] {
  const state: State = {
    used: new Set(),
    placeInMind: null,
    openers: [],
    firstPersons: 0,
    feelings: 0,
    hedges: 0,
    short: 0,
  };
  return work.plan.paragraphs.map((paragraph) => {
    state.placeInMind = null;
    return paragraph.flatMap((message) => say(message, work, state) ?? []);
  });
}

/** The wording that fits best after what was said before, with some chance; null if there is none left. */
function say(message: Message, work: Work, state: State): Said | null {
  const isThere = message.post !== undefined && state.placeInMind === message.post.fact;
  let best: Wording | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const wording of work.speaker.wordings(message, isThere)) {
    if (state.used.has(wording.phrase)) continue;
    const cost = costOf(wording, { message, work, state, isThere }) + work.random() * SPREAD;
    if (cost < least) {
      least = cost;
      best = wording;
    }
  }
  if (!best) return null;
  remember(message, best, state);
  return { message, wording: best };
}

/** How much chance there is in the choice, against the costs below. */
const SPREAD = 2.2;

function costOf(wording: Wording, at: { message: Message; work: Work; state: State; isThere: boolean }): number {
  const { message, work, state, isThere } = at;
  let cost = work.avoided.has(wording.phrase) ? 6 : 0;
  const opener = wording.sentences[0]?.opener ?? "";
  if (state.openers.at(-1) === opener) cost += 2;
  else if (state.openers.at(-2) === opener) cost += 0.6;
  const firsts = countFirsts(wording.sentences);
  const soFar = state.openers.length + wording.sentences.length;
  if (firsts > 0 && (state.firstPersons + firsts) / soFar > 0.36) cost += 1.2;
  for (const sentence of wording.sentences) cost += sentenceCost(sentence, work.plan.tone);
  const quotes = message.topic !== undefined || message.topics !== undefined;
  if (quotes && wording.sentences.some(({ borrowed }) => borrowed)) cost += 2;
  cost += 3 * overBudget(wording, work.plan, state);
  const company = message.post?.company;
  if (isThere && company && wording.sentences.some(({ text }) => text.includes(company))) cost += 1;
  return cost;
}

/** Feelings and hedges are counted over the letter: what goes beyond the tone's measure is too much. */
function overBudget({ sentences, feelings, hedges }: Wording, { tone, length }: Plan, state: State): number {
  const band = toneBands[tone];
  const short = sentences.filter(({ words }) => words < SHORT).length;
  const mostHedges = Math.floor((band.hedges[1] * length.least) / 100);
  return (
    (feelings > 0 ? Math.max(0, state.feelings + feelings - (band.feelings[1] - 1)) : 0) +
    (short > 0 ? Math.max(0, state.short + short - band.short[1]) : 0) +
    (hedges > 0 ? Math.max(0, state.hedges + hedges - mostHedges) : 0)
  );
}

/** Sentences under so many words count as short. */
const SHORT = 8;

function sentenceCost({ words, facts }: MeasuredSentence, tone: Plan["tone"]): number {
  let cost = words > longestSentence[tone] ? 4 : 0;
  // A long sentence that rests on no fact of this person could stand in somebody else's letter.
  if (words > 8 && facts.length === 0) cost += 8;
  return cost;
}

function remember(message: Message, wording: Wording, state: State): void {
  state.used.add(wording.phrase);
  state.feelings += wording.feelings;
  state.hedges += wording.hedges;
  for (const { opener, words } of wording.sentences) {
    state.openers.push(opener);
    state.short += Number(words < SHORT);
  }
  state.firstPersons += countFirsts(wording.sentences);
  const { post } = message;
  if (post && wording.sentences.some(({ facts }) => facts.includes(post.fact))) state.placeInMind = post.fact;
}

function countFirsts(sentences: readonly MeasuredSentence[]): number {
  return sentences.filter((sentence) => sentence.firstPerson).length;
}
