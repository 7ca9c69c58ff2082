import { availabilityOf } from "#client/lib/availability-of.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { ModelMessage } from "#shared/model/model-messages.ts";

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

/**
 * One question to the browser's model, in a session of its own. To be called in answer to a press, as browsers fetch a
 * model only then; `onDownload` hears in percent how much of it has come.
 */
export async function askBrowserModel(
  { messages, language, signal }: { messages: readonly ModelMessage[]; language: Language; signal: AbortSignal },
  { onText, onDownload }: { onText: (delta: string) => void; onDownload: (percent: number) => void },
): Promise<void> {
  const { LanguageModel } = window;
  if (!LanguageModel) throw new Error("no language model");
  const session = await LanguageModel.create({
    ...optionsFor(language),
    initialPrompts: messages.filter(({ role }) => role === "system"),
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", ({ loaded }) => onDownload(Math.round(loaded * 100))),
    signal,
  });
  try {
    const stream = session.promptStreaming(
      messages.filter(({ role }) => role !== "system"),
      { signal },
    );
    const reader = stream.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onText(value);
    }
  } finally {
    session.destroy();
  }
}
