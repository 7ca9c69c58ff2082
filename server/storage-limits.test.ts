import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { letterLimits } from "#shared/letters/saved-cover-letter.schema.ts";
import { rateLimits } from "#shared/limits/rate-limit.table.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";

describe("what one account may fill and ask for", () => {
  const test = useTestApp({ RATE_LIMITS: "on" });
  const letter = { title: "Nurse", content: "My own words" };

  it("is 50 MB of letters with their earlier versions, by new letters and by changes", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post("/api/saved-cover-letters").send(letter).expect(201)).body;
    await browser
      .put(`/api/saved-cover-letters/${id}`)
      .send({ ...letter, content: "Other words" })
      .expect(200);
    await test.query("update letter_versions set content = repeat('word ', $1)", [letterLimits.bytesPerAccount / 5]);
    const refused = await browser.post("/api/saved-cover-letters").send(letter);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("at most 50 MB of letters")]);
    await browser.put(`/api/saved-cover-letters/${id}`).send(letter).expect(422);
    const vouch = (vouched: boolean) =>
      browser.put(`/api/saved-cover-letters/${id}/vouched`).send({ key: "number 16", vouched });
    expect((await vouch(true).expect(422)).body.message).toContain("at most 50 MB of letters");
    await test.query(`update saved_cover_letters set prompt_info = '{"vouched":["number 16"]}'`);
    await vouch(false).expect(200);
    await browser.delete(`/api/saved-cover-letters/${id}`).expect(204);
    await browser.post("/api/saved-cover-letters").send(letter).expect(201);
    expect(letterLimits.bytesPerAccount).toBe(50_000_000);
  });

  it("is ten copies of all its data an hour", async () => {
    const { browser } = await register(test, "mara");
    for (let copy = 0; copy < 10; copy++) await browser.get("/api/profile/export").expect(200);
    await browser.get("/api/profile/export").expect(429);
  });

  it("is three hundred runs an hour, started and rerun", async () => {
    const { browser, id: userId } = await register(test, "mara");
    const [workflow] = await test.db
      .insert(workflows)
      .values({ name: "Empty", nodes: [], edges: [], userId })
      .returning();
    await browser.post(`/api/workflows/${workflow?.id}/execute`).send({}).expect(422);
    await test.db.update(rateLimits).set({ points: 300 });
    const refused = await browser.post(`/api/workflows/${workflow?.id}/execute`).send({});
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringContaining("can start 300 runs an hour"),
    ]);
    await browser.post("/api/executions/1/rerun").send({}).expect(429);
  });
});
