import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { MOST_VOUCHED } from "#shared/letters/saved-cover-letter.schema.ts";

const address = "/api/saved-cover-letters";
const letter = {
  title: "Night shift",
  content: "Dear team,\n\nI care for 16 patients.",
  promptInfo: { tone: "formal" },
};
const key = "number 16 0123456789abcdef";

describe("what a person vouches for in a letter", () => {
  const test = useTestApp();

  async function withLetter(name = "mara") {
    const { browser } = await register(test, name);
    const { id } = (await browser.post(address).send(letter)).body;
    const put = (body: unknown) => browser.put(`${address}/${id}/vouched`).send(body as object);
    const vouched = async () => (await browser.get(`${address}/${id}`)).body.promptInfo.vouched;
    return { browser, id, put, vouched };
  }

  it("is kept with the letter, taken back, and touches no word of it", async () => {
    const { browser, id, put, vouched } = await withLetter();
    const before = await browser.get(`${address}/${id}`);
    const answer = await put({ key, vouched: true });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe(before.headers.etag);
    expect(await vouched()).toEqual([key]);
    const after = await browser.get(`${address}/${id}`);
    expect(after.body).toEqual({ ...before.body, promptInfo: { tone: "formal", vouched: [key] } });
    await put({ key, vouched: false });
    expect(await vouched()).toEqual([]);
  });

  it("stays when the words are saved, and goes without in lists", async () => {
    const { browser, id, put, vouched } = await withLetter();
    await put({ key, vouched: true });
    await browser.put(`${address}/${id}`).send({ title: "Night shift", content: "Dear team, other words." });
    expect(await vouched()).toEqual([key]);
    expect((await browser.get(address)).body[0].promptInfo).toEqual({ tone: "formal" });
  });

  it("comes with a letter that is saved with it", async () => {
    const { browser } = await register(test, "nora");
    const { body } = await browser.post(address).send({ ...letter, promptInfo: { vouched: [key] } });
    expect((await browser.get(`${address}/${body.id}`)).body.promptInfo).toEqual({ vouched: [key] });
  });

  it("is one claim however often and whenever it is said, and loses none that is said at once", async () => {
    const { put, vouched } = await withLetter();
    await Promise.all([put({ key, vouched: true }), put({ key, vouched: true }), put({ key: "other", vouched: true })]);
    expect((await vouched()).toSorted()).toEqual([key, "other"]);
  });

  it("keeps the newest where there are too many", async () => {
    const { browser } = await register(test, "olga");
    const full = Array.from({ length: MOST_VOUCHED }, (_, index) => `number ${index}`);
    const { body } = await browser.post(address).send({ ...letter, promptInfo: { vouched: full } });
    await browser.put(`${address}/${body.id}/vouched`).send({ key, vouched: true });
    const { vouched } = (await browser.get(`${address}/${body.id}`)).body.promptInfo;
    expect(vouched).toEqual([...full.slice(1), key]);
    const tooMany = { ...letter, promptInfo: { vouched: [...full, key] } };
    expect((await browser.post(address).send(tooMany)).status).toBe(400);
  });

  it.each([
    ["nothing", {}],
    ["no key", { vouched: true }],
    ["an empty key", { key: "", vouched: true }],
    ["a key of another type", { key: 5, vouched: true }],
    ["a key that is too long", { key: "x".repeat(301), vouched: true }],
    ["no yes or no", { key }],
    ["a word for yes", { key, vouched: "yes" }],
    ["a list", [key]],
  ])("is refused with %s", async (_, wrong) => {
    const { put, vouched } = await withLetter();
    expect((await put(wrong)).status).toBe(400);
    expect(await vouched()).toBeUndefined();
  });

  it("keeps markup as the text it is, drops what a database cannot hold, takes nothing from __proto__", async () => {
    const { browser, id, put, vouched } = await withLetter();
    await put({ key: "<script>\u0000=cmd()", vouched: true });
    expect(await vouched()).toEqual(["<script>=cmd()"]);
    const raw = '{"key":"one","vouched":true,"__proto__":{"admin":true}}';
    await browser.put(`${address}/${id}/vouched`).set("Content-Type", "application/json").send(raw);
    expect(await vouched()).toEqual(["<script>=cmd()", "one"]);
    expect((await put({ key: "x".repeat(1_100_000), vouched: true })).status).toBe(413);
  });

  it("is for nobody else to say, nor for a letter that is not there", async () => {
    const mara = await withLetter();
    const { browser } = await register(test, "nora");
    expect((await browser.put(`${address}/${mara.id}/vouched`).send({ key, vouched: true })).status).toBe(404);
    expect((await mara.browser.put(`${address}/99999/vouched`).send({ key, vouched: true })).status).toBe(404);
    expect((await mara.browser.put(`${address}/x/vouched`).send({ key, vouched: true })).status).toBe(400);
    const visitor = test.visitor();
    expect((await visitor.put(`${address}/${mara.id}/vouched`).send({ key, vouched: true })).status).toBe(401);
    expect(await mara.vouched()).toBeUndefined();
  });
});
