import type { Message, Plan } from "../planning/plan.ts";
import { hashOf } from "../planning/random.ts";
import { type CompiledPhrases, type Phrase, wayFor } from "./compile-phrases.ts";
import type { LanguageModule, SlotContext, Span } from "./language-module.ts";
import { MeasuredSentence } from "./measure-sentence.ts";
import type { Scribe } from "./scribe.ts";
import { SHORT } from "./tone-bands.ts";

/** One way to say a message. */
export type Wording = {
  phrase: string;
  /** How many ways the phrase has, of which each person has one. */
  ways: number;
  isBare: boolean;
  feelings: number;
  hedges: number;
  sentences: readonly MeasuredSentence[];
  words: number;
  firstPersons: number;
  /** How many of the sentences are short. */
  short: number;
  /** Names the employer whose post the message is about. */
  namesEmployer: boolean;
  /** What speaks against the wording whatever stands before it. */
  cost: number;
};

export type Said = { message: Message; wording: Wording };

/** A wording that has not been put into words until it is asked for: most are passed over without. */
export type Option = {
  phrase: string;
  /** What speaks against it at least, wherever it stands: its wording's cost once that is known. */
  least: number;
  known: Wording | null;
  wording: () => Wording;
};

export type Speaker = {
  /** Every way to say the message that its arguments allow. `there` says that its post was named just before. */
  options: (message: Message, there: boolean) => readonly Option[];
};

type Speaking = {
  compiled: CompiledPhrases;
  scribe: Scribe;
  weigh: (message: Message) => Weigh;
  /** How often earlier letters used a phrase, by its id. */
  timesSaid: ReadonlyMap<string, number>;
};

/** Speaks against a phrase that an earlier letter used; whatever else speaks against a wording comes on top. */
export const SAID_BEFORE = 6;

/** Fills phrases for one plan; what has been filled once is remembered, as drafts try the same phrases again. */
export function createSpeaker(
  plan: Plan,
  module: LanguageModule,
  { compiled, scribe, weigh, timesSaid }: Speaking,
): Speaker {
  const person = hashOf(plan.heading.name);
  const known = { here: new Map<Message, Option[]>(), there: new Map<Message, Option[]>() };
  return {
    options: (message, there) => {
      const memory = there ? known.there : known.here;
      const found = memory.get(message);
      if (found) return found;
      const employer = message.post?.company;
      if (message.own) return remembered(memory, message, ownOptions(message.own, module, employer));
      const context = contextOf(plan, there ? (message.post?.fact ?? null) : null);
      const phrases = compiled[plan.tone].get(message.kind) ?? [];
      const filling = {
        fill: rememberingFill(module, message, context),
        scribe,
        weigh: weigh(message),
        employer,
      };
      const options: Option[] = [];
      for (const ways of phrases) {
        const times = timesSaid.get(ways.id) ?? 0;
        const phrase = wayFor(person, ways, times);
        const spans = spansOf(phrase, filling.fill);
        if (spans) options.push(new PhraseOption(phrase, spans, times > 0 ? SAID_BEFORE : 0, filling));
      }
      return remembered(memory, message, options);
    },
  };
}

function remembered(memory: Map<Message, Option[]>, message: Message, options: Option[]): Option[] {
  memory.set(message, options);
  return options;
}

/** The person's own sentence as it stands; it has none in another language. */
function ownOptions(
  { fact, text, language }: NonNullable<Message["own"]>,
  module: LanguageModule,
  employer: string | undefined,
): Option[] {
  if (language !== module.language) return [];
  const sentence = new MeasuredSentence({ text, facts: [fact], postingLines: [], isOwn: true }, module);
  const weigh = () => 0;
  const phrase = { id: `own.${fact}`, ways: 1, isBare: false, feelings: 0, hedges: 0 };
  const known = wordingOf(phrase, [sentence], { weigh, employer });
  return [{ phrase: phrase.id, least: known.cost, known, wording: () => known }];
}

function contextOf(plan: Plan, placeInMind: string | null): SlotContext {
  return { plan, heading: plan.heading, tone: plan.tone, placeInMind };
}

type Fill = (slot: string) => Span | null;

/** Many phrases of a message share their slots. */
function rememberingFill(module: LanguageModule, message: Message, context: SlotContext): Fill {
  const filled = new Map<string, Span | null>();
  return (slot) => {
    const known = filled.get(slot);
    if (known !== undefined) return known;
    const span = module.fill(slot, message, context);
    filled.set(slot, span);
    return span;
  };
}

/** What speaks against a wording wherever it stands. */
type Weigh = (wording: Pick<Wording, "phrase" | "ways" | "sentences">) => number;
type Weighing = { weigh: Weigh; employer: string | undefined };
type Filling = Weighing & { fill: Fill; scribe: Scribe };

class PhraseOption implements Option {
  readonly phrase: string;
  least: number;
  known: Wording | null = null;
  private readonly way: Phrase;
  private readonly spans: readonly Span[];
  private readonly filling: Filling;

  constructor(way: Phrase, spans: readonly Span[], least: number, filling: Filling) {
    this.phrase = way.id;
    this.least = least;
    this.way = way;
    this.spans = spans;
    this.filling = filling;
  }

  wording(): Wording {
    if (this.known) return this.known;
    this.known = fillPhrase(this.way, this.spans, this.filling);
    this.least = this.known.cost;
    return this.known;
  }
}

/** What fills the slots of a phrase; null where one cannot be filled. */
function spansOf(phrase: Phrase, fill: Fill): Span[] | null {
  const spans: Span[] = [];
  for (const slot of phrase.slots) {
    const span = fill(slot);
    if (!span) return null;
    spans.push(span);
  }
  return spans;
}

function fillPhrase(phrase: Phrase, spans: readonly Span[], filling: Filling): Wording {
  const sentences: MeasuredSentence[] = [];
  let next = 0;
  for (const parts of phrase.sentences) {
    sentences.push(fillSentence(parts, spans, next, filling.scribe));
    next += parts.length >> 1;
  }
  return wordingOf(phrase, sentences, filling);
}

/** The words of a sentence with what fills the slots between them: spans from `next` on. */
function fillSentence(
  parts: readonly string[],
  spans: readonly Span[],
  next: number,
  scribe: Scribe,
): MeasuredSentence {
  let text = parts[0] ?? "";
  let isOwn = false;
  const facts: string[] = [];
  const postingLines: number[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const span = spans[next + (at >> 1)];
    if (!span) continue;
    text += span.text + (parts[at + 1] ?? "");
    isOwn ||= span.facts.length > 0 && span.lines.length === 0;
    addNew(facts, span.facts);
    addNew(postingLines, span.lines);
  }
  postingLines.sort((a, b) => a - b);
  return scribe.write(text, { facts, postingLines, isOwn });
}

function addNew<Item>(all: Item[], items: readonly Item[]): void {
  for (const item of items) if (!all.includes(item)) all.push(item);
}

function wordingOf(
  { id, ways, isBare, feelings, hedges }: Pick<Phrase, "id" | "ways" | "isBare" | "feelings" | "hedges">,
  sentences: readonly MeasuredSentence[],
  { weigh, employer }: Weighing,
): Wording {
  let total = 0;
  let firstPersons = 0;
  let short = 0;
  let namesEmployer = false;
  for (const { text, words, firstPerson } of sentences) {
    total += words;
    if (firstPerson) firstPersons += 1;
    if (words < SHORT) short += 1;
    if (employer && text.includes(employer)) namesEmployer = true;
  }
  const cost = weigh({ phrase: id, ways, sentences });
  return {
    phrase: id,
    ways,
    isBare,
    feelings,
    hedges,
    sentences,
    words: total,
    firstPersons,
    short,
    namesEmployer,
    cost,
  };
}
