import type { RequirementMatch } from "#shared/generator/prompt.schema.ts";
import type { LetterLength } from "#shared/generator/prompt-form.schema.ts";
import type { Fact, Language, Letter, Tone } from "#shared/letters/letter.schema.ts";
import type { JobHead, PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import type { Known } from "./clean-model-text.ts";
import type { Situation } from "./prompts/examples.ts";

/** What a model is told, and what is needed to make a letter of its answer. JSON. */
export type Briefing = {
  task: { kind: "write"; earlier: string[] } | { kind: "translate"; body: string };
  language: Language;
  tone: Tone;
  /** Today, ISO date. */
  asOf: string;
  /** The posting's lines as they were pasted, all of them. */
  posting: string[];
  /** Lines that speak to software rather than to people. */
  suspicious: number[];
  /** Rows word for word, in the order of their numbers in the prompt: F1 is the first. */
  facts: Fact[];
  /** Ids of rows that nobody has confirmed yet. */
  unconfirmed: string[];
  /** What a program worked out of a row, beside it and never instead. */
  hints: { fact: string; text: string }[];
  matches: RequirementMatch[];
  /** How many things the posting asks of everybody, and how many of them the person shows. */
  asked: { requirements: number; met: number };
  questions: PostingReading["questions"];
  smallPrint: SmallPrintItem[];
  /** To the person: what would help the letter. */
  advice: string[];
  job: JobHead;
  /** What the form says of the work: full-time, on-site. */
  terms: string[];
  head: Pick<Letter, "subject" | "greeting" | "closing" | "signature">;
  informal: boolean;
  known: Known;
  length: LetterLength;
  situation: Situation;
  /** What the person wishes the letter to say or do. */
  wishes: string[];
  /** What the template asks of a letter's structure. Buyers pay for it: only the server knows it. */
  structure: string | null;
};
