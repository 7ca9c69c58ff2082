import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import type { ShownDraft } from "./shown-draft.ts";

/** The answer that a visitor gets before the unlock. */
export function toPreview(beginning: ShownDraft): PromptAnswer {
  return { ...toAnswer(beginning), previewResult: beginning.text };
}

export function toWhole(whole: ShownDraft): PromptAnswer {
  return { ...toAnswer(whole), result: whole.text };
}

function toAnswer(shown: ShownDraft) {
  const { id, letter, facts, matches, smallPrint, hints, notices, toSay, writer, looked, words, sentTo } = shown;
  return {
    ...{ draftId: id, letter, facts, matches, smallPrint, hints, notices, toSay, writer, words, sent: sentTo },
    ...(looked === undefined ? {} : { looked }),
  };
}
