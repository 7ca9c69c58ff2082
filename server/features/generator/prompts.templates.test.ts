import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";
import { aLetterOrder, aPrompt } from "./testing/prompts.ts";

const maya = { name: "Maya Okafor", email: "maya@example.com" };

describe("a letter in a template", () => {
  const test = useTestApp();
  type Browser = ReturnType<typeof test.visitor>;
  const ask = (browser: Browser, changes: object, person: object = maya) =>
    browser.post("/api/prompts").send({ ...aPrompt(), ...person, letter: { ...aLetterOrder(), ...changes } });

  async function ownerOf(templateId: string): Promise<Browser> {
    const { browser, id: userId } = await register(test, "maya");
    await test.db
      .insert(templatePurchases)
      .values({ userId, templateId, templateName: templateId, amount: 399, stripeSessionId: `cs_${templateId}` });
    return browser;
  }

  it("is written for who owns the template, singly or in a bundle", async () => {
    const browser = await ownerOf("industry-bundle");
    const whole = await ask(browser, { templateId: "healthcare" }).expect(201);
    expect(whole.body.result).toContain("Maya Okafor");
    await ask(browser, { templateId: "modern", task: "regenerate", draftId: whole.body.draftId }).expect(402);
    await ask(browser, { task: "regenerate", draftId: whole.body.draftId }).expect(200);
  });

  it("is closed to others by every way in, the preview and its stream among them", async () => {
    const { browser: stranger } = await register(test, "eve");
    for (const browser of [stranger, test.visitor()]) {
      const { draftId } = (await ask(browser, { templateId: null }, {}).expect(200)).body;
      for (const changes of [
        { templateId: "healthcare" },
        { templateId: "healthcare", draftId },
        { templateId: "healthcare", task: "regenerate", draftId },
        { templateId: "healthcare", task: "translate", language: "de", draftId },
        { templateId: "healthcare", task: "regenerate" },
      ]) {
        for (const [person, accept] of [
          [{}, "application/json"],
          [{}, "text/event-stream"],
          [maya, "application/json"],
          [maya, "text/event-stream"],
        ] as const) {
          const refused = await ask(browser, changes, person).set("Accept", accept).expect(402);
          expect(Object.keys(refused.body)).toEqual(["message"]);
        }
      }
    }
    expect((await test.query("select id from prompt_submissions")).rows).toEqual([]);
    expect((await test.query("select id from letter_drafts")).rows).toHaveLength(2);
  });

  it("is not gone on from once the template is not theirs any more: what comes then is a plain letter", async () => {
    const browser = await ownerOf("healthcare");
    const owned = (await ask(browser, { templateId: "healthcare" }, {}).expect(200)).body;
    await test.db.delete(templatePurchases);
    const { draftId } = owned;
    await browser.get(`/api/prompts/${draftId}/sent`).expect(402);
    await ask(browser, { templateId: "healthcare", draftId }, maya).expect(402);
    const plain = await ask(browser, { templateId: null, task: "regenerate", draftId }, {}).expect(200);
    expect(plain.body.draftId).not.toBe(draftId);
    const whole = await ask(browser, { draftId }, maya).expect(201);
    expect(whole.body.draftId).not.toBe(draftId);
  });

  it("is refused for templates that do not exist, bundles among them", async () => {
    for (const templateId of ["no-such", "industry-bundle", "constructor", "x".repeat(61), 5])
      await ask(test.visitor(), { templateId }, {}).expect(400);
  });
});
