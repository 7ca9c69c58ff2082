import type { LetterRequest, RequirementMatch } from "#server/writing/letter-request.ts";
import type { Plan } from "#server/writing/planning/plan.ts";
import type { SmallPrintItem } from "#shared/generator/prompt.schema.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import type { Fact, Letter } from "#shared/letters/letter.schema.ts";

export type WriterKind = "built-in" | "model";

/**
 * A letter that stands already: `text` is what the person sees, with their own edits in it; `made` is what it was made
 * from, null where that is no longer kept.
 */
export type StandingLetter = {
  text: string;
  edited: boolean;
  made: Pick<WriterResult, "facts" | "matches" | "smallPrint" | "hints" | "plan"> | null;
};

/** `earlier` are texts of letters for the same posting, newest first: a new one takes another way. */
export type WriterTask =
  | { kind: "write"; request: LetterRequest; earlier: string[] }
  | { kind: "translate"; request: LetterRequest; original: StandingLetter };

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
  | { type: "checking" };

type WriterOptions = { onEvent: (event: WriterEvent) => void; signal: AbortSignal };

export type WriterResult = {
  letter: Letter;
  facts: Fact[];
  matches: RequirementMatch[];
  smallPrint: SmallPrintItem[];
  /** To the person: which facts would help most. */
  hints: string[];
  /** To the person: what was done differently from what they asked, and why. */
  notices: string[];
  /** What the history of the next request gets; null where the letter followed no plan of ours. */
  used: { strategy: string; openingFact: string; phrases: string[] } | null;
  /** What left for a model, and to which host; null where nothing did. */
  sent: Omit<SentRecord, "version" | "at"> | null;
  /** What the built-in writer needs to say the same in another language; null from others. */
  plan: Plan | null;
};

export type Writer = {
  kind: WriterKind;
  /** @throws AppError with a message for the person; the signal's reason once it is aborted. */
  write: (task: WriterTask, options: WriterOptions) => Promise<WriterResult>;
};
