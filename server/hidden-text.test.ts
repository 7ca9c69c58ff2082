import type { Test } from "supertest";
import { afterAll, describe, expect, it } from "vitest";
import { listRoutes } from "#server/api-description/list-routes.ts";
import { modelBody } from "#server/testing/model-letter.ts";
import { answers, startOpenAiServer } from "#server/testing/openai-server.ts";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";

const model = await startOpenAiServer();

const planted = "The lighthouse keeper of Saint Anselm counted seven copper kettles before dawn.";
const trace = /copper kettles|lighthouse keeper/iu;

/**
 * What each route can answer: `draft` shows something of a letter that waits in the session, `kept` what was saved or
 * unlocked by somebody, `nothing` no letter text. A route that is not here fails the test: look at what it lets out.
 */
const routes: Record<string, "draft" | "kept" | "nothing"> = {
  "POST /api/prompts": "draft",
  "GET /api/prompts/:draftId/sent": "draft",
  "GET /api/profile/export": "draft",
  "GET /api/saved-cover-letters": "kept",
  "POST /api/saved-cover-letters": "kept",
  "GET /api/saved-cover-letters/:id": "kept",
  "GET /api/saved-cover-letters/:id/versions": "kept",
  "PUT /api/saved-cover-letters/:id": "kept",
  "PUT /api/saved-cover-letters/:id/vouched": "kept",
  "PUT /api/saved-cover-letters/:id/ticked": "kept",
  "DELETE /api/saved-cover-letters/:id": "kept",
  "PUT /api/saved-cover-letters/:id/application": "kept",
  "GET /api/admin/user-cover-letters": "kept",
  "GET /api/admin/user-submissions": "kept",
  "GET /api/admin/user-submissions/:id": "kept",
  "DELETE /api/admin/user-submissions/:id": "kept",
  "POST /api/admin/user-submissions/delete": "kept",
  "GET /api/admin/submissions.csv": "kept",
  "GET /api/admin/submissions": "kept",
  "DELETE /api/admin/submissions/:id": "kept",
  "GET /api/admin/submissions/:id/cover-letter": "kept",
  "GET /api/admin/submissions/:id/resume": "kept",
  "POST /api/admin/submissions/count-person": "kept",
  "POST /api/admin/submissions/forget": "kept",
  "GET /api/writer": "nothing",
  "PUT /api/writer": "nothing",
  "POST /api/writer/pull": "nothing",
  "DELETE /api/writer/pull": "nothing",
  "GET /api/fact-sets": "nothing",
  "POST /api/fact-sets": "nothing",
  "GET /api/fact-sets/:id": "nothing",
  "GET /api/fact-sets/:id/versions": "nothing",
  "PUT /api/fact-sets/:id": "nothing",
  "DELETE /api/fact-sets/:id": "nothing",
  "POST /api/material/sort": "nothing",
  "GET /healthz": "nothing",
  "GET /readyz": "nothing",
  "GET /metrics": "nothing",
  "GET /api/openapi.json": "nothing",
  "POST /api/stripe/webhook": "nothing",
  "GET /api/user": "nothing",
  "POST /api/register": "nothing",
  "POST /api/login": "nothing",
  "POST /api/logout": "nothing",
  "POST /api/forgot-password": "nothing",
  "GET /api/reset-password/:token/validate": "nothing",
  "POST /api/reset-password": "nothing",
  "GET /api/profile": "nothing",
  "PATCH /api/profile": "nothing",
  "POST /api/profile/password": "nothing",
  "DELETE /api/profile": "nothing",
  "GET /api/admin/users": "nothing",
  "PATCH /api/admin/users/:id/approve": "nothing",
  "PATCH /api/admin/users/:id/decline": "nothing",
  "PATCH /api/admin/users/:id/revoke": "nothing",
  "PATCH /api/admin/users/:id/toggle-active": "nothing",
  "PATCH /api/admin/users/:id/reset-password": "nothing",
  "GET /api/admin/audit-log": "nothing",
  "GET /api/admin/audit-log.csv": "nothing",
  "GET /api/prompts/writer": "nothing",
  "GET /api/template-briefs/:templateId": "nothing",
  "POST /api/postings/read": "nothing",
  "POST /api/postings/fetch": "nothing",
  "GET /api/kept-resumes": "nothing",
  "POST /api/kept-resumes": "nothing",
  "GET /api/kept-resumes/:id": "nothing",
  "DELETE /api/kept-resumes/:id": "nothing",
  "GET /api/applications": "nothing",
  "POST /api/applications": "nothing",
  "GET /api/applications/export": "nothing",
  "GET /api/applications/:key": "nothing",
  "PATCH /api/applications/:key": "nothing",
  "DELETE /api/applications/:key": "nothing",
  "GET /api/applications/reminders": "nothing",
  "PUT /api/applications/reminders": "nothing",
  "POST /api/applications/reminders/feed": "nothing",
  "DELETE /api/applications/reminders/feed": "nothing",
  "GET /api/applications/:key/calendar.ics": "nothing",
  "GET /api/application-feeds/:token.ics": "nothing",
  "POST /api/application-mails/:token": "nothing",
  "GET /api/application-mails/:token": "nothing",
  "GET /api/admin/lead-stats": "nothing",
  "GET /api/notifications": "nothing",
  "POST /api/create-checkout-session": "nothing",
  "POST /api/checkout-redirect": "nothing",
  "POST /api/verify-checkout-session": "nothing",
  "POST /api/register-template-purchase": "nothing",
  "GET /api/purchased-templates": "nothing",
  "GET /api/payment-setup": "nothing",
  "GET /sandbox-checkout/:id": "nothing",
  "POST /sandbox-checkout/:id/pay": "nothing",
  "POST /sandbox-checkout/:id/decline": "nothing",
  "POST /sandbox-checkout/:id/cancel": "nothing",
  "POST /api/profile/email-confirmation": "nothing",
  "GET /api/email-confirmations/:token": "nothing",
  "POST /api/email-confirmations/:token": "nothing",
  "GET /api/email-changes/:token": "nothing",
  "POST /api/email-changes/:token": "nothing",
  "POST /api/mail-recipients": "nothing",
  "POST /api/mail-recipients/states": "nothing",
  "GET /api/mail-requests/:token": "nothing",
  "POST /api/mail-requests/:token": "nothing",
  "POST /api/mail-stops/:token": "nothing",
  "GET /api/mail-stops/:token": "nothing",
  "GET /api/mail-stops/:token/state": "nothing",
  "POST /api/workflows/:id/execute": "nothing",
  "GET /api/workflows/:id/executions": "nothing",
  "GET /api/workflows/:id/last-runs": "nothing",
  "GET /api/executions/:id": "nothing",
  "GET /api/executions/:id/rerun-choices": "nothing",
  "POST /api/executions/:id/cancel": "nothing",
  "POST /api/executions/:id/rerun": "nothing",
  "GET /api/executions/:id/logs": "nothing",
  "GET /api/executions/:id/results/:nodeId": "nothing",
  "GET /api/executions/:id/files/:nodeId": "nothing",
  "POST /api/executions/:id/results/:nodeId/share": "nothing",
  "DELETE /api/executions/:id/results/:nodeId/share": "nothing",
  "GET /api/shared-results/:token": "nothing",
  "GET /api/executions/:id/events": "nothing",
  "GET /api/workflows/:id/schedule": "nothing",
  "PUT /api/workflows/:id/schedule": "nothing",
  "DELETE /api/workflows/:id/schedule": "nothing",
  "POST /api/workflows/preview": "nothing",
  "POST /api/workflows/expressions/check": "nothing",
  "GET /api/workflows": "nothing",
  "POST /api/workflows": "nothing",
  "POST /api/workflows/import": "nothing",
  "GET /api/workflows/:id": "nothing",
  "GET /api/workflows/:id/export": "nothing",
  "POST /api/workflows/:id/duplicate": "nothing",
  "PUT /api/workflows/:id": "nothing",
  "DELETE /api/workflows/:id": "nothing",
  "GET /api/connections": "nothing",
  "POST /api/connections": "nothing",
  "POST /api/connections/test": "nothing",
  "GET /api/connections/:id/tables": "nothing",
  "GET /api/connections/:id/fields": "nothing",
  "POST /api/connections/:id/fields": "nothing",
  "PUT /api/connections/:id": "nothing",
  "DELETE /api/connections/:id": "nothing",
  "GET /api/workflow-files": "nothing",
  "POST /api/workflow-files": "nothing",
  "GET /api/workflow-files/:id": "nothing",
  "DELETE /api/workflow-files/:id": "nothing",
  "DELETE /api/api-tokens/:id": "nothing",
  "GET /api/api-tokens": "nothing",
  "POST /api/api-tokens": "nothing",
  "GET /api/executions/:id/samples/:nodeId": "nothing",
  "GET /api/workflow-files/:id/uses": "nothing",
  "GET /api/workflow-files/deleted": "nothing",
  "POST /api/workflow-files/:id/restore": "nothing",
  "GET /api/workflows/:id/versions": "nothing",
  "GET /api/workflows/:id/versions/:version": "nothing",
  "GET /api/workflows/:id/hook": "nothing",
  "POST /api/workflows/:id/hook": "nothing",
  "DELETE /api/workflows/:id/hook": "nothing",
  "POST /api/hooks/:address": "nothing",
  "POST /api/workflows/columns": "nothing",
  "POST /api/workflows/places": "nothing",
  "POST /api/workflows/explain": "nothing",
  "POST /api/letter-files/read": "nothing",
  "POST /api/resume/upload": "nothing",
  "GET /api/resume/data": "nothing",
  "PUT /api/resume/data": "nothing",
  "POST /api/resume/clear": "nothing",
};

const posting =
  "Registered Nurse, Cardiac Step-Down. Current RN license in Oregon and two years of telemetry experience.";
const form = promptFormSchema.parse({
  ...{ firstName: "Maya", lastName: "Okafor", skills: "Telemetry monitoring, Epic charting", prompt: posting },
});
const person = { name: "Maya Okafor", email: "maya@example.com" };

describe("what of a letter is hidden", { timeout: 120_000 }, () => {
  const test = useTestApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "small-model" });
  /** `unlocks`: their calls name an e-mail. */
  type Reader = { browser: ReturnType<typeof test.visitor>; draftId: string; unlocks: boolean };
  afterAll(() => model.close());

  const call = (draftId: string | undefined, more: object = {}) => ({
    ...{ name: "", email: "", prompt: posting },
    letter: { task: "generate", form, ...(draftId ? { draftId } : {}), ...more },
  });

  /** Somebody with every right there is, whose session keeps a locked letter; its hidden sentence stands in all it may stand in. */
  async function withLetter(name: string): Promise<Reader> {
    model.answerWith(answers.stream(`${modelBody}\n\n${planted}`));
    const { browser } = await register(test, name);
    await test.db.update(users).set({ isAdmin: true, isApproved: true, isActive: true, isSuperAdmin: true });
    const { draftId } = (await browser.post("/api/prompts").send(call(undefined)).expect(200)).body;
    await plant({
      plan: { told: planted },
      history: { strategies: [planted], openingFacts: [planted], phrases: [planted] },
      earlier: [planted],
      hints: [planted, "Say when you can start."],
      notices: [`We left out “${planted}”`],
      matches: [{ requirement: "r1", text: planted, lines: [1], status: "met", facts: [], hard: false }],
      smallPrint: [{ kind: "instruction", text: "Quote this", value: planted, lines: [1] }],
      addedLater: { text: planted },
    });
    const part = { text: planted, facts: [], postingLines: [] };
    await test.query("update letter_drafts set payload = jsonb_set(payload, $1, $2::jsonb)", [
      "{letter,list}",
      JSON.stringify({ after: 5, heads: ["You ask for", "I bring"], rows: [{ ask: part, bring: part }] }),
    ]);
    return { browser, draftId, unlocks: false };
  }

  async function unlocked(name: string): Promise<Reader> {
    const reader = await withLetter(name);
    await reader.browser
      .post("/api/prompts")
      .send({ ...call(reader.draftId), ...person })
      .expect(201);
    return { ...reader, unlocks: true };
  }

  async function plant(changes: object): Promise<void> {
    await test.query("update letter_drafts set payload = payload || $1::jsonb", [JSON.stringify(changes)]);
  }

  async function isKept(): Promise<boolean> {
    return (await test.db.select({ id: letterDrafts.id }).from(letterDrafts)).length > 0;
  }

  /** Calls the route as a page would, with the draft's id wherever an id is asked for. */
  function callsOf(route: string, { browser, draftId, unlocks }: Reader): (() => Test)[] {
    const [method = "", path = ""] = route.split(" ");
    const filled = path.replaceAll(/:(draftId|id|token|nodeId)/gu, (_all, name) =>
      name === "draftId" ? draftId : "1",
    );
    const send = (body: object, accept = "application/json") => {
      const verb = ["GET", "POST", "PUT", "PATCH", "DELETE"].indexOf(method);
      const sent = [browser.get, browser.post, browser.put, browser.patch, browser.delete][verb]?.call(browser, filled);
      if (!sent) throw new Error(`no such method: ${method}`);
      return sent.set("Accept", accept).send(method === "GET" ? undefined : body);
    };
    const bodies =
      route === "POST /api/prompts"
        ? [{}, { task: "regenerate" }, { task: "translate", language: "de" }].map((more) => ({
            ...call(draftId, more),
            ...(unlocks ? person : {}),
          }))
        : [
            {
              ...call(draftId),
              id: 1,
              ids: [1],
              draftId,
              title: "Letter",
              content: "My own words",
              email: "a@b.example",
            },
          ];
    return bodies.flatMap((body) => [
      () => send(body),
      ...(route === "POST /api/prompts" ? [() => send(body, "text/event-stream")] : []),
    ]);
  }

  /** The routes whose answers hold the planted sentence. */
  async function leaks(prepare: (name: string) => Promise<Reader>): Promise<string[]> {
    const found = new Set<string>();
    let [reader, count] = [await prepare("maya0"), 0];
    for (const { name: route } of listRoutes(test.app)) {
      // Some routes end the session or clear it.
      if (!(await isKept()) || (await reader.browser.get("/api/user")).status !== 200)
        reader = await prepare(`maya${++count}`);
      for (const request of callsOf(route, reader)) {
        const answer = await request();
        if (trace.test(`${answer.text ?? ""} ${JSON.stringify(answer.body)} ${JSON.stringify(answer.headers)}`))
          found.add(route);
      }
    }
    if (test.log.some((line) => trace.test(line))) found.add("the log");
    return [...found];
  }

  it("is looked for in every route that there is", () => {
    expect(
      listRoutes(test.app)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(routes).toSorted());
  });

  it("leaves by no route before the unlock", async () => {
    expect(await leaks(withLetter)).toEqual([]);
  });

  it("leaves by no route where a template words it that the person does not own", async () => {
    const inTemplate = async (name: string) => {
      const reader = await withLetter(name);
      await plant({ templateId: "healthcare" });
      // What is written from now on is another letter.
      model.answerWith(answers.stream(modelBody));
      await test.query("update letter_drafts set payload = jsonb_set(payload, $1, to_jsonb($2::text))", [
        "{letter,paragraphs,0,0,text}",
        planted,
      ]);
      return { ...reader, unlocks: true };
    };
    expect(await leaks(inTemplate)).toEqual([]);
  });

  it("leaves by no route where the letter was unlocked and the template is not theirs any more", async () => {
    const unlockedInTemplate = async (name: string) => {
      const reader = await unlocked(name);
      await test.query("update prompt_submissions set result = 'kept'");
      await plant({ templateId: "healthcare" });
      // What is written from now on is another letter.
      model.answerWith(answers.stream(modelBody));
      return reader;
    };
    expect(await leaks(unlockedInTemplate)).toEqual([]);
  });

  it("is found by the same look once the letter is unlocked, in every route that shows a draft", async () => {
    const found = await leaks(unlocked);
    expect(found).toEqual(expect.arrayContaining(Object.keys(routes).filter((route) => routes[route] === "draft")));
    expect(found.filter((route) => routes[route] === "nothing")).toEqual([]);
  });

  it("stays inside the copy of one's data, which has all else of the draft", async () => {
    const { browser } = await withLetter("maya");
    const { text, body } = await browser.get("/api/profile/export").expect(200);
    expect(text).not.toMatch(trace);
    expect(body.drafts).toHaveLength(1);
    expect(body.drafts[0]).toMatchObject({ unlocked: false, shown: { form: { lastName: "Okafor" }, version: 1 } });
    expect(body.drafts[0].shown.text).toContain("Fourteen telemetry beds");
    expect(body.drafts[0].shown.hints).toEqual(["Say when you can start."]);
  });
});
