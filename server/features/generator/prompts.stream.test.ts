import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { answerOf, cookieOf, listenOnLoopback, type PromptSite, readEvents, textOf } from "./testing/event-stream.ts";
import { aPrompt } from "./testing/prompts.ts";

describe("a letter that grows in front of the person", () => {
  const test = useTestApp();
  let site: PromptSite;
  beforeAll(async () => {
    site = await listenOnLoopback(test.app);
  });
  afterAll(() => site.close());
  const unlock = { ...aPrompt(), name: "Maya", email: "maya@example.com" };

  it("comes as stages, visible text in small pieces, and the same answer as a plain call last", async () => {
    const response = await site.post(aPrompt());
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = await readEvents(response);

    const types = events.map((event) => event.type).filter((type, index, all) => type !== all[index - 1]);
    expect(types.slice(0, 4)).toEqual(["read", "matched", "writing", "text"]);
    expect(events.filter((event) => event.type === "text").length).toBeGreaterThan(20);
    expect(textOf(events)).toBe(answerOf(events).previewResult);

    const again = await site.post(aPrompt(), { headers: { Accept: "application/json", Cookie: cookieOf(response) } });
    expect(await again.json()).toEqual(answerOf(events));
  });

  it("unlocks at once, in one event", async () => {
    const preview = await site.post(aPrompt());
    await preview.text();
    const events = await readEvents(await site.post(unlock, { headers: { Cookie: cookieOf(preview) } }));
    expect(events.map((event) => event.type)).toEqual(["done"]);
  });

  it("comes whole to someone who has given their e-mail", async () => {
    const events = await readEvents(await site.post(unlock));
    expect(textOf(events)).toBe(answerOf(events).result);
  });

  it("answers what goes wrong before the first word as JSON with its status", async () => {
    const refused = await site.post({ prompt: "short" });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("content-type")).toMatch(/json/);
  });
});
