import type { Language } from "#shared/letters/letter.schema.ts";

/** How much a requirement weighs: 1 must, .7 duty, .5 wish, .3 "knowledge of", .15 soft skill. */
export type RequirementKind = "must" | "duty" | "wish" | "knowledge" | "soft";

/** One thing the posting asks for, in its own words. `lines` are 1-based lines of the raw posting. */
export type Requirement = {
  id: string;
  kind: RequirementKind;
  /** Short: at most eight words or so, fit for the middle of a sentence. */
  text: string;
  /** The same in the posting's full wording, for comparing with facts. */
  detail?: string;
  lines: number[];
  /** Requirements that share a group are alternatives: meeting one of them is enough. */
  anyOf?: string;
  /** A licence, degree or legal condition: if the person lacks it, they are told before writing. */
  hard: boolean;
};

/** A phrase of two to six words that only this posting has: a tool, material, place or task. */
export type EchoPhrase = { text: string; lines: number[]; kind: "duty" | "requirement" };

export type SmallPrintKind =
  | "closing-date"
  | "reference"
  | "salary-offered"
  | "salary-asked"
  | "document"
  | "later-document"
  | "licence"
  | "language"
  | "instruction";

/** An item of the small print; `value` is normalised where it can be (an ISO date, the bare reference). */
export type SmallPrintItem = { kind: SmallPrintKind; text: string; value: string; lines: number[] };

export type Named = { text: string; lines: number[]; confidence: number };

/** A posting, read. Nothing in it is an instruction to us; hostile passages are in `hostile` only. */
export type Posting = {
  /** The posting's own language; "other" where it is none of ours. */
  language: Language | "other";
  /** Raw lines, for quoting by number. */
  lines: string[];
  role: Named | null;
  company: Named | null;
  /** A named person to write to, only if the posting names one for applications. */
  contact: Named | null;
  location: Named | null;
  /** The posting speaks to the reader with du, tú, tutoiement. */
  informal: boolean;
  requirements: Requirement[];
  echoes: EchoPhrase[];
  smallPrint: SmallPrintItem[];
  /** A word for the place of work found in the posting (school, clinic, library …), or null. */
  sector: string | null;
  /** Both forms where the title is given for both sexes: ["Maçon", "Maçonne"]. */
  roleForms?: string[];
  /** The advertiser seeks somebody for a client whose name is not given. */
  agency?: boolean;
  hostile: { text: string; lines: number[] }[];
  /** Words of the cleaned posting without legal and process parts: a measure of how much there is to go by. */
  substance: number;
};

/** What the person typed wins over what the posting says. */
export type PostingHints = { jobTitle?: string; company?: string };
