import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
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
  const { facts, matches, smallPrint, hints, notices, writer, version } = draft.content;
  const host = draft.content.sent.find((record) => record.version === version)?.host;
  return {
    draftId: draft.id,
    facts,
    matches,
    smallPrint,
    hints,
    notices,
    writer,
    sent: host === undefined ? null : { version, host },
  };
}

/** What left for a model. Before the unlock only what holds no earlier letter: part of that is still hidden. */
export function toSentRecords({ content, leadId }: Draft): SentRecord[] {
  return leadId === null ? content.sent.filter((record) => record.version === 1) : content.sent;
}

function toWords(draft: Draft, visible: string): PromptAnswer["words"] {
  return { visible: countWords(visible), total: countWords(letterText(draft.content.letter)) };
}
