import type { Posting, RequirementKind, SmallPrintKind } from "../../posting.ts";

/** What a reader finds in one of the invented postings beside this folder. */
export type Truth = {
  language: Posting["language"];
  role: string;
  company: string;
  location?: string;
  contact?: string;
  informal?: boolean;
  agency?: boolean;
  /** Kind, line, phrase: the phrase stands in the requirement's text. */
  asks: [RequirementKind, number, string][];
  echoes: string[];
  print: [SmallPrintKind, string][];
  hostileLines?: number[];
};
