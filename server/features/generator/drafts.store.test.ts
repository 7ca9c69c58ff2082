import { subDays, subHours } from "date-fns";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { createDraftsStore } from "./drafts.store.ts";
import { aPrompt } from "./testing/prompts.ts";

describe("letters that are kept", () => {
  const test = useTestApp();

  it("go after a day where nobody unlocked them, and after a week where somebody did", async () => {
    const drafts = createDraftsStore(test.db);
    const visitor = test.visitor();
    const [locked, unlocked] = [
      { prompt: "A nurse is wanted here" },
      { ...aPrompt(), name: "M", email: "m@example.com" },
    ];
    await visitor.post("/api/prompts").send(locked);
    await visitor.post("/api/prompts").send(unlocked);
    const count = async () => (await test.query("select id from letter_drafts")).rows.length;
    const now = new Date();
    const at = (date: Date) => test.query("update letter_drafts set updated_at = $1", [date]);

    await at(subHours(now, 23));
    await drafts.removeUnused(now);
    expect(await count()).toBe(2);
    await at(subHours(now, 25));
    await drafts.removeUnused(now);
    expect(await count()).toBe(1);
    await at(subDays(now, 8));
    await drafts.removeUnused(now);
    expect(await count()).toBe(0);
    expect((await test.query("select id from prompt_submissions")).rows).toHaveLength(1);
  });

  it("count as none when they are of a shape that is no longer known", async () => {
    const visitor = test.visitor();
    const preview = await visitor.post("/api/prompts").send(aPrompt());
    await test.query("update letter_drafts set payload = $1, key = key || 'old'", ['{"letter":"text"}']);
    const letter = { ...aPrompt().letter, draftId: preview.body.draftId };
    await visitor
      .post("/api/prompts")
      .send({ ...aPrompt(), letter, name: "M", email: "m@example.com" })
      .expect(201);
  });
});
