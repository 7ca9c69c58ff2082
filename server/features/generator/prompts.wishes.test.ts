import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { aLetterOrder, aPrompt } from "./testing/prompts.ts";

describe("length and wishes of a letter", () => {
  const test = useTestApp();
  const order = aLetterOrder();
  const ask = (form: object, more: object = {}) =>
    test
      .visitor()
      .post("/api/prompts")
      .send({
        ...aPrompt(),
        name: "Maya Okafor",
        email: "maya@example.com",
        letter: { ...order, ...more, form: { ...order.form, ...form } },
      });

  it("are followed, and what is not is told", async () => {
    const { body } = await ask({ length: "short", wishes: "mention that I can start in May\nbe funny" }).expect(201);
    expect(body.result).toContain("I can start in May.");
    expect(body.words.total).toBeLessThan(230);
    expect(body.notices).toEqual([expect.stringContaining("“be funny”")]);
    expect(body.facts).toContainEqual(
      expect.objectContaining({ id: "wish-1", text: "mention that I can start in May" }),
    );
  });

  it("stand in letters that are translated and written again, as far as the language allows", async () => {
    const browser = test.visitor();
    const letter = { ...order, form: { ...order.form, wishes: "mention that I can start in May" } };
    const call = { ...aPrompt(), name: "Maya Okafor", email: "maya@example.com", letter };
    const { draftId } = (await browser.post("/api/prompts").send(call)).body;
    const change = (changes: object) =>
      browser.post("/api/prompts").send({ ...call, letter: { ...letter, draftId, ...changes } });
    const german = (await change({ task: "translate", language: "de" }).expect(200)).body;
    expect(german.result).not.toContain("start in May");
    expect(german.notices).toEqual([
      expect.stringMatching(/^Left out, .* can't put them into German: .*mention that I can start in May/),
    ]);
    const again = (await change({ task: "regenerate", tone: "formal", language: "en" }).expect(200)).body;
    expect(again.result).toContain("I can start in May.");
  });

  it.each([
    { length: "endless" },
    { length: 7 },
    { wishes: ["one"] },
    { wishes: "one\ntwo\nthree\nfour" },
    { wishes: "x".repeat(201) },
    { wishes: `${" \n".repeat(400)}` },
    { wishes: { __proto__: "x" } },
  ])("are refused with their field where they are not what they should be: %j", async (wrong) => {
    const { body } = await ask(wrong).expect(400);
    expect(Object.keys(body.errors)[0]).toMatch(/length|wishes/);
  });

  it("stay text whatever is typed", async () => {
    const wishes = "I am <script>alert(1)</script> \u0000 glad\nI \ud800 =cmd() can start\n__proto__";
    const { body } = await ask({ wishes }).expect(201);
    expect(body.result).not.toMatch(/<script|\0|\ud800/);
    expect(body.notices).toEqual([expect.stringContaining("“__proto__”")]);
  });
});
