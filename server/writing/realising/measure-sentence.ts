import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import type { LanguageModule } from "./language-module.ts";
import { countWords, firstWords, gramsOf } from "./words.ts";

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
  private knownRuns: readonly number[] | null = null;

  constructor({ text, facts, postingLines, isOwn }: LetterSentence & { isOwn: boolean }, module: LanguageModule) {
    this.text = text;
    this.facts = facts;
    this.postingLines = postingLines;
    this.isOwn = isOwn;
    this.module = module;
    this.small = text.toLowerCase();
    const [opener = "", next = ""] = firstWords(this.small, 2);
    this.words = countWords(this.small);
    this.opener = opener;
    this.lead = `${opener} ${next}`;
    this.firstPerson = module.toneWords.firstPerson.test(text);
  }

  goesOn(): boolean {
    return this.module.toneWords.goesOn?.test(this.text) ?? false;
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

  /** Hashes of every four words in a row. */
  runsOfFour(): readonly number[] {
    this.knownRuns ??= gramsOf(this.small, 4);
    return this.knownRuns;
  }

  private measureTraits(): Traits {
    const { contractions, hedges, feelings } = this.module.toneWords;
    return {
      contractions: contractions ? count(this.small, contractions) : 0,
      hedges: count(this.small, hedges),
      feelings: count(this.small, feelings),
      exclamations: this.text.split("!").length - 1,
      grams: gramsOf(this.small, 5),
    };
  }
}

type Traits = {
  contractions: number;
  hedges: number;
  feelings: number;
  exclamations: number;
  /** Hashes of every five words in a row. */
  grams: readonly number[];
};

const NAME_INSIDE = /[\p{L}\p{N},;:] \p{Lu}[\p{L}\p{N}]/u;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
