import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createSavedLetterStore } from "#server/features/letters/saved-letter.store.ts";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";

const letters = "/api/saved-cover-letters";
const sources = { facts: [], about: [], posting: "p".repeat(40_000), role: "", company: "", language: "en", known: [] };

describe("what an account has much of", () => {
  const test = useTestApp();

  it("is sent as it is read, some rows at a time, whole and in order", async () => {
    const { browser, id: userId } = await register(test, "mara");
    const many = Array.from({ length: 45 }, (_, index) => ({
      ...{
        userId,
        title: `Letter ${index}`,
        content: "Dear team ".repeat(150),
        promptInfo: { firstName: "Mara", sources },
      },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }));
    await test.db.insert(savedCoverLetters).values(many);
    const { completions: _, ties: __, ...facts } = emptyMaterial;
    for (const name of ["One", "Two"]) await browser.post("/api/fact-sets").send({ name, language: "en", facts });

    const list = await browser.get(letters).expect(200);
    expect(list.body.map(({ title }: { title: string }) => title)).toEqual(many.map(({ title }) => title).toReversed());
    expect(list.body[0].promptInfo).toEqual({ firstName: "Mara" });
    const sets = await browser.get("/api/fact-sets").expect(200);
    expect(sets.body.map(({ name }: { name: string }) => name)).toEqual(["One", "Two"]);
    const copy = await browser.get("/api/profile/export").expect(200);
    expect(copy.body.letters).toHaveLength(45);
    expect(copy.body.factSets).toHaveLength(2);
    for (const { headers } of [list, copy]) expect(headers["content-length"]).toBeUndefined();
    // What is one piece says how long it is.
    expect(sets.headers["content-length"]).toBeDefined();
  });

  it("is sent so with earlier texts of a letter, and with whole leads", async () => {
    const { browser, id } = await register(test, "root");
    const long = "I chart in Epic. ".repeat(400).trim();
    const rights = { isAdmin: true, isApproved: true, isActive: true, isSuperAdmin: true };
    await test.db.update(users).set(rights).where(eq(users.id, id));
    const { body: letter } = await browser.post(letters).send({ title: "One", content: "text 0" }).expect(201);
    for (let nth = 1; nth <= 11; nth++)
      await browser
        .put(`${letters}/${letter.id}`)
        .send({ title: "One", content: `text ${nth} ${long}` })
        .expect(200);
    const versions = await browser.get(`${letters}/${letter.id}/versions`).expect(200);
    const texts = Array.from({ length: 11 }, (_, nth) => `text ${nth}${nth === 0 ? "" : ` ${long}`}`);
    expect(versions.body.map(({ content }: { content: string }) => content)).toEqual(texts);
    await browser.get(`${letters}/${letter.id + 1}/versions`).expect(404);

    const leads = Array.from({ length: 30 }, (_, nth) => ({
      ...{ name: "Ann", email: `a${nth}@example.com`, prompt: `Posting ${nth}`, result: "Dear team ".repeat(300) },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, nth)),
    }));
    await test.db.insert(promptSubmissions).values(leads);
    const list = await browser.get("/api/admin/user-submissions?limit=25").expect(200);
    expect(list.body.map(({ prompt }: { prompt: string }) => prompt)).toEqual(
      leads
        .map(({ prompt }) => prompt)
        .toReversed()
        .slice(0, 25),
    );
    expect(list.headers["x-total-count"]).toBe("30");
    for (const { headers } of [versions, list]) expect(headers["content-length"]).toBeUndefined();
  });

  it("counts with every byte of what letters rest on, however well the database packs it", async () => {
    const { browser, id } = await register(test, "mara");
    await browser.post(letters).send({ title: "One", content: "Dear team", promptInfo: { sources } }).expect(201);
    expect((await createSavedLetterStore(test.db).usage(id)).bytes).toBeGreaterThan(40_000);
  });
});
