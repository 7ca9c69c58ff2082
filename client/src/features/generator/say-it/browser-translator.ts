import { availabilityOf } from "#client/lib/availability-of.ts";
import type { Language } from "#shared/letters/letter.schema.ts";

/** The browser's own translator, as far as it is used here (https://webmachinelearning.github.io/translation-api/). */
type Translator = { translate: (text: string) => Promise<string>; destroy?: () => void };
type Pair = { sourceLanguage: string; targetLanguage: string };
type Monitor = { addEventListener: (type: "downloadprogress", listener: (event: { loaded: number }) => void) => void };
type TranslatorApi = {
  availability: (pair: Pair) => Promise<string>;
  create: (options: Pair & { monitor?: (monitor: Monitor) => void; signal?: AbortSignal }) => Promise<Translator>;
};

declare global {
  interface Window {
    Translator?: TranslatorApi;
  }
}

/** Whether this browser can draft a translation, perhaps after it has fetched the language, which needs a connection. */
export async function canDraft(from: Language, to: Language): Promise<boolean> {
  const { Translator } = window;
  if (!Translator || from === to) return false;
  const found = await availabilityOf(() => Translator.availability({ sourceLanguage: from, targetLanguage: to }));
  return found === "available" || (found !== "unavailable" && navigator.onLine);
}

/** A browser that cannot fetch a language, or translate, waits for ever without saying so. */
const STALLED_AFTER = 30_000;

/**
 * Translates each text on this machine, in order; `onProgress` hears in percent how much of the language has been
 * fetched. To be called in answer to a press, as browsers fetch a language only then.
 */
export async function draftIn(
  { from, to, texts }: { from: Language; to: Language; texts: readonly string[] },
  { onProgress, onDraft }: { onProgress: (percent: number) => void; onDraft: (at: number, draft: string) => void },
): Promise<void> {
  const { Translator } = window;
  if (!Translator) throw new Error("This browser has no translator.");
  const stalled = new AbortController();
  const giveUp = () => stalled.abort(new Error("The browser could not fetch the language."));
  const over = new Promise<never>((_, reject) => {
    stalled.signal.addEventListener("abort", () => reject(stalled.signal.reason), { once: true });
  });
  // It may come while nothing is waited for.
  over.catch(() => {});
  let timer = setTimeout(giveUp, STALLED_AFTER);
  const translator = await Translator.create({
    sourceLanguage: from,
    targetLanguage: to,
    signal: stalled.signal,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", ({ loaded }) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, STALLED_AFTER);
        onProgress(Math.round(loaded * 100));
      }),
  }).finally(() => clearTimeout(timer));
  try {
    for (const [at, text] of texts.entries()) {
      timer = setTimeout(giveUp, STALLED_AFTER);
      const draft = await Promise.race([translator.translate(text), over]).finally(() => clearTimeout(timer));
      if (draft.trim() === "" && text.trim() !== "") throw new Error("The browser translated nothing.");
      onDraft(at, draft);
    }
  } finally {
    translator.destroy?.();
  }
}
