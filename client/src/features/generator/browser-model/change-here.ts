import type { LetterVersion } from "#client/features/generator/generator-state.schema.ts";
import type { OwnOrder } from "#client/features/generator/own-chatbot/own-prompt.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { BrowserModelError } from "./browser-model-error.ts";

export const loadBrowserWriter = () => import("./write-in-browser.ts");

/** What the browser's own model had written when it failed so; the way on begins there. */
export function begunBy(error: unknown): string {
  return error instanceof BrowserModelError ? error.begun : "";
}

/** Another version of a letter by the browser's own model or translator. */
export async function changeHere(
  by: "browser" | "translator",
  own: OwnOrder & { front: LetterVersion },
  signal: AbortSignal,
): Promise<PromptAnswer> {
  if (by === "translator" && own.change?.task === "translate") {
    const { translateInBrowser } = await import("./translate-in-browser.ts");
    return translateInBrowser(own, own.change.language);
  }
  return (await loadBrowserWriter()).writeInBrowser(own, { signal, onEvent: () => {} });
}
