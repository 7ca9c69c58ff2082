import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { germanModelBody, modelBody, otherModelBody } from "#server/testing/model-letter.ts";
import { answers, startOpenAiServer } from "#server/testing/openai-server.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { sentRecordSchema } from "#shared/generator/sent-record.schema.ts";
import { cookieOf, listenOnLoopback, type PromptSite, readAnswer, readEvents, textOf } from "./testing/event-stream.ts";
import { aLetterOrder, aPosting } from "./testing/prompts.ts";

const model = await startOpenAiServer();

/** Everything that tells who she is, wherever it was typed. */
const personal = /Maya|Okafor|maya\.o|555[ .-]?0148|14 Elm Street|97201|in\/maya/iu;

const order = aLetterOrder();
const form = {
  ...order.form,
  linkedin: "https://www.linkedin.com/in/maya-okafor",
  highlights: `${order.form.highlights}\nAwarded “Nurse of the Year: MAYA OKAFOR” in 2024; write to maya.o@example.com`,
  prompt: `${aPosting}\n\nNotes to myself: I am Maya Okafor, 14 Elm Street, Portland, OR 97201, (503) 555-0148, maya.o@example.com.`,
};
const call = { name: "Maya Okafor", email: "maya.o@example.com", prompt: form.prompt, letter: { ...order, form } };

describe("what leaves for a language model", () => {
  const test = useTestApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "small-model" });
  let site: PromptSite;
  beforeAll(async () => {
    site = await listenOnLoopback(test.app);
  });
  afterAll(async () => {
    await site.close();
    await model.close();
  });
  beforeEach(() => model.answerWith(answers.stream(modelBody)));
  const json = { Accept: "application/json" };
  const arrived = () => JSON.stringify([...model.calls, ...model.checks].map(({ body }) => body));
  const sentOf = (draftId: string, cookie: string) =>
    request(test.app).get(`/api/prompts/${draftId}/sent`).set("Cookie", cookie);

  /** A letter that names her by whatever placeholder the model was given for her name. */
  function naming(): ReturnType<typeof answers.stream> {
    return (response) => {
      const told = /Nurse of the Year: (\w+)/.exec(arrived())?.[1];
      return answers.stream(`${modelBody}\n\nThe prize went to ${told} in 2024.`, { pause: 1 })(response);
    };
  }

  it("has nothing personal in it, and what was hidden stands in the letter, streamed and whole", async () => {
    model.answerWith(naming());
    const response = await site.post(call);
    const events = await readEvents(response);
    expect(arrived()).not.toMatch(personal);
    expect(arrived()).toContain("telemetry patients");
    expect(textOf(events)).toContain("The prize went to MAYA OKAFOR in 2024.");
    expect(textOf(events)).not.toContain("HIDDEN");
  });

  it("stays so when the letter is written again, translated with the person's own words, and asked for in prose", async () => {
    const whole = await site.post(call, { headers: json });
    const { draftId, result = "" } = await readAnswer(whole);
    model.answerWith(
      answers.stream(otherModelBody),
      answers.stream(germanModelBody),
      answers.stream(modelBody.replaceAll("Northgate", "Southgate")),
    );
    const headers = { ...json, Cookie: cookieOf(whole) };
    const text = result.replace("My license is", "Ask for Maya at (503) 555-0148. My license is");
    const letter = { ...call.letter, draftId, text };
    await site.post({ ...call, letter: { ...letter, task: "regenerate", tone: "formal" } }, { headers });
    await site.post({ ...call, letter: { ...letter, task: "translate", language: "de" } }, { headers });
    expect(model.calls).toHaveLength(2);
    expect(arrived()).not.toMatch(personal);

    const pasted =
      "Maya Okafor\nmaya.o@example.com\n(503) 555-0148\nNurse for four years, telemetry and Epic charting.";
    await site.post({ prompt: `${pasted}\n\n${aPosting}` }, { headers: json });
    expect(model.calls).toHaveLength(3);
    expect(model.checks.length).toBeGreaterThan(1);
    expect(arrived()).not.toMatch(personal);
  });

  it("can be read word for word by who has the letter, with the host and what was hidden", async () => {
    const whole = await site.post(call, { headers: json });
    const answer = await readAnswer(whole);
    expect(answer.sent).toEqual({ version: 1, host: new URL(model.url).host, model: "small-model" });
    const got = await sentOf(answer.draftId, cookieOf(whole));
    expect(got.headers["cache-control"]).toBe("no-store");
    const [record, ...others] = sentRecordSchema.array().parse(got.body);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ version: 1, host: new URL(model.url).host, model: "small-model" });
    expect(record?.messages).toEqual(model.calls[0]?.body.messages);
    expect(record?.hidden.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["MAYA OKAFOR", "maya.o@example.com", "(503) 555-0148"]),
    );

    expect(record?.further?.map(({ what, messages }) => [what, messages])).toEqual([
      ["look", model.checks[0]?.body.messages],
    ]);

    model.answerWith(answers.stream(otherModelBody));
    const headers = { ...json, Cookie: cookieOf(whole) };
    const letter = { ...call.letter, task: "regenerate", draftId: answer.draftId };
    expect((await readAnswer(await site.post({ ...call, letter }, { headers }))).sent?.version).toBe(2);
    const both = sentRecordSchema.array().parse((await sentOf(answer.draftId, cookieOf(whole))).body);
    expect(both.map(({ version }) => version)).toEqual([1, 2]);
  });

  it("does not tell a visitor the part of the letter that is still hidden", async () => {
    const locked = { ...call, name: "", email: "" };
    const preview = await site.post(locked, { headers: json });
    const { draftId } = await readAnswer(preview);
    const headers = { ...json, Cookie: cookieOf(preview) };
    model.answerWith(answers.stream(otherModelBody));
    await site.post({ ...locked, letter: { ...call.letter, task: "regenerate", draftId } }, { headers });
    const told = await sentOf(draftId, cookieOf(preview));
    expect(told.body.map(({ version }: { version: number }) => version)).toEqual([1]);
    expect(told.text).not.toContain("A short handover exercise");
  });

  it("is nobody else's, and says what is wrong with a wrong address", async () => {
    const { draftId } = await readAnswer(await site.post(call, { headers: json }));
    const stranger = await site.post({ prompt: "Another nurse, another posting" }, { headers: json });
    expect((await sentOf(draftId, cookieOf(stranger))).status).toBe(404);
    expect((await sentOf(draftId, "")).status).toBe(404);
    for (const wrong of ["1", "abc", "%00", "..%2f", `${draftId}'`, "__proto__", "x".repeat(5_000)])
      expect((await sentOf(wrong, "")).status).toBe(400);
  });
});

describe("what the built-in writer sends", () => {
  const test = useTestApp();

  it("is nothing", async () => {
    const browser = request.agent(test.app);
    const { body } = await browser.post("/api/prompts").send(call);
    expect(body.sent).toBeNull();
    expect((await browser.get(`/api/prompts/${body.draftId}/sent`)).body).toEqual([]);
  });
});
