import { type OwnOrder, toOwnPrompt } from "#client/features/generator/own-chatbot/own-prompt.ts";
import { briefTemplateOf, readTemplateBrief } from "#client/features/generator/own-chatbot/template-brief.ts";
import type { WritingEvent } from "#client/features/generator/writing-progress.ts";
import { randomId, randomUuid } from "#client/lib/random-id.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { letterNotices, wishFacts } from "#shared/model/letter-notices.ts";
import { createLetterReader } from "#shared/model/letter-reader.ts";
import { NoLetter, writeByModel } from "#shared/model/model-letter.ts";
import type { ModelMessage } from "#shared/model/model-messages.ts";
import { wholeSentences } from "#shared/model/whole-sentences.ts";
import { countWords } from "#shared/words/count-words.ts";
import { askBrowserModel } from "./ask-browser-model.ts";
import { BrowserModelError } from "./browser-model-error.ts";
import { noLetterBy, toBrowserProblem } from "./browser-problem.ts";

/**
 * A letter, or another version of one, by the browser's own model: our prompts and our check, on this device alone.
 * @throws BrowserModelError; the signal's reason once it is aborted
 */
export async function writeInBrowser(
  own: OwnOrder,
  {
    signal,
    onEvent,
    begun = "",
  }: {
    signal: AbortSignal;
    onEvent: (event: WritingEvent) => void;
    /** What the model had written of this letter when it broke off. */
    begun?: string;
  },
): Promise<PromptAnswer> {
  const templateId = briefTemplateOf(own);
  const structure = templateId === null ? null : await readTemplateBrief(templateId, signal);
  const { briefing, hidden, messages } = toOwnPrompt(own, structure);
  const { asked, matches, smallPrint, language } = briefing;
  onEvent({ type: "read", requirements: asked.requirements, smallPrint: smallPrint.length });
  onEvent({ type: "matched", met: asked.met });
  onEvent({ type: "writing", expectedWords: 260 });
  const onDownload = (percent: number) => onEvent({ type: "downloading", percent });
  /** What has come of the letter, with its marks. */
  let came = "";

  try {
    const written = await writeByModel(
      { briefing, hidden, messages, mark: randomId().slice(0, 8), begun },
      {
        ask: async (asked, before) => {
          const reader = createLetterReader(briefing, hidden);
          const show = (text: string) => text !== "" && onEvent({ type: "text", delta: text });
          const onText = (delta: string): void => {
            came += delta;
            show(reader.push(delta));
          };
          came = before;
          show(reader.begin(before));
          await askBrowserModel({ messages: asked, language, signal }, { onText, onDownload });
          show(reader.end());
          return reader.letter();
        },
        look: (_what, asked) => wholeAnswer({ messages: asked, language, signal }),
        claims: async (task) => (await import("#shared/claims/claims-by-words.ts")).claimsByWords(task),
        onEvent: (event) => onEvent(event.type === "opening" ? { type: "text", delta: event.text } : event),
      },
    );
    const { facts, advice, head, tone } = briefing;
    const letter = { language, tone, ...head, paragraphs: written.paragraphs };
    const result = letterText(letter);
    const words = countWords(result);
    return {
      ...{ result, draftId: randomUuid(), letter, matches, smallPrint, hints: advice },
      facts: [...facts, ...wishFacts(briefing)],
      notices: briefing.task.kind === "write" ? letterNotices(briefing, written) : [],
      ...{ writer: "model" as const, by: "browser" as const, looked: written.looked },
      words: { visible: words, total: words },
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoLetter) {
      onEvent({ type: "stopped", kept: "nothing" });
      throw noLetterBy(error.problem);
    }
    const { message } = toBrowserProblem(error);
    const kept = wholeSentences(came);
    if (kept !== "") onEvent({ type: "stopped", kept: "beginning" });
    throw new BrowserModelError(message, kept);
  }
}

/** Null where the model gave none: a look that fails is no reason to lose the letter. */
async function wholeAnswer(asked: {
  messages: ModelMessage[];
  language: PromptAnswer["letter"]["language"];
  signal: AbortSignal;
}): Promise<string | null> {
  let answer = "";
  try {
    await askBrowserModel(asked, { onText: (delta) => (answer += delta), onDownload: () => {} });
  } catch {
    asked.signal.throwIfAborted();
    return null;
  }
  return answer;
}
