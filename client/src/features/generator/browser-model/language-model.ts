import { availabilityOf } from "#client/lib/availability-of.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { ModelMessage } from "#shared/model/model-messages.ts";
import { BrowserModelError, browserProblems } from "./browser-problem.ts";
import { createPatience } from "./patience.ts";

/** The browser's own language model, as far as it is used here (https://webmachinelearning.github.io/prompt-api/). */
type Text = { type: "text"; languages: string[] };
type CoreOptions = { expectedInputs: Text[]; expectedOutputs: Text[] };
type Monitor = { addEventListener: (type: "downloadprogress", listener: (event: { loaded: number }) => void) => void };
type Session = {
  promptStreaming: (messages: ModelMessage[], options: { signal: AbortSignal }) => ReadableStream<string>;
  destroy: () => void;
};
type LanguageModelApi = {
  availability: (options: CoreOptions) => Promise<string>;
  create: (
    options: CoreOptions & {
      initialPrompts?: ModelMessage[];
      monitor?: (monitor: Monitor) => void;
      signal?: AbortSignal;
    },
  ) => Promise<Session>;
};

declare global {
  interface Window {
    LanguageModel?: LanguageModelApi;
  }
}

/** The rules and the facts are in English or the letter's language; the letter is in one. */
function optionsFor(language: Language): CoreOptions {
  return {
    expectedInputs: [{ type: "text", languages: [...new Set(["en", language])] }],
    expectedOutputs: [{ type: "text", languages: [language] }],
  };
}

/** Whether this browser has a model for letters in that language: at hand, after a download, or not at all. */
export async function findBrowserModel(language: Language): Promise<"ready" | "download" | null> {
  const { LanguageModel } = window;
  if (!LanguageModel) return null;
  const found = await availabilityOf(() => LanguageModel.availability(optionsFor(language)));
  if (found === "available") return "ready";
  return found === "downloadable" || found === "downloading" ? "download" : null;
}

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
