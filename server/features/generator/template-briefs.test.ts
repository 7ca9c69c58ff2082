import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { templateBrief } from "#server/integrations/writer/template-briefs.ts";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";
import { templateIds } from "#shared/templates/template.ts";
import { templateBriefRoutes } from "./template-briefs.routes.ts";

describe("what a template asks of a letter", () => {
  const test = useTestApp();

  const buy = (userId: number, templateId: string) =>
    test.db
      .insert(templatePurchases)
      .values({ userId, templateId, templateName: templateId, amount: 399, stripeSessionId: `cs_${templateId}` });

  it("is told to who owns the template, singly or in a bundle", async () => {
    const { browser, id } = await register(test, "maya");
    await buy(id, "healthcare");
    await buy(id, "style-bundle");
    for (const templateId of ["healthcare", "modern"]) {
      const answer = await browser.get(`/api/template-briefs/${templateId}`).expect(200);
      expect(answer.body).toEqual({ structure: templateBrief(templateId) });
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    await browser.get("/api/template-briefs/tech").expect(402);
  });

  it("is closed to visitors and to who bought nothing, somebody else's purchase notwithstanding", async () => {
    const { id } = await register(test, "maya");
    await buy(id, "complete-bundle");
    const { browser: stranger } = await register(test, "eve");
    for (const browser of [stranger, test.visitor()])
      for (const templateId of templateIds) {
        const refused = await browser.get(`/api/template-briefs/${templateId}`).expect(402);
        expect(Object.keys(refused.body)).toEqual(["message"]);
      }
    // Nothing that a caller says of themselves opens it.
    const named = { "X-User-Id": String(id), Authorization: `Bearer ${id}` };
    await stranger.get(`/api/template-briefs/healthcare?userId=${id}`).set(named).expect(402);
  });

  it("ends with the purchase", async () => {
    const { browser, id } = await register(test, "maya");
    await buy(id, "healthcare");
    await browser.get("/api/template-briefs/healthcare").expect(200);
    await test.db.delete(templatePurchases);
    await browser.get("/api/template-briefs/healthcare").expect(402);
  });

  it.each([
    ["a bundle", "industry-bundle"],
    ["a number", "5"],
    ["a name that every object has", "constructor"],
    ["another one", "__proto__"],
    ["a very long one", "x".repeat(5_000)],
    ["a path", "..%2F..%2Fetc%2Fpasswd"],
    ["SQL", "healthcare'%20or%201=1--"],
    ["a script", "%3Cscript%3E"],
    ["a null byte", "tech%00"],
    ["capitals", "Healthcare"],
  ])("is not there for %s", async (_what, templateId) => {
    const { browser, id } = await register(test, "maya");
    await buy(id, "complete-bundle");
    const answer = await browser.get(`/api/template-briefs/${templateId}`);
    expect([answer.status, Object.keys(answer.body)]).toEqual([404, ["message"]]);
    expect(answer.text).not.toContain("Structure");
  });

  it("needs an id that can be read, and takes nothing else", async () => {
    await test.visitor().get("/api/template-briefs/").expect(404);
    await test.visitor().get("/api/template-briefs/%E0%A4%A").expect(400);
    await test.visitor().post("/api/template-briefs/tech").send({}).expect(404);
  });
});

describe("what a template asks that costs nothing", () => {
  it("is told to anybody", async () => {
    const findTemplate = () => ({ price: 0 });
    const app = express().use(templateBriefRoutes({ findTemplate, ownsTemplate: async () => false }));
    expect((await request(app).get("/modern").expect(200)).body).toEqual({ structure: templateBrief("modern") });
  });
});
