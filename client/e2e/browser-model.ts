import type { Page } from "@playwright/test";

/**
 * How the next calls of the model end, the last one for ever: `say` a whole answer, or break with `error` (a DOMException's
 * name) after it, or fall silent after it. `create` fails before anything is said; `gone` is a model that was there.
 */
export type Answer = { say?: string; error?: string; silent?: true; create?: string };

/** What the model says from now on in place of the letter; checks are answered as before. */
export async function answerWith(page: Page, ...answers: Answer[]): Promise<void> {
  await page.evaluate((given) => Reflect.get(window, "answerWith")(given), answers);
}

/** A model that is gone, or does not check; a translator that says something else than a translation. */
export type Browser = { gone?: boolean; checks?: "fails"; translates?: "fails" | "nothing" };

export async function setBrowser(page: Page, now: Browser): Promise<void> {
  await page.evaluate((given) => Reflect.get(window, "setBrowser")(given), now);
}

export async function finishDownload(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, "finishDownload")());
}

/**
 * Puts a stand-in for the browser's own language model and translator into the page, with the interface of their
 * specifications (https://webmachinelearning.github.io/prompt-api/ and …/translation-api/): availability, a download with
 * its events, sessions, streams, abort signals. What it is asked stands in `window.asked`; the download stands at 25% until
 * {@link finishDownload}.
 */
export async function addBrowserModel(
  page: Page,
  { letter, here = false }: { letter: string; here?: boolean },
): Promise<void> {
  await page.addInitScript(
    ([text, downloaded]) => {
      type Answer = { say?: string; error?: string; silent?: true; create?: string };
      let answers: Answer[] = [{ say: text }];
      let browser: { gone?: boolean; checks?: "fails"; translates?: "fails" | "nothing" } = {};
      const next = (): Answer => (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      type Options = { monitor?: (monitor: EventTarget) => void; signal?: AbortSignal; initialPrompts?: unknown[] };
      const asked: unknown[] = [];
      let isHere = downloaded;
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
        static async availability({
          expectedOutputs,
        }: {
          expectedOutputs: { languages: string[] }[];
        }): Promise<string> {
          if (expectedOutputs.some(({ languages }) => languages.some((each) => !["en", "es"].includes(each))))
            return "unavailable";
          if (browser.gone) return "unavailable";
          return isHere ? "available" : "downloadable";
        }
        static async create(options: Options): Promise<LanguageModel> {
          const isLetter = !JSON.stringify(options.initialPrompts).includes("You check a cover letter");
          if (isLetter && answers[0]?.create) throw new DOMException("create", next().create);
          if (browser.gone) throw new DOMException("gone", "InvalidStateError");
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
          const {
            say = "",
            error,
            silent,
          }: Answer = isCheck
            ? {
                say: numbers.map((number) => `${number} yes`).join("\n"),
                ...(browser.checks ? { error: "UnknownError" } : {}),
              }
            : next();
          return new ReadableStream<string>({
            async start(controller) {
              for (const piece of say.match(/\s*\S+/gu) ?? []) {
                if (signal?.aborted) return controller.error(signal.reason);
                controller.enqueue(piece);
                await new Promise((resolve) => setTimeout(resolve, 2));
              }
              if (error) controller.error(new DOMException("model", error));
              else if (!silent) controller.close();
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
          let done = 0;
          return {
            translate: async (sentence: string) => {
              done += 1;
              if (browser.translates === "fails" && done > 2) throw new DOMException("model", "OperationError");
              return browser.translates === "nothing" && done > 2 ? "" : `ES ${sentence}`;
            },
            destroy: () => {},
          };
        },
      };
      Object.assign(window, {
        ...{ LanguageModel, Translator, asked, finishDownload: () => finish() },
        answerWith: (given: Answer[]) => {
          answers = given;
          asked.length = 0;
        },
        setBrowser: (now: typeof browser) => {
          browser = now;
        },
      });
    },
    [letter, here] as const,
  );
}
