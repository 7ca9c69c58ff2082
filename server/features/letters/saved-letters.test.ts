import { createServer } from "node:http";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { savedCoverLetterSchema } from "#shared/letters/saved-cover-letter.schema.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";

const address = "/api/saved-cover-letters";
const letter = {
  title: "Night shift at Mercy Lakeside",
  content: "Dear Ms. Okafor,\n\nI write about the night shift.\n\nSincerely,\nMara Lindqvist",
  jobTitle: "Charge Nurse",
  company: "Mercy Lakeside",
  templateId: null,
  promptInfo: { firstName: "Mara", lastName: "Lindqvist", tone: "formal" },
};

describe("saved letters", () => {
  const test = useTestApp();

  it("are kept, listed newest first, changed and removed by their owner", async () => {
    const { browser, id: userId } = await register(test, "mara");
    const created = await browser.post(address).send({ ...letter, userId: 999 });
    expect(created.status).toBe(201);
    expect(savedCoverLetterSchema.parse(created.body)).toMatchObject({
      ...letter,
      userId,
      authorName: "Mara Lindqvist",
    });

    await browser.post(address).send({ ...letter, title: "Second" });
    const list = await browser.get(address);
    expect(list.body.map((entry: { title: string }) => entry.title)).toEqual(["Second", letter.title]);

    const changed = await browser
      .put(`${address}/${created.body.id}`)
      .send({ title: "Day shift", content: "Dear Ms. Okafor, days suit me.", jobTitle: "", company: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ title: "Day shift", jobTitle: null, company: null, templateId: null });
    expect((await browser.get(`${address}/${created.body.id}`)).body).toEqual(changed.body);

    expect((await browser.delete(`${address}/${created.body.id}`)).status).toBe(204);
    expect((await browser.get(`${address}/${created.body.id}`)).status).toBe(404);
    expect((await browser.delete(`${address}/${created.body.id}`)).status).toBe(404);
  });

  it("need somebody signed in", async () => {
    for (const call of [
      request(test.app).get(address),
      request(test.app).post(address).send(letter),
      request(test.app).get(`${address}/1`),
      request(test.app).put(`${address}/1`).send(letter),
      request(test.app).delete(`${address}/1`),
    ])
      expect((await call).status).toBe(401);
  });

  it("are not there for anybody else", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { id } = (await mara.browser.post(address).send(letter)).body;
    expect((await nora.browser.get(address)).body).toEqual([]);
    expect((await nora.browser.get(`${address}/${id}`)).status).toBe(404);
    expect((await nora.browser.put(`${address}/${id}`).send({ title: "Mine", content: "Mine" })).status).toBe(404);
    expect((await nora.browser.delete(`${address}/${id}`)).status).toBe(404);
    await nora.browser.post(address).send({ ...letter, userId: mara.id });
    expect((await mara.browser.get(address)).body).toHaveLength(1);
    expect((await mara.browser.get(`${address}/${id}`)).body.title).toBe(letter.title);
  });

  it.each(["abc", "1.5", "-1", "0", "99999999999", "1e3", "2147483648", "%00", "<script>", "1;drop"])(
    "refuse the id %s",
    async (id) => {
      const { browser } = await register(test, "mara");
      for (const call of [
        browser.get(`${address}/${id}`),
        browser.put(`${address}/${id}`).send(letter),
        browser.delete(`${address}/${id}`),
      ]) {
        const answer = await call;
        expect(answer.status).toBe(400);
        expect(answer.body.message).toBe("Invalid ID format");
      }
    },
  );

  it.each([
    [{ title: undefined }, "title", "Title is required"],
    [{ title: "   " }, "title", "Title is required"],
    [{ title: 7 }, "title", "Title is required"],
    [{ title: "x".repeat(201) }, "title", "Keep this under 200 characters"],
    [{ content: undefined }, "content", "Content is required"],
    [{ content: "\0" }, "content", "Content is required"],
    [{ content: ["Dear"] }, "content", "Content is required"],
    [{ content: "x".repeat(900_000) }, "content", "Keep this under 50,000 characters"],
    [{ jobTitle: "x".repeat(900_000) }, "jobTitle", "Keep this under 200 characters"],
    [{ company: { name: "Mercy" } }, "company", "Enter text"],
  ])("refuse %o with the message of its field", async (wrong, field, message) => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).send(letter)).body;
    for (const call of [browser.post(address), browser.put(`${address}/${id}`)]) {
      const answer = await call.send({ ...letter, ...wrong });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[field]).toContain(message);
    }
    expect(await test.db.select().from(savedCoverLetters)).toHaveLength(1);
  });

  it("keep markup as the text it is, and drop what a database cannot hold", async () => {
    const { browser } = await register(test, "mara");
    const answer = await browser
      .post(address)
      .send({ ...letter, title: "<script>alert(1)</script>", content: "Dear\0 \ud800 team" });
    expect(answer.body).toMatchObject({ title: "<script>alert(1)</script>", content: "Dear \ufffd team" });
  });

  it("keep the day they were written on, but none in the future", async () => {
    const { browser } = await register(test, "mara");
    const old = await browser.post(address).send({ ...letter, createdAt: "2026-03-01T08:00:00.000Z" });
    expect(old.body.createdAt).toBe("2026-03-01T08:00:00.000Z");
    for (const createdAt of ["9999-01-01T00:00:00.000Z", "0001-01-01T00:00:00.000Z", "yesterday", 5, null]) {
      const answer = await browser.post(address).send({ ...letter, createdAt });
      expect(answer.status).toBe(201);
      expect(Math.abs(Date.now() - Date.parse(answer.body.createdAt))).toBeLessThan(60_000);
    }
  });
});

describe("a letter that two tabs edit", () => {
  const test = useTestApp();

  it("is never written over unseen: the second save gets 412 with the letter as it stands", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).send(letter)).body;
    const { etag } = (await browser.get(`${address}/${id}`)).headers;
    const first = await browser
      .put(`${address}/${id}`)
      .set("If-Match", String(etag))
      .send({ ...letter, content: "First" });
    expect(first.status).toBe(200);
    expect(first.headers.etag).not.toBe(etag);
    const second = await browser
      .put(`${address}/${id}`)
      .set("If-Match", String(etag))
      .send({ ...letter, content: "Second" });
    expect(second.status).toBe(412);
    expect(second.body.letter).toEqual(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);

    const decided = await browser
      .put(`${address}/${id}`)
      .set("If-Match", String(second.headers.etag))
      .send({ ...letter, content: "Second" });
    expect(decided.body.content).toBe("Second");
  });

  it("lets one of ten saves from the same state through", async () => {
    const { browser } = await register(test, "mara");
    const created = await browser.post(address).send(letter);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        browser
          .put(`${address}/${created.body.id}`)
          .set("If-Match", String(created.headers.etag))
          .send({ ...letter, content: `Version ${index}` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(412)]);
  });

  it("takes the same save again after its answer was lost, a weak tag, a star, and no tag", async () => {
    const { browser } = await register(test, "mara");
    const created = await browser.post(address).send(letter);
    const save = (ifMatch: string, content: string) =>
      browser
        .put(`${address}/${created.body.id}`)
        .set("If-Match", ifMatch)
        .send({ ...letter, content });
    expect((await save(String(created.headers.etag), "Mine")).status).toBe(200);
    expect((await save(String(created.headers.etag), "Mine")).status).toBe(200);
    const { etag } = (await browser.get(`${address}/${created.body.id}`)).headers;
    expect((await save(`"other", W/${etag}`, "Weak")).status).toBe(200);
    expect((await save("*", "Star")).status).toBe(200);
    expect((await save("nonsense", "Lost")).status).toBe(412);
    expect((await browser.put(`${address}/${created.body.id}`).send(letter)).status).toBe(200);
    expect((await browser.put(`${address}/999`).set("If-Match", "*").send(letter)).status).toBe(404);
  });
});

describe("a save that is sent again", () => {
  const test = useTestApp();

  it("makes one letter, one after the other and ten at once", async () => {
    const { browser } = await register(test, "mara");
    const save = (key: string) => browser.post(address).set("Idempotency-Key", key).send(letter);
    const first = await save("a-1");
    const again = await save("a-1");
    expect([again.status, again.body]).toEqual([201, first.body]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save("a-2")));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await browser.get(address)).body).toHaveLength(2);
  });

  it("makes one letter when the server died between the save and its answer", async () => {
    const { browser } = await register(test, "mara");
    const login = await browser.post("/api/login").send({ username: "mara", password: goodPassword });
    const cookie = String(login.headers["set-cookie"]).match(/desk\.sid=[^;]+/)?.[0] ?? "";
    const save = (app: Parameters<typeof request>[0]) =>
      request(app).post(address).set("Cookie", cookie).set("Idempotency-Key", "a-1").send(letter);

    const dying = createServer((incoming, response) => {
      response.end = () => response.destroy();
      test.app(incoming, response);
    });
    await expect(save(dying)).rejects.toThrow();
    const kept = (await browser.get(address)).body;
    expect(kept).toHaveLength(1);

    const restarted = test.another();
    const again = await save(restarted);
    expect([again.status, again.body]).toEqual([201, kept[0]]);
    expect((await request(restarted).get(address).set("Cookie", cookie)).body).toHaveLength(1);
  });

  it("is another save for another person, and for another text it is refused", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { id } = (await mara.browser.post(address).set("Idempotency-Key", "a-1").send(letter)).body;
    expect((await nora.browser.post(address).set("Idempotency-Key", "a-1").send(letter)).body.id).not.toBe(id);
    const other = await mara.browser
      .post(address)
      .set("Idempotency-Key", "a-1")
      .send({ ...letter, content: "Another letter" });
    expect(other.status).toBe(422);
  });

  it("works again once the letter was deleted, so that a deletion can be undone", async () => {
    const { browser } = await register(test, "mara");
    const save = () => browser.post(address).set("Idempotency-Key", "a-1").send(letter);
    await browser.delete(`${address}/${(await save()).body.id}`);
    expect((await save()).status).toBe(201);
    expect((await browser.get(address)).body).toHaveLength(1);
  });

  it("gives a deleted letter its address again, and never another letter's or one to come", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { id } = (await mara.browser.post(address).send(letter)).body;
    await mara.browser.delete(`${address}/${id}`);
    expect((await mara.browser.post(address).send({ ...letter, id })).body.id).toBe(id);
    for (const taken of [id, id + 1_000, -1, 2 ** 40, "1; drop table users", null]) {
      const other = await nora.browser.post(address).send({ ...letter, id: taken });
      expect(other.status).toBe(201);
      expect([id, taken]).not.toContain(other.body.id);
    }
    expect((await nora.browser.get(`${address}/${id}`)).status).toBe(404);
  });

  it("is never one that the database would give next, also where it has given none yet", async () => {
    const { browser } = await register(test, "mara");
    await test.query("select setval('saved_cover_letters_id_seq', 5001, false)");
    expect((await browser.post(address).send({ ...letter, id: 5_001 })).body.id).toBe(5_001);
    for (const id of [5_002, 5_003]) expect((await browser.post(address).send(letter)).body.id).toBe(id);
  });

  it("counts what stands beside a letter as it is written, and shows nobody the count", async () => {
    const { browser } = await register(test, "mara");
    const promptInfo = { firstName: "Zoë", vouched: ["I can weld."] };
    const made = await browser.post(address).send({ ...letter, promptInfo });
    expect(made.status).toBe(201);
    const stored = async () => {
      const { rows } = await test.query(
        "select prompt_info_bytes as counted, octet_length(prompt_info::text) as stored from saved_cover_letters",
      );
      return Object(rows[0]);
    };
    const before = await stored();
    expect(before.counted).toBe(before.stored);
    const vouched = { key: "I can weld and braze.", vouched: true };
    expect((await browser.put(`${address}/${made.body.id}/vouched`).send(vouched)).status).toBe(200);
    const after = await stored();
    expect(after.counted).toBe(after.stored);
    expect(after.counted).toBeGreaterThan(before.counted);
    for (const path of [address, `${address}/${made.body.id}`, "/api/profile/export"])
      expect((await browser.get(path)).text).not.toContain("promptInfoBytes");
  });

  it("refuses keys that are none", async () => {
    const { browser } = await register(test, "mara");
    for (const key of ["x".repeat(201), "two words"])
      expect((await browser.post(address).set("Idempotency-Key", key).send(letter)).status).toBe(400);
  });

  it("at the most letters that an account holds, answers the letter it made, and refuses a new one", async () => {
    const { browser, id: userId } = await register(test, "mara");
    await browser.post(address).set("Idempotency-Key", "a-1").send(letter);
    await test.db
      .insert(savedCoverLetters)
      .values(Array.from({ length: 999 }, () => ({ userId, title: "One of many", content: "Dear all" })));
    expect((await browser.post(address).set("Idempotency-Key", "a-1").send(letter)).status).toBe(201);
    expect((await browser.post(address).send(letter)).status).toBe(422);
    expect((await browser.get(address)).body).toHaveLength(1_000);
  });
});
