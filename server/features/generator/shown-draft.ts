import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { countWords } from "#shared/words/count-words.ts";
import type { Draft, DraftContent } from "./draft.ts";
import { visiblePart } from "./visible-part.ts";

/** What a draft's own session may have of it. Every field is named here: what is added to a draft stays inside. */
export type ShownDraft = Pick<
  DraftContent,
  | ("form" | "wizard" | "letter" | "facts" | "matches" | "smallPrint" | "hints" | "notices" | "toSay" | "writer")
  | ("version" | "sent" | "templateId" | "unlockedBy" | "looked")
> & {
  id: string;
  text: string;
  words: { visible: number; total: number };
  /** Where this version went, if it left for a model. */
  sentTo: { version: number; host: string; model: string; here?: boolean } | null;
};

/** `ownsTemplate`: the caller's account owns the template that the draft is written in. */
export type DraftRights = { ownsTemplate: boolean };

/**
 * The one place that decides what of a draft may leave: previews, whole letters, the record of what was sent and the
 * copy of one's data are made of its answer. Streams show the same part as it grows (`reveal.ts`). Null where nothing
 * may: a template's wording is for who owns it.
 */
export function showDraft(draft: Draft, rights: DraftRights): ShownDraft | null {
  return draft.leadId === null ? showBeginning(draft, rights) : isClosed(draft, rights) ? null : showWhole(draft);
}

/** What may be had before the unlock, whether there was one or not. Null as in {@link showDraft}. */
export function showBeginning(draft: Draft, rights: DraftRights): ShownDraft | null {
  if (isClosed(draft, rights)) return null;
  const whole = showWhole(draft);
  const letter = visiblePart(whole.letter);
  const text = letterText(letter);
  const tellsNothingHidden = openTexts(draft.content, letter);
  return {
    ...whole,
    letter,
    text,
    words: { ...whole.words, visible: countWords(text) },
    matches: whole.matches.filter((match) => tellsNothingHidden([match.text])),
    smallPrint: whole.smallPrint.filter((item) => tellsNothingHidden([item.text, item.value])),
    hints: whole.hints.filter((hint) => tellsNothingHidden([hint])),
    notices: whole.notices.filter((notice) => tellsNothingHidden([notice])),
    toSay: whole.toSay.filter(({ text: said }) => tellsNothingHidden([said])),
    // Later records hold the version before, and later calls the letter itself, of which a part is hidden.
    sent: whole.sent.filter((record) => record.version === 1).map(({ further: _, ...record }) => record),
  };
}

function isClosed({ content }: Draft, { ownsTemplate }: DraftRights): boolean {
  return content.templateId !== null && !ownsTemplate;
}

function showWhole({ id, content }: Draft): ShownDraft {
  const { form, wizard, letter, facts, matches, smallPrint, hints, notices, toSay } = content;
  const { writer, looked, version, sent, templateId, unlockedBy } = content;
  const text = letterText(letter);
  const words = { visible: countWords(text), total: countWords(text) };
  const record = sent.find((one) => one.version === version);
  return {
    ...{ id, form, wizard, letter, text, words, facts, matches, smallPrint, hints, notices, toSay },
    ...{ writer, looked, version, sent, templateId, unlockedBy },
    sentTo: record ? { version, host: record.host, model: record.model, ...(record.here ? { here: true } : {}) } : null,
  };
}

/** Shorter sentences ("Thank you for your time.") say nothing that would be worth hiding. */
const LEAST_WORDS = 5;

/** Tells whether texts beside the letter hold none of its hidden sentences, but for those that the person gave themselves. */
function openTexts(content: DraftContent, visible: Letter): (texts: readonly string[]) => boolean {
  const given = levelled(JSON.stringify([content.form, content.wizard, content.facts]));
  const shown = new Set(sentencesOf(visible));
  const hidden = sentencesOf(content.letter)
    .filter((sentence) => !shown.has(sentence) && countWords(sentence.text) >= LEAST_WORDS)
    .map((sentence) => levelled(JSON.stringify(sentence.text).slice(1, -1)))
    .filter((text) => !given.includes(text));
  return (texts) => {
    const said = texts.map((text) => levelled(JSON.stringify(text)));
    return !hidden.some((text) => said.some((other) => other.includes(text)));
  };
}

function sentencesOf(letter: Letter): LetterSentence[] {
  return [...letter.paragraphs.flat(), ...(letter.list?.rows ?? []).flatMap(({ ask, bring }) => [ask, bring])];
}

function levelled(text: string): string {
  return text.replace(/\s+/gu, " ").toLowerCase();
}
