import { commonWords } from "./lexicon/common-words.ts";

const common = new Set(commonWords);

/** Words that any letter has and that claim nothing by themselves, folded. */
export function isCommon(folded: string): boolean {
  return common.has(folded);
}
