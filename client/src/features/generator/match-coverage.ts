import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { ClaimedSentence } from "./claimed-parts.ts";

export type Match = PromptAnswer["matches"][number];

/** Requirements that a sentence of the letter speaks of: by the posting's line, or by a fact that answers it. */
export function coveredBy(
  { paragraphs }: LetterParts<ClaimedSentence>,
  matches: readonly Match[],
): ReadonlySet<string> {
  const sentences = paragraphs.flat();
  const lines = new Set(sentences.flatMap(({ postingLines }) => postingLines));
  const facts = new Set(sentences.flatMap((sentence) => sentence.facts));
  return new Set(
    matches
      .filter((match) => match.lines.some((line) => lines.has(line)) || match.facts.some((fact) => facts.has(fact)))
      .map(({ requirement }) => requirement),
  );
}
