import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import type { Letter } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { countWords } from "#shared/words/count-words.ts";
import type { Briefing } from "./briefing.ts";
import { joinParagraphs } from "./clean-model-text.ts";
import type { HiddenDetail } from "./disguise.ts";
import { createLetterReader } from "./letter-reader.ts";
import { createPlantedFinder } from "./planted.ts";
import { type ShapeProblem, shapeProblem } from "./shape-problems.ts";

/** Why a pasted text is no letter that can be used. */
export type PastedProblem = ShapeProblem | "short";

/** A letter out of what a person pasted from any chatbot: cleaned, with the names back, its sources read. */
export function toOwnLetter(
  briefing: Briefing,
  { answer, hidden, draftId }: { answer: string; hidden: readonly HiddenDetail[]; draftId: string },
): { answer: PromptAnswer; problem?: never } | { problem: PastedProblem; answer?: never } {
  const reader = createLetterReader(briefing, hidden);
  reader.push(answer);
  reader.end();
  const { raw, paragraphs } = reader.letter();
  const body = joinParagraphs(paragraphs.map((sentences) => sentences.map(({ text }) => text)));
  const problem = shapeProblem(briefing, { raw, body });
  if (problem !== null) return { problem };
  if (countWords(body) < FEWEST_WORDS) return { problem: "short" };
  const { posting, suspicious, facts, wishes, matches, smallPrint, advice, head, language, tone } = briefing;
  const isPlanted = createPlantedFinder({ posting, suspicious, told: [...facts.map(({ text }) => text), ...wishes] });
  const kept = paragraphs.map((sentences) => sentences.filter((sentence) => !isPlanted(sentence)));
  const letter: Letter = { language, tone, ...head, paragraphs: kept.filter((sentences) => sentences.length > 0) };
  const result = letterText(letter);
  const words = { visible: countWords(result), total: countWords(result) };
  return {
    answer: {
      ...{ result, draftId, letter, facts, matches, smallPrint, hints: advice, notices: [], words },
      ...{ writer: "model" as const, by: "own-chatbot" as const },
    },
  };
}

const FEWEST_WORDS = 25;
