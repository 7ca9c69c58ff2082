import type { Language, Tone } from "#shared/letters/letter.schema.ts";
import type { Credential, Line, Post, Skill, Strength } from "../facts/profile.ts";

/** A phrase of the posting that the letter may take up; `language` is the posting's. */
export type Topic = {
  text: string;
  lines: number[];
  language: Language | "other";
  requirement: string | null;
  /** Work that the post consists of, not something that one is to bring. */
  isDuty?: true;
};

/** How a letter opens. The names are stable: they are kept as the history of earlier letters. */
export type Strategy =
  | "number-first"
  | "two-checks"
  | "where-i-stand"
  | "duties-in-common"
  | "working-day"
  | "path"
  | "new-field"
  | "deeds-first"
  | "point-met"
  | "years-first"
  | "question"
  | "skills-first"
  | "plain";

/**
 * What one step of the letter says, in no language yet. A realiser has at least one phrase for each kind;
 * which of the arguments below a kind carries is documented beside it.
 */
export type MessageKind =
  /** line with a figure, post */
  | "open-number"
  /** topic that a credential answers, credential */
  | "open-checks"
  /** post (the latest) */
  | "open-present"
  /** two topics that the post answers, post */
  | "open-duties"
  /** skills; names the role itself */
  | "open-skill"
  /** line and second of one post, post */
  | "open-day"
  /** post and previous post */
  | "open-path"
  /** topic to ask about; post or skills */
  | "open-question"
  /** nothing but the role: perhaps skills */
  | "open-plain"
  /** role and company, after an opening that did not name them */
  | "apply"
  /** the same after an opening that told of work done */
  | "apply-with"
  /** post that was not named before, with line, perhaps second */
  | "post"
  /** line, perhaps second, of the post named last */
  | "more"
  /** post before the one told first: perhaps line, second */
  | "earlier"
  /** post held beside the one told first: perhaps line, second */
  | "beside"
  /** one or two topics for which what was just told is a base */
  | "link"
  /** topic and the skills that answer it */
  | "link-skill"
  /** skills that the posting asks for in the same words */
  | "same-skill"
  /** one or two topics that call for skills named before */
  | "asked"
  /** line that belongs to no post */
  | "statement"
  /** skills not used so far */
  | "skills"
  /** a skill that is a language */
  | "language"
  /** credential, perhaps a topic it answers; or several credentials */
  | "credential"
  /** years of experience as the person gave them */
  | "years"
  /** one or two strengths */
  | "strength"
  /** the person said that this is a start */
  | "beginner"
  /** one or two topics that nothing answers: what the writer wishes to take on */
  | "wish"
  /** two topics of the posting that the writer points to */
  | "reading"
  /** welcome: what the posting says to people who are new to the work; perhaps skills or line */
  | "welcome"
  /** skills: what can be said where there is little to tell */
  | "candid"
  /** post, perhaps a topic: how the writer would come from there to the new place */
  | "arrive"
  /** post and skills: what the letter comes to */
  | "sum"
  /** skills: the same where there is no post to tell of */
  | "outlook"
  /** how the writer means to begin in the new post: perhaps topics, skills */
  | "start"
  /** schooling as the person ticked it */
  | "level"
  /** topic to hear more about */
  | "ask"
  /** documents that the posting asks for */
  | "documents"
  /** working time the person chose */
  | "terms"
  /** next step: perhaps post, skills */
  | "offer"
  /** a second sentence about the next step */
  | "reach"
  /** own: a sentence that the person wished for, in their words */
  | "own"
  | OptionalKind;

/** Messages that a language may have no phrases for: others say the same there (see say-otherwise). */
export type OptionalKind =
  /** line of the post and the topic that it answers, in one breath */
  | "proof"
  /** the same of somebody from another field: line of the post and the topic it comes close to */
  | "carry"
  /** post of another field; names the role itself */
  | "open-change"
  /** line or credential of somebody from another field that belong to the new one, perhaps both */
  | "toward"
  /** next step: line that is kept for the interview, perhaps its post */
  | "tell"
  /** line, perhaps second, of somebody who names no post; names the role itself */
  | "open-told"
  /** line without a post, and the topic that it answers */
  | "open-met"
  /** years of experience of somebody who names no post; names the role itself */
  | "open-years"
  /** line, perhaps second, without a post */
  | "told"
  /** line without a post and the topic that it answers, in one breath */
  | "met"
  /** topic: what the writer would put to use for it; perhaps post, skills */
  | "bring"
  /** topic: what a newcomer asks about it; perhaps skills */
  | "learn"
  /** an offer to come on trial; perhaps skills, topic */
  | "trial"
  /** asked: time in work that the posting wants, and a post that shows it */
  | "time-asked";

/** What a plan has to know of the language it is for. */
export type Voice = {
  speaks: (kind: MessageKind) => boolean;
  /** Whether "how I …" can be said of a line. */
  isDeed: (line: string) => boolean;
  /** Whether a skill is that language, and no word of how well. */
  isItself: (skill: string) => boolean;
};

export type Message = {
  kind: MessageKind;
  post?: Post;
  previous?: Post;
  line?: Line;
  second?: Line;
  /** Facts that license what the message says of its topics. */
  rests?: string[];
  topic?: Topic;
  topics?: Topic[];
  skills?: Skill[];
  credential?: Credential;
  /** Papers named in one breath. */
  credentials?: Credential[];
  strengths?: Strength[];
  years?: { fact: string; years: number };
  level?: { fact: string; level: string };
  terms?: { fact: string; roleType: string | null; jobLocation: string | null };
  documents?: { text: string; lines: number[] }[];
  own?: { fact: string; text: string; language: Language };
  welcome?: Welcome;
  asked?: TimeAsked;
  /** Unset: the letter needs it. Otherwise the first to go when the letter is too long has the highest number. */
  spare?: number;
};

/** The posting needs nobody to have done the work before, or says that it teaches it. */
export type Welcome = { kind: "beginners" | "training"; lines: number[] };

/**
 * Time in work that the posting wants and the posts show, both in months; `facts` are the posts that count, `ofField` tells
 * whether the work has to be of a field.
 */
export type TimeAsked = { months: number; shown: number; ofField: boolean; facts: string[]; lines: number[] };

/** Whom the letter is for and what about; everything that is not known is null. */
export type Heading = {
  name: string;
  role: { text: string; lines: number[] } | null;
  company: { text: string; lines: number[] } | null;
  contact: { text: string; lines: number[] } | null;
  reference: { text: string; lines: number[] } | null;
  /** Papers that the posting wants to be sent. */
  documents: { text: string; lines: number[] }[];
  /** ISO date. */
  closingDate: { text: string; lines: number[] } | null;
  informal: boolean;
  /** A posting from Switzerland, whose German is spelt without a sharp s. */
  /** The posting is an agency's, which seeks for a client it does not name. */
  isForClient?: boolean;
  isSwiss?: boolean;
  sector: string | null;
  /** Drafts that were kept before this was read have none. */
  welcome?: Welcome | null;
  /** What the posting calls itself is not known; this says whether there is one worth the name. */
  hasPosting: boolean;
};

/** Length of the body in words. */
export type LengthBand = { least: number; most: number };
/** Words that a letter of somebody with work to tell of has at least; nobody else is asked for so many. */
export const LEAST_WITH_WORK = 208;

export type Plan = {
  version: 1;
  strategy: Strategy;
  tone: Tone;
  seed: number;
  asOf: string;
  /** 0 almost no facts … 3 plenty: what the length rests on. */
  tier: 0 | 1 | 2 | 3;
  length: LengthBand;
  heading: Heading;
  paragraphs: Message[][];
  /** The fact the letter opens with, for the history; empty if it opens with the posting. */
  openingFact: string;
};
