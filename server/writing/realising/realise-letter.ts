import type { Letter } from "#shared/letters/letter.schema.ts";
import { asSaid } from "../planning/as-said.ts";
import { partsOf } from "../planning/desk.ts";
import type { Message, Plan } from "../planning/plan.ts";
import { hashOf, randomFrom } from "../planning/random.ts";
import { compilePhrases } from "./compile-phrases.ts";
import type { LanguageModule } from "./language-module.ts";
import { gramsOf, type MeasuredSentence, wordsIn } from "./measure-sentence.ts";
import { namesIn } from "./names-in.ts";
import { createSpeaker, type Said, type Speaker, type Wording } from "./say-message.ts";
import { longestSentence, toneBands } from "./tone-bands.ts";
import { LONGEST_PARAGRAPH, trimLetter, wordsOf } from "./trim-letter.ts";
import { weighLetter } from "./weigh-letter.ts";

/** `faults` is 0 for a letter with nothing to mend; `plan` holds the messages that were really said. */
export type Realised = { letter: Letter; plan: Plan; phrases: string[]; faults: number };

/**
 * Puts a plan into words. Several drafts are made from the seed and the one with the fewest faults is taken; phrases and
 * runs of words that earlier letters used are passed over where others serve.
 */
export function realiseLetter(plan: Plan, module: LanguageModule, { phrases = [], texts = [] }: Earlier): Realised {
  const avoided = new Set(phrases);
  const runs = new Set(texts.flatMap((text) => gramsOf(wordsIn(text), RUN)));
  const weigh = (wording: Omit<Wording, "cost">, message: Message) =>
    fixedCost(wording, { message, plan, avoided, runs });
  const speaker = createSpeaker(plan, module, { compiled: compilePhrases(module), weigh });
  const work = { plan, module, speaker, runs };
  let best: Draft | null = null;
  let stretch = 0;
  for (let round = 0; round < DRAFTS && (!best || best.faults > GOOD_ENOUGH); round++) {
    const random = randomFrom(hashOf(`${plan.heading.name} ${plan.strategy} ${plan.seed} ${round}`));
    const isShort = best !== null && best.words < plan.length.least;
    if (isShort) stretch += STRETCH;
    const draft = writeDraft({ ...work, random, stretch });
    if (!best || draft.faults < best.faults) best = draft;
  }
  if (!best) throw new Error("no draft was written");
  return toRealised(best, plan, module);
}

/** What earlier letters for the same posting said: ids of their phrases, and the letters themselves. */
type Earlier = { phrases?: readonly string[] | undefined; texts?: readonly string[] | undefined };

/** Words in a row by which two letters are told apart. */
const RUN = 4;
const DRAFTS = 6;
const GOOD_ENOUGH = 0.8;

/** How much more a word is worth each time the drafts have come out too short. */
const STRETCH = 0.26;

type Draft = { paragraphs: Said[][]; faults: number; words: number };
type Work = {
  plan: Plan;
  module: LanguageModule;
  speaker: Speaker;
  runs: ReadonlySet<number>;
  random: () => number;
  stretch: number;
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
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  return { paragraphs, words, faults: weighLetter(sentences, aim) + bulky + sameness(sentences, work.runs) };
}

/** How much too alike an earlier letter is: the share of its runs of words that stand there already. */
function sameness(sentences: readonly MeasuredSentence[], runs: ReadonlySet<number>): number {
  if (runs.size === 0) return 0;
  const all = sentences.flatMap(({ runsOfFour }) => runsOfFour());
  const same = all.filter((run) => runs.has(run)).length;
  return 12 * Math.max(0, same / Math.max(1, all.length) - LEAST_ALIKE);
}

/** What is told of the person stands in every letter; so much of it may be in the same words. */
const LEAST_ALIKE = 0.15;

function toRealised({ paragraphs, faults }: Draft, plan: Plan, module: LanguageModule): Realised {
  const { tone, heading } = plan;
  const names = namesIn(plan);
  const spell = (text: string) => module.spell?.(text, heading, names) ?? text;
  const [first] = paragraphs[0]?.[0]?.wording.sentences ?? [];
  const letter: Letter = {
    language: module.language,
    tone,
    subject: spell(module.subject(heading)),
    greeting: spell(module.greeting(heading, tone)),
    paragraphs: paragraphs.map((paragraph) =>
      paragraph.flatMap(({ wording }) =>
        wording.sentences.map(({ text, facts, postingLines }, at) => ({
          text: spell(wording.sentences[at] === first ? (module.afterGreeting?.(text) ?? text) : text),
          facts,
          postingLines,
        })),
      ),
    ),
    closing: spell(module.closing(heading, tone)),
    signature: heading.name,
  };
  return {
    letter,
    faults,
    phrases: paragraphs.flatMap((paragraph) => paragraph.map(({ wording }) => wording.phrase)),
    plan: { ...plan, paragraphs: paragraphs.map((paragraph) => paragraph.map(told)) },
  };
}

function told({ message, wording }: Said): Message {
  return asSaid(message, new Set(wording.sentences.flatMap(({ facts }) => facts)));
}

type State = {
  used: Set<string>;
  placeInMind: string | null;
  openers: string[];
  firstPersons: number;
  feelings: number;
  hedges: number;
  short: number;
  /** How often each employer has been named. */
  named: Map<string, number>;
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
    named: new Map(),
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
    const isUsed = state.used.has(wording.phrase);
    // What the letter cannot do without is said in the same way again where there is no other.
    if (isUsed && message.spare !== undefined) continue;
    const again = isUsed ? USED_AGAIN : 0;
    const cost = again + costOf(wording, { message, work, state, isThere }) + work.random() * SPREAD;
    if (cost < least) {
      least = cost;
      best = wording;
    }
  }
  if (!best) return null;
  remember(message, best, state);
  return { message, wording: best };
}

const USED_AGAIN = 60;

/** How much chance there is in the choice, against the costs below. */
const SPREAD = 2.2;

function costOf(wording: Wording, at: { message: Message; work: Work; state: State; isThere: boolean }): number {
  const { message, work, state, isThere } = at;
  let cost = wording.cost - work.stretch * wording.words;
  const opener = wording.sentences[0]?.opener ?? "";
  const { openers } = state;
  if (openers[openers.length - 1] === opener) cost += 2;
  else if (openers[openers.length - 2] === opener) cost += 0.6;
  const soFar = openers.length + wording.sentences.length;
  if (wording.firstPersons > 0 && (state.firstPersons + wording.firstPersons) / soFar > 0.36) cost += 1.2;
  cost += 3 * overBudget(wording, work.plan, state);
  const company = message.post?.company;
  if (company && wording.sentences.some(({ text }) => text.includes(company)))
    cost += (isThere ? 1 : 0) + 0.8 * Math.max(0, (state.named.get(company) ?? 0) - OFTEN_NAMED + 1);
  return cost;
}

/** What speaks against a wording wherever it stands: used before, too long, of nobody in particular, or not the whole. */
function fixedCost(
  { phrase, sentences }: Omit<Wording, "cost">,
  at: { message: Message; plan: Plan; avoided: ReadonlySet<string>; runs: ReadonlySet<number> },
): number {
  const { message, plan, avoided, runs } = at;
  let cost = avoided.has(phrase) ? 6 : 0;
  for (const sentence of sentences) {
    cost += sentenceCost(sentence, plan.tone);
    if (runs.size > 0) cost += 0.9 * sentence.runsOfFour().filter((run) => runs.has(run)).length;
  }
  const named = new Set(sentences.flatMap(({ facts }) => facts));
  cost += 1.5 * partsOf(message).filter(({ fact }) => !named.has(fact)).length;
  const quotes = message.topic !== undefined || message.topics !== undefined;
  return quotes && sentences.some(({ borrowed }) => borrowed) ? cost + 4 : cost;
}

/** From then on an employer's name is passed over where another wording serves. */
const OFTEN_NAMED = 3;

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
  if (!wording.isBare) state.used.add(wording.phrase);
  state.feelings += wording.feelings;
  state.hedges += wording.hedges;
  for (const { opener, words } of wording.sentences) {
    state.openers.push(opener);
    state.short += Number(words < SHORT);
  }
  state.firstPersons += wording.firstPersons;
  const { post } = message;
  if (!post) return;
  if (wording.sentences.some(({ facts }) => facts.includes(post.fact))) state.placeInMind = post.fact;
  if (post.company && wording.sentences.some(({ text }) => text.includes(post.company)))
    state.named.set(post.company, (state.named.get(post.company) ?? 0) + 1);
}
