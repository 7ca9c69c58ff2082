import { setTimeout } from "node:timers/promises";
import request from "supertest";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import { takeMails, tokenIn } from "./testing/mails.ts";
import { confirmEmail, goodPassword, type Person, register } from "./testing/people.ts";
import { runHere } from "./testing/run-here.ts";
import { type TestApp, useTestApp } from "./testing/test-app.ts";
import { makeEdges, makeNode } from "./testing/workflow-run.ts";

/** A workflow that mails the sample data to these addresses. Answers its id. */
async function mailing({ browser }: Person, to: string[], name = "Weekly numbers"): Promise<number> {
  const nodes = [
    makeNode("data", "source:csv", { fileId: "sample" }, { fields: [...sampleFields] }),
    makeNode("mail", "destination:email", { to, subject: "Numbers", message: "Hello <b>all</b>", attachCsv: true }),
  ];
  const saved = await browser.post("/api/workflows").send({ name, nodes, edges: makeEdges("data > mail") });
  if (saved.status !== 201) throw new Error(saved.text);
  return saved.body.id;
}

async function run({ browser }: Person, workflowId: number) {
  const { id } = (await browser.post(`/api/workflows/${workflowId}/execute`).send({})).body;
  for (;;) {
    const { body } = await browser.get(`/api/executions/${id}`);
    if (body.status !== "queued" && body.status !== "running") return body;
    await setTimeout(50);
  }
}

const ask = ({ browser }: Person, address: unknown, workflowId: unknown) =>
  browser.post("/api/mail-recipients").send({ address, workflowId });
const states = async ({ browser }: Person, ...addresses: string[]) =>
  (await browser.post("/api/mail-recipients/states").send({ addresses })).body.map(
    ({ state }: { state: string }) => state,
  );

/** Asks them, and agrees for them. */
async function agree(test: TestApp, person: Person, workflowId: number, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await ask(person, address, workflowId).expect(202);
    const mail = (await takeMails(test)).find(({ to }) => to === address);
    const token = mail ? tokenIn(mail, "mail-request") : "";
    await request(test.app).post(`/api/mail-requests/${token}`).send({ answer: "yes" }).expect(200);
  }
}

describe("mails of workflows", { timeout: 120_000 }, () => {
  const test = useTestApp({ MAIL_ALLOWED_DOMAINS: "team.example, @Other.example" }, { runInChild: runHere });
  beforeAll(() => test.startWork(), 60_000);
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
    await takeMails(test);
  });

  it("reach none of fifty strangers, and the step says who has not agreed", async () => {
    const strangers = Array.from({ length: 50 }, (_, at) => `stranger-${at}@example.com`);
    const ended = await run(mara, await mailing(mara, ["mara@example.org", ...strangers.slice(1)]));
    expect(ended.status).toBe("failed");
    const step = ended.nodes.find(({ nodeId }: { nodeId: string }) => nodeId === "mail");
    expect(step.status).toBe("failed");
    expect(step.message).toMatch(/mara@example\.org, stranger-1@example\.com, .* have not agreed to get email/);
    expect(await takeMails(test)).toEqual([]);
  });

  it("go out to one's own address once it is confirmed", async () => {
    await confirmEmail(test, mara);
    expect(await run(mara, await mailing(mara, ["Mara@Example.org"]))).toMatchObject({ status: "completed" });
    expect(await takeMails(test)).toMatchObject([{ to: "mara@example.org", subject: "Numbers" }]);
  });

  it("go to each recipient alone, name the account, and can be stopped", async () => {
    await confirmEmail(test, mara);
    await mara.browser.patch("/api/profile").send({ name: "Mara <Lindqvist>" });
    const to = ["ann@example.com", "ben@example.net", "cy@team.example", "di@OTHER.example"];
    const id = await mailing(mara, to);
    await agree(test, mara, id, "ann@example.com", "ben@example.net");
    expect(await states(mara, ...to)).toEqual(["confirmed", "confirmed", "allowed", "allowed"]);
    expect(await run(mara, id)).toMatchObject({ status: "completed" });
    const mails = await takeMails(test);
    expect(mails.map((mail) => mail.to).toSorted()).toEqual(to.map((address) => address.toLowerCase()));
    for (const mail of mails) {
      for (const other of to)
        if (other.toLowerCase() !== mail.to) expect(mail.source.toLowerCase()).not.toContain(other.toLowerCase());
      expect(mail.source).toContain("Mara <Lindqvist> (mara@example.org) sent you this");
      expect(mail.source).toContain("Mara &lt;Lindqvist&gt; (mara@example.org) sent you this");
      expect(mail.source).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/mail-stops\/[\w.-]+>\r?$/m);
      expect(mail.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      expect(mail.source).toMatch(/^http:\/\/localhost:3000\/api\/mail-stops\/[\w.-]+\r?$/m);
    }
  });

  it("ask who they are for, in words that name who asks and make no links of the sender's words", async () => {
    await confirmEmail(test, mara);
    await mara.browser.patch("/api/profile").send({ name: "Win at https://evil.example/now" });
    const id = await mailing(
      mara,
      ["ann@example.com"],
      `Free money: evil.example/x\r\nBcc: a@b.example ${"x".repeat(80)}`,
    );
    expect((await ask(mara, "Ann@example.com", id)).body).toEqual({ address: "Ann@example.com", state: "asked" });
    const [mail, ...others] = await takeMails(test);
    expect(others).toEqual([]);
    expect(mail?.to.toLowerCase()).toBe("ann@example.com");
    expect(mail?.source).toContain("(mara@example.org)");
    expect(mail?.source).toContain("Free money evil. example x");
    for (const lure of ["evil.example", "Bcc:", "https://evil"]) expect(mail?.source).not.toContain(lure);

    const path = `/api/mail-requests/${mail ? tokenIn(mail, "mail-request") : ""}`;
    expect((await request(test.app).get(path)).body).toMatchObject({
      valid: true,
      address: "ann@example.com",
      sender: { email: "mara@example.org" },
    });
    expect(await states(mara, "ann@example.com")).toEqual(["asked"]);
    for (const answer of [undefined, "maybe", 1, ["yes"]])
      expect((await request(test.app).post(path).send({ answer })).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => request(test.app).post(path).send({ answer: "yes" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await states(mara, "ann@example.com")).toEqual(["confirmed"]);
    expect((await request(test.app).get(path)).body).toMatchObject({ valid: false, address: null });
    expect(JSON.stringify((await test.query("select * from mail_recipients")).rows)).not.toContain(
      path.split("/").at(-1),
    );
  });

  it("ask nobody for an account whose own address is not confirmed, nor for another's workflow", async () => {
    const id = await mailing(mara, ["ann@example.com"]);
    expect((await ask(mara, "ann@example.com", id)).status).toBe(422);
    const nora = await register(test, "nora");
    await confirmEmail(test, nora);
    await takeMails(test);
    expect((await ask(nora, "ann@example.com", id)).status).toBe(404);
    expect(await takeMails(test)).toEqual([]);
    expect((await request(test.app).post("/api/mail-recipients").send({})).status).toBe(401);
    expect((await request(test.app).post("/api/mail-recipients/states").send({ addresses: [] })).status).toBe(401);
  });

  it("agreed to for one account are not for another", async () => {
    await confirmEmail(test, mara);
    await agree(test, mara, await mailing(mara, ["ann@example.com"]), "ann@example.com");
    const nora = await register(test, "nora");
    await takeMails(test);
    expect((await run(nora, await mailing(nora, ["ann@example.com"]))).status).toBe("failed");
    expect(await takeMails(test)).toEqual([]);
  });

  it("are refused for ever by who is asked", async () => {
    await confirmEmail(test, mara);
    const id = await mailing(mara, ["ann@example.com"]);
    await ask(mara, "ann@example.com", id);
    const [mail] = await takeMails(test);
    const path = `/api/mail-requests/${mail ? tokenIn(mail, "mail-request") : ""}`;
    await request(test.app).post(path).send({ answer: "never" }).expect(200);
    for (const spelling of ["ANN@example.com", "ann+numbers@example.com"])
      expect((await ask(mara, spelling, id)).status).toBe(409);
    expect(await states(mara, "ann@example.com", "Ann+x@example.com")).toEqual(["refused", "refused"]);
    expect((await run(mara, id)).status).toBe("failed");
    expect(await takeMails(test)).toEqual([]);
  });

  it("are asked about by nobody any more where somebody refuses everybody, and agreed ones go on", async () => {
    await confirmEmail(test, mara);
    const nora = await register(test, "nora");
    await confirmEmail(test, nora);
    const anns = "ann.lee+news@gmail.com";
    const [maras, noras] = [await mailing(mara, [anns]), await mailing(nora, [anns])];
    await agree(test, mara, maras, anns);
    await ask(nora, anns, noras).expect(202);
    const [mail] = await takeMails(test);
    const path = `/api/mail-requests/${mail ? tokenIn(mail, "mail-request") : ""}`;
    await request(test.app).post(path).send({ answer: "nobody" }).expect(200);
    const olga = await register(test, "olga");
    await confirmEmail(test, olga);
    await takeMails(test);
    const spellings = [anns, "Ann.Lee@gmail.com", "annlee@gmail.com", "a.n.n.lee+offer@googlemail.com"];
    for (const spelling of spellings)
      expect((await ask(olga, spelling, await mailing(olga, [spelling]))).status, spelling).toBe(409);
    expect(await states(olga, ...spellings, "ann.lea@gmail.com")).toEqual([
      ...spellings.map(() => "refused"),
      "unknown",
    ]);
    expect(await takeMails(test)).toEqual([]);
    expect((await run(mara, maras)).status).toBe("completed");
    expect(JSON.stringify((await test.query("select * from mail_refusals")).rows)).not.toMatch(/ann|gmail/);
  });

  it("stop at one touch of a mail program's button, at once and for ever, and others still get theirs", async () => {
    await confirmEmail(test, mara);
    const to = ["ann@example.com", "boss@team.example"];
    const id = await mailing(mara, to);
    await agree(test, mara, id, "ann@example.com");
    await run(mara, id);
    const links = new Map(
      (await takeMails(test)).map((mail) => [mail.to, `/api/mail-stops/${tokenIn(mail, "mail-stops")}`]),
    );
    const [anns = "", bosss = ""] = to.map((address) => links.get(address));
    expect((await request(test.app).get(anns)).headers.location).toBe(
      anns.replace("/api/mail-stops", "http://localhost:3000/stop-mails"),
    );
    expect((await request(test.app).get(`${anns}/state`)).body).toMatchObject({ valid: true, stopped: false });
    const press = (link: string) =>
      request(test.app)
        .post(link)
        .set("Origin", "https://mail.example")
        .set("Sec-Fetch-Site", "cross-site")
        .type("form")
        .send("List-Unsubscribe=One-Click");
    const answers = await Promise.all([press(bosss), press(bosss)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await request(test.app).get(`${bosss}/state`)).body).toMatchObject({ stopped: true });
    const ended = await run(mara, id);
    expect(ended.status).toBe("completed");
    expect(ended.logs.map(({ text }: { text: string }) => text).join()).toContain("boss@team.example");
    expect((await takeMails(test)).map((mail) => mail.to)).toEqual(["ann@example.com"]);
    await press(anns).expect(200);
    expect((await run(mara, id)).error).toMatch(/ann@example\.com, boss@team\.example no longer agreed/);
    expect((await ask(mara, "boss@team.example", id)).status).toBe(409);
  });

  it.each(["", "1", "1.x", `1.${"A".repeat(22)}`, `99999999999.${"A".repeat(22)}`, "%00", "%ud800", "x".repeat(9_000)])(
    "are not stopped by the token %j",
    async (token) => {
      expect([400, 403, 404, 422]).toContain((await request(test.app).post(`/api/mail-stops/${token}`)).status);
      expect((await request(test.app).get(`/api/mail-stops/${token}/state`)).body.valid ?? false).toBe(false);
      expect((await request(test.app).get(`/api/mail-requests/${token}`)).body.valid ?? false).toBe(false);
    },
  );

  it.each([
    [{}, "address"],
    [{ address: "nonsense", workflowId: 1 }, "address"],
    [{ address: "a@b.example,c@team.example", workflowId: 1 }, "address"],
    [{ address: `${"x".repeat(300)}@b.example`, workflowId: 1 }, "address"],
    [{ address: ["a@b.example"], workflowId: 1 }, "address"],
    [{ address: "\0@b.example", workflowId: 1 }, "address"],
    [{ address: "a@b.example", workflowId: "1" }, "workflowId"],
    [{ address: "a@b.example", workflowId: 9e9 }, "workflowId"],
  ])("are not asked about with %j", async (body, field) => {
    await confirmEmail(test, mara);
    const answer = await mara.browser.post("/api/mail-recipients").send(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it("that were stopped are for no other spelling of the address either, also where nobody has to be asked", async () => {
    const id = await mailing(mara, ["boss@team.example"]);
    await run(mara, id);
    const [mail] = await takeMails(test);
    const link = `/api/mail-stops/${mail ? tokenIn(mail, "mail-stops") : ""}`;
    await request(test.app).post(link).expect(200);
    expect(await states(mara, "boss@team.example", "Boss+x@team.example", "other@team.example")).toEqual([
      "refused",
      "refused",
      "allowed",
    ]);
  });

  it("have no state for what is no list of addresses, and none but unknown for what is no address", async () => {
    for (const addresses of [undefined, "a@b.example", [7], ["x".repeat(2_000)], Array(51).fill("a@b.example")])
      expect((await mara.browser.post("/api/mail-recipients/states").send({ addresses })).status).toBe(400);
    expect(await states(mara, "a@b.example,c@team.example", "team.example", "\ud800@team.example")).toEqual(
      Array(3).fill("unknown"),
    );
  });
});

describe("mails of workflows in a day", { timeout: 120_000 }, () => {
  const test = useTestApp(
    { MAIL_ALLOWED_DOMAINS: "team.example", MAIL_DAILY_LIMIT: "7", RUNS_AT_ONCE: "4" },
    { runInChild: runHere },
  );
  beforeAll(() => test.startWork(), 60_000);

  it("are counted together, also of runs at once, and one's use is not another's", async () => {
    const mara = await register(test, "mara");
    await takeMails(test);
    const three = await mailing(mara, ["a@team.example", "b@team.example", "c@team.example"]);
    const ended = await Promise.all([1, 2, 3, 4].map(() => run(mara, three)));
    expect(ended.filter(({ status }) => status === "completed")).toHaveLength(2);
    expect(ended.find(({ status }) => status === "failed").error).toMatch(/at most 7 emails a day/);
    expect(await takeMails(test)).toHaveLength(6);
    expect((await run(mara, await mailing(mara, ["d@team.example"]))).status).toBe("completed");
    expect((await run(mara, await mailing(mara, ["e@team.example"]))).status).toBe("failed");
    const nora = await register(test, "nora");
    expect((await run(nora, three)).status).toBe(undefined);
    expect((await run(nora, await mailing(nora, ["a@team.example"]))).status).toBe("completed");
    await test.query("update mail_counts set day = day - 1");
    expect((await run(mara, await mailing(mara, ["e@team.example"]))).status).toBe("completed");
  });
});

describe("mails that ask recipients", () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1" });

  it("are five an hour of one account", async () => {
    const mara = await register(test, "mara");
    await confirmEmail(test, mara);
    await takeMails(test);
    const id = await mailing(mara, ["a@example.com"]);
    const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => ask(mara, `a${at}@example.com`, id)));
    // The mail to the new account was the first of the five.
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await takeMails(test)).toHaveLength(4);
  });

  it("are five an hour to one mailbox, whoever asks and however it is written", async () => {
    const spellings = ["ann@example.com", "Ann@example.com", "ann+1@example.com", "ann+2@example.com"];
    const answers: number[] = [];
    for (const [at, name] of ["mara", "nora"].entries()) {
      const person = await register(test, name);
      await confirmEmail(test, person);
      const id = await mailing(person, ["a@example.com"]);
      for (const spelling of spellings) {
        const asked = await ask(person, spelling, id).set("X-Forwarded-For", `203.0.113.${at}`);
        answers.push(asked.status);
      }
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  });
});

describe("registering from the addresses of one IPv6 /48", () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1" });

  it("mails no more strangers than four addresses could", async () => {
    for (let nth = 0; nth < 24; nth++)
      await request(test.app)
        .post("/api/register")
        .set("X-Forwarded-For", `2001:db8:1:${nth.toString(16)}::1`)
        .send({ username: `visitor${nth}`, password: goodPassword, email: `visitor${nth}@example.org` })
        .expect(201);
    expect(await takeMails(test)).toHaveLength(20);
  });
});
