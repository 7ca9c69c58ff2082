import type { Letter, Tone } from "#shared/letters/letter.schema.ts";
import { asSaid } from "../planning/as-said.ts";
import type { Message, Plan } from "../planning/plan.ts";
import { hashOf, randomFrom } from "../planning/random.ts";
import { chooseWording } from "./choose-wording.ts";
import { compilePhrases } from "./compile-phrases.ts";
import { createState, type State } from "./draft-state.ts";
import { hangsOn } from "./hangs-on.ts";
import { joinSentences } from "./join-sentences.ts";
import type { LanguageModule } from "./language-module.ts";
import { createLikeness, type Likeness } from "./likeness.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import { namesIn } from "./names-in.ts";
import { rewordRepeated } from "./reword-repeated.ts";
import { createSpeaker, type Said, type Speaker } from "./say-message.ts";
import { inKindsOf } from "./say-otherwise.ts";
import { createScribe, type Scribe } from "./scribe.ts";
import { spareRepeated } from "./spare-repeated.ts";
import { LONGEST_PARAGRAPH, wordsOf } from "./trim-letter.ts";
import { type Aim, aimOf, weighLetter } from "./weigh-letter.ts";
import { fixedCost, remember } from "./weigh-wording.ts";

/** `faults` is 0 for a letter with nothing to mend; `plan` holds the messages that were really said. */
export type Realised = { letter: Letter; plan: Plan; phrases: string[]; faults: number };

/**
 * Puts plans for one letter into words. Several drafts are made from the seed and the one with the fewest faults is taken;
 * phrases and runs of words that earlier letters used are passed over where others serve.
 */
export function createRealiser(
  module: LanguageModule,
  tone: Tone,
  { phrases = [], texts = [] }: Earlier,
): (plan: Plan) => Realised {
  const letter: LetterToBe = {
    module,
    scribe: createScribe(module, tone),
    timesSaid: timesEach(phrases),
    likeness: createLikeness(texts),
    ...(texts.length > 0 ? BESIDE_OTHERS : ALONE),
  };
  return (plan) => realise(inKindsOf(module, plan), letter);
}

/** What all plans of a letter share. */
type LetterToBe = {
  module: LanguageModule;
  scribe: Scribe;
  /** How often earlier letters used a phrase, by its id. */
  timesSaid: ReadonlyMap<string, number>;
  likeness: Likeness;
  /** How many drafts are written of a plan. */
  most: number;
  /** How many drafts in a row may come out no better. */
  patience: number;
};

function timesEach(phrases: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const phrase of phrases) times.set(phrase, (times.get(phrase) ?? 0) + 1);
  return times;
}

function realise(plan: Plan, { module, scribe, timesSaid, likeness, most, patience }: LetterToBe): Realised {
  const weigh = (message: Message) => fixedCost(message, { plan, module, timesSaid, likeness });
  const speaker = createSpeaker(plan, module, { compiled: compilePhrases(module), scribe, weigh, timesSaid });
  const work = { plan, module, scribe, speaker, aim: { ...aimOf(plan, module), likeness } };
  let best: Draft | null = null;
  let stretch = 0;
  let inVain = 0;
  for (let round = 0; round < most && inVain < patience && (!best || best.faults > GOOD_ENOUGH); round++) {
    const random = randomFrom(hashOf(`${plan.heading.name} ${plan.strategy} ${plan.seed} ${round}`));
    const isShort = best !== null && best.words < plan.length.least;
    if (isShort) stretch += STRETCH;
    const draft = writeDraft({ ...work, random, stretch, most: best?.faults ?? ANY });
    const isBetter = !best || draft.faults < best.faults;
    // A letter that is too short is stretched on until it is long enough.
    inVain = isBetter || isShort ? 0 : inVain + 1;
    if (isBetter) best = draft;
  }
  if (!best) throw new Error("no draft was written");
  return toRealised(best, plan, module);
}

/** What earlier letters for the same posting said: ids of their phrases, and the letters themselves. */
type Earlier = { phrases?: readonly string[] | undefined; texts?: readonly string[] | undefined };

const ALONE = { most: 6, patience: 2 };
/** It takes more tries to say the same things in other words than in any. */
const BESIDE_OTHERS = { most: 16, patience: 16 };
const GOOD_ENOUGH = 1.1;
const ANY = Number.POSITIVE_INFINITY;

/** How much more a word is worth each time the drafts have come out too short. */
const STRETCH = 0.26;

/** `sentences` are those of the paragraphs, some of them joined. */
type Draft = { paragraphs: Said[][]; sentences: MeasuredSentence[][]; faults: number; words: number };
type Work = {
  plan: Plan;
  module: LanguageModule;
  scribe: Scribe;
  speaker: Speaker;
  aim: Aim;
  random: () => number;
  stretch: number;
  /** Faults of the best draft so far: of one that has more, not all are counted. */
  most: number;
};

function writeDraft(work: Work): Draft {
  const { plan, module } = work;
  const said = sayAll(work);
  const { likeness } = work.aim;
  const wordings = (message: Message) => work.speaker.options(message, false).map((option) => option.wording());
  const spared = spareRepeated(said.paragraphs, plan.length, likeness);
  const paragraphs = rewordRepeated(spared, { likeness, wordings });
  const laidOut = joinSentences(paragraphs, { tone: plan.tone, module, scribe: work.scribe });
  const sentences = laidOut.flat();
  const bulky = paragraphs.filter((paragraph) => wordsOf(paragraph) > LONGEST_PARAGRAPH).length;
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const faults = weighLetter({ sentences, bulky, silent: said.silent }, work.aim, work.most);
  return { paragraphs, sentences: laidOut, words, faults };
}

function toRealised({ paragraphs, sentences, faults }: Draft, plan: Plan, module: LanguageModule): Realised {
  const { tone, heading } = plan;
  const names = module.spell ? namesIn(plan) : [];
  const spell = (text: string) => module.spell?.(text, heading, names) ?? text;
  const first = sentences[0]?.[0];
  const letter: Letter = {
    language: module.language,
    tone,
    subject: spell(module.subject(heading)),
    greeting: spell(module.greeting(heading, tone)),
    paragraphs: sentences.map((paragraph) =>
      paragraph.map((sentence) => ({
        text: spell(sentence === first ? (module.afterGreeting?.(sentence.text) ?? sentence.text) : sentence.text),
        facts: sentence.facts,
        postingLines: sentence.postingLines,
      })),
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

function sayAll(work: Work): SaidAll {
  const state = createState(work.aim.likeness.marks);
  const unsaid: Message[] = [];
  const paragraphs = work.plan.paragraphs.map((paragraph) => {
    state.placeInMind = null;
    state.startsParagraph = true;
    return paragraph.flatMap((message) => {
      if (unsaid.some((told) => hangsOn(message, told))) return [];
      const said = say(message, work, state);
      if (said) return said;
      if (message.line) unsaid.push(message);
      return [];
    });
  });
  const opening = work.plan.paragraphs[0]?.[0];
  const isOpened = !opening || !unsaid.includes(opening);
  return { paragraphs, silent: unsaid.length + (isOpened ? 0 : UNOPENED) };
}

/** What a letter opens with is what the rest of its beginning goes on from. */
const UNOPENED = 8;

/** `silent` counts things done that no phrase could tell. */
type SaidAll = { paragraphs: Said[][]; silent: number };

function say(message: Message, { plan, module, speaker, aim, random, stretch }: Work, state: State): Said | null {
  const isThere = message.post !== undefined && state.placeInMind === message.post.fact;
  const at = { message, plan, module, state, isThere, likeness: aim.likeness };
  const wording = chooseWording(speaker.options(message, isThere), { at, random, stretch });
  if (!wording) return null;
  remember(message, wording, at);
  return { message, wording };
}
