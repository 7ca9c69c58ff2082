import type { Phrases } from "#shared/postings/phrase-book.ts";

/** What a phrase of a posting is a sign of. */
export type Sign =
  /** A condition ("is required"). */
  | "must"
  /** Good to have ("is an advantage", "welcome"). */
  | "wish"
  /** Speaks of what the person has or is ("you have"). */
  | "demand"
  /** What the employer gives. */
  | "offer"
  /** How to apply: what stands here is no demand. */
  | "apply"
  /** For questions only: an address here is none for applications. */
  | "enquire"
  /** A person's name follows. */
  | "contact"
  /** … stands before ("… is happy to help"). */
  | "answers"
  /** The person named here is not written to ("report to"). */
  | "insider"
  /** The advertiser looks for somebody for others. */
  | "client"
  /** Between an employer and the job ("is looking for a"). */
  | "seeks"
  /** After a job ("wanted"). */
  | "wanted"
  /** A date here is the last one. */
  | "closing"
  /** A date here is the last one if the sentence is about applying. */
  | "until"
  /** A reference follows. */
  | "reference"
  /** The applicant is asked to tell something. */
  | "ask"
  /** Questions to answer follow. */
  | "questions"
  /** … explains a letter or a page that is asked for. */
  | "telling"
  /** … states a fact that the applicant is to give. */
  | "stating"
  /** A verb of telling, in any form that may be an order ("précisera", "indicando"). */
  | "tells"
  | "salaryAsked"
  | "salary"
  | "startAsked"
  | "document"
  | "laterDocument"
  | "instruction"
  | "quality"
  | "fullTime"
  | "partTime"
  | "internship"
  | "freelance"
  | "remote"
  | "hybrid"
  | "onSite";

/** Headings by what stands below them. */
export type Section =
  | "must"
  | "wish"
  | "duty"
  | "offer"
  | "about"
  | "apply"
  | "questions"
  | "contact"
  /** What a board puts round a posting. */
  | "board";

/** Sections that are lists, and what follows them. */
export type ListSection = Extract<Section, "must" | "wish" | "duty" | "offer" | "apply" | "questions">;

/** All by which postings of a language are read: `postings.json` in its folder. */
export type PostingWords = {
  signs: Phrases<Sign>;
  headings: Record<Section, readonly string[]>;
  /** Phrases by which a heading of a list is known that is none of those. */
  headingCues: Phrases<ListSection>;
  /** Labels of lines such as "Location: York". */
  labels: Record<"role" | "company" | "place" | "contact" | "closing", readonly string[]>;
  /** The words of each month, from January on: names and short forms. */
  months: readonly string[];
  /** The words of each day of the week, from Monday on. */
  weekdays: readonly string[];
  /** What stands before a date that comes after the last day to apply, such as the start. */
  datesAfter: readonly string[];
  /** What stands before the day a posting was published. */
  datesBefore: readonly string[];
  /** Short words by which the language is known. */
  common: readonly string[];
};

/** Words that name jobs: "*fahrer" stands for all that end so: `occupations.json` in a language's folder. */
export type OccupationWords = {
  known: readonly string[];
  /** Surnames that are words for jobs. */
  surnames: readonly string[];
};
