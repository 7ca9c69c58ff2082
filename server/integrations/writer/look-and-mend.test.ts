import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelBody } from "#server/testing/model-letter.ts";
import { answers, type OpenAiServer, startOpenAiServer } from "#server/testing/openai-server.ts";
import { claimsByWords } from "#shared/claims/claims-by-words.ts";
import { briefModel } from "./brief-model.ts";
import { createOpenAiWriter } from "./openai-writer.ts";
import { aTask } from "./testing/writer-task.ts";
import type { WriterEvent, WriterTask } from "./writer.ts";

describe("a model's letter, looked at a second time", () => {
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await startOpenAiServer();
  });
  afterAll(() => server.close());
  const write = async (task: WriterTask = aTask()) => {
    const events: WriterEvent[] = [];
    const writer = createOpenAiWriter(
      { apiKey: null, baseUrl: server.url, name: "small" },
      { brief: async (from) => briefModel(from), claims: async (from) => claimsByWords(from) },
      { total: 5_000, first: 1_000, idle: 300, pauses: [], longestWait: 0 },
    );
    const result = await writer.write(task, {
      onEvent: (event) => events.push(event),
      signal: new AbortController().signal,
      owner: "somebody",
    });
    return { result, events, sentences: result.letter.paragraphs.flat() };
  };
  const marked = modelBody.replace("same work.", "same work. [F2 P1]");

  it("has the sources that the model named, and a verdict for each sentence", async () => {
    server.answerWith(answers.stream(marked));
    const { result, events, sentences } = await write();
    expect(sentences[0]).toMatchObject({ postingLines: [1], look: { verdict: "held", why: "" } });
    expect(sentences[0]?.facts).toEqual([result.facts[1]?.id]);
    expect(JSON.stringify(events)).not.toContain("[F2");
    expect(result.looked).toBe(true);
    expect(events).toContainEqual({ type: "checking", sentences: sentences.length });
    expect(server.checks).toHaveLength(1);
    expect(server.checks[0]?.body).toMatchObject({ temperature: 0 });
    expect(JSON.stringify(server.checks)).not.toMatch(/Okafor|maya-okafor/u);
  });

  it("gets other words for what failed, in one call, and these are looked at again", async () => {
    server.answerWith(answers.stream(marked));
    const count = 10;
    const verdicts = Array.from({ length: count }, (_none, index) => `S${index + 1} yes`);
    verdicts[1] = "S2 no: nothing of liking it best";
    verdicts[4] = "**S5** partly - “one at a time”";
    server.checkWith(
      answers.stream(verdicts.join("\n")),
      answers.stream("S2: The unit you name is a step-down unit. [F1]\nS5: leave out\nS9: not asked for"),
      answers.stream("S2 yes"),
    );
    const { result, events, sentences } = await write();
    expect(events).toContainEqual({ type: "mending", sentences: 2 });
    expect(sentences[1]).toEqual({
      text: "The unit you name is a step-down unit.",
      facts: [result.facts[0]?.id],
      postingLines: [],
      look: { verdict: "held", why: "" },
    });
    expect(sentences.map(({ text }) => text).join(" ")).not.toMatch(/one at a time|not asked for/u);
    expect(result.sent?.further?.map(({ what }) => what)).toEqual(["look", "repair", "look"]);
    expect(server.checks[2]?.body.messages[1]?.content).not.toContain("S1:");
  });

  it("keeps the mark on what still fails", async () => {
    server.answerWith(answers.stream(marked));
    const verdicts = Array.from(
      { length: 10 },
      (_none, index) => `S${index + 1}${index === 1 ? " no: liking" : " yes"}`,
    );
    server.checkWith(answers.stream(verdicts.join("\n")), answers.error(500));
    const { sentences } = await write();
    expect(sentences[1]).toMatchObject({
      text: "The unit you name is the kind I know best.",
      look: { verdict: "not", why: "liking" },
    });
  });

  it.each([
    ["does not come", answers.error(500)],
    ["says nothing of the sentences", answers.stream("All of this looks wonderful to me.")],
    ["stalls", answers.stall("S1 yes\n")],
  ])("stands all the same where the look %s, and says so", async (_what, answer) => {
    server.answerWith(answers.stream(marked));
    server.checkWith(answer);
    const { result, sentences } = await write();
    expect(result.looked).toBe(false);
    expect(result.notices[0]).toMatch(/couldn't run the full check/u);
    expect(sentences.every(({ look }) => look === undefined)).toBe(true);
  });

  it("asks a server that takes no temperature without one", async () => {
    server.answerWith(answers.stream(marked));
    server.checkWith(answers.error(400, "unsupported_value"), answers.stream("S1 yes"));
    await write();
    expect(server.checks[0]?.body).toHaveProperty("temperature");
    expect(server.checks[1]?.body).not.toHaveProperty("temperature");
  });
});
