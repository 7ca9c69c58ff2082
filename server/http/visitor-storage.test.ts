import { describe, expect, it } from "vitest";
import { aLetterOrder, aPosting, aPrompt } from "#server/features/generator/testing/prompts.ts";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { visitorResumes } from "#shared/resume/visitor-resume.table.ts";

const DATA = "/api/resume/data";

/** A resume that holds about so many kilobytes. */
function aResume(kilobytes: number) {
  const personalDetails = { name: "Maya Okafor", email: "", phone: "", location: "" };
  const experience = Array.from({ length: Math.ceil(kilobytes / 6) }, (_none, id) => ({
    ...{ id: String(id), title: "Nurse", company: "Mercy", period: "2019 - 2021" },
    description: "é".repeat(Math.min(3_000, (kilobytes - 6 * id) * 500)),
  }));
  return { education: [], experience, yearsOfExperience: 3, skills: [], strengths: [], personalDetails };
}

describe("what is kept for somebody without an account", () => {
  const test = useTestApp();
  const stored = () => test.db.select().from(sessions);

  it("is at most 400 kB: more is refused with 413, and what was kept stays", async () => {
    const visitor = test.visitor();
    await visitor.put(DATA).send(aResume(300)).expect(200);
    const refused = await visitor.put(DATA).send({ ...aResume(354), skills: Array(190).fill("é".repeat(200)) });
    expect(refused.status).toBe(413);
    expect(refused.body.message).toMatch(/400 kB.*sign in/);
    expect((await visitor.get(DATA).expect(200)).body).toEqual(aResume(300));
  });

  it("is beside the session, which is read with every call, and goes where the session goes", async () => {
    const visitor = test.visitor();
    await visitor.put(DATA).send(aResume(300)).expect(200);
    expect(JSON.stringify(await stored())).not.toContain("Mercy");
    const resumes = () => test.db.$count(visitorResumes);
    expect(await resumes()).toBe(1);
    const account = { username: "maya", password: goodPassword, email: "maya@example.org", isAdmin: false };
    await visitor.post("/api/register").send(account).expect(201);
    expect((await visitor.get(DATA).expect(200)).body).toEqual(aResume(300));
    await visitor.post("/api/logout").expect(204);
    expect(await resumes()).toBe(0);
    await visitor.get(DATA).expect(404);

    await visitor.put(DATA).send(aResume(10)).expect(200);
    await test.visitor().get(DATA).expect(404);
    await test.tidy(new Date());
    expect(await resumes()).toBe(1);
    await test.query("delete from session");
    await test.tidy(new Date());
    expect(await resumes()).toBe(0);
  });

  it("is not bounded so for who is signed in", async () => {
    const { browser } = await register(test, "mara");
    await browser
      .put(DATA)
      .send({ ...aResume(354), skills: Array(190).fill("é".repeat(200)) })
      .expect(200);
  });

  it("holds the newest letters only, beside a resume", async () => {
    const visitor = test.visitor();
    await visitor.put(DATA).send(aResume(150)).expect(200);
    const order = aLetterOrder();
    const ids: string[] = [];
    for (const nth of [1, 2, 3, 4, 5]) {
      const form = { ...order.form, prompt: `${nth} ${aPosting} ${"We are a friendly team. ".repeat(2_400)}` };
      const { body } = await visitor
        .post("/api/prompts")
        .send({ prompt: `A letter, the ${nth}th`, letter: { ...order, form } });
      ids.push(body.draftId);
    }
    const kept = await test.db.select().from(letterDrafts);
    const bytes = kept.reduce((sum, { payload }) => sum + Buffer.byteLength(JSON.stringify(payload)), 0);
    expect(bytes).toBeLessThan(250_000);
    expect(kept.length).toBeLessThan(5);
    expect(kept.map(({ id }) => id)).toContain(ids.at(-1));
  });

  it("lives 48 hours from the last visit, and an account's session thirty days", async () => {
    const visitor = test.visitor();
    const hoursLeft = async () => {
      const { rows } = await test.query(
        "select round(extract(epoch from expire - now()::timestamp) / 3600)::int as hours from session",
      );
      return rows;
    };
    const first = await visitor.put(DATA).send(aResume(1)).expect(200);
    expect(first.headers["set-cookie"]?.[0]).toMatch(/Expires=/);
    const days =
      (Date.parse(/Expires=([^;]+)/.exec(String(first.headers["set-cookie"]))?.[1] ?? "") - Date.now()) / 864e5;
    expect(days).toBeCloseTo(2, 1);
    expect(await hoursLeft()).toEqual([{ hours: 48 }]);

    await test.query(
      `update session set expire = now()::timestamp + interval '1 hour',
         sess = (sess::jsonb || '{"seenOn":"2026-01-01T00:00:00.000Z"}')::json`,
    );
    await visitor.get(DATA).expect(200);
    expect(await hoursLeft()).toEqual([{ hours: 48 }]);

    await visitor
      .post("/api/register")
      .send({ username: "maya", password: goodPassword, email: "maya@example.org", isAdmin: false })
      .expect(201);
    expect((await hoursLeft()).at(-1)).toEqual({ hours: 720 });
    expect((await visitor.get(DATA).expect(200)).body.experience).toHaveLength(1);
  });

  it.each([
    ["from another site", 403, (call: Call) => call.set("Sec-Fetch-Site", "cross-site").send(aResume(1))],
    ["that is no resume", 400, (call: Call) => call.send({})],
    ["that is no JSON", 400, (call: Call) => call.type("application/json").send("{")],
    ["of another type", 415, (call: Call) => call.type("text/plain").send("resume")],
    [
      "that is too large",
      413,
      (call: Call) => call.send({ ...aResume(354), skills: Array(190).fill("é".repeat(250)) }),
    ],
  ])("is nothing after a call %s (%i)", async (_name, status, send) => {
    const answer = await send(test.visitor().put(DATA)).expect(status);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  it.each(["application/json", "text/event-stream"])("is nothing after a refused letter (%s)", async (accept) => {
    const letter = { ...aLetterOrder(), templateId: "no-such-template" };
    for (const body of [
      { prompt: "short" },
      { ...aPrompt(), letter },
      { ...aPrompt(), letter: { ...letter, task: "translate" } },
    ]) {
      const answer = await test.visitor().post("/api/prompts").set("Accept", accept).send(body).expect(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(await stored()).toEqual([]);
    expect(await test.db.select().from(letterDrafts)).toEqual([]);
  });

  type Call = ReturnType<ReturnType<typeof test.visitor>["put"]>;
});

describe("what one address may have kept in an hour", () => {
  const test = useTestApp({
    RATE_LIMITS: "on",
    TRUST_PROXY: "1",
    ANONYMOUS_SESSIONS_PER_HOUR: "3",
    ANONYMOUS_MB_PER_HOUR: "1",
  });
  const put = (address: string, kilobytes: number, visitor = test.visitor()) =>
    visitor.put(DATA).set("X-Forwarded-For", address).send(aResume(kilobytes));

  it("are so many new visitors: then 429 with when to try again, and nothing is stored", async () => {
    for (const _visitor of [1, 2, 3]) await put("203.0.113.7", 1).expect(200);
    const refused = await put("203.0.113.7", 1).expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    expect(refused.body.message).toMatch(/[Tt]ry again in \d+ minutes/);
    const letter = await test.visitor().post("/api/prompts").set("X-Forwarded-For", "203.0.113.7").send(aPrompt());
    expect(letter.status).toBe(429);
    expect(await test.db.select().from(sessions)).toHaveLength(3);
    await put("203.0.113.8", 1).expect(200);
  });

  it("are so many bytes, whoever of them writes", async () => {
    const visitor = test.visitor();
    for (const _time of [1, 2, 3]) await put("203.0.113.7", 300, visitor).expect(200);
    await put("203.0.113.7", 300, visitor).expect(429);
    await put("203.0.113.7", 300).expect(429);
    await put("203.0.113.8", 300).expect(200);
  });

  it("do not count a letter that was refused", async () => {
    const refused = { ...aPrompt(), letter: { ...aLetterOrder(), templateId: "no-such-template" } };
    for (const _time of [1, 2, 3, 4])
      await test.visitor().post("/api/prompts").set("X-Forwarded-For", "203.0.113.9").send(refused).expect(400);
    await put("203.0.113.9", 1).expect(200);
  });
});

describe("what is kept for visitors of one IPv6 /48", () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1", ANONYMOUS_SESSIONS_PER_HOUR: "2" });

  it("is no more sessions than four addresses could begin", async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 10; nth++) {
      const from = `2001:db8:2:${nth.toString(16)}::1`;
      statuses.push((await test.visitor().put(DATA).set("X-Forwarded-For", from).send(aResume(6))).status);
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
  });
});
