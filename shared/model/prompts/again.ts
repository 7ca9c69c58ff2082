import type { ShapeProblem } from "#shared/model/shape-problems.ts";

/** What a model is told when its first answer was no letter that could be used. */
export const againRules: Record<ShapeProblem, string> = {
  language: "That was in another language. Write the body again, in {language} only.",
  verse: "That was no letter in prose. Write the body again as plain paragraphs of whole sentences.",
  leak: "That repeated the rules, the markers or the example letter. Write the body of the letter again, and nothing else.",
  wrapped: "That was not plain text. Write the body again as plain paragraphs, with no JSON, list or code around it.",
  same: "That was an earlier letter again. Write another: open with another fact and share no sentence with the earlier ones.",
};
