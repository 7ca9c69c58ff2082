import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { aPosting } from "./testing/prompts.ts";

describe("letters that wait in a session of an account", () => {
  const test = useTestApp();

  it("are four megabytes at most: the oldest make way for the newest", async () => {
    const { browser } = await register(test, "mara");
    const [session] = await test.db.select({ sid: sessions.sid }).from(sessions);
    const old = Array.from({ length: 6 }, (_, day) => ({
      ...{ sessionId: session?.sid ?? "", key: `old-${day}`, payload: { text: "x".repeat(1_000_000) } },
      updatedAt: new Date(Date.UTC(2026, 0, 1 + day)),
    }));
    await test.db.insert(letterDrafts).values(old);
    const { draftId } = (await browser.post("/api/prompts").send({ prompt: aPosting }).expect(200)).body;
    const left = await test.db.select({ id: letterDrafts.id, key: letterDrafts.key }).from(letterDrafts);
    expect(
      left
        .map(({ key }) => key)
        .filter((key) => key.startsWith("old-"))
        .toSorted(),
    ).toEqual(["old-3", "old-4", "old-5"]);
    expect(left.map(({ id }) => id)).toContain(draftId);
  });
});
