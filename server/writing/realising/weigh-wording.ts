import { partsOf } from "../planning/desk.ts";
import type { Message, Plan } from "../planning/plan.ts";
import { hashOf } from "../planning/random.ts";
import type { State } from "./draft-state.ts";
import type { LanguageModule } from "./language-module.ts";
import type { Likeness } from "./likeness.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import { SAID_BEFORE, type Wording } from "./say-message.ts";
import { longestSentence, SHORT, toneBands } from "./tone-bands.ts";

/** Where in a draft a wording would stand. */
export type Place = {
  message: Message;
  plan: Plan;
  module: LanguageModule;
  state: State;
  isThere: boolean;
  likeness: Likeness;
};

/**
 * What speaks against a wording after what was said before it; never less than what speaks against it anywhere. Once that
 * is more than `most`, the rest is not counted.
 */
export function costOf(wording: Wording, at: Place, most: number): number {
  const { message, plan, module, state, isThere, likeness } = at;
  const company = message.post?.company;
  const { sentences, firstPersons } = wording;
  const { openers } = state;
  const [first] = sentences;
  const opener = first?.opener ?? "";
  let cost = wording.cost;
  if (openers[openers.length - 1] === opener) cost += 2;
  else if (openers[openers.length - 2] === opener) cost += 0.6;
  if (hasLead(sentences, state)) cost += 0.9;
  if (state.startsParagraph && first?.goesOn()) cost += 4;
  const soFar = openers.length + sentences.length;
  cost += OFF_RHYTHM * outside((state.words + wording.words) / soFar / module.sentenceLengthFactor, plan.tone);
  if (firstPersons > 0 && (state.firstPersons + firstPersons) / soFar > 0.36) cost += 1.2;
  cost += 3 * overBudget(wording, plan, state);
  if (message.skills && state.told.size > 0 && isStrict(module))
    for (const { fact } of message.skills) if (tells(sentences, fact)) cost += TOLD * (state.told.get(fact) ?? 0);
  if (state.durations.size > 0 && sentences.some((sentence) => state.durations.has(sentence.duration())))
    cost += TIME_AGAIN;
  if (cost > most + ROUNDING) return cost;
  if (saysAgain(sentences, likeness, state)) cost += SAID_TWICE;
  // The new post may have the title of one that has been told.
  const title = message.post?.title ?? plan.heading.role?.text;
  const titled = (title && !TELLS_WORK.has(message.kind) && state.titled.get(title)) || 0;
  if (title && titled >= OFTEN_TITLED && says(wording, title)) cost += TITLED_AGAIN * (titled - OFTEN_TITLED + 1);
  if (company && wording.namesEmployer)
    cost +=
      (isThere ? 1 : 0) +
      (TELLS_WORK.has(message.kind) ? 0 : STANDS_FOR_WORK) +
      NAMED_AGAIN * Math.max(0, (state.named.get(company) ?? 0) - OFTEN_NAMED);
  return cost;
}

// These are asked hundreds of times for each letter: loops, as a function for each time would cost more than what it does.

function hasLead(sentences: readonly MeasuredSentence[], { leads }: State): boolean {
  for (const { lead } of sentences) if (leads.has(lead)) return true;
  return false;
}

function tells(sentences: readonly MeasuredSentence[], fact: string): boolean {
  for (const { facts } of sentences) if (facts.includes(fact)) return true;
  return false;
}

function saysAgain(sentences: readonly MeasuredSentence[], likeness: Likeness, { said }: State): boolean {
  for (const sentence of sentences) if (said.hasAny(likeness.fives(sentence))) return true;
  return false;
}

/** What sums of the same costs may differ by. */
const ROUNDING = 1e-6;
/** How long somebody worked somewhere is told once. */
const TIME_AGAIN = 6;
/** Five words of this sentence stand in the letter already. */
const SAID_TWICE = 3;

/** How far the mean length of sentences so far is from the tone's. */
function outside(mean: number, tone: Plan["tone"]): number {
  const [least, most] = toneBands[tone].sentence;
  return Math.max(0, least - mean, mean - most);
}

const OFF_RHYTHM = 1.1;
/** A skill that has been named is passed over where another wording serves. */
const TOLD = 0.9;

/** What speaks against a message's wordings wherever they stand: used before, too long, of nobody in particular, or not the whole. */
export function fixedCost(
  message: Message,
  {
    plan,
    module,
    timesSaid,
    likeness,
  }: { plan: Plan; module: LanguageModule; timesSaid: ReadonlyMap<string, number>; likeness: Likeness },
): (wording: Pick<Wording, "phrase" | "ways" | "sentences">) => number {
  // A skill that a message only rests on has been told already, or will be.
  const weights = isStrict(module) ? STRICT : USUAL;
  const lists =
    !isStrict(module) || message.kind === "skills" || message.kind === "language" || message.kind === "same-skill";
  const parts = partsOf(lists ? message : { ...message, skills: [] });
  const quotes = message.topic !== undefined || message.topics !== undefined;
  const ofNobody = ({ facts, postingLines }: MeasuredSentence) =>
    quotes && postingLines.length > 0 ? OF_POSTING : facts.length > 0 ? weights.ofNobody / 10 : weights.ofNobody;
  return ({ phrase, ways, sentences }) => {
    let cost = timesSaid.has(phrase) ? SAID_BEFORE : 0;
    // Of two people who answer one posting, each says what only the posting gives in ways of their own.
    const isShared = ways < WAYS_OF_OTHERS && sentences.some(isOfNobody);
    if (isShared && hashOf(`${plan.heading.name} ${phrase}`) % WAYS_OF_OTHERS > 0) cost += OF_OTHERS;
    const isOwn = ways >= MANY_WAYS;
    for (const sentence of sentences) {
      cost += sentenceCost(sentence, plan.tone, isOwn ? BY_ITS_WAY : ofNobody) + 2.5 * likeness.held(sentence);
    }
    for (const { fact } of parts) if (!tells(sentences, fact)) cost += UNTOLD;
    if (!quotes) return cost;
    if (!sentences.some(({ postingLines }) => postingLines.length > 0)) cost += 3;
    return sentences.some((sentence) => sentence.borrowed()) ? cost + weights.whose : cost;
  };
}

/**
 * What speaks against a sentence that could stand in anybody's letter, and against a name of the posting beside "I" without
 * a word of whose it is. Where a language has words of each person's own for all there is to say, they are the rule.
 */
type Weights = { ofNobody: number; whose: number };
/** A point of the posting by itself is this letter's own; beside something of the person it says a little more. */
const OF_POSTING = 1;
const USUAL: Weights = { ofNobody: 8, whose: 90 };
const STRICT: Weights = { ofNobody: 20, whose: 90 };
const isStrict = ({ phrases }: LanguageModule) => phrases.bring !== undefined;

/** Of so many anchorless phrases one is left to each person, where a phrase has fewer ways. */
const WAYS_OF_OTHERS = 3;
const OF_OTHERS = 10;
/** Of so many ways each person has one that is hardly anybody else's. */
const MANY_WAYS = 8;
const BY_ITS_WAY = () => OF_POSTING;

/** A wording that leaves something out serves only where no other does. */
const UNTOLD = 4;

/** From then on an employer's name is passed over where another wording serves. */
const OFTEN_NAMED = 1;
const NAMED_AGAIN = 1.2;
/** An employer's name belongs where work is told, and does not stand for what was learnt there. */
const STANDS_FOR_WORK = 1.5;
const OFTEN_TITLED = 2;
const TITLED_AGAIN = 8;
const TELLS_WORK: ReadonlySet<Message["kind"]> = new Set([
  "open-number",
  "open-present",
  "open-day",
  "open-path",
  "open-change",
  "post",
  "more",
  "earlier",
  "beside",
  "proof",
  "carry",
]);

/** Feelings and hedges are counted over the letter: what goes beyond the tone's measure is too much. */
function overBudget({ short, feelings, hedges }: Wording, { tone, length }: Plan, state: State): number {
  const band = toneBands[tone];
  const mostHedges = Math.floor((band.hedges[1] * length.least) / 100);
  return (
    (feelings > 0 ? Math.max(0, state.feelings + feelings - (band.feelings[1] - 1)) : 0) +
    (short > 0 ? Math.max(0, state.short + short - band.short[1]) : 0) +
    (hedges > 0 ? Math.max(0, state.hedges + hedges - mostHedges) : 0)
  );
}

function sentenceCost(
  sentence: MeasuredSentence,
  tone: Plan["tone"],
  ofNobody: (sentence: MeasuredSentence) => number,
): number {
  let cost = sentence.words > longestSentence[tone] ? 4 : 0;
  // A long sentence without words of this person could stand in somebody else's letter.
  if (isOfNobody(sentence)) cost += ofNobody(sentence);
  return cost;
}

function isOfNobody({ words, isOwn }: MeasuredSentence): boolean {
  return words > SHORT && !isOwn;
}

function says({ sentences }: Wording, words: string): boolean {
  const small = words.toLowerCase();
  for (const sentence of sentences) if (sentence.small.includes(small)) return true;
  return false;
}

/** Takes note of what a wording adds to the draft. */
export function remember(
  message: Message,
  wording: Wording,
  { plan, state, likeness }: Pick<Place, "plan" | "state" | "likeness">,
): void {
  if (!wording.isBare) state.used.add(wording.phrase);
  state.feelings += wording.feelings;
  state.hedges += wording.hedges;
  state.startsParagraph = false;
  state.words += wording.words;
  state.short += wording.short;
  for (const sentence of wording.sentences) {
    state.leads.add(sentence.lead);
    state.openers.push(sentence.opener);
    const duration = sentence.duration();
    if (duration) state.durations.add(duration);
    state.said.addAll(likeness.fives(sentence));
  }
  state.firstPersons += wording.firstPersons;
  const { post, skills = [] } = message;
  for (const { fact } of skills)
    if (tells(wording.sentences, fact)) state.told.set(fact, (state.told.get(fact) ?? 0) + 1);
  const role = post ? undefined : plan.heading.role?.text;
  if (role && says(wording, role)) state.titled.set(role, (state.titled.get(role) ?? 0) + 1);
  if (!post) return;
  if (says(wording, post.title)) state.titled.set(post.title, (state.titled.get(post.title) ?? 0) + 1);
  if (tells(wording.sentences, post.fact)) state.placeInMind = post.fact;
  if (post.company && wording.namesEmployer) state.named.set(post.company, (state.named.get(post.company) ?? 0) + 1);
}
