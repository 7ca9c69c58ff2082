import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";

describe("the database", { timeout: 60_000 }, () => {
  const test = useTestApp();

  it("serves another account before all the calls that one makes at once", async () => {
    const crowd = await register(test, "crowd");
    const other = await register(test, "other");
    let answered = 0;
    const calls = Array.from({ length: 60 }, async () => {
      await crowd.browser.post("/api/saved-cover-letters").send({ title: "One", content: "Dear team" }).expect(201);
      answered += 1;
    });
    // Once the first has come as far as its account's lock, all have come to the database.
    await Promise.race(calls);
    const before = answered;
    await other.browser.get("/api/saved-cover-letters").expect(200);
    const meanwhile = answered - before;
    await Promise.all(calls);
    expect(answered).toBe(60);
    expect(meanwhile).toBeLessThan(20);
  });
});
