import type { Fact, Letter } from "#shared/letters/letter.schema.ts";
import type { RequirementMatch } from "./letter-request.ts";
import type { Plan } from "./planning/plan.ts";
import type { Posting } from "./posting.ts";

/** A letter with all that it rests on, and what the person should know before sending it. */
export type WrittenLetter = {
  letter: Letter;
  facts: Fact[];
  posting: Posting;
  matches: RequirementMatch[];
  /** Plain sentences to the person, e.g. which facts would help most. Not part of the letter. */
  hints: string[];
  /** Plain sentences to the person: which of their wishes the letter does not follow, and why. */
  notices: string[];
  /** Appended to the request's history for the next letter. */
  used: { strategy: string; openingFact: string; phrases: string[] };
  /** Enough to realise the same content in another language; plain JSON. */
  plan: Plan;
};
