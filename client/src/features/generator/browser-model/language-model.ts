import { availabilityOf } from "#client/lib/availability-of.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { ModelMessage } from "#shared/model/model-messages.ts";

/** The browser's own language model, as far as it is used here (https://webmachinelearning.github.io/prompt-api/). */
type Text = { type: "text"; languages: string[] };
type CoreOptions = { expectedInputs: Text[]; expectedOutputs: Text[] };
type Monitor = { addEventListener: (type: "downloadprogress", listener: (event: { loaded: number }) => void) => void };
export type Session = {
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
export function optionsFor(language: Language): CoreOptions {
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
