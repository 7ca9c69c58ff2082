import request from "supertest";
import { describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { type FactSet, factSetLimits } from "#shared/material/fact-set.schema.ts";
import { emptyMaterial, type Facts, type MaterialLine } from "#shared/material/material.schema.ts";

const SETS = "/api/fact-sets";

const { completions: _none, ties: __none, ...none } = emptyMaterial;
const line = (text: string): MaterialLine => ({ id: text, origin: { from: "typed" }, confirmed: true, text });
const factsOf = (...texts: string[]): Facts => ({ ...none, plain: texts.map(line) });
const english = { name: "English", language: "en", facts: factsOf("I weld frames.") };
const textsOf = (set: { facts: Facts }) => set.facts.plain.map(({ text }) => text);

describe("saved facts", () => {
  const test = useTestApp();

  it("are kept, listed in the order they were made, changed, copied and removed by their owner", async () => {
    const { browser } = await register(test, "mara");
    const made = await browser.post(SETS).send({ ...english, userId: 999 });
    expect(made.status).toBe(201);
    expect(made.headers.location).toBe(`${SETS}/${made.body.id}`);
    expect(made.body).toMatchObject(english);
    expect(made.body.userId).toBeUndefined();
    await browser
      .post(SETS)
      .send({ ...english, name: "Deutsch", language: "de" })
      .expect(201);
    const list = await browser.get(SETS).expect(200);
    expect(list.body.map(({ name }: FactSet) => name)).toEqual(["English", "Deutsch"]);

    const changed = await browser
      .put(`${SETS}/${made.body.id}`)
      .send({ ...english, name: " Teaching ", facts: factsOf("I teach.") });
    expect(changed.body).toMatchObject({ name: "Teaching" });
    expect((await browser.get(`${SETS}/${made.body.id}`)).body).toEqual(changed.body);
    await browser.delete(`${SETS}/${made.body.id}`).expect(204);
    await browser.get(`${SETS}/${made.body.id}`).expect(404);
    await browser.delete(`${SETS}/${made.body.id}`).expect(404);
  });

  it("need somebody signed in, and are not there for anybody else", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const { id } = (await mara.browser.post(SETS).send(english)).body;
    for (const [browser, status] of [
      [request(test.app), 401],
      [nora.browser, 404],
    ] as const) {
      for (const call of [
        browser.get(`${SETS}/${id}`),
        browser.get(`${SETS}/${id}/versions`),
        browser.put(`${SETS}/${id}`).send(english),
        browser.delete(`${SETS}/${id}`),
      ])
        expect((await call).status).toBe(status);
    }
    expect((await nora.browser.get(SETS)).body).toEqual([]);
    await request(test.app).get(SETS).expect(401);
    await request(test.app).post(SETS).send(english).expect(401);
  });

  it("are not written over unseen: 412 names what stands there", async () => {
    const { browser } = await register(test, "mara");
    const made = await browser.post(SETS).send(english);
    const etag = String(made.headers.etag);
    const address = `${SETS}/${made.body.id}`;
    await browser
      .put(address)
      .set("If-Match", etag)
      .send({ ...english, facts: factsOf("I weld.") })
      .expect(200);
    const late = await browser
      .put(address)
      .set("If-Match", etag)
      .send({ ...english, facts: factsOf("I drive.") });
    expect(late.status).toBe(412);
    expect(textsOf(late.body.set)).toEqual(["I weld."]);
    // The same words again, after an answer that got lost, count as done.
    await browser
      .put(address)
      .set("If-Match", etag)
      .send({ ...english, facts: factsOf("I weld.") })
      .expect(200);
  });

  it("are made once by calls with one key, also at once, and not for other facts under that key", async () => {
    const { browser } = await register(test, "mara");
    const make = (body: object) => browser.post(SETS).set("Idempotency-Key", "set-1").send(body);
    const answers = await Promise.all([make(english), make(english), make(english)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await browser.get(SETS)).body).toHaveLength(1);
    await make({ ...english, name: "Other" }).expect(422);
  });

  it("are at most twenty on an account, also where calls come at once", async () => {
    const { browser } = await register(test, "mara");
    for (let made = 1; made < factSetLimits.perAccount; made++) await browser.post(SETS).send(english).expect(201);
    const last = await Promise.all([1, 2, 3].map(() => browser.post(SETS).send(english)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it("keep earlier states: one a sitting, one where it is asked for, and those that a browser brings", async () => {
    const { browser } = await register(test, "mara");
    const versions = [{ facts: factsOf("Long ago."), at: "2026-03-01T08:00:00.000Z" }];
    const { id } = (await browser.post(SETS).send({ ...english, versions })).body;
    const save = (text: string, keepVersion?: boolean) =>
      browser
        .put(`${SETS}/${id}`)
        .send({ ...english, facts: factsOf(text), keepVersion })
        .expect(200);
    await save("One.");
    await save("Two.");
    await save("Three.");
    const kept = await browser.get(`${SETS}/${id}/versions`).expect(200);
    expect(kept.body.map(textsOf)).toEqual([["Long ago."], ["I weld frames."]]);
    await save("Long ago.", true);
    expect((await browser.get(`${SETS}/${id}/versions`)).body.map(textsOf).at(-1)).toEqual(["Three."]);
    for (let turn = 0; turn < 25; turn++) await save(`Turn ${turn}.`, true);
    expect((await browser.get(`${SETS}/${id}/versions`)).body).toHaveLength(factSetLimits.versions);
  });

  it.each([
    [{ name: undefined }, "name", "Enter a name"],
    [{ name: " " }, "name", "Enter a name"],
    [{ name: "x".repeat(81) }, "name", "Keep this under 80 characters"],
    [{ name: ["English"] }, "name", "Enter a name"],
    [{ language: "xx" }, "language", undefined],
    [{ facts: undefined }, "facts", undefined],
    [{ facts: { ...none, plain: [{ ...line("x"), confirmed: "yes" }] } }, "facts.plain.0.confirmed", undefined],
    [{ facts: factsOf("x".repeat(2001)) }, "facts.plain.0.text", undefined],
    [
      { facts: factsOf(...Array.from({ length: 200 }, (_none, at) => `${at} ${"x".repeat(1900)}`)) },
      "facts.plain.0.id",
      undefined,
    ],
  ])("refuse %#: what is missing, of another kind or too long", async (wrong, field, message) => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(SETS).send(english)).body;
    for (const call of [browser.post(SETS), browser.put(`${SETS}/${id}`)]) {
      const answer = await call.send({ ...english, ...wrong });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toContain(field);
      if (message) expect(answer.body.errors[field]).toContain(message);
    }
    expect((await browser.get(SETS)).body).toHaveLength(1);
  });

  it("hold at most 200,000 characters together", async () => {
    const { browser } = await register(test, "mara");
    const rows = Array.from({ length: 120 }, (_none, at) => ({
      ...line(`row-${at}`),
      text: `${at} ${"x".repeat(1900)}`,
    }));
    const answer = await browser.post(SETS).send({ ...english, facts: { ...none, plain: rows } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.facts[0]).toMatch(/200,000/);
  });

  it.each(["abc", "0", "-1", "99999999999", "1;drop"])("refuse the id %s", async (id) => {
    const { browser } = await register(test, "mara");
    await browser.get(`${SETS}/${id}`).expect(400);
    await browser.put(`${SETS}/${id}`).send(english).expect(400);
  });

  it("keep markup as the text it is", async () => {
    const { browser } = await register(test, "mara");
    const { body } = await browser.post(SETS).send({ ...english, facts: factsOf("<script>alert(1)</script>") });
    expect(textsOf(body)).toEqual(["<script>alert(1)</script>"]);
  });

  it("leave with the account's copy and go with the account", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(SETS).send(english)).body;
    await browser
      .put(`${SETS}/${id}`)
      .send({ ...english, facts: factsOf("I teach.") })
      .expect(200);
    const copy = await browser.get("/api/profile/export").expect(200);
    expect(copy.text).toContain("I weld frames.");
    expect(copy.text).toContain("I teach.");
    await browser.delete("/api/profile").send({ password: goodPassword }).expect(204);
    const { rows } = await test.query(
      "select (select count(*)::int from fact_sets) + (select count(*)::int from fact_set_versions) as left_over",
    );
    expect(rows).toEqual([{ left_over: 0 }]);
  });
});
