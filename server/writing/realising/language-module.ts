import type { Language, Tone } from "#shared/letters/letter.schema.ts";
import type { Heading, Message, MessageKind, OptionalKind, Plan } from "../planning/plan.ts";

/**
 * Where a phrase may be used: in one tone; in "plain" (professional, confident), in "warm" (friendly,
 * enthusiastic), in "full" (professional, formal) or in "any" tone.
 */
export type Register = Tone | "plain" | "warm" | "full" | "any";

/**
 * Phrases for one kind of message. A phrase is text with {slots}; " | " parts two sentences, [a|b] leaves a choice. A phrase whose slot
 * has nothing to put in is passed over, so several phrases of differing needs stand side by side.
 */
export type Phrases = Partial<Record<Register, readonly string[]>>;
/** A sentence of the person's own needs no phrase. */
type PhraseBank = Record<Exclude<MessageKind, "own" | OptionalKind>, Phrases> & Partial<Record<OptionalKind, Phrases>>;

/** A filled slot: words, and what they rest on. */
export type Span = { text: string; facts: readonly string[]; lines: readonly number[] };

/** What a slot may look at besides its message. */
export type SlotContext = {
  plan: Plan;
  heading: Heading;
  tone: Tone;
  /** Fact of the post that was named last in this paragraph: "there" means that one. */
  placeInMind: string | null;
};

/** Words that tell a tone. What is counted is looked for in small letters, all over the text. */
type ToneWords = {
  contractions: RegExp | null;
  hedges: RegExp;
  feelings: RegExp;
  firstPerson: RegExp;
  /** Words that speak to the reader or of the posting; sentences that quote a name of the posting should have one. */
  reader?: RegExp;
  /** Sentences that go on from the one before, and so cannot begin a paragraph. */
  goesOn?: RegExp;
};

/** Everything the writer needs to know about a language: grammar as functions, all words as tables. */
export type LanguageModule = {
  language: Language;
  phrases: PhraseBank;
  /** Fills a slot, or null if the message has nothing for it. Throws for a slot name that does not exist. */
  fill: (slot: string, message: Message, context: SlotContext) => Span | null;
  /**
   * Cuts a phrase of a posting in this language down to a few words that can stand as a noun; null if none are left
   * that a letter could take up.
   */
  shortenTopic: (text: string) => string | null;
  /** Whether a line that a person typed is in another language: it stands in quotation marks then, and in no sentence. */
  isForeign?: (line: string) => boolean;
  /** Whether "how I …" can be said of a line that a person typed. */
  isDeed?: (line: string) => boolean;
  /** Last touch to a finished sentence: contractions, elision, no-break spaces. */
  polish: (sentence: string, tone: Tone) => string;
  /** How the very first sentence begins, where a comma after the greeting lets it go on in small letters. */
  afterGreeting?: (sentence: string) => string;
  /** How a sentence goes on behind a semicolon, null where it cannot; unset, none are joined. */
  continued?: (sentence: string) => string | null;
  /** The spelling of the posting's country, in everything but the names that stand in the letter. */
  spell?: (text: string, heading: Heading, names: readonly string[]) => string;
  subject: (heading: Heading) => string;
  greeting: (heading: Heading, tone: Tone) => string;
  closing: (heading: Heading, tone: Tone) => string;
  toneWords: ToneWords;
  /** Sentence length bands are stated for English and multiplied by this. */
  sentenceLengthFactor: number;
  /** Phrases that are true of every applicant; weights 1 mild, 2 strong. */
  cliches: readonly (readonly [RegExp, 1 | 2])[];
};
