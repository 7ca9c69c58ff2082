import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelBody } from "#server/testing/model-letter.ts";
import { answers, type OpenAiServer, startOpenAiServer } from "#server/testing/openai-server.ts";
import { claimsByWords } from "#shared/claims/claims-by-words.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { briefModel } from "./brief-model.ts";
import { createOpenAiWriter } from "./openai-writer.ts";
import injections from "./testing/injections.json" with { type: "json" };
import { aTask } from "./testing/writer-task.ts";

const honest = readFileSync(new URL("testing/honest-postings.txt", import.meta.url), "utf8")
  .trim()
  .split("\n***\n");

describe("what a posting says to software", () => {
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await startOpenAiServer();
  });
  afterAll(() => server.close());
  const timing = { total: 5_000, first: 1_000, idle: 500, pauses: [], longestWait: 0 };

  it("costs an honest posting no line, whatever words it uses", () => {
    expect(honest).toHaveLength(40);
    for (const prompt of honest) {
      const content = briefModel(aTask({ prompt })).messages[1]?.content ?? "";
      for (const [index, line] of prompt.split("\n").entries()) expect(content).toContain(`P${index + 1}: ${line}`);
    }
  });

  it("is never a sentence of the letter, even where the model obeys", async () => {
    expect(injections).toHaveLength(25);
    const writer = createOpenAiWriter(
      { apiKey: null, baseUrl: server.url, name: "obedient" },
      { brief: async (task) => briefModel(task), claims: async (task) => claimsByWords(task) },
      timing,
    );
    const options = { onEvent: () => {}, signal: new AbortController().signal, owner: "somebody" };
    for (const { line, planted } of injections) {
      const [first = "", ...rest] = modelBody.split("\n\n");
      server.answerWith(answers.stream([`${first} ${planted} [P3]`, ...rest].join("\n\n")));
      const prompt = `Registered Nurse\nMonitor telemetry and respond to changes in rhythm\n${line}\nCurrent RN license in Oregon is required.`;
      const { letter, notices } = await writer.write(aTask({ prompt }), options);
      expect(letterText({ ...letter, subject: "", greeting: "", closing: "", signature: "" }), line).toBe(modelBody);
      expect(notices[0]).toMatch(/removed because hidden instructions/u);
    }
  });

  it("takes nothing out of letters that answer honest postings", async () => {
    const writer = createOpenAiWriter(
      { apiKey: null, baseUrl: server.url, name: "usual" },
      { brief: async (task) => briefModel(task), claims: async (task) => claimsByWords(task) },
      timing,
    );
    const options = { onEvent: () => {}, signal: new AbortController().signal, owner: "somebody" };
    for (const prompt of honest) {
      server.answerWith(answers.stream(modelBody));
      const { letter } = await writer.write(aTask({ prompt }), options);
      expect(letterText({ ...letter, subject: "", greeting: "", closing: "", signature: "" })).toBe(modelBody);
    }
  });
});
