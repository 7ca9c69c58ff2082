import type { PostingLexicon } from "../posting-lexicon.ts";
import { cues } from "./posting-cues.ts";
import { grammar } from "./posting-grammar.ts";
import { fields, headings } from "./posting-headings.ts";
import { names } from "./posting-names.ts";
import { smallPrint } from "./posting-small-print.ts";

export const posting: PostingLexicon = { headings, fields, cues, names, smallPrint, grammar };
