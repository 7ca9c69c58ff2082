import request from "supertest";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";

const address = "/api/api-tokens";

describe("API tokens", { timeout: 120_000 }, () => {
  const test = useTestApp({ WORKER: "off" });
  let mara: Person;
  let workflowId = 0;
  beforeEach(async () => {
    mara = await register(test, "mara");
    const saved = await mara.browser.post("/api/workflows").send({ name: "Spend", ...placeTemplate("analytics") });
    workflowId = saved.body.id;
  });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const execute = (token: string, id = workflowId, body: object = {}) =>
    request(test.app).post(`/api/workflows/${id}/execute`).set(bearer(token)).send(body);
  const make = async (name: string) => (await mara.browser.post(address).send({ name })).body;

  it("are shown once, start runs of their account, tell how they are, and open nothing else", async () => {
    const made = await mara.browser.post(address).send({ name: "  Nightly <script>  " });
    expect([made.status, made.body.name, made.body.token]).toEqual([
      201,
      "Nightly <script>",
      expect.stringMatching(/^cld_[\w-]{43}$/),
    ]);
    const { token, id } = made.body;
    const started = await execute(token);
    expect([started.status, started.body.trigger]).toEqual([202, "api"]);
    const seen = await request(test.app).get(`/api/executions/${started.body.id}`).set(bearer(token));
    expect([seen.status, seen.body.id]).toEqual([200, started.body.id]);
    const listed = await mara.browser.get(address);
    expect(listed.body).toMatchObject([{ id, start: token.slice(0, 8), lastUsedAt: expect.stringMatching(/^20/) }]);
    expect(listed.text + JSON.stringify(await test.query("select * from api_tokens"))).not.toContain(token.slice(9));
    for (const path of ["/api/workflows", address, "/api/profile", "/api/connections", `/api/executions/${id}/logs`])
      expect([path, (await request(test.app).get(path).set(bearer(token))).status]).toEqual([path, 401]);
    expect((await request(test.app).post(address).set(bearer(token)).send({ name: "another" })).status).toBe(401);
  });

  it("start one run for a call that is sent again", async () => {
    const { token } = await make("a");
    const call = () => execute(token).set("idempotency-key", "night 7".replace(" ", "-"));
    const answers = await Promise.all([call(), call()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it("open nothing once they are revoked, of another account, wrong, or of an account that may not sign in", async () => {
    const { token, id } = await make("a");
    const noor = await register(test, "noor");
    const others = (await noor.browser.post(address).send({ name: "n" })).body;
    expect((await execute(others.token)).status).toBe(404);
    expect((await noor.browser.delete(`${address}/${id}`)).status).toBe(404);
    for (const wrong of ["cld_", `${token}x`, token.slice(0, -1), token.toUpperCase(), "x".repeat(5_000)])
      expect((await execute(wrong)).status, wrong.slice(0, 60)).toBe(401);
    // A token that is no good is not made up for by the browser's session.
    const both = await mara.browser.post(`/api/workflows/${workflowId}/execute`).set(bearer("cld_wrong")).send({});
    expect(both.status).toBe(401);
    await test.query("update users set is_approved = true, is_active = false where username = 'noor'");
    expect((await execute(others.token)).status).toBe(401);
    expect((await mara.browser.delete(`${address}/${id}`)).status).toBe(204);
    expect((await execute(token)).status).toBe(401);
    expect((await mara.browser.delete(`${address}/${id}`)).status).toBe(404);
  });

  it("have a name and a limit", async () => {
    for (const body of [{}, { name: " " }, { name: 7 }, { name: "x".repeat(101) }])
      expect((await mara.browser.post(address).send(body)).status).toBe(400);
    expect((await mara.browser.post(address).send({ name: "a\0b" })).status).toBe(201);
    const many = await Promise.all(Array.from({ length: 22 }, () => mara.browser.post(address).send({ name: "b" })));
    expect(many.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(19);
    expect((await mara.browser.get(address)).body).toHaveLength(20);
    expect((await test.visitor().get(address)).status).toBe(401);
  });
});
