import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers, startOpenAiServer } from "#server/testing/openai-server.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { listenOnLoopback, type PromptSite } from "./testing/event-stream.ts";
import { aPrompt } from "./testing/prompts.ts";

const model = await startOpenAiServer();

/** As much as a model is listened to, of what it may say again and again. */
const answerOf = (words: string) => words.repeat(60_000).slice(0, 59_990);
const LONGEST_HOLD = 50;

describe("a model that goes round in circles", { timeout: 60_000 }, () => {
  const test = useTestApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "small-model" });
  let site: PromptSite;
  beforeAll(async () => {
    site = await listenOnLoopback(test.app);
    // What a first letter needs is loaded with it.
    await ask("I have charted in Epic. ");
  });
  afterAll(async () => {
    await site.close();
    await model.close();
  });

  async function ask(words: string): Promise<void> {
    model.answerWith(answers.whole(answerOf(words)));
    const response = await site.post(aPrompt());
    expect(response.status).toBe(200);
    await response.text();
  }

  it.each([
    ["a word without end", "a"],
    ["dots", "."],
    ["paragraphs of a letter each", "a\n\n"],
    ["thanks for the question", "Sure! "],
    ["short sentences with their sources", "Word one [F1] "],
    ["sources alone", "[P1][F2]."],
    ["titles", "Dr. "],
    ["sentences of a letter each", "A. "],
  ])("holds nobody up with %s", async (_what, words) => {
    expect(await leastHold(() => ask(words))).toBeLessThan(LONGEST_HOLD);
  });
});
