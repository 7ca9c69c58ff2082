import { AppError } from "#server/errors.ts";
import type { RequirementMatch } from "#shared/generator/prompt.schema.ts";
import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import type { Fact, Language, Letter, Tone } from "#shared/letters/letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { ShapeProblem } from "#shared/model/shape-problems.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";

export type WriterKind = "built-in" | "model";

/** What the person told us, from wherever they told it. */
type Applicant = { form: PromptForm; resume?: ImportedResume; wizard?: WizardAnswers };

export type WriterRequest = {
  applicant: Applicant;
  /** Rows and head as the page sent them; without them the applicant is taken in and the posting read. */
  material?: Material;
  job?: JobHead;
  tone: Tone;
  language: Language;
  /** Whole number; the same request with the same seed gives the same letter. */
  seed: number;
  /** What the letters before used, oldest first. */
  used: readonly string[];
  /** Today, ISO date: open periods end here. */
  asOf: string;
  templateId: string | null;
  /** What a translation without a model does with sentences that are in no other language yet. */
  untranslated: "leave-out" | "keep";
  /** There is no posting: what stands in its place only names the role. */
  withoutPosting?: boolean;
};

/**
 * A letter that stands already: `text` is what the person sees, with their own edits in it; `made` is what it was made
 * from, null where that is no longer kept.
 */
type StandingLetter = {
  text: string;
  language: Language;
  edited: boolean;
  made: Pick<WriterResult, "facts" | "matches" | "smallPrint" | "hints"> | null;
};

/** `earlier` are texts of letters for the same posting, newest first: a new one takes another way. */
export type WriterTask =
  /** `begun` is what a model had written of this letter when it broke off. */
  | { kind: "write"; request: WriterRequest; earlier: string[]; begun?: string }
  | { kind: "translate"; request: WriterRequest; original: StandingLetter };

/**
 * What happens on the way. `opening` is the letter's head (subject and greeting, each followed by a blank line), at
 * most once and before the first `text`; the deltas of `text` join to the paragraphs, parted by blank lines.
 */
export type WriterEvent =
  | { type: "read"; requirements: number; smallPrint: number }
  | { type: "matched"; met: number }
  | { type: "writing"; expectedWords: number }
  | { type: "opening"; text: string }
  | { type: "text"; delta: string }
  /** The model's server asked to wait. */
  | { type: "waiting"; seconds: number }
  /** What came so far was no letter, and another is asked for: the text begins anew. */
  | { type: "again"; why: ShapeProblem }
  /** How many sentences are held against the facts; left out where that is not done one by one. */
  | { type: "checking"; sentences?: number }
  | { type: "mending"; sentences: number };

/** For whom texts are read: `owner` is the address that it counts for. */
export type TaskCaller = { owner: string; signal: AbortSignal };

type WriterOptions = TaskCaller & { onEvent: (event: WriterEvent) => void };

export type WriterResult = {
  letter: Letter;
  facts: Fact[];
  matches: RequirementMatch[];
  smallPrint: SmallPrintItem[];
  /** To the person: which facts would help most. */
  hints: string[];
  /** To the person: what was done differently from what they asked, and why. */
  notices: string[];
  /** Rows that a translation left out or kept as they are. */
  toSay: { row: string; text: string }[];
  /** Every sentence was held against the facts by a second look. */
  looked?: boolean;
  /** Goes into `used` of the next request; empty where the letter followed no plan of ours. */
  used: string[];
  /** What left for a model, and to which host; null where nothing did. */
  sent: Omit<SentRecord, "version" | "at"> | null;
};

export type Writer = {
  kind: WriterKind;
  /** @throws AppError with a message for the person; the signal's reason once it is aborted. */
  write: (task: WriterTask, options: WriterOptions) => Promise<WriterResult>;
};

/** What came was no letter: a refusal, a poem. Nothing of it is to be kept. */
export class NoUsableLetter extends AppError {
  constructor({ code, message, cause }: AppError) {
    super(code, message, { cause });
  }
}

/** A letter that broke off in the middle; `begun` goes into the task that goes on from there. */
export class BrokenLetter extends AppError {
  readonly begun: string;
  constructor(error: AppError, begun: string) {
    const { retryAfter } = error;
    super(error.code, error.message, { cause: error.cause, ...(retryAfter === undefined ? {} : { retryAfter }) });
    this.begun = begun;
  }
}
