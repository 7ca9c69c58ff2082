import { addDays } from "date-fns";
import request from "supertest";
import { beforeEach, describe, expect, it } from "vitest";
import { takeMails, tokenIn } from "#server/testing/mails.ts";
import { confirmEmail, goodPassword, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

const hostileTokens = ["", "x", "a/b", "%00", "%ud800", "%F0%9F", "..", "' or 1=1", "x".repeat(9_000)];
const profileOf = async ({ browser }: Person) => (await browser.get("/api/profile")).body;

describe("the address of an account", () => {
  const test = useTestApp();
  const confirm = (token: string) => request(test.app).post(`/api/email-confirmations/${token}`).send({});
  const change = ({ browser }: Person, email: unknown, currentPassword: unknown = goodPassword) =>
    browser.patch("/api/profile").send({ email, currentPassword });
  let mara: Person;
  let token: string;
  beforeEach(async () => {
    await takeMails(test);
    mara = await register(test, "mara");
    const [mail, ...others] = await takeMails(test);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "mara@example.org",
      subject: "Confirm your email address for Cover Letter Desk",
    });
    token = mail ? tokenIn(mail, "confirm-email") : "";
  });

  it("is confirmed by a touch on a page, not by a mail program that follows the link, and once", async () => {
    const state = () => request(test.app).get(`/api/email-confirmations/${token}`);
    expect((await state()).body).toEqual({ valid: true, email: "mara@example.org", username: "mara" });
    expect((await profileOf(mara)).emailConfirmed).toBe(false);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await profileOf(mara)).emailConfirmed).toBe(true);
    expect((await state()).body).toEqual({ valid: false, email: null, username: null });
    expect((await mara.browser.post("/api/profile/email-confirmation").send({})).status).toBe(409);
  });

  it("is not confirmed by a link that is too old, replaced, read in the database, or for another address", async () => {
    await test.query("update email_confirmations set expires_at = now() - interval '1 second'");
    expect((await confirm(token)).status).toBe(422);
    expect((await mara.browser.post("/api/profile/email-confirmation").send({})).status).toBe(202);
    const [second] = await takeMails(test);
    const newer = second ? tokenIn(second, "confirm-email") : "";
    const { rows } = await test.query("select token from email_confirmations");
    expect(JSON.stringify(rows)).not.toContain(newer);
    for (const old of [token, JSON.parse(JSON.stringify(rows))[0].token]) expect((await confirm(old)).status).toBe(422);
    await change(mara, "other@example.org");
    expect((await confirm(newer)).status).toBe(422);
    expect((await profileOf(mara)).emailConfirmed).toBe(false);
  });

  it.each(hostileTokens)("is not confirmed or taken back by the token %j", async (hostile) => {
    for (const path of ["email-confirmations", "email-changes"]) {
      const state = await request(test.app).get(`/api/${path}/${hostile}`);
      expect([200, 400, 404]).toContain(state.status);
      expect(state.body.valid ?? false).toBe(false);
      expect([400, 404, 422]).toContain((await request(test.app).post(`/api/${path}/${hostile}`).send({})).status);
    }
  });

  it("changes only with the password, and the new one is not confirmed", async () => {
    await confirm(token);
    for (const password of [undefined, "", 7, ["x"], "x".repeat(5_000), "Wrong-Horse-9"]) {
      const answer = await mara.browser
        .patch("/api/profile")
        .send({ email: "thief@example.org", currentPassword: password });
      expect([400, 403]).toContain(answer.status);
      expect(Object.keys(answer.body.errors)).toEqual(["currentPassword"]);
    }
    expect(await profileOf(mara)).toMatchObject({ email: "mara@example.org", emailConfirmed: true });
    expect((await mara.browser.patch("/api/profile").send({ name: "Mara", email: "mara@example.org" })).status).toBe(
      200,
    );
    expect((await mara.browser.patch("/api/profile").send({ email: null })).status).toBe(400);
    expect((await change(mara, "new@example.org")).body).toMatchObject({
      email: "new@example.org",
      emailConfirmed: false,
    });
    const mails = await takeMails(test);
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ["mara@example.org", "Your Cover Letter Desk email address was changed"],
      ["new@example.org", "Confirm your email address for Cover Letter Desk"],
    ]);
    expect(mails.find(({ to }) => to === "mara@example.org")?.source).not.toContain("new@example.org");
  });

  it("is told of one change where the same is sent twice at once", async () => {
    await Promise.all([change(mara, "new@example.org"), change(mara, "new@example.org")]);
    const mails = await takeMails(test);
    expect(mails.filter(({ subject }) => subject.startsWith("Your Cover Letter Desk email"))).toHaveLength(1);
  });

  it("comes back by the link in the old one's mail, with all sessions ended and a link for a new password", async () => {
    await confirm(token);
    await change(mara, "thief@example.org");
    const back = await backToken();
    await request(test.app).post("/api/forgot-password").send({ username: "mara" });
    const [resetOfThief] = (await takeMails(test)).filter(({ subject }) => subject.startsWith("Reset your"));
    const look = await request(test.app).get(`/api/email-changes/${back}`);
    expect(look.body).toEqual({ valid: true, email: "mara@example.org", username: "mara" });
    expect(await profileOf(mara)).toMatchObject({ email: "thief@example.org" });

    const takeBack = () => request(test.app).post(`/api/email-changes/${back}`).send({});
    const answers = await Promise.all([takeBack(), takeBack()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { resetToken } = answers.find(({ status }) => status === 200)?.body ?? {};
    expect((await mara.browser.get("/api/user")).status).toBe(401);
    const isValid = async (reset: string) =>
      (await request(test.app).get(`/api/reset-password/${reset}/validate`)).body.valid;
    expect(await isValid(resetOfThief ? tokenIn(resetOfThief, "reset-password") : "")).toBe(false);
    expect(await isValid(resetToken)).toBe(true);
    await mara.browser.post("/api/login").send({ username: "mara", password: goodPassword });
    expect(await profileOf(mara)).toMatchObject({ email: "mara@example.org", emailConfirmed: true });
  });

  it("comes back for seven days, and then no more", async () => {
    await confirm(token);
    await change(mara, "new@example.org");
    const back = await backToken();
    const { rows } = await test.query("select expires_at from email_reversals");
    const expiry = new Date(JSON.parse(JSON.stringify(rows))[0].expires_at).valueOf();
    expect(Math.abs(expiry - addDays(new Date(), 7).valueOf())).toBeLessThan(60_000);
    await test.query("update email_reversals set expires_at = now() - interval '1 second'");
    expect((await request(test.app).post(`/api/email-changes/${back}`).send({})).status).toBe(422);
  });

  it("that a thief has had cannot be brought back after the owner's, but the owner's after the thief's", async () => {
    await confirm(token);
    await change(mara, "thief@example.org");
    const owners = await backToken();
    await confirmEmail(test, mara);
    await change(mara, "thief-too@example.org");
    const thiefs = await backToken();
    const takeBack = (link: string) => request(test.app).post(`/api/email-changes/${link}`).send({});
    expect((await takeBack(thiefs)).body.email).toBe("thief@example.org");
    expect((await takeBack(owners)).body.email).toBe("mara@example.org");
    await mara.browser.post("/api/login").send({ username: "mara", password: goodPassword });
    await change(mara, "mara-new@example.org");
    await change(mara, "mara-newer@example.org");
    expect((await takeBack(thiefs)).status).toBe(422);
  });

  it("leaves a thief no link who puts the owner's back, whatever was there between", async () => {
    await confirm(token);
    const links: string[] = [];
    for (const address of ["thief@example.org", "thief-too@example.org", "Mara@example.org"]) {
      await change(mara, address);
      await confirmEmail(test, mara);
      const mails = await takeMails(test);
      links.push(...mails.map((mail) => tokenIn(mail, "take-back-email")).filter((link) => link !== ""));
    }
    expect(links).toHaveLength(2);
    const takeBack = (link: string) => request(test.app).post(`/api/email-changes/${link}`).send({});
    for (const link of links) expect((await takeBack(link)).status).toBe(422);
    expect(await profileOf(mara)).toMatchObject({ email: "Mara@example.org", emailConfirmed: true });
    await change(mara, "thief@example.org");
    await confirmEmail(test, mara);
    expect((await takeBack(await backToken())).body.email).toBe("Mara@example.org");
  });

  it("leaves a thief no link either where the owner's comes back in another spelling, which has to be confirmed", async () => {
    await confirm(token);
    await change(mara, "thief@example.org");
    await confirmEmail(test, mara);
    await takeMails(test);
    await change(mara, "Mara+desk@example.org");
    const mails = await takeMails(test);
    expect(mails.map(({ to }) => to)).toEqual(["Mara+desk@example.org"]);
    expect(await profileOf(mara)).toMatchObject({ email: "Mara+desk@example.org", emailConfirmed: false });
    const links = await test.query("select 1 from email_reversals");
    expect(links.rows).toEqual([]);
  });

  it("that was a typing error gives its stranger nothing once the right one is confirmed", async () => {
    await change(mara, "mara.right@example.org");
    const mails = await takeMails(test);
    const [told, asked] = ["mara@example.org", "mara.right@example.org"].map((to) =>
      mails.find((mail) => mail.to === to),
    );
    const strangers = told ? tokenIn(told, "take-back-email") : "";
    expect((await request(test.app).get(`/api/email-changes/${strangers}`)).body.valid).toBe(true);
    await confirm(asked ? tokenIn(asked, "confirm-email") : "").expect(200);
    expect((await request(test.app).get(`/api/email-changes/${strangers}`)).body.valid).toBe(false);
    expect((await request(test.app).post(`/api/email-changes/${strangers}`).send({})).status).toBe(422);
  });

  it("is confirmed by a new password from the link that was mailed to it", async () => {
    await request(test.app).post("/api/forgot-password").send({ username: "mara" });
    const [mail] = await takeMails(test);
    const reset = { token: mail ? tokenIn(mail, "reset-password") : "", password: "Other-Horse-7" };
    await request(test.app).post("/api/reset-password").send(reset).expect(200);
    await mara.browser.post("/api/login").send({ username: "mara", password: "Other-Horse-7" });
    expect((await profileOf(mara)).emailConfirmed).toBe(true);
  });

  it("that somebody else registered with does not take its owner's letters along", async () => {
    const lead = { name: "Olga", email: "Owner@example.org", prompt: "Olga's posting", result: "Olga's letter" };
    await test.db.insert(promptSubmissions).values(lead);
    for (const confirmed of [false, true]) {
      const thief = await register(test, `thief-${confirmed}`, "owner@example.org");
      if (confirmed) await confirmEmail(test, thief);
      expect((await thief.browser.get("/api/profile/export")).text).not.toContain("Olga");
      expect((await thief.browser.delete("/api/profile").send({ password: goodPassword })).status).toBe(204);
      expect(await test.db.select().from(promptSubmissions)).toHaveLength(confirmed ? 0 : 1);
    }
  });

  async function backToken(): Promise<string> {
    const told = (await takeMails(test)).find(({ subject }) => subject.startsWith("Your Cover Letter Desk email"));
    return told ? tokenIn(told, "take-back-email") : "";
  }
});

describe("signing in with an address", () => {
  const test = useTestApp();
  const login = (username: string, password = goodPassword) =>
    request(test.app).post("/api/login").send({ username, password });
  const forget = async (username: string) => {
    const answer = await request(test.app).post("/api/forgot-password").send({ username });
    return { answer, to: (await takeMails(test)).map((mail) => mail.to) };
  };
  beforeEach(async () => void (await takeMails(test)));

  it("works once it is confirmed, in whatever case, and so does a forgotten password", async () => {
    const mara = await register(test, "mara");
    await takeMails(test);
    const before = await login("mara@example.org");
    const unknown = await login("nobody@example.org");
    expect([before.status, before.body]).toEqual([401, unknown.body]);
    expect((await forget("mara@example.org")).to).toEqual([]);
    await confirmEmail(test, mara);
    expect((await login(" Mara@Example.org ")).body).toMatchObject({ id: mara.id });
    const [known, other] = [await forget("MARA@example.org"), await forget("nobody@example.org")];
    expect(known.to).toEqual(["mara@example.org"]);
    expect([known.answer.status, known.answer.body]).toEqual([other.answer.status, other.answer.body]);
  });

  it("means nobody where two accounts have confirmed it", async () => {
    for (const name of ["mara", "nora"]) await confirmEmail(test, await register(test, name, "both@example.org"));
    await takeMails(test);
    expect((await login("both@example.org")).status).toBe(401);
    expect((await forget("both@example.org")).to).toEqual([]);
    expect((await login("nora")).status).toBe(200);
  });

  it("is not taken over by who chose it as a name, nor is its owner locked out", async () => {
    const mara = await register(test, "mara");
    await confirmEmail(test, mara);
    const thief = await register(test, "mara@example.org", "thief@example.com");
    const passwords = { currentPassword: goodPassword, newPassword: "Thieves-Horse-7" };
    await thief.browser.post("/api/profile/password").send(passwords).expect(200);
    await takeMails(test);
    expect((await login("mara@example.org")).body).toMatchObject({ id: mara.id });
    expect((await login("mara@example.org", "Thieves-Horse-7")).body).toMatchObject({ id: thief.id });
    expect((await login("mara@example.org", "Wrong-Horse-9")).status).toBe(401);
    expect((await forget("mara@example.org")).to.toSorted()).toEqual(["mara@example.org", "thief@example.com"]);
    expect((await login("mara")).body).toMatchObject({ id: mara.id });
  });

  it.each(["a@b", "\0@example.org", "\ud800@example.org", `${"x".repeat(300)}@example.org`, "%@example.org", "_@_"])(
    "finds nobody by %j",
    async (typed) => {
      await confirmEmail(test, await register(test, "mara"));
      expect([400, 401]).toContain((await login(typed)).status);
    },
  );
});

describe("mails that ask for a confirmation", () => {
  const test = useTestApp({ RATE_LIMITS: "on" });

  it("are five an hour, for an account, an address that is asked, and a visitor", async () => {
    await takeMails(test);
    const mara = await register(test, "mara");
    const again = () => mara.browser.post("/api/profile/email-confirmation").send({});
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
    expect(answers.find(({ status }) => status === 429)?.body.message).toMatch(/^Too many confirmation emails/);
    expect(await takeMails(test)).toHaveLength(5);
    // Registering goes on working; it only mails nobody any more.
    for (let more = 0; more < 3; more++) await register(test, `other-${more}`, "victim@example.org");
    expect(await takeMails(test)).toEqual([]);
  });

  it("are five for one recipient, whoever asks, and ten for accounts that name it as their own", async () => {
    await takeMails(test);
    for (let at = 0; at < 17; at++) {
      await test.query("delete from rate_limits where key like 'asking-address%'");
      await register(test, `name-${at}`, at % 2 ? "Victim@example.org" : "victim@example.org");
    }
    expect(await takeMails(test)).toHaveLength(15);
  });

  it("still come to who owns a mailbox whose five a stranger has used up", async () => {
    const stranger = await register(test, "stranger", "mara@example.org");
    const elsewhere = () => test.query("delete from rate_limits where key like 'asking-address%'");
    const again = () => stranger.browser.post("/api/profile/email-confirmation").send({});
    for (let at = 0; at < 8; at++) {
      await elsewhere();
      await again();
    }
    await elsewhere();
    await takeMails(test);
    await register(test, "mara", "mara@example.org");
    const [mail, ...others] = await takeMails(test);
    expect([mail?.to, others]).toEqual(["mara@example.org", []]);
    const confirmed = await request(test.app)
      .post(`/api/email-confirmations/${mail ? tokenIn(mail, "confirm-email") : ""}`)
      .send({});
    expect(confirmed.status).toBe(200);
  });

  it("count wrong passwords for another address like failed sign-ins", async () => {
    const mara = await register(test, "mara");
    const change = (currentPassword: string) =>
      mara.browser.patch("/api/profile").send({ email: "new@example.org", currentPassword });
    for (let guess = 0; guess < 10; guess++) expect((await change("Wrong-Horse-9")).status).toBe(403);
    expect((await change(goodPassword)).status).toBe(429);
  });

  it("cannot be had without end by changing an address to and fro, or by asking for resets of many accounts", async () => {
    const thief = await register(test, "thief", "thief@example.org");
    await takeMails(test);
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++) {
      await test.query("delete from rate_limits where key like 'asking-a%'");
      const email = at % 2 ? "thief@example.org" : "victim@example.com";
      const change = { email, currentPassword: goodPassword };
      statuses.push((await thief.browser.patch("/api/profile").send(change)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 429]);
    expect((await takeMails(test)).filter(({ to }) => to === "victim@example.com")).toHaveLength(5);
    for (let at = 0; at < 8; at++) {
      await test.query("delete from rate_limits where key not like 'reset-link-unconfirmed%'");
      await register(test, `more-${at}`, "other-victim@example.com");
      await request(test.app)
        .post("/api/forgot-password")
        .send({ username: `more-${at}` })
        .expect(200);
      await test.settled();
    }
    const resets = (await takeMails(test)).filter(({ subject }) => subject.startsWith("Reset your"));
    expect(resets).toHaveLength(5);
  });

  it("do not tell by their counts which name an address belongs to, and guesses end for both", async () => {
    await confirmEmail(test, await register(test, "mara"));
    const login = async (username: string) =>
      (await request(test.app).post("/api/login").send({ username, password: "Wrong-Horse-9" })).status;
    for (const name of [" Mara@Example.org ", "nobody@example.org"])
      for (let guess = 0; guess < 10; guess++) expect(await login(name)).toBe(401);
    expect([await login("mara@example.org"), await login("nobody@example.org")]).toEqual([429, 429]);
    expect([await login("mara"), await login("nobody")]).toEqual([401, 401]);
  });

  it("count the guesses of who chose an address as a name like a stranger's, in a browser of theirs and after a reset", async () => {
    const mara = await register(test, "mara");
    await confirmEmail(test, mara);
    const thief = await register(test, "mara@example.org", "thief@example.com");
    const guess = async ({ browser }: Pick<Person, "browser">) =>
      (await browser.post("/api/login").send({ username: "mara@example.org", password: "Wrong-Horse-9" })).status;
    for (let tries = 0; tries < 10; tries++) expect(await guess(thief)).toBe(401);
    await takeMails(test);
    await request(test.app).post("/api/forgot-password").send({ username: "mara@example.org" }).expect(200);
    await test.settled();
    const mail = (await takeMails(test)).find(({ to }) => to === "thief@example.com");
    const reset = { token: mail ? tokenIn(mail, "reset-password") : "", password: "Thieves-Horse-7" };
    await thief.browser.post("/api/reset-password").send(reset).expect(200);
    expect(await guess(thief)).toBe(429);
    expect(await guess(mara)).toBe(401);
  });

  it("that bring somebody back are five an hour of an account, whatever it is called, and the answer is the same", async () => {
    await confirmEmail(test, await register(test, "mara"));
    await takeMails(test);
    const forget = async (username: string) =>
      (await request(test.app).post("/api/forgot-password").send({ username })).status;
    for (let at = 0; at < 8; at++) {
      await test.query("delete from rate_limits where key like 'reset-mail-address%'");
      expect(await forget(at % 2 ? "mara" : "mara@example.org")).toBe(200);
      await test.settled();
    }
    expect(await takeMails(test)).toHaveLength(5);
  });
});
