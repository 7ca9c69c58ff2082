import { createModelClient } from "./model-client.ts";
import type { ModelSettings } from "./model-settings.ts";

/** One try: the person waits at the form. */
const timing = { total: 60_000, first: 40_000, idle: 15_000, pauses: [], longestWait: 0 };

/** Asks a model for a word, to see that address, key and name belong together. @throws ModelError */
export async function tryModel(settings: ModelSettings): Promise<void> {
  await createModelClient(settings, timing).complete({
    messages: [{ role: "user", content: "Answer with the one word: ready" }],
    signal: AbortSignal.timeout(timing.total + 1_000),
    onText: () => {},
  });
}
