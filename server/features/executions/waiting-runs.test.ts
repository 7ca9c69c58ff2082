import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { saveScripted } from "./testing/scripted-workflow.ts";

describe("runs that wait", () => {
  const test = useTestApp({ WORKER: "off" });

  it("are twenty for an account, however many are asked for at once, and others are not held up", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    const start = (key: string) =>
      mara.browser.post(`/api/workflows/${id}/execute`).set("Idempotency-Key", key).send({});
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => start(`click-${at}`)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    for (const answer of refused) {
      expect(answer.body.message).toMatch(/^20 of your runs are already waiting/);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    // Sent again, a run that was taken is still that run.
    const taken = answers.findIndex(({ status }) => status === 202);
    expect((await start(`click-${taken}`)).body.id).toBe(answers[taken]?.body.id);
    await mara.browser.post(`/api/executions/${answers[taken]?.body.id}/cancel`);
    expect((await start("one-more")).status).toBe(202);

    const nora = await register(test, "nora");
    const own = await saveScripted(nora, []);
    expect((await nora.browser.post(`/api/workflows/${own}/execute`).send({})).status).toBe(202);
  });
});
