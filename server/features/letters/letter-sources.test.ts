import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { letterLimits } from "#shared/letters/saved-cover-letter.schema.ts";

const address = "/api/saved-cover-letters";
const sources = {
  facts: [
    { id: "post.0", origin: "resume", label: "Nurse, Mercy Lakeside", text: "Nurse, Mercy Lakeside, 2019 – present" },
  ],
  about: ["Mara Lindqvist"],
  posting: "Charge nurse for our night shift.",
  role: "Charge Nurse",
  company: "Saint Brigid",
  language: "en",
  known: ["I write about the night shift."],
};
const letter = {
  title: "Night shift",
  content: "Dear team,\n\nI write about the night shift.",
  promptInfo: { firstName: "Mara", sources },
};

describe("what a letter rests on", () => {
  const test = useTestApp();

  it("is kept with the letter, read with it alone, and stays when its words change", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).send(letter)).body;
    expect((await browser.get(`${address}/${id}`)).body.promptInfo).toEqual(letter.promptInfo);
    expect((await browser.get(address)).body[0].promptInfo).toEqual({ firstName: "Mara" });
    await browser.put(`${address}/${id}`).send({ title: "Night shift", content: "Dear team, other words." });
    expect((await browser.get(`${address}/${id}`)).body.promptInfo.sources).toEqual(sources);
  });

  it("is for nobody else", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { id } = (await mara.browser.post(address).send(letter)).body;
    expect((await nora.browser.get(`${address}/${id}`)).status).toBe(404);
  });

  it("keeps markup and formulas as the text they are, and drops what a database cannot hold", async () => {
    const { browser } = await register(test, "mara");
    const hostile = { ...sources, about: ["<script>alert(1)</script>", "=cmd()", "zero\u0000byte", "half\ud800"] };
    const { body, status } = await browser.post(address).send({ ...letter, promptInfo: { sources: hostile } });
    expect(status).toBe(201);
    const kept = (await browser.get(`${address}/${body.id}`)).body.promptInfo.sources.about;
    expect(kept.slice(0, 2)).toEqual(["<script>alert(1)</script>", "=cmd()"]);
    expect(kept[2]).toBe("zerobyte");
  });

  it.each([
    ["of another type", "text"],
    ["a list", []],
    ["without facts", { ...sources, facts: undefined }],
    ["with a fact that is none", { ...sources, facts: [{ id: 1 }] }],
    ["in a language that is none", { ...sources, language: "xx" }],
    ["with too many facts", { ...sources, facts: Array.from({ length: 501 }, () => sources.facts[0]) }],
    ["with a posting that is too long", { ...sources, posting: "x".repeat(40_001) }],
    [
      "too long as a whole",
      { ...sources, known: Array.from({ length: 20 }, () => "x".repeat(letterLimits.sources / 19)) },
    ],
  ])("is refused %s", async (_, wrong) => {
    const { browser } = await register(test, "mara");
    const { status } = await browser.post(address).send({ ...letter, promptInfo: { sources: wrong } });
    expect(status).toBe(400);
    expect((await browser.get(address)).body).toEqual([]);
  });

  it("takes nothing from __proto__", async () => {
    const { browser } = await register(test, "mara");
    const raw = JSON.stringify({ ...letter, promptInfo: { tone: "formal" } }).replace(
      '"tone":"formal"',
      '"tone":"formal","__proto__":{"sources":"x"}',
    );
    const { body, status } = await browser.post(address).set("Content-Type", "application/json").send(raw);
    expect(status).toBe(201);
    expect(body.promptInfo).toEqual({ tone: "formal" });
  });
});
