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

  it("shows itself to others in the preview, and stays closed to them by every way in", async () => {
    const { browser: stranger } = await register(test, "eve");
    for (const browser of [stranger, test.visitor()]) {
      const preview = await ask(browser, { templateId: "healthcare" }, {}).expect(200);
      expect(preview.body.result).toBeUndefined();
      const { draftId } = preview.body;
      for (const changes of [
        { templateId: "healthcare", draftId },
        { templateId: null, draftId },
        { draftId },
        { templateId: "healthcare", task: "regenerate", draftId },
        { task: "translate", language: "de", draftId },
        { templateId: "healthcare", task: "regenerate" },
      ]) {
        const refused = await ask(browser, changes).expect(402);
        expect(JSON.stringify(refused.body)).not.toContain("Okafor");
      }
    }
    expect((await test.query("select id from prompt_submissions")).rows).toEqual([]);
  });

  it("is built otherwise than the plain letter and than another template's", async () => {
    // Each visitor's letter is another: one opening may be alike by chance, three are not.
    const openings = await Promise.all(
      [null, "healthcare", "minimalist"].map(async (templateId) => {
        const previews = await Promise.all([1, 2, 3].map(() => ask(test.visitor(), { templateId }, {}).expect(200)));
        return previews
          .map(({ body }) => body.previewResult)
          .toSorted()
          .join("\n");
      }),
    );
    expect(new Set(openings).size).toBe(3);
  });

  it("can be left for the plain letter, which costs nothing", async () => {
    const visitor = test.visitor();
    const { draftId } = (await ask(visitor, { templateId: "healthcare" }, {}).expect(200)).body;
    await ask(visitor, { templateId: null, task: "regenerate", draftId }).expect(201);
  });

  it("is refused for templates that do not exist, bundles among them", async () => {
    for (const templateId of ["no-such", "industry-bundle", "constructor", "x".repeat(61), 5])
      await ask(test.visitor(), { templateId }, {}).expect(400);
  });
});
