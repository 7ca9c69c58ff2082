import type { Page } from "@playwright/test";

export async function finishDownload(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, "finishDownload")());
}

/**
 * Puts a stand-in for the browser's own language model and translator into the page, with the interface of their
 * specifications (https://webmachinelearning.github.io/prompt-api/ and …/translation-api/): availability, a download with
 * its events, sessions, streams, abort signals. What it is asked stands in `window.asked`; the download stands at 25% until
 * {@link finishDownload}.
 */
export async function addBrowserModel(page: Page, { letter }: { letter: string }): Promise<void> {
  await page.addInitScript((text) => {
    type Options = { monitor?: (monitor: EventTarget) => void; signal?: AbortSignal; initialPrompts?: unknown[] };
    const asked: unknown[] = [];
    let isHere = false;
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });

    async function download({ monitor, signal }: Options): Promise<void> {
      const target = new EventTarget();
      monitor?.(target);
      for (const loaded of isHere ? [0, 1] : [0, 0.25, 1]) {
        signal?.throwIfAborted();
        target.dispatchEvent(new ProgressEvent("downloadprogress", { loaded, total: 1, lengthComputable: true }));
        if (loaded === 0.25) await finished;
      }
      isHere = true;
    }

    class LanguageModel extends EventTarget {
      static async availability({ expectedOutputs }: { expectedOutputs: { languages: string[] }[] }): Promise<string> {
        if (expectedOutputs.some(({ languages }) => languages.some((each) => !["en", "es"].includes(each))))
          return "unavailable";
        return isHere ? "available" : "downloadable";
      }
      static async create(options: Options): Promise<LanguageModel> {
        if (!isHere && !navigator.userActivation.isActive) throw new DOMException("no press", "NotAllowedError");
        await download(options);
        return new LanguageModel(options.initialPrompts ?? []);
      }
      #rules: unknown[];
      constructor(rules: unknown[]) {
        super();
        this.#rules = rules;
      }
      promptStreaming(messages: { role: string; content: string }[], { signal }: { signal?: AbortSignal } = {}) {
        const all = JSON.stringify([this.#rules, messages]);
        asked.push(JSON.parse(all));
        const isCheck = all.includes("You check a cover letter");
        const numbers = messages.at(-1)?.content.match(/^S\d+(?=: )/gmu) ?? [];
        const answer = isCheck ? numbers.map((number) => `${number} yes`).join("\n") : text;
        return new ReadableStream<string>({
          async start(controller) {
            for (const piece of answer.match(/\s*\S+/gu) ?? []) {
              if (signal?.aborted) return controller.error(signal.reason);
              controller.enqueue(piece);
              await new Promise((resolve) => setTimeout(resolve, 2));
            }
            controller.close();
          },
        });
      }
      destroy(): void {}
    }

    const Translator = {
      availability: async ({ targetLanguage }: { targetLanguage: string }) =>
        targetLanguage === "es" ? "available" : "unavailable",
      create: async (options: Options) => {
        await download(options);
        return { translate: async (sentence: string) => `ES ${sentence}`, destroy: () => {} };
      },
    };
    Object.assign(window, { LanguageModel, Translator, asked, finishDownload: () => finish() });
  }, letter);
}
