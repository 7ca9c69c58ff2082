import type { Completion, Job, Material } from "#shared/material/material.schema.ts";
import type { OwnLine } from "./own-line.ts";
import type { Terms } from "./read-terms.ts";

/** A post with its lines, and with what was answered about it; `order`: ids of both as they follow each other. */
export type ToldJob = {
  job: Job;
  lines: OwnLine[];
  answers: Completion[];
  order: string[];
};

/** Notes of a post that stand in the letter's list. */
export type Listed = { job: Job; notes: OwnLine[] };

/** What a letter may tell: confirmed rows and answers, as far as they are in its language and strong enough. */
export type Gathered = {
  material: Material;
  jobs: ToldJob[];
  /** Posts' lines that are no sentences, and stand in the letter's list. */
  listed: Listed[];
  /** Whether hardly a sentence can be told, and notes enough: the letter has a list of them. */
  isThin: boolean;
  stories: OwnLine[];
  /** Answers that speak again of a line under no post, by its id: they stand behind it. */
  behind: Map<string, Completion[]>;
  /** Told lines, strongest first. */
  ranked: string[];
  /** Lines that are no sentences and are told nowhere. */
  fragments: OwnLine[];
  completions: Completion[];
  /** Those of them that are told beside what they answer, as they say nothing without. */
  byRow: Completion[];
  /** Those of them that stand at the end. */
  closing: Completion[];
  /** All rows that may be told, also where they are in another language than the letter: names are names. */
  rows: Material;
  /** What they note of when, how much and for what they work. */
  terms: Terms;
  /** What lines say of when the person can begin and what they ask for. */
  says: Set<string>;
  /** Lines under no job that answer nothing the posting asks. */
  unused: OwnLine[];
  /** Rows that are in no version of the letter's language. */
  toSay: { row: string; text: string }[];
  /** Wishes that are no sentences of the person's. */
  unfollowed: string[];
  /** Rows are in another language than the letter, names apart. */
  isForeign: boolean;
};

/** Whether the letter has a list of what somebody brings. */
export function hasList({ listed, isThin }: Gathered): boolean {
  return listed.length > 0 || isThin;
}

/** Who works nowhere and still learns says so before what they have done. */
export function isLearner({ material: { jobs, papers } }: Gathered): boolean {
  return jobs.every(({ to }) => to !== "now") && papers.some(({ state }) => state === "under-way");
}
