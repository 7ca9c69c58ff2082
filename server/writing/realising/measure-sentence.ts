import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { holdsWord } from "../words/holds-word.ts";
import type { LanguageModule } from "./language-module.ts";
import { measureWords } from "./words.ts";

/** A sentence with what it is chosen by; what a whole letter is weighed by is measured when first asked for. */
export class MeasuredSentence {
  readonly text: string;
  readonly facts: string[];
  readonly postingLines: number[];
  /** Holds words of the person's own, and not only the posting's. */
  readonly isOwn: boolean;
  readonly words: number;
  readonly opener: string;
  /** First two words. */
  readonly lead: string;
  readonly firstPerson: boolean;
  /** The text in small letters. */
  readonly small: string;
  private readonly module: LanguageModule;
  private knownTraits: Traits | null = null;
  private knownContinuation: { text: string | null } | null = null;
  private knownToGoOn: boolean | null = null;
  private knownPlain: boolean | null = null;
  private knownDuration: string | null = null;

  constructor({ text, facts, postingLines, isOwn }: { text: string } & Sources, module: LanguageModule) {
    this.text = text;
    this.facts = facts;
    this.postingLines = postingLines;
    this.isOwn = isOwn;
    this.module = module;
    this.small = text.toLowerCase();
    const { count, first, second } = measureWords(this.small);
    this.words = count;
    this.opener = first;
    this.lead = `${first} ${second}`;
    this.firstPerson = module.toneWords.firstPerson.test(text);
  }

  goesOn(): boolean {
    this.knownToGoOn ??= this.module.toneWords.goesOn?.test(this.text) ?? false;
    return this.knownToGoOn;
  }

  /** How it goes on behind a semicolon; null where it cannot. */
  continuation(): string | null {
    this.knownContinuation ??= { text: this.module.continued?.(this.text) ?? null };
    return this.knownContinuation.text;
  }

  /** A statement of one piece. */
  isPlain(): boolean {
    this.knownPlain ??= this.text.endsWith(".") && !/[:;!?–„]/u.test(this.text);
    return this.knownPlain;
  }

  /** Whether it rests on just these facts and lines of the posting. */
  restsOn({ facts, postingLines, isOwn }: Sources): boolean {
    return this.isOwn === isOwn && areSame(this.facts, facts) && areSame(this.postingLines, postingLines);
  }

  /** The stretch of time that it tells of, if any: "eight years". */
  duration(): string {
    this.knownDuration ??= (IN_YEARS.test(this.small) && DURATION.exec(this.small)?.[0]) || "";
    return this.knownDuration;
  }

  /** Holds a name and words of the posting, and does not say whose they are. */
  borrowed(): boolean {
    const { reader } = this.module.toneWords;
    return this.postingLines.length > 0 && reader?.test(this.text) === false && NAME_INSIDE.test(this.text);
  }

  traits(): Traits {
    this.knownTraits ??= this.measureTraits();
    return this.knownTraits;
  }

  private measureTraits(): Traits {
    const { contractions, hedges, feelings } = this.module.toneWords;
    return {
      contractions: contractions ? count(this.small, contractions) : 0,
      hedges: count(this.small, hedges),
      feelings: count(this.small, feelings),
      exclamations: this.text.includes("!") ? this.text.split("!").length - 1 : 0,
    };
  }
}

/** What a sentence says it from. */
export type Sources = Omit<LetterSentence, "text"> & { isOwn: boolean };

type Traits = {
  contractions: number;
  hedges: number;
  feelings: number;
  exclamations: number;
};

/** What a duration ends in: found faster than its beginning. */
const IN_YEARS = / (?:years|jahre|ans|années|años)/u;
const DURATION = /[\p{L}\p{N}]+ (?:years|jahren?|ans|années|años)(?!\p{L})/u;
const NAME_INSIDE = /[\p{L}\p{N},;:] \p{Lu}[\p{L}\p{N}]/u;

function areSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, at) => item === others[at]);
}

function count(text: string, pattern: RegExp): number {
  return holdsWord(pattern, text) ? (text.match(pattern)?.length ?? 0) : 0;
}
