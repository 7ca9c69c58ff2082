import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { emptyJobHead } from "#shared/postings/posting-reading.schema.ts";
import { aLetterOrder, aPrompt } from "./testing/prompts.ts";

const origin = { from: "typed" as const };

const material: Material = {
  ...emptyMaterial,
  person: { ...emptyMaterial.person, firstName: "Maya", lastName: "Okafor" },
  jobs: [
    {
      ...{ id: "job", origin, confirmed: true, title: "Staff Nurse", employer: "Mercy Lakeside", place: "" },
      ...{ from: "2021-03", to: "now" },
      lines: [
        { id: "line", origin, confirmed: true, text: "I care for four to five telemetry patients a shift" },
        { id: "waiting", origin, confirmed: false, text: "I run the whole hospital" },
      ],
    },
  ],
  completions: [
    {
      key: "why",
      kind: "why",
      language: "en",
      beginning: "I am applying because",
      ending: "my own mother was cared for on your ward",
      postingLines: [],
    },
  ],
};
const job = { ...emptyJobHead, role: "Registered Nurse", company: "Northgate General" };

describe("a letter from rows", () => {
  const test = useTestApp();
  const order = { ...aLetterOrder(), material, job };
  const call = { ...aPrompt(), name: "Maya Okafor", email: "maya@example.com" };

  it("holds the person's own sentences and what they ended, and names its rows", async () => {
    const { body } = await test
      .visitor()
      .post("/api/prompts")
      .send({ ...call, letter: order })
      .expect(201);
    expect(body.result).toContain("I care for four to five telemetry patients a shift.");
    expect(body.result).toContain("because my own mother was cared for on your ward.");
    expect(body.result).toMatch(/Staff Nurse|Mercy Lakeside/);
    expect(body.result).not.toContain("whole hospital");
    expect(body.facts).toContainEqual(expect.objectContaining({ id: "line" }));
    expect(body.letter.subject).toBe("Re: Registered Nurse");
  });

  it("is another letter of the same facts when it is made anew", async () => {
    const browser = test.visitor();
    const first = (
      await browser
        .post("/api/prompts")
        .send({ ...call, letter: order })
        .expect(201)
    ).body;
    const again = { ...order, task: "regenerate", draftId: first.draftId };
    const second = (
      await browser
        .post("/api/prompts")
        .send({ ...call, letter: again })
        .expect(200)
    ).body;
    expect(second.result).not.toBe(first.result);
    expect(second.result).toContain("four to five telemetry patients a shift");
  });

  it("is refused of more rows than one reads at once, own sentences and answers counted", async () => {
    const { visitor } = test;
    const sentence = "I counted every bed of the ward. ".repeat(50);
    const line = (at: number) => ({ id: `l${at}`, origin, confirmed: true, text: "Beds", said: { en: sentence } });
    const of = (count: number) => ({ ...material, plain: Array.from({ length: count }, (_none, at) => line(at)) });
    const ask = (large: Material) =>
      visitor()
        .post("/api/prompts")
        .send({ ...call, letter: { ...order, material: large } });
    await ask(of(100)).expect(201);
    const { errors } = (await ask(of(150)).expect(400)).body;
    expect(errors).toEqual({ "letter.material": ["Keep all facts and answers together under 250,000 characters"] });
  });
});
