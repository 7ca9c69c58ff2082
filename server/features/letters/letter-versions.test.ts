import request from "supertest";
import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { letterVersionSchema, MOST_VERSIONS } from "#shared/letters/letter-version.schema.ts";
import { letterVersions } from "#shared/letters/letter-version.table.ts";

const address = "/api/saved-cover-letters";
const letter = { title: "Night shift", content: "Dear team,\n\nFirst words." };
const earlier = [
  { content: "Dear team,\n\nDraft one.", made: "generate", at: "2026-11-20T08:00:00.000Z" },
  { content: "Liebes Team,\n\nEntwurf zwei.", made: "translate", at: "2026-11-20T09:00:00.000Z" },
];

describe("versions of a saved letter", () => {
  const test = useTestApp();
  type Browser = Awaited<ReturnType<typeof register>>["browser"];
  const textsOf = async (browser: Browser, id: number) =>
    letterVersionSchema
      .array()
      .parse((await browser.get(`${address}/${id}/versions`)).body)
      .map(({ content, made }) => [made, content]);

  it("are what was sent with it, and every text that a save replaced; one is brought back by saving it", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).send({ ...letter, versions: earlier })).body;
    expect(await textsOf(browser, id)).toEqual(earlier.map(({ made, content }) => [made, content]));
    const put = (content: string, title = letter.title) =>
      browser.put(`${address}/${id}`).send({ title, content, jobTitle: null, company: null });
    await put("Second words.");
    await put("Second words.", "Only another title");
    await put(earlier[0]?.content ?? "");
    expect((await browser.get(`${address}/${id}`)).body.content).toBe(earlier[0]?.content);
    expect((await textsOf(browser, id)).slice(2)).toEqual([
      ["save", letter.content],
      ["save", "Second words."],
    ]);
  });

  it("keep the newest forty", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).send(letter)).body;
    for (let at = 0; at <= MOST_VERSIONS; at++)
      await browser.put(`${address}/${id}`).send({ title: "x", content: `Text ${at}`, jobTitle: null, company: null });
    const kept = await textsOf(browser, id);
    expect([kept.length, kept[0]?.[1], kept.at(-1)?.[1]]).toEqual([
      MOST_VERSIONS,
      "Text 0",
      `Text ${MOST_VERSIONS - 1}`,
    ]);
  });

  it("lose none of two saves at once", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).send(letter)).body;
    const save = (content: string) =>
      browser.put(`${address}/${id}`).send({ title: "x", content, jobTitle: null, company: null });
    await Promise.all([save("One."), save("Two.")]);
    const now = (await browser.get(`${address}/${id}`)).body.content;
    const all = [...(await textsOf(browser, id)).map(([, content]) => content), now];
    expect(all.sort()).toEqual([letter.content, "One.", "Two."].sort());
  });

  it("are made once when the same save is sent twice at once", async () => {
    const { browser } = await register(test, "mara");
    const save = () =>
      browser
        .post(address)
        .set("Idempotency-Key", "once")
        .send({ ...letter, versions: earlier });
    await Promise.all([save(), save()]);
    expect(await test.db.select().from(letterVersions)).toHaveLength(2);
  });

  it("are nobody else's, and go with the letter", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { id } = (await mara.browser.post(address).send({ ...letter, versions: earlier })).body;
    expect((await nora.browser.get(`${address}/${id}/versions`)).status).toBe(404);
    expect((await request(test.app).get(`${address}/${id}/versions`)).status).toBe(401);
    for (const wrong of ["abc", "0", "%00", "1;drop"])
      expect((await mara.browser.get(`${address}/${wrong}/versions`)).status).toBe(400);
    await mara.browser.delete(`${address}/${id}`);
    expect((await mara.browser.get(`${address}/${id}/versions`)).status).toBe(404);
    expect(await test.db.select().from(letterVersions)).toEqual([]);
  });

  it.each([
    "text",
    {},
    [7],
    [{ content: "", made: "edit", at: earlier[0]?.at }],
    [{ content: "x", made: "stolen", at: earlier[0]?.at }],
    [{ content: "x", made: "edit", at: "yesterday" }],
    [{ content: "x".repeat(50_001), made: "edit", at: earlier[0]?.at }],
    Array.from({ length: MOST_VERSIONS + 1 }, () => earlier[0]),
  ])("refuse %j", async (versions) => {
    const { browser } = await register(test, "mara");
    expect((await browser.post(address).send({ ...letter, versions })).status).toBe(400);
    expect((await browser.get(address)).body).toEqual([]);
  });

  it("drop what a database cannot hold, keep markup as text, and take the day of a broken clock as today", async () => {
    const { browser } = await register(test, "mara");
    const versions = [{ content: "<script>\0=cmd() \ud800__proto__", made: "edit", at: "9999-01-01T00:00:00.000Z" }];
    const { id } = (await browser.post(address).send({ ...letter, versions })).body;
    const [version] = letterVersionSchema.array().parse((await browser.get(`${address}/${id}/versions`)).body);
    expect(version?.content).toBe("<script>=cmd() \ufffd__proto__");
    expect(Math.abs(Date.now() - Date.parse(version?.at ?? ""))).toBeLessThan(60_000);
  });
});
