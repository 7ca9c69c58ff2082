import type { Fact, Language } from "#shared/letters/letter.schema.ts";

/** What a claim is about, as a person would sort it. */
export type ClaimKind =
  | "number"
  | "duration"
  | "year"
  | "employer"
  | "degree"
  | "certificate"
  | "title"
  | "language"
  | "tool"
  | "frequency"
  | "result";

/**
 * Words of a sentence that say something checkable and rest on nothing. `at` counts characters from the sentence's
 * start. `why`: in no fact; only in the posting, which is no evidence about the person; or in facts that do not belong
 * together.
 */
export type Claim = { kind: ClaimKind; text: string; at: number; why: "nowhere" | "posting" | "mixed" };

/** What came of one sentence: the claims without a source, and what the rest of it stands on. */
export type SentenceCheck = { claims: Claim[]; facts: string[]; postingLines: number[] };

/** Everything a letter may rest on. The posting is no evidence about the person. */
export type ClaimEvidence = {
  facts: readonly Fact[];
  /** What else the person said of themselves: name, place, profile address. */
  about: readonly string[];
  posting: string;
  /** The job and the employer that the letter is written for. */
  role: string;
  company: string;
  /** Today, ISO date: open periods end here. */
  asOf: string;
  language: Language;
};
