import type { LetterVersion } from "#client/features/generator/generator-state.schema.ts";
import { type OwnOrder, toOwnPrompt } from "#client/features/generator/own-chatbot/own-prompt.ts";
import { draftIn } from "#client/features/generator/say-it/browser-translator.ts";
import { toSheetParts } from "#client/features/generator/sheet-parts.ts";
import { randomUuid } from "#client/lib/random-id.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import type { Language, LetterSentence } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { listHeads } from "#shared/letters/list-labels.ts";
import { countWords } from "#shared/words/count-words.ts";
import { BrowserModelError } from "./browser-model-error.ts";

/**
 * The letter in front in another language, sentence by sentence by the browser's own translator, so that each keeps what it
 * rests on. Greeting, subject and closing are those that we have in that language.
 * @throws BrowserModelError
 */
export async function translateInBrowser(
  own: OwnOrder & { front: LetterVersion },
  language: Language,
): Promise<PromptAnswer> {
  const { front } = own;
  const { briefing } = toOwnPrompt(own, null);
  const from = front.answer.letter.language;
  const { paragraphs, list } = toSheetParts(front);
  const cells = (list?.rows ?? []).flatMap(({ ask, bring }) => [ask, bring]);
  const sentences = [...paragraphs.flat(), ...cells];
  const texts = new Map<string, string>();
  const given = [...new Set(sentences.map(({ text }) => text))];
  try {
    await draftIn(
      { from, to: language, texts: given },
      { onProgress: () => {}, onDraft: (at, draft) => texts.set(given[at] ?? "", draft) },
    );
  } catch {
    throw new BrowserModelError("This browser couldn't translate the letter. Try again.");
  }
  const inNew = ({ text, facts, postingLines }: (typeof sentences)[number]): LetterSentence => ({
    ...{ facts: [...facts], postingLines: [...postingLines] },
    text: texts.get(text) ?? text,
  });
  const letter = {
    ...{ language, tone: briefing.tone, ...briefing.head },
    paragraphs: paragraphs.map((each) => each.map(inNew)),
    ...(list
      ? {
          list: {
            after: list.after,
            heads: listHeads(language, briefing.informal),
            rows: list.rows.map(({ ask, bring }) => ({ ask: inNew(ask), bring: inNew(bring) })),
          },
        }
      : {}),
  };
  const result = letterText(letter);
  const words = countWords(result);
  const { looked: _ofTheOther, ...before } = front.answer;
  return {
    ...before,
    ...{ result, draftId: randomUuid(), letter, hints: [], toSay: [], words: { visible: words, total: words } },
    ...{ writer: "model" as const, by: front.answer.by ?? ("browser" as const), sent: null },
    notices: ["Translated by this browser, on this device. Check every sentence before you send it."],
  };
}
