import { sql } from "drizzle-orm";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { applicationLimits, applicationPageSchema } from "#shared/applications/application.schema.ts";
import { applications } from "#shared/applications/application.table.ts";

const address = "/api/applications";
const job = { role: "Head Gardener", company: "Aldercombe House", place: "Devon", closesOn: "2027-01-12" };
const keyOf = (digit: string) => digit.repeat(32);

describe("applications", () => {
  const test = useTestApp();

  const add = ({ browser }: Person, body: object = job, key?: string) =>
    (key ? browser.post(address).set("Idempotency-Key", key) : browser.post(address)).send(body);
  const listed = async ({ browser }: Person, query = "") =>
    applicationPageSchema.parse((await browser.get(address + query).expect(200)).body);

  it("are made, read, changed and deleted by their owner", async () => {
    const mara = await register(test, "mara");
    const made = await add(mara, { ...job, posting: "We look for a head gardener.", notes: "Ask Jo" });
    expect(made.status).toBe(201);
    expect(made.headers.location).toBe(`${address}/${made.body.key}`);
    expect(made.body).toMatchObject({ ...job, status: "draft", version: 1, letters: [] });
    const path = `${address}/${made.body.key}`;
    const changed = await mara.browser.patch(path).send({ status: "sent", nextStep: "Call", nextOn: "2027-01-20" });
    expect(changed.body).toMatchObject({ ...job, status: "sent", nextStep: "Call", notes: "Ask Jo", version: 2 });
    expect(changed.body.statusDates.sent).toBe(new Date().toISOString().slice(0, 10));
    expect((await mara.browser.get(path)).body).toEqual(changed.body);
    expect((await mara.browser.delete(path)).status).toBe(204);
    expect((await mara.browser.get(path)).status).toBe(404);
    expect((await mara.browser.delete(path)).status).toBe(404);
  });

  it("are found by all words in what was typed, however much that is", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    await add(nora, { ...job, notes: "needle" });
    for (let nth = 0; nth < 30; nth++)
      await add(mara, {
        ...job,
        role: `Gardener ${nth}`,
        notes: `${"Frag Jörg. ".repeat(900)}${nth % 3 ? "" : "NEEDLE 50%"}`,
      });
    const found = await listed(mara, "?q=needle+gardener+jörg&limit=8");
    expect([found.applications.length, found.counts.draft]).toEqual([8, 10]);
    const rest = await listed(mara, `?q=needle+gardener+jörg&limit=8&after=${found.next}`);
    expect([rest.applications.length, rest.next]).toEqual([2, null]);
    expect((await listed(mara, "?q=50%25")).counts.draft).toBe(10);
    for (const none of ["needle+zz", "5_%25", "%25%25", "'"])
      expect((await listed(mara, `?q=${none}`)).applications).toEqual([]);
    expect((await listed(mara, "?q=needle&status=sent")).applications).toEqual([]);
  });

  it("are nobody else's, and nothing for visitors", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { key } = (await add(mara)).body;
    const path = `${address}/${key}`;
    for (const answer of [
      await nora.browser.get(path),
      await nora.browser.patch(path).send({ role: "Mine" }),
      await nora.browser.delete(path),
    ])
      expect(answer.status).toBe(404);
    expect((await listed(nora)).applications).toEqual([]);
    expect((await nora.browser.get(`${address}/export`)).body).toEqual([]);
    for (const call of [request(test.app).get(address), request(test.app).post(address).send(job)])
      expect((await call).status).toBe(401);
    expect((await mara.browser.get(path)).body.role).toBe(job.role);
  });

  it("are made once by one key, however often and at once; other words under it are a conflict", async () => {
    const mara = await register(test, "mara");
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(mara, job, keyOf("a"))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await listed(mara)).applications.map(({ key }) => key)).toEqual([keyOf("a")]);
    const other = await add(mara, { ...job, role: "Gardener" }, keyOf("a"));
    expect([other.status, other.body.application.role]).toEqual([409, job.role]);
    await mara.browser.patch(`${address}/${keyOf("a")}`).send({ notes: "Changed since" });
    expect([(await add(mara, job, keyOf("a"))).body.notes]).toEqual(["Changed since"]);
    const nora = await register(test, "nora");
    expect((await add(nora, job, keyOf("a"))).status).toBe(201);
    expect((await add(mara, job, "any-other-key")).body.key).toBe((await add(mara, job, "any-other-key")).body.key);
    expect((await add(mara, job, "two words")).status).toBe(400);
  });

  it("come back under their key after they were deleted", async () => {
    const mara = await register(test, "mara");
    await add(mara, job, keyOf("b"));
    await mara.browser.delete(`${address}/${keyOf("b")}`);
    expect((await add(mara, { ...job, notes: "Brought back" }, keyOf("b"))).status).toBe(201);
  });

  it("are never written over unseen: of two changes to one state the second gets 412 with what stands", async () => {
    const mara = await register(test, "mara");
    const made = await add(mara);
    const path = `${address}/${made.body.key}`;
    const change = (changes: object, etag: string) => mara.browser.patch(path).set("If-Match", etag).send(changes);
    const first = await change({ notes: "First" }, String(made.headers.etag));
    expect(first.status).toBe(200);
    const second = await change({ notes: "Second" }, String(made.headers.etag));
    expect([second.status, second.body.application.notes]).toEqual([412, "First"]);
    expect(second.headers.etag).toBe(first.headers.etag);
    // The same change again, after a lost answer.
    expect((await change({ notes: "First" }, String(made.headers.etag))).status).toBe(200);
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, index) => change({ notes: `Many ${index}` }, String(first.headers.etag))),
    );
    // "First" once more was written as a change, so the tag of the first one is an old one by now.
    expect(many.map(({ status }) => status)).toEqual(Array(6).fill(412));
    const now = await mara.browser.get(path);
    const last = await Promise.all(
      Array.from({ length: 6 }, (_, index) => change({ notes: `Last ${index}` }, String(now.headers.etag))),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(412)]);
  });

  it("are listed page by page in every order, each once, with counts", async () => {
    const mara = await register(test, "mara");
    for (let at = 0; at < 7; at++)
      await add(mara, {
        role: `Role ${(at * 3) % 7}`,
        company: at % 2 ? "Same" : `Firm ${at}`,
        closesOn: at === 3 ? null : `2027-02-0${1 + ((at * 5) % 7)}`,
        status: at === 6 ? "no" : "draft",
      });
    for (const sort of ["next", "newest", "closing", "role", "company"]) {
      const seen: string[] = [];
      let after = "";
      do {
        const page = await listed(mara, `?sort=${sort}&limit=2${after}`);
        seen.push(...page.applications.map(({ key }) => key));
        expect(page.counts).toMatchObject({ draft: 6, no: 1, sent: 0 });
        after = page.next ? `&after=${page.next}` : "";
      } while (after);
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 7, 7]);
    }
    const closing = (await listed(mara, "?sort=closing")).applications.map(({ closesOn }) => closesOn);
    expect(closing).toEqual([...closing.slice(0, -1).toSorted(), null]);
    const next = (await listed(mara, "?sort=next")).applications;
    expect(next.at(-1)?.closesOn === null || next.at(-1)?.status === "no").toBe(true);
    expect((await listed(mara, "?status=no")).applications).toHaveLength(1);
    const rows = (await listed(mara, "?sort=role")).applications.map(({ role }) => role);
    expect(rows).toEqual(rows.toSorted());
  });

  it("are found by every word, which is no pattern", async () => {
    const mara = await register(test, "mara");
    await add(mara, { role: "Head Gardener", company: "100% Green", notes: "met Jo" });
    await add(mara, { role: "Gardener", company: "1000 Green" });
    const found = async (q: string) =>
      (await listed(mara, `?q=${encodeURIComponent(q)}`)).applications.map(({ company }) => company);
    expect(await found("100% green")).toEqual(["100% Green"]);
    expect(await found("jo GARDENER")).toEqual(["100% Green"]);
    expect(await found("gardener")).toHaveLength(2);
    expect(await found("_")).toEqual([]);
    expect(await found("\\")).toEqual([]);
    expect(await found("'; drop table applications; --")).toEqual([]);
    expect(await found("a\u0000b")).toEqual([]);
  });

  it.each([
    ["nothing", {}],
    ["no role", { company: "x" }],
    ["an empty role", { role: "  " }],
    ["a role of another type", { role: 5 }],
    ["a role that is too long", { role: "x".repeat(applicationLimits.role + 1) }],
    ["a status that is none", { ...job, status: "hired" }],
    ["a day that is none", { ...job, closesOn: "2026-02-30" }],
    ["a day out of all time", { ...job, closesOn: "9999-12-31" }],
    ["a link that runs code", { ...job, link: "javascript:alert(1)" }],
    ["a link without a host", { ...job, link: "https:///x" }],
    ["an hour that is none", { ...job, nextAt: "25:00" }],
    ["a status with a date that is none", { ...job, statusDates: { sent: "soon" } }],
    ["a date for no status", { ...job, statusDates: { hired: "2026-01-01" } }],
    ["a posting that is too long", { ...job, posting: "x".repeat(applicationLimits.posting + 1) }],
    ["a list", [job]],
  ])("are refused with %s", async (_, wrong) => {
    const mara = await register(test, "mara");
    expect((await add(mara, wrong)).status).toBe(400);
    expect((await listed(mara)).applications).toEqual([]);
  });

  it("keep hostile text as the text it is, and drop what a database cannot hold", async () => {
    const mara = await register(test, "mara");
    const role = "<script>=cmd()\u0000\ud800__proto__";
    const raw = `{"role":${JSON.stringify(role)},"userId":1,"version":99,"__proto__":{"status":"offer"}}`;
    const made = await mara.browser.post(address).set("Content-Type", "application/json").send(raw);
    expect([made.status, made.body.role, made.body.version, made.body.status]).toEqual([
      201,
      "<script>=cmd()\ufffd__proto__",
      1,
      "draft",
    ]);
    expect((await add(mara, { ...job, notes: "x".repeat(1_100_000) })).status).toBe(413);
    for (const wrong of ["abc", "0", "%00", keyOf("A"), "1;drop"])
      expect((await mara.browser.get(`${address}/${wrong}`)).status).toBe(400);
    for (const query of ["?after=abc", "?limit=0", "?limit=51", "?sort=id", "?status=hired", `?q=${"x".repeat(201)}`])
      expect([query, (await mara.browser.get(address + query)).status]).toEqual([query, 400]);
    const odd = Buffer.from('["no date",1]').toString("base64url");
    expect((await mara.browser.get(`${address}?after=${odd}`)).status).toBe(400);
  });

  it("are not ready or sent while their letter is unopened", async () => {
    const mara = await register(test, "mara");
    expect((await add(mara, { ...job, unopened: true, status: "ready" })).status).toBe(422);
    const { key } = (await add(mara, { ...job, unopened: true })).body;
    const change = (changes: object) => mara.browser.patch(`${address}/${key}`).send(changes);
    for (const status of ["ready", "sent", "interview", "offer"]) expect((await change({ status })).status).toBe(422);
    expect((await change({ status: "withdrawn" })).status).toBe(200);
    expect((await change({ status: "draft", unopened: false })).status).toBe(200);
    expect((await change({ status: "ready" })).status).toBe(200);
  });

  it("know their letters, and letters know their application, whichever comes first", async () => {
    const mara = await register(test, "mara");
    const letter = { title: "Night shift", content: "Dear team", applicationKey: keyOf("c") };
    const first = (await mara.browser.post("/api/saved-cover-letters").send(letter)).body;
    expect(first.applicationKey).toBe(keyOf("c"));
    await add(mara, job, keyOf("c"));
    const other = (await mara.browser.post("/api/saved-cover-letters").send({ title: "Two", content: "Dear" })).body;
    const link = (applicationKey: unknown) =>
      mara.browser.put(`/api/saved-cover-letters/${other.id}/application`).send({ applicationKey });
    expect((await link(keyOf("c"))).body.applicationKey).toBe(keyOf("c"));
    const titles = async () => (await listed(mara)).applications[0]?.letters.map(({ title }) => title);
    expect(await titles()).toEqual(["Night shift", "Two"]);
    await link(null);
    expect(await titles()).toEqual(["Night shift"]);
    for (const wrong of ["short", 5, undefined, "<script>"]) expect((await link(wrong)).status).toBe(400);
    const nora = await register(test, "nora");
    const stolen = await nora.browser
      .put(`/api/saved-cover-letters/${first.id}/application`)
      .send({ applicationKey: null });
    expect(stolen.status).toBe(404);
    await add(nora, job, keyOf("c"));
    expect((await listed(nora)).applications[0]?.letters).toEqual([]);
  });

  it("stop at the most that an account holds", async () => {
    const mara = await register(test, "mara");
    const rows = Array.from({ length: applicationLimits.perAccount }, (_, at) => ({
      userId: mara.id,
      key: String(at).padStart(32, "0"),
      fingerprint: "",
      role: "One of many",
    }));
    for (let at = 0; at < rows.length; at += 2_000)
      await test.db.insert(applications).values(rows.slice(at, at + 2_000));
    expect((await add(mara)).status).toBe(422);
    expect((await listed(mara)).applications).toHaveLength(applicationLimits.page);
  });

  it("take no longer texts where an account is full, and still another status", async () => {
    const mara = await register(test, "mara");
    const { key } = (await add(mara, { ...job, notes: "Ask Jo" })).body;
    const nearly = { userId: mara.id, key: keyOf("e"), fingerprint: "", role: "Large" };
    await test.db.insert(applications).values({ ...nearly, bytes: applicationLimits.bytesPerAccount });
    const path = `${address}/${key}`;
    const longer = await mara.browser.patch(path).send({ notes: "Ask Jo again" });
    expect(longer.status).toBe(422);
    expect(longer.body.message).toBe("An account can have at most 60 MB of applications. Delete some to add more.");
    expect((await mara.browser.get(path)).body).toMatchObject({ notes: "Ask Jo", version: 1 });
    expect((await mara.browser.patch(path).send({ status: "interview" })).status).toBe(200);
    expect((await mara.browser.patch(path).send({ notes: "Jo" })).status).toBe(200);
    await mara.browser.delete(`${address}/${keyOf("e")}`).expect(204);
    expect((await mara.browser.patch(path).send({ notes: "Ask Jo again" })).status).toBe(200);
  });

  it("leave no work behind that one save later does for many", async () => {
    const indexes = await test.db
      .select({ name: sql`c.relname`, options: sql`c.reloptions` })
      .from(sql`pg_class c join pg_am a on a.oid = c.relam`)
      .where(sql`a.amname = 'gin' and c.relname ~ '^(applications|prompt_submissions)'`);
    expect(indexes).toEqual([{ name: "prompt_submissions_search_plain", options: ["fastupdate=off"] }]);
  });

  it("are in the copy of one's data and go with the account", async () => {
    const mara = await register(test, "mara");
    await add(mara, { ...job, notes: "Only mine" });
    const copy = JSON.parse((await mara.browser.get("/api/profile/export")).text);
    expect(copy.applications).toMatchObject([{ ...job, notes: "Only mine" }]);
    await mara.browser.delete("/api/profile").send({ password: "Correct-Horse-9" });
    expect(await test.db.select().from(applications)).toEqual([]);
  });
});
