import type { Language } from "#shared/letters/letter.schema.ts";
import type { ModelMessage } from "#shared/model/model-messages.ts";
import { BrowserModelError } from "./browser-model-error.ts";
import { browserProblems } from "./browser-problem.ts";
import { findBrowserModel, optionsFor, type Session } from "./language-model.ts";
import { createPatience } from "./patience.ts";

/** Milliseconds without a sign; the last two as for any other model on this computer. */
const PATIENCE = { download: 120_000, first: 300_000, between: 60_000 };

/**
 * One question to the browser's model, in a session of its own. To be called in answer to a press, as browsers fetch a
 * model only then; `onDownload` hears in percent how much of it has come.
 */
export async function askBrowserModel(
  { messages, language, signal }: { messages: readonly ModelMessage[]; language: Language; signal: AbortSignal },
  { onText, onDownload }: { onText: (delta: string) => void; onDownload: (percent: number) => void },
): Promise<void> {
  const { LanguageModel } = window;
  if (!LanguageModel || (await findBrowserModel(language)) === null) throw new BrowserModelError(browserProblems.gone);
  const patience = createPatience(signal);
  const waitFor = (what: keyof typeof PATIENCE, reason: string) =>
    patience.allow(PATIENCE[what], new BrowserModelError(reason));
  let session: Session | undefined;
  try {
    waitFor("download", browserProblems.download);
    session = await patience.until(
      LanguageModel.create({
        ...optionsFor(language),
        initialPrompts: messages.filter(({ role }) => role === "system"),
        monitor: (monitor) =>
          monitor.addEventListener("downloadprogress", ({ loaded }) => {
            waitFor("download", browserProblems.download);
            onDownload(Math.round(loaded * 100));
          }),
        signal: patience.signal,
      }),
    );
    waitFor("first", browserProblems.late);
    const stream = session.promptStreaming(
      messages.filter(({ role }) => role !== "system"),
      { signal: patience.signal },
    );
    const reader = stream.getReader();
    for (;;) {
      const { value, done } = await patience.until(reader.read());
      if (done) return;
      waitFor("between", browserProblems.silent);
      onText(value);
    }
  } finally {
    patience.end();
    session?.destroy();
  }
}
