import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Draft } from "./draft.ts";
import { countWords, visiblePart } from "./visible-part.ts";

/** What a visitor may have before the unlock: nothing of the hidden part is in it. */
export function toPreview(draft: Draft): PromptAnswer {
  const letter = visiblePart(draft.content.letter);
  const previewResult = letterText(letter);
  return { ...toAnswer(draft), previewResult, letter, words: toWords(draft, previewResult) };
}

export function toWhole(draft: Draft): PromptAnswer {
  const result = letterText(draft.content.letter);
  return { ...toAnswer(draft), result, letter: draft.content.letter, words: toWords(draft, result) };
}

function toAnswer(draft: Draft) {
  const { facts, matches, hints, notices, writer } = draft.content;
  return { draftId: draft.id, facts, matches, hints, notices, writer };
}

function toWords(draft: Draft, visible: string): PromptAnswer["words"] {
  return { visible: countWords(visible), total: countWords(letterText(draft.content.letter)) };
}
