import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { MOST_TICKED } from "#shared/letters/letter-sources.schema.ts";

const address = "/api/saved-cover-letters";
const sources = {
  ...{ facts: [], about: ["Mara Lindqvist"], posting: "Charge nurse for our night shift.", role: "Charge Nurse" },
  ...{ company: "Saint Brigid", language: "en", known: [] },
};
const letter = { title: "Night shift", content: "Dear team,\n\nI care for 16 patients.", promptInfo: { sources } };
const key = "document CV";

describe("what is ticked on a letter's checklist", () => {
  const test = useTestApp();

  async function withLetter(name = "mara", saved: object = letter) {
    const { browser } = await register(test, name);
    const { id } = (await browser.post(address).send(saved)).body;
    const put = (body: unknown) => browser.put(`${address}/${id}/ticked`).send(body as object);
    const ticked = async () => (await browser.get(`${address}/${id}`)).body.promptInfo?.sources?.ticked;
    return { browser, id, put, ticked };
  }

  it("is kept with the letter, taken back, and touches nothing else of it", async () => {
    const { browser, id, put, ticked } = await withLetter();
    const before = await browser.get(`${address}/${id}`);
    const answer = await put({ key, ticked: true });
    expect([answer.status, answer.headers.etag]).toEqual([200, before.headers.etag]);
    const after = await browser.get(`${address}/${id}`);
    expect(after.body).toEqual({ ...before.body, promptInfo: { sources: { ...sources, ticked: [key] } } });
    await put({ key, ticked: false });
    expect(await ticked()).toEqual([]);
  });

  it("is one item however often it is said, and loses none that is said at once", async () => {
    const { put, ticked } = await withLetter();
    await Promise.all([put({ key, ticked: true }), put({ key, ticked: true }), put({ key: "other", ticked: true })]);
    expect((await ticked()).toSorted()).toEqual([key, "other"]);
  });

  it("keeps the newest where there are too many", async () => {
    const full = Array.from({ length: MOST_TICKED }, (_, index) => `item ${index}`);
    const { put, ticked } = await withLetter("olga", {
      ...letter,
      promptInfo: { sources: { ...sources, ticked: full } },
    });
    await put({ key, ticked: true });
    expect(await ticked()).toEqual([...full.slice(1), key]);
  });

  it("is refused for a letter that has no checklist", async () => {
    const { put } = await withLetter("pia", { ...letter, promptInfo: { tone: "formal" } });
    const answer = await put({ key, ticked: true });
    expect([answer.status, answer.body.message]).toEqual([422, "This letter has no checklist."]);
  });

  it.each([
    ["nothing", {}],
    ["no key", { ticked: true }],
    ["an empty key", { key: "", ticked: true }],
    ["a key of another type", { key: 5, ticked: true }],
    ["a key that is too long", { key: "x".repeat(401), ticked: true }],
    ["no yes or no", { key }],
    ["a word for yes", { key, ticked: "yes" }],
    ["a list", [key]],
  ])("is refused with %s", async (_, wrong) => {
    const { put, ticked } = await withLetter();
    expect((await put(wrong)).status).toBe(400);
    expect(await ticked()).toBeUndefined();
  });

  it("keeps markup as the text it is, drops what a database cannot hold, takes nothing from __proto__", async () => {
    const { browser, id, put, ticked } = await withLetter();
    await put({ key: "<script>\u0000=cmd()", ticked: true });
    const raw = '{"key":"one","ticked":true,"__proto__":{"admin":true}}';
    await browser.put(`${address}/${id}/ticked`).set("Content-Type", "application/json").send(raw);
    expect(await ticked()).toEqual(["<script>=cmd()", "one"]);
    expect((await put({ key: "x".repeat(1_100_000), ticked: true })).status).toBe(413);
  });

  it("is for nobody else to say, nor for a letter that is not there", async () => {
    const mara = await withLetter();
    const { browser } = await register(test, "nora");
    expect((await browser.put(`${address}/${mara.id}/ticked`).send({ key, ticked: true })).status).toBe(404);
    expect((await mara.browser.put(`${address}/99999/ticked`).send({ key, ticked: true })).status).toBe(404);
    expect((await mara.browser.put(`${address}/x/ticked`).send({ key, ticked: true })).status).toBe(400);
    expect((await test.visitor().put(`${address}/${mara.id}/ticked`).send({ key, ticked: true })).status).toBe(401);
    expect(await mara.ticked()).toBeUndefined();
  });
});
