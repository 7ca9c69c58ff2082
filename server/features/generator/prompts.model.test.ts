import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { modelBody as body } from "#server/testing/model-letter.ts";
import { answers, startOpenAiServer } from "#server/testing/openai-server.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import {
  answerOf,
  cookieOf,
  listenOnLoopback,
  type PromptSite,
  readAnswer,
  readEvents,
  textOf,
} from "./testing/event-stream.ts";
import { aLetterOrder, aPrompt } from "./testing/prompts.ts";

const model = await startOpenAiServer();

describe("letters by a language model", () => {
  const test = useTestApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "small-model" });
  let site: PromptSite;
  beforeAll(async () => {
    site = await listenOnLoopback(test.app);
  });
  afterAll(async () => {
    await site.close();
    await model.close();
  });
  beforeEach(() => model.answerWith(answers.stream(body)));
  const json = { Accept: "application/json" };
  const unlock = { ...aPrompt(), name: "Maya Okafor", email: "maya@example.com" };

  it("stream their visible part while they are written, and nothing of the rest", async () => {
    model.answerWith(answers.stream(body, { pause: 2 }));
    const response = await site.post(aPrompt());
    const raw = await response.clone().text();
    const events = await readEvents(response);
    const answer = answerOf(events);
    expect(textOf(events)).toBe(answer.previewResult);
    expect(answer.writer).toBe("model");
    expect(events.filter((event) => event.type === "text").length).toBeGreaterThan(15);
    for (const hidden of body.split(". ").slice(-6)) expect(raw).not.toContain(hidden);
  });

  it("are what the page is told to expect", async () => {
    const answer = await request(test.app).get("/api/prompts/writer").expect(200);
    expect(answer.body).toEqual({ writer: "model" });
  });

  it("are unlocked without another call to the model", async () => {
    const preview = await site.post(aPrompt());
    const shown = answerOf(await readEvents(preview)).previewResult ?? "";
    const whole = await site.post(unlock, { headers: { ...json, Cookie: cookieOf(preview) } });
    expect(whole.status).toBe(201);
    const { result = "" } = await readAnswer(whole);
    expect(result.startsWith(shown)).toBe(true);
    expect(result).toContain(body.slice(-60));
    expect(model.calls).toHaveLength(1);
  });

  it("are written once for two identical calls at once", async () => {
    const first = await site.post({ prompt: "To have a session, a nurse" }, { headers: json });
    const headers = { ...json, Cookie: cookieOf(first) };
    model.answerWith(answers.stream(body, { pause: 1 }));
    const both = await Promise.all([site.post(aPrompt(), { headers }), site.post(aPrompt(), { headers })]);
    const [one, other] = await Promise.all(both.map(readAnswer));
    expect(other).toEqual(one);
    expect(model.calls).toHaveLength(1);
  });

  it("stop upstream when the tab is closed, and not while somebody else waits for them", async () => {
    const first = await site.post({ prompt: "To have a session, a nurse" }, { headers: json });
    const cookie = { Cookie: cookieOf(first) };
    model.answerWith(answers.stall(body.slice(0, 300)));
    const [tab, other] = [new AbortController(), new AbortController()];
    await site.post(aPrompt(), { headers: cookie, signal: tab.signal });
    await site.post(aPrompt(), { headers: cookie, signal: other.signal });
    const closed = model.calls[0]?.closed.then(() => "hung up");
    tab.abort();
    const meanwhile = new Promise((resolve) => setTimeout(resolve, 300, "still there"));
    expect(await Promise.race([closed, meanwhile])).toBe("still there");
    other.abort();
    expect(await closed).toBe("hung up");
    expect((await test.query("select id from letter_drafts")).rows).toHaveLength(1);
  });

  it("fail with a status and a message where nothing has been said yet, and with an event where something has", async () => {
    model.answerWith(answers.error(429, "rate_limit_exceeded", { "Retry-After": "90" }));
    const plain = await site.post(aPrompt(), { headers: json });
    expect(plain.status).toBe(503);
    expect(plain.headers.get("retry-after")).toBe("90");
    expect(await plain.json()).toEqual({ message: expect.stringContaining("is busy") });

    model.answerWith(answers.cut(body.slice(0, 500)));
    const events = await readEvents(await site.post(aPrompt()));
    expect(events.at(-1)).toMatchObject({
      type: "error",
      status: 502,
      message: expect.stringMatching(/in the middle/),
    });
    expect((await test.query("select id from letter_drafts")).rows).toHaveLength(0);
  });

  it("go on from where they broke off, sentence by sentence, with nothing said twice", async () => {
    const [head = "", tail = ""] = body.split(" Twelve new nurses");
    model.answerWith(answers.cut(`${head} Twelve new`));
    const broken = await site.post(aPrompt());
    const events = await readEvents(broken);
    expect(events.at(-1)).toMatchObject({ type: "error", goOn: true });
    model.answerWith(answers.stream(`Twelve new nurses${tail}`));
    const letter = { ...aLetterOrder(), goOn: true };
    const headers = { ...json, Cookie: cookieOf(broken) };
    const whole = await site.post({ ...unlock, letter }, { headers });
    expect((await readAnswer(whole)).result).toContain(body);
    expect(model.calls[0]?.body.messages[2]).toEqual({ role: "assistant", content: head });
  });

  it("keep nothing of what is no letter, however long", async () => {
    const refusal =
      "I'm sorry, but I can't help with writing this letter, because it may contain personal information about somebody. Please write it yourself.";
    model.answerWith(answers.stream(refusal));
    const events = await readEvents(await site.post(aPrompt()));
    expect(events.at(-1)).toMatchObject({ type: "error", none: true, message: expect.stringMatching(/declined/) });
    expect(events.at(-1)).not.toHaveProperty("goOn");
  });

  it("show what they go on from, though they fail again before a word", async () => {
    const [head = ""] = body.split(" Twelve new nurses");
    model.answerWith(answers.cut(`${head} Twelve new`));
    const broken = await site.post(aPrompt());
    const before = textOf(await readEvents(broken));
    model.answerWith(answers.error(400, "context_length_exceeded"));
    const letter = { ...aLetterOrder(), goOn: true };
    const again = await site.post({ ...aPrompt(), letter }, { headers: { Cookie: cookieOf(broken) } });
    const events = await readEvents(again);
    expect(before).toContain(head.slice(0, 60));
    expect(textOf(events).startsWith(before)).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: "error", goOn: true });
  });

  it("are left to the built-in writer for one letter", async () => {
    const letter = { ...aLetterOrder(), writer: "built-in" };
    const answer = await readAnswer(await site.post({ ...unlock, letter }, { headers: json }));
    expect(answer).toMatchObject({ writer: "built-in", sent: null });
    expect(model.calls).toHaveLength(0);
  });

  it.each([
    [
      "wrong language",
      "Catorce camas y dos enfermeras: así es mi noche con los pacientes de la planta. ".repeat(8),
      "language",
    ],
    ["verse", "Roses are red\nand violets\nnever blue\nthe monitors beep\n".repeat(5), "verse"],
    ["code", JSON.stringify({ letter: body }), "wrapped"],
    ["its own rules", `You write the body of a cover letter for one applicant and one job. ${body}`, "leak"],
  ])("are asked for once more where the first answer is %s", async (_what, first, why) => {
    model.answerWith(answers.stream(first), answers.stream(body));
    const events = await readEvents(await site.post(unlock));
    expect(events.filter(({ type }) => type === "again")).toEqual([{ type: "again", why }]);
    expect(answerOf(events).result).toContain(body);
    expect(model.calls).toHaveLength(2);
    expect(textOf(events.slice(events.findIndex(({ type }) => type === "again")))).toBe(answerOf(events).result);
  });

  it("are not the same letter again: another is asked for, and after that the one before stands", async () => {
    const first = await site.post(unlock, { headers: json });
    const { draftId, result } = await readAnswer(first);
    model.answerWith(answers.stream(body));
    const letter = { ...aLetterOrder(), task: "regenerate", draftId };
    const headers = { ...json, Cookie: cookieOf(first) };
    const again = await site.post({ ...unlock, letter }, { headers });
    expect(again.status).toBe(502);
    expect(await again.json()).toEqual({ message: expect.stringMatching(/earlier letter again/) });
    expect(model.calls).toHaveLength(2);
    expect((await readAnswer(await site.post(unlock, { headers }))).result).toBe(result);
  });

  it("wait where the model's server asks for a pause, and say for how long", async () => {
    model.answerWith(answers.error(429, null, { "Retry-After": "2" }), answers.stream(body));
    const events = await readEvents(await site.post(unlock));
    expect(events).toContainEqual({ type: "waiting", seconds: 2 });
    expect(answerOf(events).result).toContain(body);
  });

  it("keep the letter that stands when a new version fails", async () => {
    const whole = await site.post(unlock, { headers: json });
    const { result, draftId } = await readAnswer(whole);
    const headers = { ...json, Cookie: cookieOf(whole) };
    model.answerWith(answers.error(401));
    const letter = { ...aLetterOrder(), task: "regenerate", tone: "formal", draftId };
    expect((await site.post({ ...unlock, letter }, { headers })).status).toBe(502);
    const still = await site.post(unlock, { headers });
    expect((await readAnswer(still)).result).toBe(result);
  });

  it("are translated, and the translation becomes the lead's result", async () => {
    const whole = await site.post(unlock, { headers: json });
    const { draftId } = await readAnswer(whole);
    const headers = { ...json, Cookie: cookieOf(whole) };
    const french = "Depuis quatre ans, quatre ou cinq patients sont sous télémétrie à chaque garde. ".repeat(14);
    model.answerWith(answers.stream(french));
    const letter = { ...aLetterOrder(), task: "translate", language: "fr", draftId };
    const translated = await site.post({ ...unlock, letter }, { headers });
    expect(translated.status).toBe(200);
    const { result } = await readAnswer(translated);
    expect(result).toContain("Madame, Monsieur,");
    expect((await test.query("select result from prompt_submissions")).rows).toEqual([{ result }]);
  });

  it("are translated for a plain call that asks for it in words", async () => {
    const whole = await site.post(unlock, { headers: json });
    const { result } = await readAnswer(whole);
    model.answerWith(answers.stream("Cuatro pacientes de telemetría por turno, desde hace cuatro años. ".repeat(14)));
    const prompt = `${aLetterOrder().form.prompt}\n\n${result}\n\nPlease translate this cover letter to Spanish.`;
    const plain = { name: unlock.name, email: unlock.email, prompt };
    const translated = await site.post(plain, { headers: { ...json, Cookie: cookieOf(whole) } });
    expect(translated.status).toBe(200);
    expect((await readAnswer(translated)).letter.language).toBe("es");
    expect(model.calls[0]?.body.messages[0]?.content).toContain("translate the body");
  });
});
